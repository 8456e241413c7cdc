import Fixtures
import Terminal

@testable import Views

/// Rooms for a screen, and what is wrong with what it shows in them.
@MainActor
enum Rooms {
  /// Columns and rows at which a layout changes, and those before.
  private static let edges = (
    columns: [1, 2, 3, 4, 8, 9, 20, 31, 32, 35, 36, 40, 63, 64, 75, 76, 80, 94, 160, 161, 250],
    rows: [1, 2, 3, 5, 8, 9, 10, 12, 13, 24, 40, 70]
  )

  /// What is wrong in three rooms, of which one is at an edge; without paint or with it.
  static func faults(_ screen: any LiveScreen, _ random: inout SplitMix64) -> [String] {
    let edge = Size(
      columns: edges.columns.randomElement(using: &random) ?? 80,
      rows: edges.rows.randomElement(using: &random) ?? 24)
    let others = [45, 250].map { largest in
      Size(
        columns: Int.random(in: 1...largest, using: &random),
        rows: Int.random(in: 1...70, using: &random))
    }
    let canvases = ([edge] + others).map { size in
      Canvas(size: size, style: Style(isOn: .random(using: &random)))
    }
    let again = screen.shown(on: canvases[0]) == screen.shown(on: canvases[0])
    return canvases.flatMap { faults(screen, on: $0) } + (again ? [] : ["other lines again"])
  }

  private static func faults(_ screen: any LiveScreen, on canvas: Canvas) -> [String] {
    let (lines, size) = (screen.shown(on: canvas), canvas.size)
    let wrong = lines.filter { line in
      let plain = line.unpainted
      return plain.displayWidth > size.columns || plain.escapingControls != plain
        || !line.endsUnpainted
    }
    let place = "in \(size.columns)x\(size.rows)"
    return wrong.map { "'\($0)' \(place)" }
      + (lines.count > size.rows ? ["\(lines.count) lines \(place)"] : [])
  }

  /// Keys that do something on one screen or another.
  static func key(_ random: inout SplitMix64) -> Key {
    (typed + typed + others).randomElement(using: &random) ?? .escape
  }

  private static let typed = "1234567890ABNOhvotarfjkl uy?x@:#gnqbBcC.,+-$".map {
    Key.character($0)
  }
  private static let others: [Key] = [
    .up, .down, .pageUp, .pageDown, .enter, .escape, .tab, .backTab, .left, .right, .backspace,
    .delete, .home, .end, .character("李"), .paste("3:17 home/Bo two"), .control("u"),
  ]
}
