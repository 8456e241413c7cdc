import Basketball
import Events

extension Card {
  /// `18:00, Hall North`.
  var placeText: String { phrase(self[.time], self[.place], between: ", ") }

  /// `A. Ref, B. Ref, C. Ref`.
  var officialsText: String { Key.officials.compactMap { self[$0] }.commaSeparated }
}

extension Plan {
  /// The officials of a fixture: `A. Ref, B. Ref; table: D. Scorer`.
  func crewText(of fixture: FixtureStanding) -> String {
    let table = names(of: .table, for: fixture.number).commaSeparated
    return phrase(
      names(of: .officials, for: fixture.number).commaSeparated,
      table.isEmpty ? nil : "table: \(table)", between: "; ")
  }
}
