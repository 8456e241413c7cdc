#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Bytes that come and go one after the other: by a pipe, a terminal, or a file from its beginning.
public enum Stream {
  /// The next bytes, at most so many; none at the end.
  public static func read(
    _ descriptor: Descriptor, atMost count: Int
  ) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, count in
      let got = readBytes(descriptor, UnsafeMutableRawBufferPointer(buffer))
      if got < 0 { failure = .last }
      count = max(0, got)
    }
    if let failure { throw failure }
    return bytes
  }

  /// Writes some bytes, and says how many: a pipe or a full disk may take fewer than all.
  public static func write(
    _ bytes: UnsafeRawBufferPointer, to descriptor: Descriptor
  ) throws(SystemError) -> Int {
    let count = try checked(writeOnce(bytes, to: descriptor))
    // A write that takes nothing and reports nothing would be tried for ever.
    if count == 0, !bytes.isEmpty { throw .inputOutput }
    return count
  }

  /// write(2).
  static func writeOnce(_ bytes: UnsafeRawBufferPointer, to descriptor: Descriptor) -> Int {
    writeBytes(descriptor, bytes)
  }
}

// Here, where the names of the C library are not taken for those of `Stream`.
private func readBytes(_ descriptor: Descriptor, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}

private func writeBytes(_ descriptor: Descriptor, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
