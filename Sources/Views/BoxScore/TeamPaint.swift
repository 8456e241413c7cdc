import Basketball
import Terminal

extension Style {
  /// The text in the colour of a team, or of its side if the team's is not known.
  func color(_ text: String, _ side: Side, _ colors: Sides<TeamColor?>) -> String {
    if let color = colors[side] { return self.color(text, RGB(color)) }
    return self.color(text, side == .home ? .first : .second)
  }
}

extension RGB {
  init(_ color: TeamColor) {
    self.init(red: color.red, green: color.green, blue: color.blue)
  }
}
