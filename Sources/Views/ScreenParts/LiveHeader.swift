import Basketball
import Documents
import Terminal
import ViewModels

/// Who plays, the score and the clock, in several sizes.
struct LiveHeader {
  private let game: LiveGame
  private let columns: Int
  private let style: Style
  /// What stands before the names of the teams.
  private let labels: Sides<String>

  /// Columns beyond which the eye has too far to go.
  static let widest = 160

  /// From the largest that fit the columns to one line of text.
  static func all(
    _ game: LiveGame, columns: Int, style: Style, labels: Sides<String>? = nil
  ) -> [[String]] {
    let header = LiveHeader(
      game: game, columns: columns, style: style, labels: labels ?? Sides(home: "", away: ""))
    let big = DigitSize.allCases.reversed().compactMap { size in
      header.digits(size).map { [header.names] + $0 }
    }
    return big + [header.text, [header.line]]
  }

  private var facts: GameFacts { game.facts }

  private var role: ColorRole { game.clock.running ? .good : .warning }

  /// The score of the home side, the clock and the score of the away side in digits.
  private func digits(_ size: DigitSize) -> [String]? {
    let texts = ["\(game.score.home)", game.clock.text, "\(game.score.away)"]
    let widths = texts.map { size.columns(of: $0) }
    let side = max(widths[0], widths[2])
    let gap = (columns - 2 * side - widths[1]) / 2
    guard gap > 0 else { return nil }
    let parts = texts.map { size.lines($0) }
    return (0..<size.rows).map { row in
      let left = String(repeating: " ", count: gap + side - widths[0])
      let right = String(
        repeating: " ", count: columns - widths.reduce(0, +) - gap - side + widths[0])
      return style.color(parts[0][row], .first) + left + style.color(parts[1][row], role) + right
        + style.color(parts[2][row], .second)
    }
  }

  /// The names at the sides and where the game stands between them.
  private var names: String {
    let home = labels.home + game.teams.home.name.escapingControls.truncated(to: columns / 3)
    let away = labels.away + game.teams.away.name.escapingControls.truncated(to: columns / 3)
    let status = facts.statusText.truncated(to: columns - home.displayWidth - away.displayWidth - 4)
    let space = columns - home.displayWidth - away.displayWidth - status.displayWidth
    // In the middle, as far as the names leave it.
    let left = max(2, min(space - 2, (columns - status.displayWidth) / 2 - home.displayWidth))
    return style.color(style.bold(home), .first) + String(repeating: " ", count: left)
      + style.color(status, role)
      + String(repeating: " ", count: space - left) + style.color(style.bold(away), .second)
  }

  private var text: [String] {
    let (all, end) = ("\(game.clock.text) \(facts.statusText)", facts.statusText)
    // Who has won is worth more than when.
    let status = all.displayWidth > columns && facts.ending != nil ? end : all
    let score = game.teams.scoreText(columns: columns, labels: labels).truncated(to: columns)
    return [style.bold(score), style.color(status.truncated(to: columns), role)]
  }

  /// `Reds 7 : 5 Blues  09:12.5 running`; the names go before the clock does.
  private var line: String {
    let (clock, word) = (game.clock.text, facts.statusWord)
    let ends =
      facts.ending == nil ? ["\(clock) \(word)", clock] : ["\(clock) \(word)", word]
    for end in ends {
      let room = columns - end.displayWidth - 2
      let score = game.teams.scoreText(columns: room, labels: labels)
      if room >= shortest.displayWidth + 6, score.displayWidth <= room {
        return style.bold(score.padded(to: room)) + "  " + style.color(end, role)
      }
    }
    let end = facts.ending == nil ? clock + (game.clock.running ? "" : " ||") : word
    let room = columns - shortest.displayWidth - 1
    return style.bold(shortest.truncated(to: columns))
      + (room > 0 ? " " + style.color(end.truncated(to: room), role) : "")
  }

  /// `h 7:5 v`: only the keys of the teams, where they have some.
  private var shortest: String {
    labels.home + "\(game.score.home):\(game.score.away)"
      + (labels.away.isEmpty ? "" : " " + labels.away.trimmingSpaces)
  }
}

extension String {
  fileprivate var trimmingSpaces: String { String(prefix { $0 != " " }) }
}

extension GameFacts {
  /// Where the game is on its way, in a word.
  fileprivate var statusWord: String {
    switch ending {
    case .abandoned, .forfeit, .called: ending?.rawValue ?? ""
    case .target, .cap, .time, .overtime, .result: "final"
    case nil: isOvertime ? "overtime" : status.rawValue
    }
  }
}
