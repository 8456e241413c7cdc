import Basketball
import Terminal
import ViewModels

/// A bar for the position of a replay, with the baskets of the home side above and of the away side
/// below.
struct ReplayBar {
  let marks: [BasketMark]
  let colors: Sides<TeamColor?>
  /// The position, from 0 to 1.
  let position: Double

  func line(columns: Int, style: Style) -> String {
    guard columns > 0 else { return "" }
    let place = cell(of: position, columns)
    let home = cells(of: .home, columns)
    let away = cells(of: .away, columns)
    return (0..<columns).map { cell in
      if cell == place { return style.bold("┃") }
      switch (home.contains(cell), away.contains(cell)) {
      case (true, true): return "█"
      case (true, false): return style.color("▀", .home, colors)
      case (false, true): return style.color("▄", .away, colors)
      case (false, false): return style.dim(cell < place ? "━" : "─")
      }
    }.joined()
  }

  private func cells(of team: Side, _ columns: Int) -> Set<Int> {
    Set(marks.filter { $0.team == team }.map { cell(of: $0.position, columns) })
  }

  private func cell(of position: Double, _ columns: Int) -> Int {
    Int((position * Double(columns - 1)).rounded())
  }
}
