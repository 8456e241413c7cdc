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
