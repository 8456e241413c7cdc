import Terminal
import Testing

/// What happens on a live screen, to be looked at from time to time.
nonisolated struct Scene: Sendable, CustomTestStringConvertible {
  /// What its golden is called.
  let name: String
  /// Command lines that come before it.
  var before: [String] = []
  /// The command line that shows the screen.
  let line: String
  /// Room for the board, some plays and the foot, and little more: every frame is read by somebody.
  var size = Size(columns: 80, rows: 16)
  let steps: [Step]

  var testDescription: String { name }

  /// What happens on a display.
  enum Step: Sendable {
    /// Keys, each as what it types, come at once.
    case keys(String)
    /// A key that types nothing.
    case key(Key)
    /// Time passes.
    case wait(milliseconds: Int)
    /// Somebody else runs a command line in the library.
    case elsewhere(String)
    /// The terminal has another size.
    case resize(Size)
    /// What is shown is written down under a heading.
    case look(String)
    /// The process is asked to end.
    case signal(Int32)
  }
}
