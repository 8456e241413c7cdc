import Basketball
import Documents
import JSON

/// Whether the summary of a game tells lists and seasons what its tape does: the row of a list in JSON,
/// those of tables, and all that standings and totals are added up from. Of a game that is on, that is asked
/// of the same game called off.
public func isSummedUp(_ sheet: Scoresheet) throws -> Bool {
  var sheet = sheet
  let now = sheet.tape.changed
  if sheet.state.status(at: now).isBegun { _ = try sheet.perform(.end(.called), now: now) }
  let document = GameDocument(sheet.state, now: now)
  let json = Summary.json(of: document, changed: now, until: sheet.state.timeEnds)
  let summary = try JSONText(Array(json.compact.utf8)).root
  let game = SeasonGame(document, changed: now)
  let read = try SeasonGame(summary: summary, of: sheet.id, .lines)
  let names = try SeasonGame(summary: summary, of: sheet.id, .names)
  return read.told == game.told && read.teams == game.teams
    && names.people == game.people && names.row == game.row
}

extension SeasonGame {
  /// All that lists, tables and seasons have of it.
  fileprivate var told: [String] {
    [
      listed(counts: true), Table<SeasonGame>.games.lines(of: [self], as: .csv),
      Table<LineRow>.players.lines(of: LineRow.players(of: self), as: .csv),
    ].map { String(decoding: $0, as: UTF8.self) } + [kept.json.compact, "\(shots) \(row)"]
  }

  fileprivate var people: [String] { teams.both.map { "\($0.name) \($0.players.map(\.name))" } }
}
