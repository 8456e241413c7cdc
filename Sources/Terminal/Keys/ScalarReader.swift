/// Decodes UTF-8 byte by byte. Bytes that are not UTF-8 are skipped, and nothing after them is
/// lost.
struct ScalarReader {
  private var bytes: [UInt8] = []
  private var length = 0

  /// Whether a scalar has begun and not ended.
  var isPartial: Bool { !bytes.isEmpty }

  /// The scalar that ends with this byte, if one does.
  mutating func append(_ byte: UInt8) -> Unicode.Scalar? {
    guard byte & 0xC0 == 0x80 else { return begin(byte) }
    guard isPartial else { return nil }
    bytes.append(byte)
    guard bytes.count == length else { return nil }
    defer { reset() }
    return String(validating: bytes, as: UTF8.self)?.unicodeScalars.first
  }

  mutating func reset() {
    bytes.removeAll(keepingCapacity: true)
  }

  private mutating func begin(_ byte: UInt8) -> Unicode.Scalar? {
    reset()
    if byte < 0x80 { return Unicode.Scalar(byte) }
    guard (0xC2...0xF4).contains(byte) else { return nil }
    length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    bytes.append(byte)
    return nil
  }
}
