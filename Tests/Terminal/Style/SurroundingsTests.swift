import Fixtures
import Testing

@testable import Terminal

@Suite("Colour as the terminal has it")
struct SurroundingsTests {
  @Test(
    "goes as deep as TERM and COLORTERM say",
    arguments: [
      ("xterm", nil, .sixteen), ("linux", nil, .sixteen), ("", nil, .sixteen),
      ("xterm-256color", nil, .indexed), ("tmux-256color", "", .indexed),
      ("rxvt-unicode-256color", "rxvt", .indexed), ("xterm-direct", nil, .trueColor),
      ("xterm-256color", "truecolor", .trueColor), ("xterm", "24bit", .trueColor),
      ("tmux-256color", "truecolor", .trueColor), ("screen-256color", "truecolor", .indexed),
      ("screen", "truecolor", .sixteen),
    ] as [(String, String?, ColorDepth)])
  func depth(term: String, colorTerm: String?, depth: ColorDepth) {
    var environment = ["TERM": term]
    environment["COLORTERM"] = colorTerm
    #expect(Style(screen: .auto, environment: Environment(environment)).depth == depth)
    #expect(
      Style(choice: .auto, environment: Environment(environment), isTerminal: true).depth == depth)
    #expect(
      Style(choice: .auto, environment: Environment(environment), isTerminal: false).depth == .none)
  }

  @Test("leaves a screen bold, dim and inverse where no colour is wanted")
  func screen() {
    let refusals = [["NO_COLOR": "1"], ["TERM": "dumb"], ["NO_COLOR": "1", "COLORFGBG": "0;15"]]
    let styles =
      refusals.map { Style(screen: .auto, environment: Environment($0)) } + [
        Style(screen: .never, environment: [:])
      ]
    for style in styles {
      #expect(style.isOn && style.depth == .none)
      let painted = [style.bold("a"), style.dim("b"), style.inverse("c"), style.color("d", .first)]
      #expect(
        painted == ["\u{1b}[1ma\u{1b}[22m", "\u{1b}[2mb\u{1b}[22m", "\u{1b}[7mc\u{1b}[27m", "d"])
      #expect(style.on(background: RGB(0xffffff)) == style)
    }
  }

  @Test("follows --color on a screen before NO_COLOR")
  func option() {
    let style = Style(screen: .always, environment: ["NO_COLOR": "1", "TERM": "xterm-256color"])
    #expect(style.depth == .indexed)
  }

  @Test(
    "knows a black and a white background by COLORFGBG, and no other",
    arguments: [
      ("15;0", 0x000000), ("12;8", 0x000000), ("0;15", 0xffffff), ("0;default;7", 0xffffff),
      ("15;default", nil), ("7;4", nil), ("", nil), (";", nil), ("a;b", nil),
    ] as [(String, Int?)])
  func background(variable: String, background: Int?) {
    let plain = ["TERM": "xterm-256color"]
    let style = Style(screen: .auto, environment: Environment(plain))
    let known = background.map { style.on(background: RGB($0)) } ?? style
    let environment = plain.merging(["COLORFGBG": variable]) { $1 }
    #expect(Style(screen: .auto, environment: Environment(environment)) == known)
  }

  @Test("is painted in the sixteen colours of the terminal while no background is known")
  func unknown() {
    let deep = ["TERM": "xterm-256color", "COLORTERM": "truecolor", "COLORFGBG": "15;0"]
    let style = Style(choice: .auto, environment: Environment(deep), isTerminal: true)
    #expect(style.color("x", .second) == "\u{1b}[35mx\u{1b}[39m")
    #expect(
      style.on(background: RGB(0)).color("x", .second) == "\u{1b}[38;2;255;135;0mx\u{1b}[39m")
  }
}
