/// The tokens of JSON, found and checked: from the place where one begins to the place after it.
struct JSONScan {
  let bytes: UnsafeBufferPointer<UInt8>
  let end: Int

  /// A string, a number or a word: what it is and where it ends.
  struct Token {
    let kind: JSONValue.Kind
    let end: Int
    /// Whether it is a string with escapes.
    var isEscaped = false
  }

  /// A value that is no container.
  func scalar(at place: Int) throws(JSONFault) -> Token {
    switch byte(at: place) {
    case .quote: try string(at: place)
    case "t": Token(kind: .bool, end: try word("true", at: place))
    case "f": Token(kind: .bool, end: try word("false", at: place))
    case "n": Token(kind: .null, end: try word("null", at: place))
    default: Token(kind: .number, end: try number(at: place))
    }
  }

  /// A byte; 0, which can stand nowhere, at the end.
  @inline(__always)
  func byte(at place: Int) -> UInt8 { place < end ? bytes[place] : 0 }

  /// The first byte from a place on that is no white space; the place becomes that of the byte.
  @inline(__always)
  func next(_ place: inout Int) -> UInt8 {
    let first = byte(at: place)
    if first > 0x20 { return first }
    place = anySpace(from: place)
    return byte(at: place)
  }

  @inline(never)
  private func anySpace(from start: Int) -> Int {
    var place = start
    while true {
      switch byte(at: place) {
      case 0x20, 0x0A, 0x0D, 0x09: place &+= 1
      default: return place
      }
    }
  }

  /// The place after a word.
  private func word(_ word: StaticString, at start: Int) throws(JSONFault) -> Int {
    for offset in 0..<word.utf8CodeUnitCount {
      let place = start &+ offset
      guard byte(at: place) == word.utf8Start[offset] else { throw .invalid(place) }
    }
    return start &+ word.utf8CodeUnitCount
  }

  /// The place after a number: RFC 8259, section 6.
  private func number(at place: Int) throws(JSONFault) -> Int {
    var next = place
    if byte(at: next) == .minus { next += 1 }
    next = byte(at: next) == .digitZero ? next + 1 : try digits(at: next)
    if byte(at: next) == "." { next = try digits(at: next + 1) }
    guard byte(at: next) | 0x20 == "e" else { return next }
    next += 1
    let sign = byte(at: next)
    return try digits(at: sign == "+" || sign == .minus ? next + 1 : next)
  }

  private func digits(at start: Int) throws(JSONFault) -> Int {
    var next = start
    while byte(at: next) &- .digitZero < 10 { next &+= 1 }
    guard next > start else { throw .invalid(next) }
    return next
  }

  /// Eight bytes, which must be there; the first one is the lowest.
  @inline(__always)
  private func eight(at place: Int) -> UInt64 {
    let start = UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped)
    return UInt64(littleEndian: start.loadUnaligned(fromByteOffset: place, as: UInt64.self))
  }

  /// A string, which begins here.
  @inline(__always)
  func string(at place: Int) throws(JSONFault) -> Token {
    let next = plain(from: place &+ 1)
    if next < end, bytes[next] == .quote { return Token(kind: .string, end: next &+ 1) }
    return try anyString(from: next)
  }

  /// The rest of a string that is not plain ASCII: it is decoded, to see that it can be.
  ///
  /// - Parameter start: the first place that is not plain.
  @inline(never)
  private func anyString(from start: Int) throws(JSONFault) -> Token {
    var next = start
    var isEscaped = false
    while next < end, bytes[next] != .quote {
      guard bytes[next] >= 0x20 else { throw .invalid(next) }
      if bytes[next] == .backslash {
        isEscaped = true
        next += 1
      }
      next = plain(from: next + 1)
    }
    guard next < end else { throw .invalid(end) }
    guard JSONEscapes.read(UnsafeBufferPointer(rebasing: bytes[start..<next])) != nil else {
      throw .invalid(start)
    }
    return Token(kind: .string, end: next &+ 1, isEscaped: isEscaped)
  }

  /// The first place that is not plain ASCII: a quote, a backslash, a control or a part of a longer
  /// character. Eight bytes at a time.
  @inline(__always)
  private func plain(from start: Int) -> Int {
    var place = start
    while place &+ 8 <= end {
      let special = special(in: eight(at: place))
      if special != 0 { return place &+ special.trailingZeroBitCount / 8 }
      place &+= 8
    }
    while place < end, Self.isPlain(bytes[place]) { place += 1 }
    return place
  }

  /// The top bit of the first of eight bytes that is not plain; those of later ones may be set, too.
  @inline(__always)
  private func special(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quote = (word ^ ones &* 0x22) &- ones
    let backslash = (word ^ ones &* 0x5C) &- ones
    return (word &- ones &* 0x20 | quote | backslash | word) & (ones &* 0x80)
  }

  /// Whether a byte of a string is a character that stands for itself.
  static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x80 && byte != .quote && byte != .backslash
  }
}

/// Lets a byte be compared with a character: `byte == "{"`, `case "t":`.
@inline(__always)
func == (byte: UInt8, character: Unicode.Scalar) -> Bool { byte == character.value }

@inline(__always)
func ~= (character: Unicode.Scalar, byte: UInt8) -> Bool { byte == character }

/// Bytes that have a meaning in JSON.
extension UInt8 {
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let comma = UInt8(ascii: ",")
  static let minus = UInt8(ascii: "-")
  static let digitZero = UInt8(ascii: "0")
}
