#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The process itself: what it was started with, and its end.
public enum CurrentProcess {
  /// The value of a variable of its environment. To read all of it would take a fifth of the time of
  /// a command.
  public static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// What was typed after the tool's name, in bytes: text is made of them where they are one.
  ///
  /// The runtime finds its arguments beside the environment it was started with, and none at all
  /// when a preloaded library (one that fakes the time, say) has moved that; the kernel still knows.
  public static var arguments: [[UInt8]] {
    guard CommandLine.argc == 0 else {
      var words: [[UInt8]] = []
      for place in 1..<max(1, Int(CommandLine.argc)) {
        guard let word = CommandLine.unsafeArgv[place] else { continue }
        words.append(Array(UnsafeRawBufferPointer(start: word, count: strlen(word))))
      }
      return words
    }
    let words = kernelCommandLine().split(separator: 0, omittingEmptySubsequences: false)
    return words.dropLast().dropFirst().map { Array($0) }
  }

  /// The words of the command line with a zero byte after each; empty where it cannot be read.
  private static func kernelCommandLine() -> [UInt8] {
    let file = open("/proc/self/cmdline", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var (line, chunk) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 12))
    while true {
      let count = read(file, &chunk, chunk.count)
      guard count > 0 else { return line }
      line += chunk[..<count]
    }
  }

  /// Has a file that may grow no larger be an error of the write, and not a signal that ends the
  /// process.
  public static func reportLargeFiles() { signal(SIGXFSZ, SIG_IGN) }

  /// Ends the process.
  public static func end(_ status: Int32) -> Never { exit(status) }
}
