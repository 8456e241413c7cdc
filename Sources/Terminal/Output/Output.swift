import Platform

/// Why text could not be written.
public enum OutputError: Error, Equatable, Sendable {
  /// Nobody reads the pipe any more. Seen only where SIGPIPE is ignored: else the signal ends the
  /// process before the write returns.
  case closedPipe
  /// Anything else, in the words of the C library, such as "No space left on device".
  case failed(String)
}

/// Where text goes, with every write checked: `print` says nothing when the device is full.
public struct Output: Sendable {
  private let sink: @Sendable (String) throws(OutputError) -> Void

  /// An output that hands each text to a function, such as one that collects it for a test.
  public init(_ sink: @escaping @Sendable (String) throws(OutputError) -> Void) {
    self.sink = sink
  }

  /// An output to an open file descriptor, unbuffered: what was written is out of the process.
  public static func descriptor(_ descriptor: Descriptor) -> Output {
    Output { text throws(OutputError) in
      try DescriptorWriter(descriptor: descriptor).write(text)
    }
  }

  /// Writes the whole text, or throws; some of it may be out when it throws.
  public func write(_ text: String) throws(OutputError) {
    try sink(text)
  }
}
