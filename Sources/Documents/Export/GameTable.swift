import Basketball

extension Table<GameDocument> {
  /// A row a game.
  public static var games: Table {
    Table([
      Column("id") { .text($0.id) },
      Column("created") { .text($0.created.text) },
      Column("status") { .text($0.status.rawValue) },
      Column("ending") { .text($0.ending?.rawValue) },
      Column("home") { .text($0.home.name) },
      Column("away") { .text($0.away.name) },
      Column("home_score") { .count($0.home.score) },
      Column("away_score") { .count($0.away.score) },
      Column("winner") { .text($0.winner?.rawValue) },
      Column("overtime") { .bool($0.overtime) },
      Column("seconds") { .thousandths($0.clock.reading.milliseconds) },
      Column("plays") { .count($0.plays) },
      Column("rules") { .text($0.rules.rules.name) },
      Column("target") { .count($0.rules.rules.target) },
      Column("margin") { .count($0.rules.rules.margin) },
      Column("note") { .text($0.note) },
      Column("periods") { .count($0.period) },
    ])
  }
}
