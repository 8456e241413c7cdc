#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The three descriptors that every process expects to be open.
public enum StandardStreams {
  /// What is typed, or comes in from another program.
  public static let input: Descriptor = STDIN_FILENO
  /// Where answers go.
  public static let output: Descriptor = STDOUT_FILENO
  /// Where the rest goes.
  public static let errors: Descriptor = STDERR_FILENO

  /// Fills whichever of descriptors 0, 1 and 2 the process was started without. To be called before
  /// anything is opened.
  ///
  /// A new file gets the lowest free number. After `scoreboard … >&-` the first file opened would
  /// be descriptor 1, and the output would be written into it: into a saved game, say. `/dev/null`
  /// in the wrong direction occupies the number, and yet using it fails with EBADF as on a
  /// closed one, so that lost output is reported, where the right direction would discard it in
  /// silence.
  public static func fillClosed() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where isClosed(descriptor) {
      // Going upwards, the lowest free number is this one. Should there be no /dev/null, nothing is
      // worse than before.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  private static func isClosed(_ descriptor: Descriptor) -> Bool {
    fcntl(descriptor, F_GETFD) < 0 && errno == EBADF
  }
}
