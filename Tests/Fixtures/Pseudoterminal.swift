import CLibrary
import struct Terminal.Size

/// Both ends of a terminal that nobody sees: the far end, where a person would sit, and the one that
/// a process has.
public final class Pseudoterminal {
  /// Where a person sits; -1 when they have left.
  public private(set) var far: Int32
  /// What a process has.
  public let near: Int32
  /// What the near end is called.
  public let path: String

  /// There is no terminal to be had.
  public struct Missing: Error {}

  /// A terminal of a size.
  public init(_ size: Size = Size(columns: 20, rows: 4)) throws {
    far = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard let path = nameOfNearEnd(far) else { throw Missing() }
    self.path = path
    near = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard near >= 0 else { throw Missing() }
    resize(to: size)
  }

  deinit {
    for end in [far, near] where end >= 0 { close(end) }
  }

  /// Gives it another size.
  public func resize(to size: Size) {
    var reported = winsize()
    (reported.ws_col, reported.ws_row) = (UInt16(size.columns), UInt16(size.rows))
    _ = ioctl(far, UInt(TIOCSWINSZ), &reported)
  }

  /// Types on it.
  public func type(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(far, $0.baseAddress, $0.count) }
      if count <= 0 { break }
      rest = rest.dropFirst(count)
    }
  }

  /// The person leaves.
  public func hangUp() {
    close(far)
    far = -1
  }

  /// What has been written to it since it was last asked, waited for so long.
  public func arrived(within milliseconds: Int32) -> [UInt8] {
    var bytes = [UInt8]()
    var waited = pollfd(fd: far, events: Int16(POLLIN), revents: 0)
    while poll(&waited, 1, bytes.isEmpty ? milliseconds : 0) > 0 {
      var piece = [UInt8](repeating: 0, count: 4096)
      let count = read(far, &piece, piece.count)
      if count <= 0 { break }
      bytes += piece.prefix(count)
    }
    return bytes
  }

  /// The modes that the kernel keeps, so that they can be compared.
  public var modes: [UInt32] {
    var modes = termios()
    tcgetattr(near, &modes)
    let characters = withUnsafeBytes(of: modes.c_cc) { $0.map { UInt32($0) } }
    let flags = [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
    return flags.map { UInt32($0) } + characters
  }
}

/// What the near end of a terminal is called, which may be opened from now on.
private func nameOfNearEnd(_ far: Int32) -> String? {
  #if os(Linux)
    var (locked, number): (Int32, Int32) = (0, 0)
    // TIOCSPTLCK and TIOCGPTN of asm-generic/ioctls.h, which are not imported.
    let isOpen = ioctl(far, 0x4004_5431, &locked) == 0 && ioctl(far, 0x8004_5430, &number) == 0
    return isOpen ? "/dev/pts/\(number)" : nil
  #else
    guard grantpt(far) == 0, unlockpt(far) == 0 else { return nil }
    return ptsname(far).map { String(cString: $0) }
  #endif
}
