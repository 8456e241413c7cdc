#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension ArraySlice<UInt8> {
  /// The place of the first such byte; nil if there is none. Some twenty times as fast as
  /// `firstIndex(of:)`, which shows in a list of many games.
  public func place(of byte: UInt8) -> Int? {
    withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress,
        let found = memchr(start, Int32(byte), bytes.count)
      else { return nil }
      return startIndex + (UnsafeRawPointer(found) - start)
    }
  }
}
