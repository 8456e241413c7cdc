import Foundation
import Terminal
import Testing

/// The size of a terminal: the C library of macOS has another `Size`.
typealias Size = Terminal.Size

/// Makes a game of two teams, whose players are theirs in most scripts and tests.
nonisolated let redsBlues = #"new "Reds: Ana, Bo, Cy" "Blues: Di, Ed, Flo""#

/// Command lines to be run one after the other, as they would be typed.
///
/// A line is a comment, which begins with `#` and stays, or what follows `scoreboard`, with a feed up
/// to the line `.` after `<<.`. After `$ ` it is a line of a shell: pipes of `scoreboard`,
/// `VARIABLE=value` before it. `sleep SECONDS` and `date -s TIME` set the clock of the desk; every
/// other command is the system's. A command with a `&` at its end waits while the lines after it are
/// run, one each time, up to `kill %1` or to its own end; what it writes is marked with `&`.
nonisolated struct Script: CustomTestStringConvertible {
  /// What its golden is called.
  let name: String
  let lines: [String]
  /// The terminal it is typed at, if any.
  var terminal: Size?
  /// Whether only Linux has what it needs.
  let needsLinux: Bool

  init(_ name: String, terminal: Size? = nil, needsLinux: Bool = false, _ text: String) {
    (self.name, self.terminal, self.needsLinux) = (name, terminal, needsLinux)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  var testDescription: String { name }

  /// The lines with what they answered.
  ///
  /// - Parameter check: is shown each command that failed, before the desk goes on.
  @MainActor func transcript(check: @escaping Desk.Check = { _, _, _ in }) throws -> String {
    try Session(self, check).transcript()
  }
}
