import Basketball
import Documents
import Terminal

/// The last plays of a game, or those around one that is picked, which stands out.
struct LastPlays {
  let game: LiveGame
  /// The place of the play that is picked.
  var picked: Int?

  /// Columns that the play-by-play needs to be read.
  private static let narrowest = 36

  /// A line a play, the last one lowest, over the whole of so many rows.
  func lines(rows: Int, columns: Int, style: Style) -> [String] {
    guard rows > 0 else { return [] }
    let count = game.plays.count
    let end = min(count, max(rows, (picked ?? count) + rows / 2 + 1))
    let first = max(0, end - rows)
    let face = game.facts.rules.clockFace
    let shown = game.plays[first..<end].map { PlayDocument($0, on: face) }
    let (plain, painted) = texts(shown, columns: columns, style: style)
    let lines = plain.indices.map { row in
      first + row == picked ? style.inverse(plain[row].padded(to: columns)) : painted[row]
    }
    return lines + Array(repeating: "", count: rows - lines.count)
  }

  private func texts(
    _ plays: [PlayDocument], columns: Int, style: Style
  ) -> (plain: [String], painted: [String]) {
    let texts = [Style(isOn: false), style].map {
      Array(LogView(plays, of: game.teams, columns: columns, style: $0).lines.dropFirst())
    }
    guard columns < Self.narrowest || texts[0].widest > columns else { return (texts[0], texts[1]) }
    let short = short(plays, columns: columns)
    return (short, short)
  }

  /// The plays as they stand in the fewest columns: of the names there is as much as fits.
  private func short(_ plays: [PlayDocument], columns: Int) -> [String] {
    let widest = plays.map { "\($0.number)  \($0.word)" }.widest
    let names = ShortNames(game.teams, columns: max(1, columns - widest))
    return plays.map {
      "\($0.number) \(names[Who($0.team, $0.player)]) \($0.word)".truncated(to: columns)
    }
  }
}
