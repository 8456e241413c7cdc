import Arguments
import Basketball
import Documents
import Events
import Storage

/// `check`: lists damaged games and anomalies.
struct Check: GameCommand {
  var context = Context()
  var isAll = false
  var repairs = false

  static let name = "check"
  static let summary = "list what does not add up in a game"
  static let examples = ["scoreboard check", "scoreboard check --all --json"]
  static let details = """
    It ends with 1 if anything was found; a note is nothing wrong. Unless a game is
    named, it also looks at events: for disputed fixtures, for teams and courts with
    two at a time, and for teams at two places. '--repair' writes a file anew from its
    tape where its summary is another, where it was edited, or where an older version
    wrote it, and ends with 0 where nothing is left to find.
    """

  static let needs = [Need.allOr("GAME game")]

  mutating func visitOwn(_ rows: Rows) {
    context.visitGame(rows)
    rows.flag("all", "every game of the library", &isAll)
    rows.flag("repair", "write the file anew from its tape", &repairs)
  }

  func run() throws {
    let library = try library
    let word = try context.gameWord()
    let events = isAll || word == nil ? try eventFindings() : []
    let ids =
      try isAll ? library.ids() : word.map { [try library.id(of: $0)] } ?? atHand(besides: events)
    let progress = Progress(in: context)
    var found = Found(hasSeveral: ids.count > 1 || !isAll && context.hasSeveralGames)
    var repairable = [String]()
    try onAllCores(ids[...], share: 1, passed: progress.pass) { id in
      let check = library.check(id)
      return (id, check.findings, check.isRepairable)
    } use: { id, findings, isRepairable in
      if repairs, isRepairable { repairable.append(id) } else { found.look(at: findings) }
      if !findings.isEmpty { progress.end() }
      try say(findings, in: &found)
    }
    progress.end()
    try say(events, in: &found)
    if common.isJSON {
      try context.out.write(found.json.end())
    } else if !found.hasAny, !common.isQuiet {
      let game = ids.count == 1 ? "\(ids[0].escapingControls): " : ""
      try context.say([game + "no problems found"])
    }
    try repair(repairable, in: &found)
    found.look(at: events)
    if found.isWrong { context.ending.become(.refused) }
  }

  /// Writes games anew from their tapes, and counts only what is still wrong after that.
  private func repair(_ ids: [String], in found: inout Found) throws {
    let library = try library
    var repaired = [String]()
    for id in ids {
      do {
        try library.repair(id)
        repaired.append(id)
      } catch {
        context.report(error)
      }
      found.look(at: library.check(id).findings)
    }
    try warn(
      repaired.count > 10 ? ["repaired \(repaired.count) games"] : repaired.map { "repaired \($0)" }
    )
  }

  /// The game at hand; none in a library that has only events, if something was found about these.
  private func atHand(besides events: [FindingDocument]) throws -> [String] {
    do {
      return [try library.idAtHand(for: .reading, now: now)]
    } catch LibraryError.noGames where !events.isEmpty {
      return []
    }
  }

  /// What was found so far.
  private struct Found: ~Copyable {
    let hasSeveral: Bool
    var hasAny = false
    /// Whether something is wrong and was not repaired.
    private(set) var isWrong = false
    var json = CheckDocument()

    mutating func look(at findings: [FindingDocument]) {
      isWrong = isWrong || findings.contains { !$0.isNote }
    }
  }

  private func say(_ findings: [FindingDocument], in found: inout Found) throws {
    if findings.isEmpty { return }
    found.hasAny = true
    let hinted = findings.map { $0.hinted(for: common.place(of: found.hasSeveral ? $0.id : nil)) }
    if common.isJSON {
      try context.out.write(found.json.text(of: hinted))
    } else {
      try context.say(hinted.lines(style: style))
    }
  }

  /// The disputed fixtures of all events, the teams and courts with two fixtures at a time, the teams at
  /// two places, and the unreadable events.
  private func eventFindings() throws -> [FindingDocument] {
    var events = [EventStanding]()
    let own = try library.events.flatMap { event in
      do {
        let standing = try event.standing(now: now)
        events.append(standing)
        return standing.findings
      } catch let error as LibraryError {
        return [
          FindingDocument(
            id: event.name, "damagedEvent", error.damage?.what ?? "it cannot be read",
            .editing(EventCommand.name))
        ]
      }
    }
    return own
      + events.indices.flatMap { place in
        events[place].hallClashes(with: events[..<place])
      }
  }
}

extension EventStanding {
  /// The halls in which this event and others play at the same time.
  func hallClashes(with others: some Sequence<EventStanding>) -> [FindingDocument] {
    halls.flatMap { fixture in
      others.flatMap { other in
        other.halls.filter(fixture.meets).map { taken in
          FindingDocument(
            id: name, "doubleBooking",
            "\(fixture.court ?? "") is taken twice: \(other.name) \(other.line(of: taken)); "
              + "\(name) \(line(of: fixture))",
            "scoreboard event move \(fixture.number) --at HH:MM --event \(shell: name)")
        }
      }
    }
  }

  fileprivate var findings: [FindingDocument] {
    let disputes = disputed.map { fixture in
      FindingDocument(
        id: fixture.game?.id ?? name, "disputedFixture",
        "fixture \(fixture.number) of \(name) is now for "
          + "\(fixture.shortName(of: .home)) and \(fixture.shortName(of: .away))",
        .settling(fixture.number, of: name, canReplay: canReplay(fixture.number)))
    }
    let bookings = clashes.map { clash in
      FindingDocument(
        id: name, "doubleBooking", line(of: clash),
        """
        scoreboard event move \(clash.fixtures.last ?? 0) --at HH:MM --event \(shell: name)
        """)
    }
    let places = atTwoPlaces.map { team, fixtures in
      FindingDocument(
        id: name, "teamAtTwoPlaces",
        "\(team) holds two places: \(lines(of: fixtures).joined(separator: "; "))",
        "one of these fixtures is for another team: see 'scoreboard event \(shell: name)'")
    }
    return disputes + bookings + places
  }
}

extension FindingDocument {
  /// The finding with a hint, for a place in which commands need to name the game.
  func hinted(for place: Hint.Place) -> FindingDocument {
    var finding = self
    finding.hint = advice?.text(for: place)
    return finding
  }
}
