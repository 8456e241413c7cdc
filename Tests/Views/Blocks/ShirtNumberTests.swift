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
    var number = ShirtNumber(among: scoring.home + scoring.away)
    var last = ShirtNumber.Step.typing
    for key in keys { last = number.press(key == "⌫" ? .backspace : .character(key)) }
    switch last {
    case .typing: return "typing"
    case .dropped: return "dropped"
    case .refused(let why): return why
    case .found(let person, let key):
      return person.name + (key == nil ? "" : " then \(keys.last ?? " ")")
    }
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
