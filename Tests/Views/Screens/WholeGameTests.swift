import Basketball
import Documents
import Fixtures
import Terminal
import Testing

@testable import ViewModels
@testable import Views

@Suite("A whole game scored by keys alone")
@MainActor
struct WholeGameTests {
  /// What differs between a board and the game that it has to show.
  private func faults(_ board: any BoardViewModel, _ sheet: Scoresheet, _ time: TimeOfDay)
    -> [String]
  {
    let document = GameDocument(sheet.standing, now: time)
    return [
      board.score.value == document.score ? nil : "score",
      board.clock.value == document.clock ? nil : "clock",
      board.facts.value.game == document ? nil : "facts",
      board.plays.value == sheet.playByPlay.plays ? nil : "plays",
    ].compactMap(\.self)
  }

  @Test("gives the document that its plays give", arguments: seeds(1))
  func games(seed: Int) throws {
    for preset in Rules.presets {
      // Short periods have all that long ones have.
      var short = RuleChanges()
      if preset.periods > 1 { short.length = ClockReading(milliseconds: 150_000) }
      var game = try GameOfKeys(by: try preset.with(short), seed: seed)
      try game.play()
      let (saved, time) = (try game.table.saved, game.table.time)
      #expect(saved.standing.asOf(time).finish != nil)
      let isSame =
        GameDocument(saved.standing, now: time) == GameDocument(game.sheet.standing, now: time)
      #expect(isSame)
      #expect(faults(game.screen.scoring.board, game.sheet, time) == [])
    }
  }

  @Test("is still right after any keys at all: what is saved is what is shown", arguments: seeds(3))
  func random(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let table = try ScorersTable(.new(Names.world + Names.plain, by: Rules.presets[seed % 3]))
    let screens = [try table.screen(), try table.screen()]
    for _ in 0..<400 {
      table.now += Int.random(in: 0...4000, using: &random)
      table.disk.fault = random.oneIn(10) ? .full : nil
      let screen = screens[Int.random(in: 0...1, using: &random)]
      // Whatever asks a question or helps takes all keys until it is left.
      _ = screen.press(random.oneIn(5) ? .escape : Rooms.key(&random))
    }
    table.disk.fault = nil
    let saved = try table.saved
    for screen in screens {
      screen.refresh()
      screen.tick()
      #expect(faults(screen.scoring.board, saved, table.time) == [])
    }
    #expect(saved.standing.lastNumber > 4)
  }
}
