import Fixtures
import Basketball
import Terminal
import Testing

@testable import ViewModels
@testable import Views

@Suite("A live screen in any room")
struct RoomTests {
  /// What is wrong with what a screen shows in some rooms of all sizes, without paint and with it.
  static func faults(_ screen: any LiveScreen, _ random: inout SplitMix64) -> [String] {
    (0..<8).flatMap { _ in
      let largest = Bool.random(using: &random) ? 45 : 250
      let size = Size(
        columns: Int.random(in: 1...largest, using: &random),
        rows: Int.random(in: 1...70, using: &random))
      return faults(screen, on: Canvas(size: size, style: Style(isOn: .random(using: &random))))
    }
  }

  private static func faults(_ screen: any LiveScreen, on canvas: Canvas) -> [String] {
    let (lines, size) = (screen.lines(on: canvas), canvas.size)
    let wrong = lines.filter { line in
      let plain = line.unpainted
      return plain.displayWidth > size.columns || plain.escapingControls != plain
        || !line.endsUnpainted
    }
    let place = "in \(size.columns)x\(size.rows)"
    return wrong.map { "'\($0)' \(place)" }
      + (lines.count > size.rows ? ["\(lines.count) lines \(place)"] : [])
      + (screen.lines(on: canvas) == lines ? [] : ["other lines the second time \(place)"])
  }

  /// Keys that do something on one screen or another.
  static func key(_ random: inout SplitMix64) -> Key {
    let typed = Array("1234567890ABNOhvotarfjkl uy?x@:gnq").map(Key.character)
    let others: [Key] = [
      .up, .down, .pageUp, .pageDown, .enter, .escape, .tab, .backTab, .left, .right, .backspace,
      .delete, .character("李"), .paste("3:17 home/Bo two"), .control("u"),
    ]
    return (typed + typed + others).randomElement(using: &random) ?? .escape
  }

  @Test("shows a game that is scored, by whatever keys", arguments: 1...20)
  func scoring(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let bench = Bench(try .generated(&random))
    let screen = bench.screen()
    for _ in 0..<4 {
      for _ in 0..<Int.random(in: 0...5, using: &random) { _ = screen.press(Self.key(&random)) }
      bench.now += Int.random(in: 0...70_000, using: &random)
      bench.fault = Int.random(in: 0..<4, using: &random) == 0 ? .full : nil
      screen.tick()
      #expect(Self.faults(screen, &random).prefix(3) == [])
    }
  }

  @Test("shows a game that is watched, whatever the file does", arguments: 1...20)
  func watching(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let bench = Bench(try .generated(&random))
    let screen = LiveScreens.watch(bench.spectator(of: bench.scorer()))
    for fault in [nil, Bench.Fault(text: "gone: 'a\u{1b}b'"), nil] {
      bench.fault = fault
      screen.look()
      #expect(Self.faults(screen, &random).prefix(3) == [])
    }
    screen.type("?")
    #expect(Self.faults(screen, &random).prefix(3) == [])
  }

  @Test("shows the games of a library and the form of a new one", arguments: 1...20)
  func choosing(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let games = try (0..<Int.random(in: 0...30, using: &random)).map { _ in
      try Scoresheet.generated(&random).row()
    }
    let shelf = Shelf(games)
    shelf.damaged.value = (0..<Int.random(in: 0...9, using: &random)).map { "\($0).json: \u{1b}[" }
    for screen in [LiveScreens.games(shelf, saying: "no"), LiveScreens.form(Desk.creator())] {
      for _ in 0..<3 {
        for _ in 0..<Int.random(in: 0...9, using: &random) { _ = screen.press(Self.key(&random)) }
        #expect(Self.faults(screen, &random).prefix(3) == [])
      }
    }
  }
}
