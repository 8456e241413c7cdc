import Basketball
import Documents
import Terminal

/// The flow of a game as text: a chart of the lead, and facts.
public struct FlowView {
  private let flow: Flow
  private let game: GameDocument
  private let columns: Int
  private let style: Style

  /// The flow of a game for a screen of so many columns.
  public init(_ flow: Flow, of game: GameDocument, columns: Int, style: Style) {
    (self.flow, self.game, self.columns, self.style) = (flow, game, columns, style)
  }

  /// The score, the chart with the clock under it, and the facts.
  public var lines: [String] {
    guard !flow.scores.isEmpty else { return heading }
    let chart = LeadChart(flow: flow, facts: game.facts, columns: columns, style: style)
    return heading + [""] + chart.lines() + [""]
      + FlowFacts(flow, of: game.facts).lines(columns: columns)
  }

  /// The score and the status, on two lines if one is too narrow.
  private var heading: [String] {
    if game.headline.displayWidth <= columns { return [style.bold(game.headline)] }
    return [style.bold(game.scoreText(columns: columns)), game.stateText().truncated(to: columns)]
  }
}

/// Who was on court together, and who is on court, as text.
public struct LineupsView {
  private let game: GameDocument
  private let columns: Int
  private let style: Style

  /// A game for a screen of so many columns.
  public init(_ game: GameDocument, columns: Int, style: Style) {
    (self.game, self.columns, self.style) = (game, columns, style)
  }

  /// A line for each unit of both teams, with minutes and points.
  public func lines(of lineups: LineupsDocument) -> [String] {
    guard game.isTracked else { return [Self.unknown] }
    return table(lineups, .home) + [""] + table(lineups, .away)
  }

  /// What to do if the game does not say who is on court.
  private static let unknown =
    "this game does not tell who was on court: record 'Ana out Bo in', or type a lineup"

  private func table(_ lineups: LineupsDocument, _ side: Side) -> [String] {
    let grid = Grid([.init(isFlexible: true)] + Array(repeating: .init(.right), count: 4))
    let rows = lineups.units[side].map { unit in
      [
        unit.players.joined(separator: ", ").escapingControls, unit.milliseconds.minutesText,
        "\(unit.pointsFor)", "\(unit.pointsAgainst)", unit.plusMinus.signedText,
      ]
    }
    let head = [game.teams[side].name.escapingControls, "MIN", "FOR", "AGAINST", "+/-"]
    return grid.lines([head] + rows, within: columns) { cell, row, column in
      guard row == 0 else { return cell }
      return column == 0
        ? style.color(style.bold(cell), side, game.teams.map(\.color)) : style.dim(cell)
    }
  }
}

extension GameState {
  /// Who of a side is on court: `Reds on court: 4 Ana, 5 Bo, 6 Cy`.
  public func courtText(_ court: Court, _ side: Side) -> String {
    let players = zip(teams[side].players, court.onCourt[side]).filter(\.1).map(\.0)
    return teams[side].onCourtText(players)
  }
}

extension Team {
  /// `Reds on court: 4 Ana, 5 Bo, 6 Cy`.
  func onCourtText(_ players: [Player]) -> String {
    let names = players.isEmpty ? "nobody" : players.map(\.text).joined(separator: ", ")
    return "\(name) on court: \(names)".escapingControls
  }
}
