import Basketball
import Documents
import Season

/// What comes for a team after its pool: a sign, and what that means.
public enum AfterPool: String, CaseIterable, Sendable {
  case through = "✓ plays on"
  case placing = "→ plays for places"
  case gone = "✕ withdrawn"

  var sign: String { String(rawValue.prefix(1)) }
  var words: String { String(rawValue.dropFirst(2)) }
}

/// Tells what comes for a team after its pool; nil where that is not said.
public typealias TellsNext = @Sendable (RankedTeam) -> AfterPool?

extension EventStanding {
  /// What comes for the teams in pools.
  public var afterPools: TellsNext {
    let through = through
    return { place in
      if place.isWithdrawn { return .gone }
      if through.on.contains(place.name) { return .through }
      return through.places.contains(place.name) ? .placing : nil
    }
  }
}

extension Table<RankedTeam> {
  /// The places in a pool, with the reason for each, for text, pages, walls and JSON.
  ///
  /// - Parameters:
  ///   - title: the title of the teams on a terminal; nil for a page.
  ///   - next: tells what comes for a team.
  public static func pool(
    _ title: String? = nil, next: @escaping TellsNext = { _ in nil }
  ) -> Table {
    let isPage = title == nil
    // On a terminal digits stand under each other, also where a place is shared.
    let space = isPage ? "" : " "
    let forPrograms: Table = [
      "rank": \.rank, "decided": { !$0.isShared }, "pointsFor": \.team.pointsFor,
      "pointsAgainst": \.team.pointsAgainst,
      "pointsPerGame": \.team.pointsPerGame,
      "deducted": \.deducted,
    ]
    return forPrograms + [
      Column(isPage ? "#" : "", "place", as: .text) {
        "\($0.rank)" + ($0.isShared ? "=" : space)
      },
      Column(title ?? "Team", key: "team", as: .team) { Cell($0.name, to: .team($0.name)) },
      Column("G", "games", key: "games") { $0.team.games },
      Column("W", "won", key: "wins") { $0.team.wins },
      Column("L", "lost", key: "losses") { $0.team.losses },
      Column("PTS", "classification points", key: "classificationPoints") {
        $0.classificationPoints
      },
      Column(isPage ? "Points" : "POINTS", as: .text) {
        "\($0.team.pointsFor)\(isPage ? " : " : "-")\($0.team.pointsAgainst)"
      },
      Column("Next", as: .note) { next($0)?.words },
      Column(isPage ? "Why" : "WHY", key: "why", rank: 1, as: .name) { $0.why },
    ]
  }

  private static var difference: Column<RankedTeam> {
    Column("+/−", "points scored less points against", as: .text) {
      $0.team.difference.signedText.replacing("-", with: "−")
    }
  }

  /// The places in a pool on a page, where the reasons stand below.
  public static func page(next: @escaping TellsNext) -> Table {
    let all = pool(next: next)
    return all.only("#", "Team", "G", "W", "L", "PTS", "Points") + [difference] + all.only("Next")
  }

  /// The places in a pool on a wall.
  public static func wall(next: @escaping TellsNext) -> Table {
    pool().only("#", "Team", "W", "L", "PTS") + [
      difference, Column("✓", "plays on", as: .text) { next($0)?.sign },
    ]
  }
}
