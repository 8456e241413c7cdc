import Arguments
import Basketball
import Documents
import Events
import Storage
import Views

/// `check`: lists damaged games and anomalies.
struct Check: GameCommand {
  var context = Context()
  var isAll = false
  var repairs = false

  static let name = "check"
  static let summary = "list what does not add up in a game"
  static let examples = ["scoreboard check", "scoreboard check --all --json"]
  static let details = """
    It ends with 1 if anything was found. Unless a game is named, it also looks at
    events: for disputed fixtures, for teams and courts with two at a time, and for
    teams at two places. In a file 'tape' is what was recorded, and 'game'
    follows from it; '--repair' shows where they disagree.
    """

  static let needs = [Need.allOr("GAME game")]

  mutating func visit(_ rows: inout Rows) {
    context.visitGame(&rows)
    rows.flag("all", "every game of the library", &isAll)
    rows.flag("repair", "write 'game' in the file from its tape", &repairs)
    context.visitCommon(&rows)
  }

  func run() throws {
    let library = try library
    let word = try context.gameWord()
    let ids =
      if isAll { try library.ids() } else {
        [
          try word.map(library.id(of:))
            ?? library.idAtHand(for: .reading, now: now)
        ]
      }
    let events = isAll || word == nil ? try eventFindings() : []
    let progress = Progress(in: context)
    var found = Found(hasSeveral: ids.count > 1 || !isAll && context.hasSeveralGames)
    var repairable: [String] = []
    try onAllCores(ids[...], share: 1, passed: progress.pass) { id in
      let check = library.check(id)
      return (id: id, findings: check.findings, isRepairable: check.isRepairable)
    } use: { check in
      if check.isRepairable { repairable.append(check.id) }
      if !check.findings.isEmpty { progress.end() }
      try say(check.findings, in: &found)
    }
    progress.end()
    try say(events, in: &found)
    if isJSON {
      try context.out.write(found.json.end())
    } else if !found.hasAny, !context.isQuiet {
      let game = ids.count == 1 ? "\(ids[0].escapingControls): " : ""
      try context.say([game + "no problems found"])
    }
    for id in repairable where repairs {
      do {
        try library.repair(id)
        try warn(["repaired \(id)"])
      } catch {
        context.mention(error)
      }
    }
    if found.hasAny { context.ending.become(.refused) }
  }

  /// What was found so far.
  private struct Found: ~Copyable {
    let hasSeveral: Bool
    var hasAny = false
    var json = CheckDocument()
  }

  private func say(_ findings: [FindingDocument], in found: inout Found) throws {
    if findings.isEmpty { return }
    found.hasAny = true
    let hinted = findings.map { $0.hinted(for: common.place(of: found.hasSeveral ? $0.id : nil)) }
    if isJSON {
      try context.out.write(found.json.text(of: hinted))
    } else {
      try context.say(hinted.lines(style: style))
    }
  }

  /// The disputed fixtures of all events, the teams and courts with two fixtures at a time, the teams at
  /// two places, and the unreadable events.
  private func eventFindings() throws -> [FindingDocument] {
    try library.eventNames().flatMap { name in
      do {
        let standing = try context.libraryEvent(name).standing(now: now).standing
        return standing.findings(named: name)
      } catch let error as LibraryError {
        return [
          FindingDocument(
            id: name, cause: .damagedEvent, message: error.damage?.what ?? "it cannot be read")
        ]
      }
    }
  }
}

extension EventStanding {
  fileprivate func findings(named name: String) -> [FindingDocument] {
    let disputes = disputed.map { fixture in
      FindingDocument(
        id: fixture.game?.id ?? name,
        cause: .disputed(
          fixture: fixture.number, event: name, canReplay: canReplay(fixture.number)),
        message: "fixture \(fixture.number) of \(name) is now for "
          + "\(fixture.shortName(of: .home)) and \(fixture.shortName(of: .away))")
    }
    let bookings = clashes.map { clash in
      FindingDocument(
        id: name, cause: .doubleBooking(fixture: clash.fixtures.last ?? 0), message: line(of: clash)
      )
    }
    let places = atTwoPlaces.map { team, fixtures in
      FindingDocument(
        id: name, cause: .twoPlaces,
        message: "\(team) holds two places: \(lines(of: fixtures).joined(separator: "; "))")
    }
    return disputes + bookings + places
  }
}

extension FindingDocument {
  /// The finding with a hint, for a place in which commands need to name the game.
  func hinted(for place: Hint.Place) -> FindingDocument {
    var finding = self
    finding.hint = template?.text(for: place)
    return finding
  }

  private var template: Hint? {
    switch cause {
    case .damaged: .mending(id)
    case .inconsistent:
      "'scoreboard check --repair \(id.asShellWord)' writes its head again from the tape"
    case .otherGame: .ofCopy(id)
    case .anomaly(let anomaly): anomaly.hint
    case .disputed(let fixture, let event, let canReplay):
      .settling(fixture, of: event, canReplay: canReplay)
    case .doubleBooking(let fixture):
      "scoreboard event move \(fixture) --at HH:MM --event \(id.asShellWord)"
    case .twoPlaces:
      "one of these fixtures is for another team: see 'scoreboard event \(id.asShellWord)'"
    case .damagedEvent: .editing(EventCommand.name)
    }
  }
}

extension Anomaly {
  fileprivate var hint: Hint? {
    switch self {
    case .assistWithoutBasket(let play):
      """
      'scoreboard fix -g GAME \(play.number) --at CLOCK', or \
      'scoreboard remove -g GAME \(play.number)'
      """
    case .twice(let play, _): "'scoreboard remove -g GAME \(play.number)', if it was one"
    case .beyondLimit(let play, _), .freeThrowWithoutFoul(let play),
      .clockRanBackwards(let play, _):
      "scoreboard fix -g GAME \(play.number) --at CLOCK"
    case .sameName(let who, _, _):
      "'scoreboard roster -g GAME rename \(who.word.asShellWord) NAME', with an initial"
    case .sameTeams: "scoreboard roster -g GAME rename away NAME"
    case .rosterTooSmall(let team, _, _):
      "'scoreboard roster -g GAME add \(team.asShellWord) NAME' adds a player"
    case .assistToOneself(let play), .afterLastFoul(let play, _), .afterDisqualification(let play):
      "scoreboard fix -g GAME \(play.number) --who WHO"
    case .timeoutTooMany(let play): "'scoreboard remove -g GAME \(play.number)', if there was none"
    case .playOffCourt(let play):
      "'scoreboard fix -g GAME \(play.number) --who WHO', or record who came on before it"
    case .alreadyOnCourt(let play), .notOnCourt(let play):
      """
      'scoreboard remove -g GAME \(play.number)', or \
      'scoreboard fix -g GAME \(play.number) --who WHO'
      """
    case .wrongNumberOnCourt(let team, _, _, _):
      "'scoreboard lineup -g GAME --at CLOCK \(team.asShellWord) WHO...' says who is on court"
    case .rosterTooLarge, .tooManyTimeouts, .periodLeftOpen, .wallClockWentBack: nil
    }
  }
}
