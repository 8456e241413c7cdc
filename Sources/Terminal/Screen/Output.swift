import Platform

/// Why text could not be written.
public enum OutputError: Error, Equatable {
  /// Nobody reads the pipe any more. Seen only where SIGPIPE is ignored: else the signal ends the
  /// process before the write returns.
  case closedPipe
  /// Anything else, in the words of the C library, such as "no space left on device".
  case failed(String)
}

/// Where text goes. Every write is checked, unlike with `print`, which ignores a full device.
public struct Output: Sendable {
  /// Writes the whole text, or throws, perhaps after some of it was written.
  public let write: @Sendable (String) throws -> Void

  /// An output that hands each text to a function, such as one that collects it for a test.
  public init(_ write: @escaping @Sendable (String) throws -> Void) {
    self.write = write
  }

  /// An output to an open file descriptor, unbuffered: nothing written is lost if the process dies.
  ///
  /// It calls write(2) until all is written, and waits for a descriptor that does not block, such as
  /// one passed on by a parent process.
  public static func descriptor(_ descriptor: Descriptor) -> Output {
    Output { text in
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        do throws(SystemError) {
          rest = rest.dropFirst(try writeBytes(rest, to: descriptor))
        } catch .interrupted {
        } catch .wouldWait {
          waitUntilWritable(descriptor)
        } catch {
          throw error == .closedPipe ? OutputError.closedPipe : .failed(error.reason)
        }
      }
    }
  }
}

/// The variables of an environment, looked up one by one when needed; nil for one that is not set.
public typealias Environment = (String) -> String?

/// A terminal's size in character cells.
public struct Size: Sendable, Equatable {
  /// Cells from left to right.
  public let columns: Int
  /// Cells from top to bottom.
  public let rows: Int

  /// A size of so many cells.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The size of the terminal behind a descriptor; nil if it is no terminal or does not report one.
  public init?(ofTerminal descriptor: Descriptor) {
    guard let size = TerminalInfo.size(descriptor) else { return nil }
    self.init(columns: size.columns, rows: size.rows)
  }

  /// The columns to lay text out in: `COLUMNS`, else the terminal's, else 80.
  public static func textColumns(
    environment: Environment, terminal: @autoclosure () -> Size?
  ) -> Int {
    // Limited to 16 bits, as in the kernel, so that a typing error cannot make a line of gigabytes.
    if let set = environment("COLUMNS").flatMap(UInt16.init), set > 0 { return Int(set) }
    return terminal()?.columns ?? 80
  }
}
