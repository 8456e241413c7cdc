import Fixtures
import Testing

@testable import Terminal

@Suite("Colour as the terminal has it")
struct SurroundingsTests {
  @Test("leaves a screen bold, dim and inverse where no colour is wanted")
  func screen() {
    let refusals = [["NO_COLOR": "1"], ["TERM": "dumb"]]
    let styles =
      refusals.map { Style(screen: .auto, environment: variables($0)) } + [
        Style(screen: .never, environment: variables([:]))
      ]
    for style in styles {
      #expect(style.isOn && style.depth == .none)
      let painted = [style.bold("a"), style.dim("b"), style.inverse("c"), style.color("d", .first)]
      #expect(
        painted == ["\u{1b}[1ma\u{1b}[22m", "\u{1b}[2mb\u{1b}[22m", "\u{1b}[7mc\u{1b}[27m", "d"])
    }
  }

  @Test("follows --color on a screen before NO_COLOR")
  func option() {
    let style = Style(
      screen: .always, environment: variables(["NO_COLOR": "1", "TERM": "xterm-256color"]))
    #expect(style.depth == .sixteen)
  }
}
