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
    let places = Columns(of: pool.ranking)
    let columns: [TableColumn] = [
      places.text("") { "\($0.rank)" + ($0.isDecided ? " " : "=") },
      places.names("POOL \(pool.pool.name)".escapingControls) { $0.name.escapingControls },
      places.number("G") { $0.record.games }, places.number("W") { $0.record.wins },
      places.number("L") { $0.record.losses },
      places.text("POINTS") { "\($0.record.pointsFor)-\($0.record.pointsAgainst)" },
      .init(
        title: "WHY", rank: 1, isName: true, cells: pool.ranking.map(\.why.escapingControls)),
    ]
    return TextPage(columns: self.columns, style: style).table(columns)
  }

  private var fixtures: [String] {
    if standing.fixtures.isEmpty { return [] }
    let (all, hasDays) = (standing.playOrder, standing.hasDays)
    func rows(_ names: [String]) -> [[String]] {
      [["#", "AT", "COURT", "HOME", "AWAY", "", ""]]
        + all.enumerated().map { place, fixture in
          [
            "\(fixture.number)", fixture.fixture.when(withDay: hasDays),
            fixture.fixture.court ?? "", names[place], names[all.count + place],
            fixture.fixture.label?.escapingControls ?? "", fixture.stateText.escapingControls,
          ]
        }
    }
    let names = Side.allCases.flatMap { side in
      all.map { $0.shortName(of: side).escapingControls }
    }
    let grid = Grid([.right, .left, .left, .flexible, .flexible, .flexible, .flexible])
    let whole = grid.widths(of: rows(names))
    let narrow = grid.widths(of: rows(names), within: columns)
    // If names have to be cut, they stay different.
    let room = [3, 4].filter { narrow[$0] < whole[$0] }.map { narrow[$0] }.min() ?? .max
    return grid.lines(rows(names.shortened(to: room)), within: columns) { cell, row, column in
      if row == 0 { return style.dim(cell) }
      return switch (column, all[row - 1].status) {
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

extension EventStanding {
  /// `3 10:20 court 1 Reds - Blues QF`, with the day before the time if the event has several.
  ///
  /// - Parameter names: the names of the teams, if not those of the standing.
  public func line(of fixture: FixtureStanding, named names: Sides<String>? = nil) -> String {
    let names = names ?? Sides { fixture.shortName(of: $0) }
    return HTML.facts(
      "\(fixture.number)", fixture.fixture.when(withDay: hasDays),
      fixture.fixture.court.map { "court \($0)" }, "\(names.home) - \(names.away)",
      fixture.fixture.label, between: " "
    ).escapingControls
  }

  /// The lines of the fixtures of these numbers.
  public func lines(of numbers: [Int]) -> [String] {
    numbers.compactMap { fixture($0) }.map { line(of: $0) }
  }
}

extension FixtureStanding {
  /// `forfeit, Reds`: the winner of a forfeit, which the score does not show.
  private var forfeit: String? {
    guard game?.ending == .forfeit else { return nil }
    return winner.map { "forfeit, \(shortName(of: $0))" } ?? "forfeit"
  }

  /// Its score or status.
  var stateText: String {
    let points = score.map { "\($0.home)-\($0.away)" }
    return switch status {
    case .played:
      [points, forfeit, isVoid ? "void" : nil].compactMap(\.self).joined(separator: " ")
    case .playing: [points, "playing"].compactMap(\.self).joined(separator: " ")
    case .walkover: winner.map { "walkover, \(shortName(of: $0))" } ?? "walkover"
    case .waiting, .ready, .disputed: status.rawValue
    }
  }
}

extension EventStanding {
  /// How many games are played: `3 of 4`, or `3` in a winner-stays event, which has no fixed
  /// number.
  var playedText: String {
    let played = fixtures.count { $0.status.isSettled }
    return winnerStays == nil ? "\(played) of \(fixtures.count)" : "\(played)"
  }
}

extension WinnerStays {
  /// `Reds have won 2 in a row; waiting: Greens, Blues`, with those who leave after the current
  /// game.
  public var line: String {
    let leaving = leaving.map { "\($0) leave after this game" }
    let staying = holder.flatMap { holder in
      has(holder) ? "\(holder) \(wins == 1 ? "stay on" : "have won \(wins) in a row")" : nil
    }
    let teams = waiting.isEmpty ? "nobody waits" : "waiting: \(waiting.joined(separator: ", "))"
    return ([staying].compactMap(\.self) + leaving + [teams]).joined(separator: "; ")
      .escapingControls
  }
}
