import Basketball
import Documents

/// Changes of the text. Each changes one line, and keeps its other words, spaces and comments.
extension Plan {
  /// The plan with a fixture moved to another court, time or day.
  public func moving(
    _ number: Int, court: String?, time: StartTime?, day: Day? = nil
  ) throws(Problem) -> Plan {
    if queue != nil { throw .hasQueue }
    guard let place = places[number] else { throw .noSuchFixture(number) }
    if let court, court != Fixture.anyCourt, !courts.isEmpty, !courts.contains(court) {
      throw .noSuchCourt(court, known: courts)
    }
    if let court,
      court.isEmpty || court.hasComment || court.contains("\"")
        || court.courtWord.courtName != court
    {
      throw Problem(
        "unfitCourt", .usage,
        "\(court.quoted) cannot be a court: it is a name without quotes and #")
    }
    var text = source
    text.replace(place.lineIndex) { line in
      let timed = time.map { line.setting(time: $0.text) } ?? line
      return court.map { timed.setting(court: $0) } ?? timed
    }
    if let day, day != fixtures[place.fixture].day {
      move(place.lineIndex, to: day, slot: fixtures[place.fixture].slot, in: &text)
    }
    return try reading(text)
  }

  /// Moves a line below the last one of a day; below a new line of that day, ahead of the next day,
  /// if there is none.
  private func move(_ line: Int, to day: Day, slot: Int, in text: inout TextLines) {
    let moved = text.lines[line]
    if let last = fixtures.last(where: { $0.day == day }).flatMap({ places[$0.number]?.lineIndex })
    {
      text.insert([moved], at: last + 1)
      text.remove(at: last < line ? line + 1 : line)
      return
    }
    let heading = "\(PlanKey.day) \(day.text) slot \(slot)"
    // A day without a slot of its own has the slot of the day before it, so the new day has to come before one with
    // its own slot.
    let next = text.lines.map(PlanLine.init).firstIndex {
      $0.key == .day && $0.words.count > 3 && $0.words[1] > day.text
    }
    let end = text.lines.last == "" ? text.lines.count - 1 : text.lines.count
    text.insert(next == nil ? ["", heading, moved] : [heading, moved, ""], at: next ?? end)
    text.remove(at: line < next ?? end ? line : line + 3)
  }

  /// The plan with fixtures delayed; those without a time stay.
  public func delaying(_ numbers: [Int], by minutes: Int) throws(Problem) -> Plan {
    if queue != nil { throw .hasQueue }
    var text = source
    for number in numbers {
      guard let place = places[number] else { throw .noSuchFixture(number) }
      guard let time = fixtures[place.fixture].time else { continue }
      guard let later = StartTime(minutes: time.minutes + minutes) else {
        throw Problem(
          "beyondMidnight", .refused, "fixture \(number) would begin on another day")
      }
      text.replace(place.lineIndex) { $0.setting(time: later.text) }
    }
    return try reading(text)
  }

  /// The plan after a team has withdrawn; nil where it has not.
  public func withdrawing(
    _ name: String, _ withdrawal: Withdrawal?
  ) throws(Problem) -> Plan {
    let team = try known(name)
    return try saying(withdrawal.map { "withdraw \(team) \($0.rawValue)" }) { line in
      line.key == .withdraw && teams(in: line) == [team]
    }
  }

  /// The plan after classification points were taken off a team; nil gives back all that it has lost.
  public func deducting(
    _ points: Int?, from name: String, why: String
  ) throws(Problem) -> Plan {
    guard let points else {
      let team = try known(name)
      return try saying(nil) { $0.key == .deduct && teams(in: $0) == [team] }
    }
    try why.checkComment()
    var text = source
    text.append(
      ["\(PlanKey.deduct) \(try known(name)) \(points)", why].filter { !$0.isEmpty }.spaceSeparated)
    return try reading(text)
  }

  /// The plan with the officials of a fixture, or those at its table: names with commas between; nil takes all of
  /// them away.
  public func assigning(_ names: String?, as crew: Crew, to number: Int) throws(Problem) -> Plan {
    if places[number] == nil { throw .noSuchFixture(number) }
    if let names {
      try names.checkComment()
      if names[...].listedPlayers.count > crew.keys.count {
        throw Problem(
          "tooManyNames", .usage, "there are at most \(crew.keys.count) names of \(crew)")
      }
    }
    return try saying(names.map { "\(crew) \(number) \($0)" }) {
      $0.key?.rawValue == crew.rawValue && $0.number == number
    }
  }

  /// The plan with the result of a drawing of lots, the first team the best.
  public func drawing(_ names: [String]) throws(Problem) -> Plan {
    var teams = [String]()
    for name in names {
      let team = try known(name)
      if teams.contains(team) { throw .sameTeam(team) }
      teams.append(team)
    }
    // With commas if the names alone could be read in another way.
    let plain = teams.spaceSeparated
    let isPlain = self.teams(in: PlanLine("lot \(plain)")) == teams
    return try saying("lot \(isPlain ? plain : teams.commaSeparated)") { line in
      line.key == .lot && Set(self.teams(in: line)) == Set(teams)
    }
  }

  /// The plan that keeps the game of a fixture as long as the results give it these sides.
  public func keeping(
    _ number: Int, _ sides: Sides<Entrant>
  ) throws(Problem) -> Plan {
    guard places[number] != nil else { throw .noSuchFixture(number) }
    return try saying("keep \(number) \(sides.home.text) - \(sides.away.text)") {
      $0.key == .keep && $0.number == number
    }
  }

  /// The plan with a new line, which replaces the first line about the same subject or else is added at the end.
  /// Without a new line, all lines about the subject are removed.
  func saying(
    _ new: String?, instead isSame: (PlanLine) -> Bool
  ) throws(Problem) -> Plan {
    var text = source
    let old = source.lines.indices.filter { isSame(PlanLine(source.lines[$0])) }
    if let new, let first = old.first {
      text.replace(first) { $0.replacing([$0.typed(from: 0)], with: new) }
    } else if let new {
      text.append(new)
    } else {
      for index in old.reversed() { text.remove(at: index) }
    }
    return try reading(text)
  }

  func known(_ name: String) throws(Problem) -> String {
    guard let team = team(name) else {
      throw .noSuchTeam(name, known: teams.map(\.name).sorted())
    }
    return team.name
  }

  func reading(_ text: TextLines) throws(Problem) -> Plan {
    do {
      return try Plan(text.text, name: name)
    } catch {
      // A line that could not be read back.
      throw Problem("badEvent", .refused, error.fault)
    }
  }
}

extension TextLines {
  mutating func replace(_ place: Int, with change: (PlanLine) -> PlanLine) {
    replace(place, with: change(PlanLine(lines[place])).text)
  }
}

extension PlanLine {
  func setting(time: String) -> PlanLine {
    places.time.map { replacing([words[$0]], with: time) } ?? inserting(time, before: 1)
  }

  func setting(court: String) -> PlanLine {
    places.court.map { replacing([words[$0]], with: court.courtWord) }
      ?? inserting("court \(court.courtWord)", before: places.sides)
  }

  private func inserting(_ word: String, before place: Int) -> PlanLine {
    replacing([words[place].prefix(0)], with: word + " ")
  }

  /// The line with a word in place of each of these parts, which are in order.
  func replacing(_ parts: [Substring], with word: String) -> PlanLine {
    var new = ""
    var end = text.startIndex
    for part in parts {
      new += text[end..<part.startIndex] + word
      end = part.endIndex
    }
    return PlanLine(new + text[end...])
  }
}

/// Teams that join and leave the queue of a winner-stays event.
extension EventStanding {
  /// The plan in which a team joins or leaves the queue after the last game that has begun.
  ///
  /// - Parameter typed: the team; one that joins may bring its roster: `Golds: 4 Ana, 23 Bo, 7 Cy`.
  public func changingQueue(
    _ typed: String, isJoining: Bool
  ) throws(Problem) -> Plan {
    guard let winnerStays else {
      throw Problem(
        "noQueue", .refused, "the event has fixtures, and no queue",
        "'scoreboard event plan gym Reds Blues Greens --stay 2' makes one with a queue")
    }
    try typed.checkTeam()
    let name = String(typed.typedName)
    let team = isJoining ? plan.words.team(name) ?? name : try plan.known(name)
    if isJoining == winnerStays.has(team) {
      throw isJoining
        ? Problem("inQueue", .refused, "\(team.excerpt) are playing or waiting already")
        : Problem("notInQueue", .refused, "\(team.excerpt) are not in the queue")
    }
    var plan = plan
    if isJoining, typed.contains(":") {
      plan = try plan.saying("team \(typed)") { $0.key == .team && plan.teams(in: $0) == [team] }
    }
    var text = plan.source
    text.append("\(isJoining ? PlanKey.join : .leave) \(team) after \(winnerStays.lastNumber)")
    return try plan.reading(text)
  }
}
