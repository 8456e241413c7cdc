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
  private func faults(_ board: Board, _ sheet: Scoresheet, _ time: TimeOfDay) -> [String] {
    let document = GameDocument(sheet.state, now: time)
    return [
      board.score == document.score ? nil : "score",
      board.clock == document.clock ? nil : "clock",
      board.game == document ? nil : "facts",
      board.plays == sheet.playByPlay.plays ? nil : "plays",
    ].compactMap(\.self)
  }

  @Test("gives the document that its plays give", arguments: seeds(1))
  func games(seed: Int) throws {
    for preset in Rules.presets {
      // Short periods have all that long ones have.
      var short = RuleChanges()
      if preset.periods > 1 { short["length"] = "2:30" }
      var game = try GameOfKeys(by: try preset.with(short), seed: seed)
      try game.play()
      let (saved, time) = (try game.table.saved, game.table.time)
      #expect(saved.state.asOf(time).finish != nil)
      let isSame =
        GameDocument(saved.state, now: time) == GameDocument(game.sheet.state, now: time)
      #expect(isSame)
      #expect(faults(game.screen.state.board, game.sheet, time) == [])
    }
  }

  @Test("is still right after any keys at all: what is saved is what is shown", arguments: seeds(1))
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
      #expect(faults(screen.state.board, saved, table.time) == [])
    }
    #expect(saved.state.lastNumber > 4)
  }

  @Test("does with every key what a list of plays does with it", arguments: seeds(2))
  func model(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let table = try ScorersTable(.new((1...6).map { "P\($0)" }, by: .pickup(to: 1000)))
    let screen = try table.screen()
    var model = NaiveKeys(keys: seed.isMultiple(of: 2) ? "jkl" : "↑↓⇞⇟xx")
    for _ in 0..<100 {
      let key = model.key(&random)
      table.disk.fault = model.isFull ? .full : nil
      table.now += Int.random(in: 0...2000, using: &random)
      model.now = table.now
      let next = screen.type(key)
      let expected = model.press(key)
      let (state, plays) = (screen.state, try table.saved.playByPlay.plays)
      let place = Comment(rawValue: "after \(model.pressed)")
      #expect(next == expected, place)
      let shown = plays.map(\.play).map { play in
        NaiveKeys.Play(
          number: play.number, reading: play.reading.milliseconds,
          who: play.who.player ?? play.who.side.rawValue, move: play.move.word)
      }
      try #require(shown == model.plays, place)
      try #require(state.board.clock.running == (model.started != nil), place)
      try #require(state.waiting.count == model.waiting.count, place)
      try #require(state.picked == model.picked, place)
      try #require(state.behind == model.behind, place)
      let begun: String? =
        switch state.begun {
        case .person(let who): who.player ?? who.side.rawValue
        case .move(let move): move.word
        case nil: nil
        }
      try #require(begun == model.who ?? model.move, place)
      try #require(screen.dialog.question?.field.text == model.line, place)
      try #require((screen.dialog.help != nil) == model.isHelping, place)
      // No key is lost: the help, a question or a sentence says what it did.
      let answer = screen.shown(80, 24).suffix(2).first ?? ""
      #expect(model.isHelping || model.line != nil || answer.contains(" "), place)
      // Rooms are drawn slowly: one key in ten is enough.
      if random.oneIn(10) { #expect(Rooms.faults(screen, &random) == [], place) }
    }
    #expect(table.disk.fault != nil || model.plays.count > 3)
  }
}
