import Basketball
import Documents
import Terminal
import Testing
import ViewModels

@testable import Views

@Suite("What is printed of a followed game")
struct FollowedViewTests {
  /// What each form prints of a basket, after how the game stood before.
  func printed(_ view: FollowedView) throws -> [String] {
    var sheet = Scoresheet.new()
    let beginning = view.printed(.game(sheet.document, .followed, plays: []))
    let outcome = try sheet.perform(.record([PlayRequest(.typed("Ana"), .twoPoints)]))
    let plays = LogDocument(sheet).plays
    return [beginning, view.printed(.game(sheet.document, .changed(outcome), plays: plays))]
  }

  @Test("in lines says how it stands and what was done")
  func text() throws {
    let lines = try printed(.text(.plain))
    #expect(
      lines == [
        "Reds 0 : 0 Blues  00:00.0  ready, to 15 by 2\n",
        "1  00:00.0  Ana (Reds) two  Reds 2 : 0 Blues\n",
      ])
  }

  @Test("in JSON is a document each time, on one line")
  func json() throws {
    let document = Scoresheet.new().document.line
    let lines = try printed(.json)
    #expect(lines.first == document)
    #expect(lines.allSatisfy { $0.hasSuffix("\n") && $0.dropLast().allSatisfy { $0 != "\n" } })
  }

  @Test("by plays is a line for each, and nothing where there is none")
  func plays() throws {
    let line = """
      {"away":0,"basket":null,"behind":null,"clock":"00:00.0","foul":null,"home":2,"id":"2026-11-20-reds-blues",\
      "miss":null,"move":"twoPoints","number":1,"overtime":false,"period":1,"player":"Ana","points":2,\
      "recorded":"2026-11-20T20:15:00.000Z","seconds":0,"shot":null,"team":"home","teamName":"Reds"}

      """
    #expect(try printed(.plays) == ["", line])
  }
}
