/// The escapes of strings.
enum JSONEscapes {
  /// The control characters whose escape is a letter, each with its letter.
  private static let controls = zip("\u{8}\t\n\u{C}\r".utf8, "btnfr".utf8)

  /// The bytes that a string stands for; nil where an escape is malformed, or the bytes are not UTF-8.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var result = [UInt8]()
    result.reserveCapacity(bytes.count)
    var place = 0
    while place < bytes.count {
      guard bytes[place] == .backslash else {
        result.append(bytes[place])
        place += 1
        continue
      }
      guard place + 1 < bytes.count else { return nil }
      place += 2
      switch bytes[place - 1] {
      case "\"", "\\", "/": result.append(bytes[place - 1])
      case "u":
        guard let scalar = scalar(bytes, &place) else { return nil }
        result += UTF8.encode(scalar) ?? Unicode.UTF8.encodedReplacementCharacter
      case let letter:
        guard let control = controls.first(where: { $1 == letter })?.0 else { return nil }
        result.append(control)
      }
    }
    return String(validating: result, as: UTF8.self) == nil ? nil : result
  }

  /// The character of one escape of four digits, or of two that are a surrogate pair.
  private static func scalar(
    _ bytes: UnsafeBufferPointer<UInt8>, _ place: inout Int
  ) -> Unicode.Scalar? {
    guard let first = unit(bytes, &place) else { return nil }
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard UTF16.isLeadSurrogate(first), place + 1 < bytes.count,
      bytes[place] == .backslash, bytes[place + 1] == "u"
    else { return nil }
    place += 2
    guard let second = unit(bytes, &place), UTF16.isTrailSurrogate(second) else { return nil }
    return Unicode.Scalar(0x10000 + UInt32(first & 0x3FF) << 10 + UInt32(second & 0x3FF))
  }

  private static func unit(_ bytes: UnsafeBufferPointer<UInt8>, _ place: inout Int) -> UInt16? {
    guard place + 4 <= bytes.count else { return nil }
    var value: UInt16 = 0
    for byte in bytes[place..<place + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      value = value << 4 | UInt16(digit)
    }
    place += 4
    return value
  }

  /// The escaped bytes of a string, without quotes. Besides the escapes of JSON: DEL and the C1
  /// controls, which terminals obey, line and paragraph separators, and marks that change the text
  /// direction.
  static func written(_ text: String) -> [UInt8] {
    var result = [UInt8]()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22, 0x5C: result += [.backslash, UInt8(scalar.value)]
      case ..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
        result.append(.backslash)
        if let letter = controls.first(where: { $0.0 == scalar.value })?.1 {
          result.append(letter)
        } else {
          let digits = "000" + String(scalar.value, radix: 16)
          result += "u\(digits.suffix(4))".utf8
        }
      default: result += UTF8.encode(scalar) ?? .init()
      }
    }
    return result
  }
}
