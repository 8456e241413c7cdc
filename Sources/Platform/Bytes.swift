#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension ArraySlice<UInt8> {
  /// Where a byte is found first; nil where it is not. Some twenty times as fast as `firstIndex(of:)`,
  /// which a list of many games has to wait for.
  public func place(of byte: UInt8) -> Int? {
    withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress,
        let found = memchr(start, Int32(byte), bytes.count)
      else { return nil }
      return startIndex + (UnsafeRawPointer(found) - start)
    }
  }
}
