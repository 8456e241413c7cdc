import Basketball
import Fixtures
import Testing

@testable import ViewModels

@Suite("Any scorer on any disk")
struct RandomFaultTests {
  @Test("loses no play and doubles none")
  func lossless() throws {
    for seed in seeds(8) {
      var random = try RandomScoring(seed: seed)
      try random.run(30)
      let saved = try random.game.saved
      #expect(saved.recordedLines == random.entered, "seed \(seed)")
      #expect(random.scorer.waiting == [])
      #expect(try Scoresheet(id: saved.id, tape: saved.tape.entries) == saved)
      #expect(random.scorer.shown.board.plays.count == random.entered.count)
    }
  }
}

/// A game that is scored at random, with faults of every kind, beside a plain list of its plays.
struct RandomScoring {
  let game: SharedGame
  let scorer: Scoring
  /// The plays that are in the game, or wait, in the order in which they were entered.
  private(set) var entered = [String]()
  private var random: SplitMix64

  init(seed: Int) throws {
    random = SplitMix64(seed: seed)
    // Nobody gets there: no play is refused.
    game = try SharedGame(.new(by: .pickup(to: 1000)))
    scorer = try game.scoring()
  }

  mutating func run(_ steps: Int) throws {
    for _ in 0..<steps {
      game.now += Int.random(in: 0...3000, using: &random)
      game.disk.fault = nil
      if random.oneIn(4) { game.disk.fail(fault, times: 1) }
      try step()
    }
    game.disk.fault = nil
    scorer.take(.again)
    scorer.refresh()
  }

  private var fault: FailingDisk.Call {
    mutating get {
      (FailingDisk.Call.saving + [.syncFolder, .statusOfPath]).randomElement(using: &random)
        ?? .write
    }
  }

  private mutating func step() throws {
    switch Int.random(in: 0..<14, using: &random) {
    case 0: scorer.refresh()
    case 1: scorer.take(.again)
    case 2: scorer.take(.cancel)
    case 3: undo()
    case 4: assist()
    case 5: type()
    case 6:
      game.disk.fault = nil
      scorer.take(.clock)
    default: try enter()
    }
  }

  private mutating func enter() throws {
    let people = scorer.home + scorer.away + Side.allCases.map { Who($0) }
    let person = try #require(people.randomElement(using: &random))
    let move = Move.any(by: person, using: &random)
    // Nobody has the assist on the own basket.
    if move == .assist, entered.last?.split(separator: " ")[1] == Substring(person.word) { return }
    let isPass = move == .assist && scorer.shown.offer?.passers.contains(person) == true
    let basket = isPass ? entered.last.map { String($0.prefix { $0 != " " }) } : nil
    // The next free throw of a trip needs no player.
    let isKnown = move.shot == .freeThrow && scorer.shown.offer?.freeThrow != nil
    let isPersonFirst = isKnown || Bool.random(using: &random)
    if isPersonFirst { scorer.take(.person(person)) } else { scorer.take(.move(move)) }
    let reading = scorer.live.currentMoment().reading.exactText
    game.now += Int.random(in: 0...2000, using: &random)
    if isPersonFirst { scorer.take(.move(move)) } else { scorer.take(.person(person)) }
    entered.append("\(basket ?? reading) \(person.word) \(move.word)")
  }

  private mutating func type() {
    let reading = scorer.live.currentMoment().reading.exactText
    guard scorer.perform(line: "ana two") else { return }
    entered.append("\(reading) home/Ana two")
  }

  private mutating func assist() {
    guard let person = scorer.shown.offer?.passers.first, let last = entered.last else { return }
    let team = scorer.home.contains(person) ? scorer.home : scorer.away
    scorer.take(.pass(team.firstIndex(of: person) ?? 0))
    entered.append("\(last.prefix { $0 != " " }) \(person.word) assist")
  }

  /// An undo takes back the last play, whether it is saved or waits; one that fails does so with the
  /// next try, once.
  private mutating func undo() {
    scorer.take(.undo)
    game.disk.fault = nil
    if scorer.shown.notice.kind == .failed { scorer.take(.again) }
    _ = entered.popLast()
  }
}
