import CLibrary
import Fixtures
import Terminal
import Testing

/// The size of a terminal: the C library of macOS has another `Size`.
typealias Size = Terminal.Size

extension Pseudoterminal {
  /// Makes it the terminal of this process, so that its keys are signals. To be called in a process
  /// that has nothing else to do: it is in a session of its own then.
  func takeControl() throws {
    try #require(setsid() > 0)
    try #require(ioctl(near, UInt(TIOCSCTTY), 0) == 0)
    // When it is gone, so would the process be.
    signal(SIGHUP) { _ in }
  }

  /// All that has been written to it since it was last asked.
  func written() -> String {
    // The kernel hands on what is written a moment later: so does a mark at its end.
    #expect(write(near, [0], 1) == 1)
    var bytes = [UInt8]()
    while bytes.last != 0 {
      let more = arrived(within: 10_000)
      if more.isEmpty { break }
      bytes += more
    }
    return String(decoding: bytes.dropLast(), as: UTF8.self)
  }
}

extension Pseudoterminal {
  /// The one frame that has been written to it since it was last asked, without the marks by which
  /// it is shown as a whole.
  func frame() -> String {
    let text = written()
    #expect(text.hasPrefix("\u{1b}[?2026h") && text.hasSuffix("\u{1b}[?2026l"))
    return String(text.dropFirst(8).dropLast(8))
  }
}

extension Screen {
  /// What a terminal is sent when it is given back.
  static let last = "\u{1b}[?2026l\u{1b}[m\u{1b}[?2004l\u{1b}[?7h\u{1b}[?25h\u{1b}[?1049l"

  /// What happens next, however long that takes.
  mutating func nextEvents() throws -> [Event] {
    try events(within: nil, orReadable: nil)
  }

  /// A screen without paint on a terminal.
  init(on terminal: Pseudoterminal) throws {
    try self.init(input: terminal.near, output: terminal.near, style: .plain)
  }

  /// The same on the terminal of a path.
  init(at path: String) throws {
    let near = open(path, O_RDWR | O_NOCTTY)
    try self.init(input: near, output: near, style: .plain)
  }
}
