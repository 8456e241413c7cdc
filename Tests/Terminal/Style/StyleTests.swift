import Fixtures
import Testing

@testable import Terminal

@Suite("Colour")
struct StyleTests {
  private func isOn(
    _ choice: ColorChoice = .auto, _ environment: [String: String] = [:], terminal: Bool
  ) -> Bool {
    Style(choice: choice, environment: variables(environment), isTerminal: terminal).isOn
  }

  @Test("follows the option before anything else")
  func option() {
    let forced = ["CLICOLOR_FORCE": "1"]
    let refused = ["NO_COLOR": "1", "TERM": "dumb"]
    #expect(isOn(.always, refused, terminal: false))
    #expect(!isOn(.never, forced, terminal: true))
  }

  @Test("follows NO_COLOR before CLICOLOR_FORCE, that before TERM, and that before the terminal")
  func order() {
    var environment = ["NO_COLOR": "1", "CLICOLOR_FORCE": "1", "TERM": "dumb"]
    #expect(!isOn(.auto, environment, terminal: true))
    environment["NO_COLOR"] = nil
    #expect(isOn(.auto, environment, terminal: false))
    environment["CLICOLOR_FORCE"] = nil
    #expect(!isOn(.auto, environment, terminal: true))
    environment["TERM"] = "xterm"
    #expect(isOn(.auto, environment, terminal: true))
    #expect(!isOn(.auto, environment, terminal: false))
  }

  @Test("takes an empty variable, and a CLICOLOR_FORCE of 0, as not set")
  func unset() {
    #expect(isOn(.auto, ["NO_COLOR": ""], terminal: true))
    #expect(!isOn(.auto, ["CLICOLOR_FORCE": ""], terminal: false))
    #expect(!isOn(.auto, ["CLICOLOR_FORCE": "0"], terminal: false))
    #expect(isOn(.auto, ["CLICOLOR_FORCE": "0"], terminal: true))
  }

  @Test("is put around the text and ended behind it")
  func paint() {
    let style = Style(isOn: true)
    #expect(style.bold("Ana") == "\u{1b}[1mAna\u{1b}[22m")
    #expect(style.dim("Ana") == "\u{1b}[2mAna\u{1b}[22m")
    #expect(style.inverse("Ana") == "\u{1b}[7mAna\u{1b}[27m")
    #expect(
      ColorRole.allCases.map { style.color("x", $0) } == [
        "\u{1b}[32mx\u{1b}[39m", "\u{1b}[33mx\u{1b}[39m", "\u{1b}[31mx\u{1b}[39m",
        "\u{1b}[37mx\u{1b}[39m", "\u{1b}[37mx\u{1b}[39m",
        "\u{1b}[36mx\u{1b}[39m", "\u{1b}[35mx\u{1b}[39m",
      ])
  }

  @Test("may stand inside bold, which goes on behind it")
  func nesting() {
    let style = Style(isOn: true)
    #expect(
      style.bold("a" + style.color("b", .first) + "c")
        == "\u{1b}[1ma\u{1b}[36mb\u{1b}[39mc\u{1b}[22m")
  }

  @Test("may stand inside a paint with the same end, which begins again behind it")
  func sameEnd() {
    let style = Style(isOn: true)
    #expect(
      style.dim("a" + style.bold("b") + "c")
        == "\u{1b}[2ma\u{1b}[1mb\u{1b}[22m\u{1b}[2mc\u{1b}[22m")
    #expect(
      style.color("a" + style.color("b", .bad) + "\u{301}c", .good)
        == "\u{1b}[32ma\u{1b}[31mb\u{1b}[39m\u{1b}[32m\u{301}c\u{1b}[39m")
    #expect(
      style.inverse(style.bold(style.inverse("a")))
        == "\u{1b}[7m\u{1b}[1m\u{1b}[7ma\u{1b}[27m\u{1b}[7m\u{1b}[22m\u{1b}[27m")
  }

  @Test("leaves a text as it is when off, and an empty one always")
  func off() {
    let style = Style(isOn: false)
    #expect([style.bold("a"), style.dim("b"), style.color("c", .bad)] == ["a", "b", "c"])
    #expect(Style(isOn: true).bold("") == "")
  }
}
