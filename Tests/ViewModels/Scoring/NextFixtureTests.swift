@testable import Basketball
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
    var taken: Problem?
    private(set) var looks = 0
    private(set) var played = [Int]()

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
    Scoring(try game.board(), lines: .ofFeed, afterGame: event)
  }

  @Test("is looked for once the game is over, and no longer when it goes on")
  func finish() throws {
    let scorer = try scoring()
    #expect(scorer.shown.fixture == nil && event.looks == 0)
    #expect(scorer.take(.nextFixture) == nil)
    #expect(scorer.said == "refused: no fixture follows: the game goes on, or is of no event")
    try scorer.enter("Ana", "two")
    #expect(scorer.shown.fixture == event.next && event.looks == 1)
    scorer.take(.undo)
    #expect(scorer.shown.fixture == nil && event.looks == 2)
    scorer.take(.redo)
    #expect(scorer.take(.nextFixture) == .made(id: "2026-11-20-reds-greens"))
    #expect(event.played == [25])
  }

  @Test("is known at once in a game that was over, and looked for again when others write")
  func refreshed() throws {
    try game.elsewhere(.play("Ana two"))
    event.next = .nothing(why: "no fixture is ready to be played")
    let scorer = try scoring()
    #expect(scorer.shown.fixture == event.next)
    #expect(scorer.take(.nextFixture) == nil && event.played == [])
    #expect(scorer.said == "refused: no fixture is ready to be played")
    event.next = .ready(3, text: "Blues - Greens", court: nil)
    scorer.refresh()
    #expect(scorer.shown.fixture == event.next)
  }

  @Test("made by mistake is taken back while it has nothing, and nobody else has begun it")
  func takenBack() throws {
    #expect(try !scoring().shown.canTakeBackGame)
    event.origin = "2026-11-20-reds-greens"
    let scorer = try scoring()
    #expect(scorer.shown.canTakeBackGame)
    try scorer.enter("Ana", "one")
    #expect(!scorer.shown.canTakeBackGame)
    scorer.take(.undo)
    #expect(scorer.shown.canTakeBackGame)
    #expect(scorer.take(.undo) == .takenBack(to: "2026-11-20-reds-greens"))
    event.isUnchanged = false
    #expect(scorer.take(.undo) == nil)
    #expect(scorer.said == "refused: others have begun the game: it stays")
    event.isUnchanged = true
    try game.elsewhere(.play("Dee one"))
    #expect(scorer.take(.undo) == nil)
    #expect(try game.plays == ["00:00.0 away/Dee one"])
  }
}
