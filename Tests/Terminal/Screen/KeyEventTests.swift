import CLibrary
import Fixtures
import Testing

@testable import Terminal

extension ScreenSuites {
  @Suite("reports what happens")
  struct KeyEventTests {
    private let terminal: Pseudoterminal

    init() throws {
      terminal = try Pseudoterminal()
    }

    @Test("when a key is pressed, once and in order however many there are")
    func keys() throws {
      var screen = try Screen(on: terminal)
      let text = String(repeating: "Ana 李 ", count: 400)
      var (typed, most) = ("", 0)
      terminal.type(text)
      while typed.count < text.count {
        let events = try screen.events(within: 5000, orReadable: nil)
        most = max(most, events.count)
        try #require(!events.isEmpty)
        for case .key(.character(let character)) in events { typed.append(character) }
      }
      #expect(typed == text)
      #expect(most <= 64)
    }

    @Test("when an escape was the key, although it could begin a sequence")
    func escape() throws {
      var screen = try Screen(on: terminal)
      terminal.type("a\u{1b}")
      #expect(try screen.nextEvents() == [.key(.character("a"))])
      #expect(try screen.nextEvents() == [.key(.escape)])
    }

    @Test("when there is something to read elsewhere, and when nothing happens in time")
    func descriptor() throws {
      let pipe = try Pipe()
      var screen = try Screen(on: terminal)
      #expect(try screen.events(within: 1, orReadable: pipe.reader) == [])
      #expect(write(pipe.writer, [0], 1) == 1)
      #expect(try screen.events(within: nil, orReadable: pipe.reader) == [.readable])
      #expect(try screen.events(within: 0, orReadable: pipe.reader) == [.readable])
      #expect(try screen.events(within: 0, orReadable: nil) == [])
      #expect(try screen.events(within: -5, orReadable: -1) == [])
    }

    @Test("when the terminal is gone, after the last keys, and again whenever it is asked")
    func hangUp() throws {
      var screen = try Screen(on: terminal)
      try screen.draw(["Ana"])
      terminal.hangUp()
      for _ in 1...2 {
        #expect(try screen.nextEvents() == [.end(signal: SIGHUP)])
        // That nobody sees the frame is no error.
        try screen.draw(["Bo"])
      }
    }
  }
}
