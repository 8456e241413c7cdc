import Fixtures
import Basketball
import Foundation
import Terminal
import Testing

@testable import ViewModels
@testable import Views

@Suite("A whole game scored by keys alone")
struct WholeGameTests {
  /// A game that is scored twice: by keys, and by its calls in a scoresheet.
  struct Evening {
    var random: SplitMix64
    let bench: Bench
    let screen: ScoreScreen
    /// What the calls come to.
    var sheet: Scoresheet

    init(_ rules: Rules, seed: Int) throws {
      random = SplitMix64(seed: seed)
      sheet = try .new(by: rules, (1...8).map { "P\($0)" })
      bench = Bench(sheet)
      screen = bench.screen()
    }

    /// Plays on until a side has won.
    mutating func play() throws {
      try toggle()
      while !sheet.isFinished {
        bench.now += Int.random(in: 1000...40_000, using: &random)
        sheet = sheet.brought(to: bench.time)
        guard !sheet.isFinished else { break }
        if sheet.clock.isRunning, Int.random(in: 0..<6, using: &random) == 0 {
          try toggle()
          bench.now += Int.random(in: 0...60_000, using: &random)
          try toggle()
        }
        try call()
      }
      screen.tick()
    }

    private mutating func toggle() throws {
      screen.type(" ")
      try sheet.toggleClock(now: bench.time)
    }

    /// A play, its half said now and the other later, and sometimes the pass.
    private mutating func call() throws {
      let side = Bool.random(using: &random) ? Side.home : .away
      let place = Int.random(in: 0...4, using: &random)
      let move = Move.allCases.randomElement(using: &random) ?? .foul
      let player = place < 4 ? sheet.teams[side].players[place].name : nil
      let who = (side == .home ? ["1", "2", "3", "4", "h"] : ["6", "7", "8", "9", "v"])[place]
      let what = String(move.word.prefix(1))
      screen.type(Bool.random(using: &random) ? who + what : what + who)
      try sheet.record([Call(Who(side, player), move)], now: bench.time)
      guard player != nil, move.points > 0, Bool.random(using: &random) else { return }
      // Each has a key of his own, whoever has scored.
      let passing = (place + 1) % 4
      screen.type(["j", "k", "l", "m"][passing])
      let passer = sheet.teams[side].players[passing]
      try sheet.record([Call(Who(side, passer.name), .assist)], now: bench.time)
    }
  }

  @Test("gives the document that its plays give", arguments: 1...30)
  func games(seed: Int) throws {
    for rules in Rules.presets {
      var evening = try Evening(rules, seed: seed)
      try evening.play()
      let (bench, board) = (evening.bench, evening.screen.scorer.board)
      #expect(bench.kept.isFinished || bench.kept.brought(to: bench.time).isFinished)
      let document = GameDocument(evening.sheet, now: bench.time)
      #expect(GameDocument(bench.kept, now: bench.time) == document)
      #expect(board.document.value == document)
      #expect(LogDocument(bench.kept).plays == LogDocument(evening.sheet).plays)
    }
  }

  @Test("is still right after any keys at all: what is kept is what is shown", arguments: 1...20)
  func random(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let rules = Rules.presets[seed % 3]
    let bench = Bench(try .new(by: rules, Array(Names.world + Names.plain)))
    let screens = [bench.screen(), bench.screen()]
    for _ in 0..<1000 {
      bench.now += Int.random(in: 0...4000, using: &random)
      bench.fault = Int.random(in: 0..<10, using: &random) == 0 ? .full : nil
      let screen = screens[Int.random(in: 0...1, using: &random)]
      // Whatever asks a question or helps takes all keys until it is left.
      let isOver = Int.random(in: 0..<5, using: &random) == 0
      _ = screen.press(isOver ? .escape : RoomTests.key(&random))
    }
    bench.fault = nil
    for screen in screens {
      screen.look()
      screen.tick()
      let tape = try JSONDecoder().decode(
        [Entry].self, from: try JSONEncoder().encode(bench.kept.tape))
      let again = try Scoresheet(id: bench.kept.id, tape: tape)
      #expect(again == bench.kept)
      #expect(screen.scorer.board.document.value == GameDocument(again, now: bench.time))
    }
    #expect(bench.kept.lastNumber > 10)
  }

  @Test("is the same whether keys come one by one or many at once", arguments: 1...40)
  func bursts(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let sheet = try Scoresheet.new(by: Rules.presets[seed % 3])
    let (slow, fast) = (Bench(sheet), Bench(sheet))
    let (one, other) = (slow.screen(), fast.screen())
    for _ in 0..<30 {
      slow.now += Int.random(in: 0...30_000, using: &random)
      fast.now = slow.now
      other.gather()
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let key = RoomTests.key(&random)
        #expect(one.press(key) == other.press(key))
      }
      other.settle()
      guard Bool.random(using: &random) else { continue }
      for screen in [one, other] { _ = screen.press(.escape) }
    }
    #expect(fast.kept == slow.kept)
    let (slowScorer, fastScorer) = (one.scorer, other.scorer)
    #expect(slowScorer.begun.value == fastScorer.begun.value)
    #expect(slowScorer.passers.value == fastScorer.passers.value)
    #expect(slowScorer.selected.value == fastScorer.selected.value)
    #expect(slowScorer.board.document.value == fastScorer.board.document.value)
  }
}
