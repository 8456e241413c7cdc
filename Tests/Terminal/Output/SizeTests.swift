import CLibrary
import Fixtures
import Testing

@testable import Terminal

@Suite("The columns to lay text out in")
struct SizeTests {
  private let terminal = Size(columns: 132, rows: 43)

  @Test("are those of COLUMNS, without asking the terminal")
  func variable() {
    var asked = false
    func ask() -> Size? {
      asked = true
      return terminal
    }
    #expect(Size.textColumns(environment: variables(["COLUMNS": "60"]), terminal: ask()) == 60)
    #expect(!asked)
  }

  @Test(
    "are the terminal's where COLUMNS is not a positive whole number, or an absurd one",
    arguments: ["", "0", "-5", "wide", "80.5", " 60", "65536", "99999999999999999999"])
  func malformed(text: String) {
    #expect(Size.textColumns(environment: variables(["COLUMNS": text]), terminal: terminal) == 132)
  }

  @Test("are the terminal's, else 80")
  func fallback() {
    #expect(Size.textColumns(environment: variables([:]), terminal: terminal) == 132)
    #expect(Size.textColumns(environment: variables([:]), terminal: nil) == 80)
  }

  @Test("are read off a real terminal, unless it reports none")
  func pseudoterminal() throws {
    let descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    #expect(Size(ofTerminal: descriptor) == nil)
    var set = winsize(ws_row: 43, ws_col: 132, ws_xpixel: 0, ws_ypixel: 0)
    try #require(ioctl(descriptor, UInt(TIOCSWINSZ), &set) == 0)
    #expect(Size(ofTerminal: descriptor) == terminal)
  }

  @Test("are unknown of a file and of a closed descriptor")
  func noTerminal() {
    let file = open("/dev/null", O_RDONLY)
    defer { close(file) }
    #expect(Size(ofTerminal: file) == nil)
    #expect(Size(ofTerminal: 99_999) == nil)
  }
}
