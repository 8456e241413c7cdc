import Basketball
import Fixtures
import Terminal
import Testing

@testable import ViewModels
@testable import Views

@Suite("What the scoring screen says")
@MainActor
struct AnswerCasesTests {
  /// A game, the size of the screen, and how many milliseconds pass after each key.
  private typealias Play = (sheet: Scoresheet, columns: Int, rows: Int, pace: Int)

  private func games() throws -> [String: Play] {
    [
      "half": (.halfCourt(), 120, 24, 0), "court": (.quarters(), 120, 24, 250),
      "nine": (.quarters(of: 9), 160, 40, 0), "pickup": (.new(), 80, 24, 0),
      "to4": (.new(by: try .pickup(to: 4)), 80, 24, 0), "shirts": (.sharedShirts(), 80, 24, 0),
    ]
  }

  /// The message after some keys, and where that is asked for the plays that are saved and where the last key
  /// leads.
  private func message(_ keys: String, in play: Play, isWhole: Bool) throws -> String {
    let table = try ScorersTable(play.sheet)
    let screen = try table.screen()
    var next: Route?
    for key in keys {
      switch key {
      case "✗": table.disk.fault = .full
      case "✓": table.disk.fault = nil
      default: next = screen.type(String(key))
      }
      table.now += play.pace
    }
    let message = screen.shown(play.columns, play.rows)[play.rows - 3]
    let saved = try table.saved
    let facts = [
      "\(saved.playByPlay.plays.count) plays", saved.state.finish.map { _ in "over" },
      next.map { "\($0)" },
    ]
    return ([message] + (isWhole ? facts.compactMap(\.self) : [])).joined(separator: " | ")
  }

  /// What the last key of a shirt number makes of it.
  private func number(_ keys: String) throws -> String {
    let scoring = try ScorersTable(.numbered()).scoring()
    var found: Who?
    var number = ShirtNumber(board: scoring.state.value.board) { found = $0 }
    var last = DialogStep.open
    for key in keys { last = number.press(key == "⌫" ? .backspace : .character(key)) }
    if case .refused(let why) = last { return why }
    return found.map { ($0.player ?? "") + (last == .over ? "" : " then more") } ?? "typing"
  }

  @Test("is what was approved")
  func cases() throws {
    var verbs: [String: (String) throws -> String] = ["number": { try number($0) }]
    for (name, play) in try games() {
      verbs[name] = { try message($0, in: play, isWhole: false) }
      verbs[name + "+"] = { try message($0, in: play, isWhole: true) }
    }
    try expectCases("answers", verbs)
  }
}
