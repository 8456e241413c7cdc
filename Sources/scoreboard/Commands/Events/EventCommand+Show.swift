import Documents
import Events
import Storage
import Terminal
import Views

extension EventCommand {
  func event(_ word: String?, in context: Context) throws -> String {
    if let word, let event, word != event {
      throw unusable("'\(event.excerpt)' and '\(word.excerpt)' are two events")
    }
    return try common.eventName(word ?? event, in: context)
  }

  func show(_ name: String, in context: Context) throws -> Exit {
    let standing = try common.standing(of: name, in: context)
    if isCalendar { return try calendar(name, standing, in: context) }
    if team != nil { throw unusable("--team goes with --ics") }
    if isCSV {
      let table = Table<FixtureStanding>.fixtures
      let bytes =
        table.header(as: .csv) + table.lines(of: standing.fixtures, as: .csv)
      try context.out.write(String(decoding: bytes, as: UTF8.self))
      return .success
    }
    return try common.answer(EventDocument(name: name, standing), in: context) {
      EventView(
        name: name, standing, columns: common.columns(in: context), style: common.style(in: context)
      ).lines
    }
  }

  private func calendar(
    _ name: String, _ standing: EventStanding, in context: Context
  ) throws -> Exit {
    if isCSV { throw Failure.conflict("twoFormats", "--csv and --ics are two formats") }
    var meant: String?
    if let team {
      guard let known = standing.plan.team(team) else {
        throw PlanChangeError.noSuchTeam(team, known: standing.plan.teams.map(\.name))
      }
      meant = known.name
    }
    var text = ""
    try common.library(in: context).changeRecord(ofEvent: name) { record in
      let calendar = EventCalendar(name: name, standing, record: record, now: context.now())
      text = calendar.text(of: meant)
      return calendar.record
    }
    try context.out.write(text)
    return .success
  }

  /// Answers with the sheets to print.
  func sheet(in context: Context) throws -> Exit {
    let name = try event(nil, in: context)
    let sheet = EventSheet(
      try common.standing(of: name, in: context), name: name, mark: "scoreboard \(Tool.version)")
    return try common.answer(page: sheet.bytes, to: output, example: "sheets.html", in: context)
  }

  /// Answers with the next fixtures, on a court or on each.
  func next(on court: String?, in context: Context) throws -> Exit {
    let name = try event(nil, in: context)
    let standing = try common.standing(of: name, in: context)
    if let court, !standing.courts.isEmpty, !standing.courts.contains(court) {
      throw PlanChangeError.noSuchCourt(court, known: standing.courts)
    }
    return try common.answer(EventDocument(name: name, standing), in: context) {
      let numbers =
        court == nil ? standing.next : standing.next(on: court).map { [$0.number] } ?? []
      let fixtures = numbers.compactMap { standing.fixture($0) }
      return fixtures.isEmpty ? ["nothing is ready to be played"] : fixtures.map(\.line)
    }
  }
}
