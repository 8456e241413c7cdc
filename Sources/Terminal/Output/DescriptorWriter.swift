import Platform

/// Writes whole texts to a file descriptor, however many calls that takes.
struct DescriptorWriter {
  let descriptor: Descriptor

  func write(_ text: String) throws(OutputError) {
    try text.utf8.span.withUnsafeBufferPointer { (bytes) throws(OutputError) in
      var rest = UnsafeRawBufferPointer(bytes)[...]
      while !rest.isEmpty {
        rest = rest.dropFirst(try writeSome(UnsafeRawBufferPointer(rebasing: rest)))
      }
    }
  }

  /// The number of bytes written: a pipe or a full disk may accept fewer, none when it has to be
  /// tried again.
  private func writeSome(_ bytes: UnsafeRawBufferPointer) throws(OutputError) -> Int {
    do throws(SystemError) {
      return try Stream.write(bytes, to: descriptor)
    } catch {
      try recover(from: error)
      return 0
    }
  }

  /// Returns when it is worth trying again. A shell or a parent may pass on a descriptor that does not
  /// block: a write then has to wait by itself.
  private func recover(from error: SystemError) throws(OutputError) {
    switch error {
    case .interrupted: return
    case .wouldWait: break
    case .closedPipe: throw .closedPipe
    default: throw .failed(error.reason)
    }
    do throws(SystemError) {
      try waitUntilWritable(descriptor)
    } catch {
      throw .failed(error.reason)
    }
  }
}
