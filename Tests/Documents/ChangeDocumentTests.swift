import Basketball
import Fixtures
import Testing

@testable import Documents

@Suite("What a command has changed, as JSON")
struct ChangeDocumentTests {
  private func at(_ seconds: Int) -> GameTime {
    .elapsed(ClockReading(milliseconds: seconds * 1000))
  }

  private func record(_ who: String, _ move: Move, _ seconds: Int) -> Verb {
    .record([PlayRequest(.typed(who), move)], at: at(seconds))
  }

  @Test("stands in the document of the game, between what is before and after it in order")
  func json() throws {
    var game = try SampleGame().sheet
    let outcome = try game.perform(record("Ana", .onePoint, 10), now: game.tape.changed)
    let document = GameDocument(game.state, now: game.tape.changed)
    let play = LogDocument(game).plays[0].line.dropLast()
    #expect(
      document.changed(by: outcome).line
        == document.line.replacing(
          #""clock":{"at":null"#,
          with:
            #""change":{"added":[\#(play)],"redone":[],"removed":[],"replaced":[],"undone":[]},"#
            + #""clock":{"at":null"#))
  }
}
