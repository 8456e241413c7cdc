import Basketball
import Documents
import Events

extension Table<FixtureStanding> {
  /// The fixtures of an event.
  ///
  /// - Parameter isText: whether they are for a terminal, which says in short what decides a side.
  static func fixtures(of event: EventStanding, isText: Bool = false) -> Table {
    // On a terminal each day is a heading.
    let hasDays = event.hasDays && !isText
    func title(_ word: String) -> String { isText ? word.uppercased() : word }
    func names(_ word: String, _ side: Side) -> Column<FixtureStanding> {
      Column(title(word), as: .team) { fixture in
        Cell(
          isText ? fixture.shortName(of: side) : fixture.words(of: side),
          to: fixture.sides[side].team.map(SitePage.team), isWinner: fixture.isWon(by: side))
      }
    }
    return [
      Column("#", "number") { $0.number },
      Column(title("At"), as: .word) { $0.fixture.when(withDay: hasDays) },
      Column(title("Court"), as: .word) { $0.fixture.court },
      names("Home", .home),
      Column(isText ? nil : "Score", as: .text) {
        Cell($0.score?.text, to: ($0.game?.id).map(SitePage.game))
      },
      names("Away", .away),
      Column(isText ? "" : nil, as: .note) { $0.fixture.label },
      Column(isText ? "" : nil, as: .note) { $0.stateText },
      Column(isText ? nil : "Note", as: .note) {
        phrase($0.fixture.label, $0.note, event.plan.crewText(of: $0))
      },
    ]
  }
}
