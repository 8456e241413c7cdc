import Terminal
import ViewModels

/// The last plays of a game, or those around one that is picked, which stands out.
struct LastPlays {
  /// The game; as many plays as it has are shown.
  let game: GameDocument
  /// The plays at some places, by the clock.
  let plays: (Range<Int>) -> [PlayDocument]
  /// The place of the play that is picked.
  var picked: Int?

  /// Columns that the play-by-play needs to be read.
  private static let narrowest = 36

  /// A line a play, the last one lowest, over the whole of so many rows.
  func lines(rows: Int, columns: Int, style: Style) -> [String] {
    guard rows > 0 else { return [] }
    let end = min(game.plays, max(rows, (picked ?? game.plays) + rows / 2 + 1))
    let first = max(0, end - rows)
    let shown = plays(first..<end)
    var lines = painted(shown, columns: columns, style: style)
    if let picked, lines.indices.contains(picked - first) {
      let plain = painted(shown, columns: columns, style: Style(isOn: false))[picked - first]
      lines[picked - first] = style.inverse(plain.padded(to: columns))
    }
    return lines + Array(repeating: "", count: rows - lines.count)
  }

  private func painted(_ plays: [PlayDocument], columns: Int, style: Style) -> [String] {
    guard columns >= Self.narrowest else {
      return plays.map { short($0).truncated(to: columns) }
    }
    return Array(LogView(plays, of: game, columns: columns, style: style).lines.dropFirst())
  }

  private func short(_ play: PlayDocument) -> String {
    let team = play.team == "home" ? game.home.name : game.away.name
    return "\(play.number) \(play.player.value ?? team) \(play.word)".visible
  }
}
