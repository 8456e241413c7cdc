import Basketball
import Terminal
import Testing

@testable import ViewModels
@testable import Views

@Suite("A shirt number that is typed")
@MainActor
struct ShirtNumberTests {
  /// What the last of some keys makes of it, in words.
  func step(_ keys: String) throws -> String {
    let scoring = try ScorersTable(.numbered()).scoring()
    var found: Who?
    var number = ShirtNumber(in: scoring.state.value.board) { found = $0 }
    var last = DialogStep.open
    for key in keys { last = number.press(key == "⌫" ? .backspace : .character(key)) }
    if case .refused(let why) = last { return why }
    return found.map { ($0.player ?? "") + (last == .over ? "" : " then more") } ?? "typing"
  }

  @Test(
    "is whose it can only be",
    arguments: [
      ("4", "Ana"), ("2", "typing"), ("23", "Bo"), ("1", "typing"), ("10", "Eve"), ("7", "typing"),
      ("7h", "Cy"), ("7v", "Dee"), ("7t", "both teams have #7: h or v says which"),
      ("1⌫4", "Ana"), ("9", "nobody wears #9"), ("12", "nobody wears #12"),
      ("t", "a shirt number follows, Esc goes back"),
    ])
  func whose(keys: String, answer: String) throws {
    #expect(try step(keys) == answer)
  }
}
