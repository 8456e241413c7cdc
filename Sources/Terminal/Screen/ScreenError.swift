/// Why there is no screen.
public enum ScreenError: Error, Equatable, Sendable {
  /// The input or the output is no terminal.
  case noTerminal
  /// The terminal could not be set up, in the words of the C library.
  case failed(String)
}
