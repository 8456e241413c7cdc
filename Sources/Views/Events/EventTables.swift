import Basketball
import Documents
import Events

/// What comes for a team after its pool: a sign, and what that means.
enum AfterPool: String, CaseIterable {
  case through = "✓ plays on"
  case placing = "→ plays for places"
  case gone = "✕ withdrawn"

  var sign: String { String(rawValue.prefix(1)) }
  var words: String { String(rawValue.dropFirst(2)) }
}

extension EventStanding {
  /// What comes for the teams in pools.
  var afterPools: @Sendable (PoolPlace) -> AfterPool? {
    let through = through
    return { place in
      if place.isWithdrawn { return .gone }
      if through.on.contains(place.name) { return .through }
      return through.places.contains(place.name) ? .placing : nil
    }
  }
}

/// The tables of an event.
extension Table<PoolPlace> {
  /// The places in a pool, with the reason for each.
  ///
  /// - Parameters:
  ///   - title: the title of the teams on a terminal; nil for a page.
  ///   - next: what comes for a team, if that is told.
  static func pool(
    _ title: String? = nil, next: @escaping @Sendable (PoolPlace) -> AfterPool? = { _ in nil }
  ) -> Table {
    let isPage = title == nil
    // On a terminal digits stand under each other, also those of a place that is shared.
    let space = isPage ? "" : " "
    return [
      Column(isPage ? "#" : "", "place", as: .text) {
        "\($0.rank)" + ($0.isDecided ? space : "=")
      },
      Column(title ?? "Team", as: .team) { Cell($0.name, to: .team($0.name)) },
      Column("G", "games") { $0.record.games },
      Column("W", "won") { $0.record.wins },
      Column("L", "lost") { $0.record.losses },
      Column(isPage ? "Points" : "POINTS", as: .text) {
        let points = Sides(home: $0.record.pointsFor, away: $0.record.pointsAgainst)
        return isPage ? points.text : points.dashed
      },
      Column("Next", as: .note) { next($0)?.words },
      Column(isPage ? "Why" : "WHY", rank: 1, as: .name) { $0.why },
    ]
  }

  private static var difference: Column<PoolPlace> {
    Column("+/−", "points scored less points against", as: .text) {
      $0.record.difference.signedText.replacing("-", with: "−")
    }
  }

  /// The places in a pool on a page, where the reasons stand below.
  static func page(next: @escaping @Sendable (PoolPlace) -> AfterPool? = { _ in nil }) -> Table {
    let all = pool(next: next)
    return all.only("#", "Team", "G", "W", "L", "Points") + [difference] + all.only("Next")
  }

  /// The places in a pool on a wall.
  static func wall(next: @escaping @Sendable (PoolPlace) -> AfterPool?) -> Table {
    pool().only("#", "Team", "W", "L") + [
      difference, Column("✓", "plays on", as: .text) { next($0)?.sign },
    ]
  }
}

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
      Column(isText ? nil : "Note", as: .note) { phrase($0.fixture.label, $0.note) },
    ]
  }
}
