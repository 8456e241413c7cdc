import Arguments
import Basketball

/// The colours of the two teams, `red,navy`; either may be left empty.
nonisolated struct TeamColors: ArgumentValue {
  private let colors: Sides<TeamColor?>

  static let expected =
    "two different colours such as red,navy or #c8102e,#1d428a ('help new' lists them)"

  init?(argument: String) {
    let words = argument.split(separator: ",", omittingEmptySubsequences: false).map {
      $0.split(separator: " ").joined()
    }
    guard words.count == 2, words != ["", ""] else { return nil }
    let colors = words.map { TeamColor(typed: $0) }
    for (word, color) in zip(words, colors) where color == nil && !word.isEmpty { return nil }
    if let home = colors[0], home == colors[1] { return nil }
    self.colors = Sides(home: colors[0], away: colors[1])
  }

  func has(_ side: Side) -> Bool { colors[side] != nil }

  func worn(by teams: Sides<Team>) -> Sides<Team> {
    Sides(
      home: colors.home.map(teams.home.wearing) ?? teams.home,
      away: colors.away.map(teams.away.wearing) ?? teams.away)
  }
}
