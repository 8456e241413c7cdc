import Basketball
import Events
import Terminal

/// An event as text: its tables, its fixtures, what comes next, and the final places.
public struct EventView {
  private let name: String
  private let standing: EventStanding
  private let columns: Int
  private let style: Style

  /// An event for a screen of so many columns.
  public init(name: String, _ standing: EventStanding, columns: Int, style: Style) {
    (self.name, self.standing) = (name, standing)
    (self.columns, self.style) = (columns, style)
  }

  /// The lines, with empty ones between the parts.
  public var lines: [String] {
    let title = style.bold((standing.plan.title ?? name).escapingControls)
    let queue = standing.winnerStays.map { [$0.line] } ?? []
    let parts = standing.pools.map(lines) + [fixtures, queue, last].filter { !$0.isEmpty }
    return parts.reduce(into: [title]) { $0 += [""] + $1 }
  }

  private func lines(of pool: PoolStanding) -> [String] {
    let table = pool.ranking.map { place in
      [
        "\(place.rank)" + (place.isDecided ? " " : "="), place.name.escapingControls,
        "\(place.record.games)", "\(place.record.wins)", "\(place.record.losses)",
        "\(place.record.pointsFor)-\(place.record.pointsAgainst)", place.why.escapingControls,
      ]
    }
    let heading = ["", "POOL \(pool.pool.name)".escapingControls, "G", "W", "L", "POINTS", "WHY"]
    let grid = Grid(
      [.init(.right), .init(isFlexible: true)] + Array(repeating: .init(.right), count: 4)
        + [.init(isFlexible: true)])
    return grid.lines([heading] + table, within: columns) { cell, row, _ in
      row == 0 ? style.dim(cell) : cell
    }
  }

  private var fixtures: [String] {
    if standing.fixtures.isEmpty { return [] }
    let hasDays = standing.hasDays
    let rows = standing.inTurn.map { fixture in
      [
        "\(fixture.number)", fixture.fixture.when(withDay: hasDays), fixture.fixture.court ?? "",
        fixture.shortName(of: .home).escapingControls,
        fixture.shortName(of: .away).escapingControls,
        fixture.fixture.label?.escapingControls ?? "", fixture.stateText.escapingControls,
      ]
    }
    let statuses = standing.inTurn.map(\.status)
    let heading = ["#", "AT", "COURT", "HOME", "AWAY", "", ""]
    let grid = Grid([
      .init(.right), .init(), .init(), .init(isFlexible: true), .init(isFlexible: true),
      .init(isFlexible: true), .init(isFlexible: true),
    ])
    return grid.lines([heading] + rows, within: columns) { cell, row, column in
      if row == 0 { return style.dim(cell) }
      return switch (column, statuses[row - 1]) {
      case (6, .playing): style.color(cell, .good)
      case (6, .disputed): style.color(cell, .bad)
      case (6, .waiting): style.dim(cell)
      default: cell
      }
    }
  }

  /// What comes next, and the final places.
  private var last: [String] {
    let next = standing.lines(of: standing.next).map { "next: \($0)" }
    let final = standing.final.enumerated().map { "\($0.offset + 1). \($0.element)" }
    return next + (final.isEmpty ? [] : [final.joined(separator: "  ").escapingControls])
  }
}
