import Basketball
import Documents
import Terminal

/// The players of both teams as text: the roster place, the shirt number and the name.
public struct RosterView {
  private let game: GameDocument
  private let made: String
  private let style: Style

  /// The rosters of a game.
  ///
  /// - Parameter made: when the game was made, in the scorer's time zone: `2026-11-20 21:15:03`.
  public init(_ game: GameDocument, made: String, style: Style) {
    (self.game, self.made, self.style) = (game, made, style)
  }

  /// A line for the game, then one for each team and under it for each player.
  public var lines: [String] {
    ["\(game.id.escapingControls), made \(made)", ""] + team(.home, "h") + [""]
      + team(.away, "a")
  }

  private func team(_ side: Side, _ letter: String) -> [String] {
    let team = game.teams[side]
    let grid = Grid([.init(), .init(.right), .init()])
    let rows = team.players.enumerated().map { place, line in
      ["\(letter)\(place + 1)", line.player?.jersey ?? "", line.name?.escapingControls ?? ""]
    }
    return [style.color(style.bold(team.name.escapingControls), side, game.teams.map(\.color))]
      + grid.lines(rows, within: .max)
  }
}
