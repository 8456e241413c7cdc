import Events
import Season

/// The table of a pool on a page, with the reason for each place.
struct PoolTable {
  let pool: PoolStanding
  /// The teams that advance.
  let through: Set<String>
  let links: EventPage.Links

  var table: HTMLTable {
    let places = pool.ranking
    let records = places.map(\.record)
    let marks = places.map {
      $0.isWithdrawn ? "withdrawn" : through.contains($0.name) ? "plays on" : ""
    }
    let hasMarks = marks.contains { !$0.isEmpty }
    return HTMLTable(
      caption: "Pool \(pool.pool.name)",
      columns: [
        .init(
          title: "#", meaning: "place", cells: places.map { "\($0.rank)\($0.isDecided ? "" : "=")" }
        ),
        .init(
          title: "Team", isName: true, cells: places.map(\.name),
          links: places.map { links.team($0.name) }),
        .init(title: "G", meaning: "games", cells: records.map { "\($0.games)" }),
        .init(title: "W", meaning: "won", cells: records.map { "\($0.wins)" }),
        .init(title: "L", meaning: "lost", cells: records.map { "\($0.losses)" }),
        .init(title: "Points", cells: records.map { "\($0.pointsFor) : \($0.pointsAgainst)" }),
      ] + (hasMarks ? [.init(title: "Next", isName: true, cells: marks)] : []) + [
        .init(title: "Why", isName: true, cells: places.map(\.why))
      ])
  }
}
