import Basketball
import Testing

@testable import scoreboard

@Suite("A hint")
struct HintTests {
  @Test("is a line of a session only where it is about its game")
  func session() {
    let hint: Hint = "'scoreboard undo -g GAME' or 'scoreboard list'"
    #expect(
      hint.text(for: .init(library: "cup", game: "reds", isSession: true))
        == "'undo' or 'scoreboard list --library cup'")
  }

  @Test("quotes a name as a shell wants it")
  func quoting() {
    #expect("".asShellWord == "''" && "Žuti".asShellWord == "Žuti" && "a!".asShellWord == "'a!'")
  }
}
