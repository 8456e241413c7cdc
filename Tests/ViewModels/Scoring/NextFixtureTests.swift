import Basketball
import Testing

@testable import ViewModels

@Suite("The next fixture of an event")
struct NextFixtureTests {
  let game: SharedGame
  private let event = Event()

  init() throws {
    game = try SharedGame(.new(by: .pickup(to: 2)))
  }

  /// What an event says, and what it is asked for.
  private final class Event: AfterGame {
    var next: NextFixture? = .ready(25, text: "14:20 Reds - Greens", court: "1")
    var taken: GameError?
    private(set) var looks = 0
    private(set) var played: [Int] = []

    var nextFixture: NextFixture? {
      looks += 1
      return next
    }

    var origin: String?
    var isUnchanged = true

    func takeBack() -> Bool { isUnchanged }

    func rematch() -> String { "" }

    func writePage() -> String { "" }

    func play(_ number: Int) throws -> String {
      if let taken { throw taken }
      played.append(number)
      return "2026-11-20-reds-greens"
    }
  }

  private func scoring() throws -> Scoring {
    Scoring(try game.board(), wording: .plain, lines: .ofFeed, afterGame: event)
  }

  @Test("is looked for once the game is over, and no longer when it goes on")
  func finish() throws {
    let scorer = try scoring()
    #expect(scorer.nextFixture.value == nil && event.looks == 0)
    #expect(scorer.playNextFixture() == nil)
    #expect(scorer.said == "refused: no fixture follows: the game goes on, or is of no event")
    try scorer.enter("Ana", "two")
    #expect(scorer.nextFixture.value == event.next && event.looks == 1)
    scorer.undo()
    #expect(scorer.nextFixture.value == nil && event.looks == 2)
    scorer.redo()
    #expect(scorer.playNextFixture() == "2026-11-20-reds-greens")
    #expect(event.played == [25])
  }

  @Test("is known at once in a game that was over, and looked for again when others write")
  func refreshed() throws {
    try game.elsewhere(.play("Ana two"))
    event.next = .nothing(why: "no fixture is ready to be played")
    let scorer = try scoring()
    #expect(scorer.nextFixture.value == event.next)
    #expect(scorer.playNextFixture() == nil && event.played == [])
    #expect(scorer.said == "refused: no fixture is ready to be played")
    event.next = .ready(3, text: "Blues - Greens", court: nil)
    scorer.refresh()
    #expect(scorer.nextFixture.value == event.next)
  }

  @Test("made by mistake is taken back while it has nothing, and nobody else has begun it")
  func takenBack() throws {
    let scorer = try scoring()
    #expect(!scorer.canTakeBackGame)
    event.origin = "2026-11-20-reds-greens"
    #expect(scorer.canTakeBackGame)
    try scorer.enter("Ana", "one")
    #expect(!scorer.canTakeBackGame)
    scorer.undo()
    #expect(scorer.canTakeBackGame && scorer.takeBackGame() == event.origin)
    event.isUnchanged = false
    #expect(scorer.takeBackGame() == nil)
    #expect(scorer.said == "refused: others have begun the game: it stays")
    event.isUnchanged = true
    try game.elsewhere(.play("Dee one"))
    #expect(scorer.takeBackGame() == nil)
    #expect(try game.plays == ["00:00.0 away/Dee one"])
  }
}
