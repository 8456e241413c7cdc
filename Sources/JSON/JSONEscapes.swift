/// The escapes of strings that have been checked.
enum JSONEscapes {
  /// The unescaped bytes of a string.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    _ = readEach(bytes) { byte in
      result.append(byte)
      return true
    }
    return result
  }

  /// Whether a string, unescaped, has these bytes.
  static func reads(
    _ bytes: UnsafeBufferPointer<UInt8>, as text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var place = 0
    let isSame = readEach(bytes) { byte in
      guard place < text.count, text[place] == byte else { return false }
      place += 1
      return true
    }
    return isSame && place == text.count
  }

  /// Unescapes a string byte by byte while the body returns true; returns true at its end.
  @inline(__always)
  private static func readEach(
    _ bytes: UnsafeBufferPointer<UInt8>, _ isWanted: (UInt8) -> Bool
  ) -> Bool {
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      guard byte == UInt8(ascii: "\\"), place + 1 < bytes.count else {
        guard isWanted(byte) else { return false }
        place += 1
        continue
      }
      place += 2
      let other = bytes[place - 1]
      if other == UInt8(ascii: "u") {
        guard let scalar = Unicode.Scalar(scalar(bytes, &place)) else { continue }
        for byte in UTF8.encode(scalar) ?? Unicode.UTF8.encodedReplacementCharacter {
          guard isWanted(byte) else { return false }
        }
      } else {
        guard isWanted(character(other)) else { return false }
      }
    }
    return true
  }

  /// The byte of a letter after a backslash.
  private static func character(_ letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: letter
    }
  }

  private static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, _ place: inout Int) -> UInt32 {
    let first = unit(bytes, &place)
    guard first & 0xFC00 == 0xD800 else { return first }
    place += 2
    return 0x10000 + (first & 0x3FF) << 10 + unit(bytes, &place) & 0x3FF
  }

  private static func unit(_ bytes: UnsafeBufferPointer<UInt8>, _ place: inout Int) -> UInt32 {
    var value: UInt32 = 0
    for next in place..<min(place + 4, bytes.count) {
      value = value << 4 | (JSONScan.digit(bytes[next]) ?? 0)
    }
    place += 4
    return value
  }

  /// Appends the escaped bytes of a string, without quotes.
  static func write(_ text: UnsafeBufferPointer<UInt8>, to result: inout [UInt8]) {
    var plain = 0
    var place = 0
    while place < text.count {
      let scalar = escaped(text, place)
      guard scalar.length > 0 else {
        place += 1
        continue
      }
      result.append(contentsOf: UnsafeBufferPointer(rebasing: text[plain..<place]))
      append(escapeOf: scalar.value, to: &result)
      place += scalar.length
      plain = place
    }
    result.append(contentsOf: UnsafeBufferPointer(rebasing: text[plain..<place]))
  }

  /// The character at the beginning, if it has to be escaped; otherwise its length is 0. Besides
  /// the escapes of JSON: DEL and the C1 controls, which terminals obey, line and paragraph
  /// separators, and marks that change the text direction.
  private static func escaped(
    _ text: UnsafeBufferPointer<UInt8>, _ place: Int
  ) -> (value: UInt32, length: Int) {
    let byte = text[place]
    if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F {
      return (UInt32(byte), 1)
    }
    guard byte == 0xC2 || byte == 0xD8 || byte == 0xE2, place + 1 < text.count else {
      return (0, 0)
    }
    if byte < 0xE0 {
      let value = UInt32(byte & 0x1F) << 6 | UInt32(text[place + 1] & 0x3F)
      return value <= 0x9F || value == 0x061C ? (value, 2) : (0, 0)
    }
    guard place + 2 < text.count else { return (0, 0) }
    let value = 0x2000 | UInt32(text[place + 1] & 0x3F) << 6 | UInt32(text[place + 2] & 0x3F)
    switch value {
    case 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: return (value, 3)
    default: return (0, 0)
    }
  }

  private static func append(escapeOf value: UInt32, to result: inout [UInt8]) {
    result.append(UInt8(ascii: "\\"))
    switch value {
    case 0x08: result.append(UInt8(ascii: "b"))
    case 0x09: result.append(UInt8(ascii: "t"))
    case 0x0A: result.append(UInt8(ascii: "n"))
    case 0x0C: result.append(UInt8(ascii: "f"))
    case 0x0D: result.append(UInt8(ascii: "r"))
    case 0x22, 0x5C: result.append(UInt8(truncatingIfNeeded: value))
    default:
      result.append(UInt8(ascii: "u"))
      for shift in [12, 8, 4, 0] as [UInt32] {
        let digit = UInt8(truncatingIfNeeded: value >> shift & 0xF)
        result.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit)
      }
    }
  }
}
