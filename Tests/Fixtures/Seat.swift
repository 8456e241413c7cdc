import CLibrary
import Terminal
import struct Terminal.Size

/// Somebody at a terminal with a process on it.
public struct Seat {
  /// The terminal of the process.
  public let terminal: Pseudoterminal
  /// The modes of the terminal before anybody used it.
  public let found: [UInt32]
  /// The process, whose session has the terminal.
  public let process: pid_t
  /// What a person sees.
  public private(set) var emulator: Emulator
  /// Every line that was on the alternate screen.
  public private(set) var seen = Set<String>()

  /// Starts a process at a terminal of its own.
  public init(_ words: [String], size: Size = Size(columns: 80, rows: 30)) throws {
    (terminal, emulator) = (try Pseudoterminal(size), Emulator(size))
    found = terminal.modes
    process = try startSession(words, at: terminal.path)
  }

  /// Whether the process has the alternate screen.
  public var isOnScreen: Bool { emulator.modes.contains(1049) }

  /// Gives the terminal another size.
  public mutating func resize(to size: Size) {
    emulator.resize(to: size)
    terminal.resize(to: size)
  }

  /// Reads what is shown until something is so, a minute at most.
  ///
  /// - Returns: whether it has become so.
  public mutating func read(until isSo: (Seat) -> Bool) -> Bool {
    // By the clock: of a terminal that is written to without a pause, a thousand reads are over in
    // the twinkling of an eye.
    let end = ContinuousClock.now + .seconds(60)
    repeat {
      emulator.write(terminal.arrived(within: 10))
      if isOnScreen { seen.formUnion(emulator.lines) }
      if isSo(self) { return true }
    } while ContinuousClock.now < end
    return false
  }

  /// Waits for the process to end. Keys are typed as long as it has its screen: after that they are
  /// for whoever has the terminal next.
  ///
  /// - Returns: its status, as `waitpid` has it; nil where it does not end, and is killed.
  public mutating func end(typing keys: String = "") -> Int32? {
    var status: Int32 = 0
    let hasEnded = read { seat in
      if waitpid(seat.process, &status, WNOHANG) == seat.process { return true }
      if seat.isOnScreen { seat.terminal.type(keys) }
      return false
    }
    if !hasEnded {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    emulator.write(terminal.arrived(within: 10))
    return hasEnded ? status : nil
  }
}
