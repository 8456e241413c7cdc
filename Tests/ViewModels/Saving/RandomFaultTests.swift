import Fixtures
import Basketball
import Testing

@testable import ViewModels

@Suite("Any scorer at any disk")
struct RandomFaultTests {
  /// A game scored by keys, with faults of every kind, against a list that a child could keep.
  struct Evening {
    var random: SplitMix64
    let bench: Bench
    let scorer: LiveScorer
    /// The plays that should be in the game, or wait, in the order in which they were called.
    var called: [String] = []

    init(seed: Int) throws {
      random = SplitMix64(seed: seed)
      // Nobody gets there: no play is refused.
      bench = try Bench(target: 1000)
      scorer = bench.scorer()
    }

    mutating func go(_ steps: Int) throws {
      for _ in 0..<steps {
        bench.now += Int.random(in: 0...3000, using: &random)
        bench.faults = Int.random(in: 0..<4, using: &random) == 0 ? [fault()] : []
        bench.isDamaged = Int.random(in: 0..<12, using: &random) == 0
        try step()
      }
      recover()
      scorer.settle()
      scorer.tryAgain()
      scorer.look()
    }

    private mutating func fault() -> Bench.Fault {
      Bool.random(using: &random) ? .full : .unsynced
    }

    private mutating func step() throws {
      switch Int.random(in: 0..<16, using: &random) {
      case 0: scorer.look()
      case 1: scorer.tryAgain()
      case 2: scorer.cancel()
      case 3: undo()
      case 4: pass()
      case 5: type()
      case 6:
        recover()
        scorer.togglePause()
      case 7: scorer.gather()
      case 8: scorer.settle()
      default: try call()
      }
    }

    private mutating func call() throws {
      let people = scorer.home + scorer.away + scorer.teams
      guard let person = people.randomElement(using: &random),
        let move = Move.allCases.randomElement(using: &random)
      else { return }
      let isFirst = Bool.random(using: &random)
      if isFirst { scorer.name(person) } else { scorer.name(move: move.word) }
      let reading = scorer.board.document.value.clock.text
      bench.now += Int.random(in: 0...2000, using: &random)
      if isFirst { scorer.name(move: move.word) } else { scorer.name(person) }
      called.append("\(reading) \(person.word) \(move.word)")
    }

    private mutating func type() {
      guard scorer.record(line: "ana two") else { return }
      called.append("\(scorer.board.time.value) home/Ana two")
    }

    private mutating func pass() {
      guard let person = scorer.passers.value.first, let last = called.last else { return }
      let team = scorer.home.contains(person) ? scorer.home : scorer.away
      scorer.assist(by: team.firstIndex(of: person) ?? 0)
      called.append("\(last.prefix { $0 != " " }) \(person.word) assist")
    }

    /// An undo takes back the last play, whether it is kept or waits; one that fails does so with
    /// the next try, once.
    private mutating func undo() {
      scorer.undo()
      if scorer.notice.value?.kind == .failed {
        recover()
        scorer.tryAgain()
      }
      _ = called.popLast()
    }

    private func recover() { (bench.faults, bench.isDamaged) = ([], false) }
  }

  @Test("loses no play and doubles none", arguments: 1...300)
  func lossless(seed: Int) throws {
    var evening = try Evening(seed: seed)
    try evening.go(40)
    let bench = evening.bench
    #expect(evening.scorer.unsaved.value == [])
    let plays = bench.kept.box.plays.map(\.play).sorted { $0.number < $1.number }
      .map { "\($0.reading.text) \($0.who.word) \($0.move.word)" }
    #expect(plays == evening.called)
    let again = try Scoresheet(id: bench.kept.id, tape: bench.kept.tape)
    #expect(again == bench.kept && evening.scorer.board.document.value.plays == plays.count)
  }
}
