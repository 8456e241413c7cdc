#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a descriptor says of the terminal behind it.
public enum TerminalInfo {
  /// Whether there is one.
  public static func isTerminal(_ descriptor: Descriptor) -> Bool { isatty(descriptor) == 1 }

  /// Its size in character cells. Nil when it is no terminal, or one that does not know its size and
  /// reports zero, as serial lines and some build machines do.
  public static func size(_ descriptor: Descriptor) -> (columns: Int, rows: Int)? {
    var reported = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &reported) == 0 else { return nil }
    guard reported.ws_col > 0, reported.ws_row > 0 else { return nil }
    return (Int(reported.ws_col), Int(reported.ws_row))
  }
}
