import Documents

extension Table<FixtureStanding> {
  /// A row for each fixture.
  public static var fixtures: Table {
    Table([
      Column("number") { .count($0.number) },
      Column("day") { .text($0.fixture.day) },
      Column("at") { .text($0.fixture.time?.text) },
      Column("court") { .text($0.fixture.court) },
      Column("label") { .text($0.fixture.label) },
      Column("home") { .text($0.sides.home.team ?? $0.fixture.sides.home.text) },
      Column("away") { .text($0.sides.away.team ?? $0.fixture.sides.away.text) },
      Column("status") { .text($0.status.rawValue) },
      Column("home_score") { .count($0.score?.home) },
      Column("away_score") { .count($0.score?.away) },
      Column("winner") { fixture in .text(fixture.winner.flatMap { fixture.sides[$0].team }) },
      Column("game") { .text($0.game?.id) },
    ])
  }
}
