import Glibc
import Terminal
import Testing

/// Both ends of a terminal that nobody sees: the far end, where a person would sit, and the one that
/// a process has.
final class Pseudoterminal {
  private(set) var far: Int32
  let near: Int32
  /// What the near end is called.
  let path: String

  init(_ size: Size = Size(columns: 20, rows: 4)) throws {
    far = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    try #require(far >= 0)
    var (locked, number): (Int32, Int32) = (0, 0)
    // TIOCSPTLCK and TIOCGPTN of asm-generic/ioctls.h, which are not imported.
    try #require(ioctl(far, 0x4004_5431, &locked) == 0)
    try #require(ioctl(far, 0x8004_5430, &number) == 0)
    path = "/dev/pts/\(number)"
    near = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    try #require(near >= 0)
    resize(to: size)
  }

  deinit {
    for end in [far, near] { close(end) }
  }

  func resize(to size: Size) {
    var reported = winsize()
    (reported.ws_col, reported.ws_row) = (UInt16(size.columns), UInt16(size.rows))
    _ = ioctl(far, UInt(TIOCSWINSZ), &reported)
  }

  /// Types on it.
  func type(_ text: String) {
    let bytes = Array(text.utf8)
    #expect(write(far, bytes, bytes.count) == bytes.count)
  }

  /// Makes it the terminal of this process, so that its keys are signals. To be called in a process
  /// that has nothing else to do: it is in a session of its own then.
  func takeControl() throws {
    try #require(setsid() > 0)
    try #require(ioctl(near, UInt(TIOCSCTTY), 0) == 0)
    // When it is gone, so would the process be.
    signal(SIGHUP) { _ in }
  }

  /// The person leaves.
  func hangUp() {
    close(far)
    far = -1
  }

  /// All that has been written to it since it was last asked.
  func written() -> String {
    // The kernel hands on what is written a moment later: so does a mark at its end.
    #expect(write(near, [0], 1) == 1)
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while bytes.last != 0 {
      let count = read(far, &piece, piece.count)
      if count <= 0 { break }
      bytes += piece.prefix(count)
    }
    return String(decoding: bytes.dropLast(), as: UTF8.self)
  }

  /// The modes that the kernel keeps, so that they can be compared.
  var modes: [UInt32] {
    var modes = termios()
    tcgetattr(near, &modes)
    let characters = withUnsafeBytes(of: modes.c_cc) { $0.map { UInt32($0) } }
    return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag] + characters
  }
}

extension Screen {
  /// A screen on a terminal that answers at once what it is, so that nobody waits for that.
  init(
    on terminal: Pseudoterminal, style: Style = Style(isOn: false),
    restyle: @escaping (RGB) -> Style = { _ in Style(isOn: false) }
  ) throws {
    try self.init(input: terminal.near, output: terminal.near, style: style, restyle: restyle)
    terminal.type("\u{1b}[?62;c")
  }
}
