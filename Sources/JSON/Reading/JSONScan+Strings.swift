/// Strings: where they end, and that they are UTF-8 with the escapes of JSON.
extension JSONScan {
  /// A string, which begins here.
  @inline(__always)
  func string(at place: Int) throws(JSONFault) -> Token {
    let next = plain(from: place &+ 1)
    if next < end, bytes[next] == UInt8(ascii: "\"") { return Token(.string, upTo: next &+ 1) }
    return try anyString(from: next)
  }

  @inline(never)
  private func anyString(from start: Int) throws(JSONFault) -> Token {
    var (next, isEscaped) = (start, false)
    while next < end, bytes[next] != UInt8(ascii: "\"") {
      if bytes[next] == UInt8(ascii: "\\") {
        isEscaped = true
        next = try escape(at: next)
      } else {
        next = try character(at: next)
      }
      next = plain(from: next)
    }
    guard next < end else { throw .invalid(next) }
    return Token(.string, upTo: next &+ 1, isEscaped: isEscaped)
  }

  /// The first place that is not plain ASCII: a quote, a backslash, a control or a part of a longer
  /// character. Eight bytes at a time.
  @inline(__always)
  func plain(from start: Int) -> Int {
    var place = start
    while has(8, from: place) {
      let special = Self.special(in: eight(at: place))
      if special != 0 { return place &+ special.trailingZeroBitCount / 8 }
      place &+= 8
    }
    while place < end, Self.isPlain(bytes[place]) { place += 1 }
    return place
  }

  /// The top bit of the first of eight bytes that is not plain; those of later ones may be set, too.
  @inline(__always)
  private static func special(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let (quote, backslash) = ((word ^ ones &* 0x22) &- ones, (word ^ ones &* 0x5C) &- ones)
    return (word &- ones &* 0x20 | quote | backslash | word) & (ones &* 0x80)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x80 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// The place after the escape that begins here.
  func escape(at place: Int) throws(JSONFault) -> Int {
    guard place + 1 < end else { throw .invalid(end) }
    switch bytes[place + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return place + 2
    case UInt8(ascii: "u"):
      return try unit(at: place)
    default:
      throw .invalid(place + 1)
    }
  }

  /// The place after an escape of four digits, or after two that are a surrogate pair.
  private func unit(at place: Int) throws(JSONFault) -> Int {
    let first = try hex(at: place + 2)
    guard first & 0xF800 == 0xD800 else { return place + 6 }
    guard first < 0xDC00 else { throw .invalid(place) }
    for (offset, byte) in [UInt8(ascii: "\\"), UInt8(ascii: "u")].enumerated() {
      let next = place + 6 + offset
      guard next < end, bytes[next] == byte else { throw .invalid(next) }
    }
    guard try hex(at: place + 8) & 0xFC00 == 0xDC00 else { throw .invalid(place + 6) }
    return place + 12
  }

  private func hex(at place: Int) throws(JSONFault) -> UInt32 {
    var value: UInt32 = 0
    for next in place..<place + 4 {
      guard next < end, let digit = Self.digit(bytes[next]) else { throw .invalid(next) }
      value = value << 4 | digit
    }
    return value
  }

  /// What a hexadecimal digit is worth.
  static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte & 0x0F)
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
      UInt32(byte & 0x0F) + 9
    default: nil
    }
  }

  /// The place after a character of more than one byte: the Unicode standard, table 3-7.
  func character(at place: Int) throws(JSONFault) -> Int {
    let lead = bytes[place]
    let length: Int
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: throw .invalid(place)
    }
    var low: UInt8 = 0x80
    var high: UInt8 = 0xBF
    if lead == 0xE0 { low = 0xA0 }
    if lead == 0xED { high = 0x9F }
    if lead == 0xF0 { low = 0x90 }
    if lead == 0xF4 { high = 0x8F }
    for next in place + 1..<place + length {
      guard next < end, bytes[next] >= low, bytes[next] <= high else { throw .invalid(next) }
      low = 0x80
      high = 0xBF
    }
    return place + length
  }
}
