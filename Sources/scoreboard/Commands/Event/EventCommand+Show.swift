import Documents
import Events
import Views

extension EventCommand {
  func show(_ name: String) throws {
    let formats = [("--csv", isCSV), ("--ics", isCalendar), ("--json", isJSON)].filter(\.1)
    if formats.count > 1 {
      throw Failure.conflict(
        "twoFormats", "\(formats[0].0) and \(formats[1].0) are two formats")
    }
    let standing = try context.standing(of: context.libraryEvent(name))
    if isCalendar { return try calendar(name, standing) }
    if team != nil { throw unusable("--team goes with --ics") }
    if isCSV {
      let table = Table<FixtureStanding>.fixtures
      return try context.out.write(
        String(
          decoding: table.header(as: .csv) + table.lines(of: standing.fixtures, as: .csv),
          as: UTF8.self))
    }
    try answer(standing.document(named: name)) {
      page.event(standing, named: name)
    }
    try warn(standing.clashes.map(standing.line))
  }

  private func calendar(_ name: String, _ standing: EventStanding) throws {
    let meant = try team.map { team in
      guard let known = standing.plan.team(team) else {
        throw EventRefusal.noSuchTeam(team, known: standing.plan.teams.map(\.name))
      }
      return known.name
    }
    var text = ""
    var left = [Int]()
    try library.changeRecord(ofEvent: name) { record in
      let calendar = EventCalendar(name: name, standing, record: record, now: now)
      text = calendar.text(of: meant)
      left = calendar.leftOut(of: meant)
      return calendar.record
    }
    try context.out.write(text)
    if !left.isEmpty {
      try warn(["left out, without a day or a time: \(left.map(String.init).few)"])
    }
  }

  /// Answers with the sheets to print.
  func sheet() throws {
    let event = try context.libraryEvent()
    let sheet = EventSheet(
      try context.standing(of: event), name: event.name, mark: "scoreboard \(Tool.version)")
    try answer(page: sheet.bytes, to: output, example: "sheets.html")
  }

  /// Answers with the next fixtures, on a court or on each.
  func next(on court: String?) throws {
    let event = try context.libraryEvent()
    let standing = try context.standing(of: event)
    if let court, !standing.courts.isEmpty, !standing.courts.contains(court) {
      throw EventRefusal.noSuchCourt(court, known: standing.courts)
    }
    try answer(standing.document(named: event.name)) {
      let numbers =
        court == nil ? standing.next : standing.next(on: court).map(\.number).array
      guard numbers.isEmpty else { return standing.lines(of: numbers) }
      return ["nothing is ready to be played"]
        + standing.needingWinner.map { "without a winner: \(standing.line(of: $0))" }
    }
  }
}
