@testable import Basketball
import Fixtures
import Testing

@testable import Storage

@Suite("The seal of a file")
struct SealTests: HasLibrary {
  let temporary: TemporaryLibrary

  init() throws { temporary = try TemporaryLibrary() }

  @Test(
    "spares work and changes nothing: with a wrong one all bytes and answers are the same",
    arguments: seeds(1))
  func isOnlyASaving(seed: Int) throws {
    var random = RandomGame(seed: seed)
    let (sealed, broken) = (try TemporaryLibrary(), try TemporaryLibrary())
    let (teams, rules) = (random.teams(), try random.rules())
    let id = try [sealed, broken].map {
      try $0.library.create(teams: teams, rules: rules, now: random.now, day: "day").state.id
    }[0]
    for _ in 0..<40 {
      random.wait()
      try broken.put(try broken.bytes(id).withBrokenSeal, as: id)
      let games = (try sealed.library.game(id), try broken.library.game(id))
      let verbs = (0..<3).map { _ in random.verb(in: games.0.state) }
      let answers = try Answer.both(sealed, games.0, broken, games.1, verbs, now: random.now)
      #expect(answers.0 == answers.1, "\(verbs)")
      let same = try sealed.bytes(id) == broken.bytes(id).sealed
      try #require(same, "\(verbs)")
    }
  }

  /// What a caller learns of a change, as far as every reader of a file can know it.
  private struct Answer: Equatable {
    let entries: [[Entry]]
    let facts: [[ScoredPlay]]
    let plays: [[ScoredPlay]]
    let replaced: [[Outcome.Replacement]]
    let steps: [[Entry]]
    let errors: [Problem]

    init(_ results: [Result<Outcome, Problem>]) {
      let outcomes = results.compactMap { try? $0.get() }
      (entries, facts) = (outcomes.map(\.entries), outcomes.map(\.added))
      (plays, replaced) = (outcomes.map(\.removed), outcomes.map(\.replaced))
      steps = outcomes.map { $0.undone + $0.redone }
      errors = results.compactMap(\.refusal)
    }

    static func both(
      _ one: TemporaryLibrary, _ first: StoredGame, _ other: TemporaryLibrary,
      _ second: StoredGame, _ verbs: [Verb], now: TimeOfDay
    ) throws -> (Answer, Answer) {
      let done = try one.library.update(first, verbs, keepGoing: true) { now }
      let like = try other.library.update(second, verbs, keepGoing: true) { now }
      return (Answer(done.results), Answer(like.results))
    }
  }

  @Test("is found wrong when any byte is another, at any place and of any value")
  func everyByte() throws {
    let known = try library.score("Ana", in: open("day"))
    let bytes = try temporary.bytes(known.state.id)
    var random = SplitMix64(seed: 1)
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= UInt8.random(in: 1...255, using: &random)
      #expect(!FileLayout.isSealed(changed))
    }
  }
}
