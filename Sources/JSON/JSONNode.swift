/// A value or a key of a text. A text is a flat list of them: the root, then what is inside it in the
/// order of the text, a key before its value.
///
///     {"name":"Ana","points":[2,3]}    index  kind    start  length  size
///     ^                                0      object  0      29      7
///      ^                               1      string  1      6       1
///             ^                        2      string  8      5       1
///                   ^                  3      string  14     8       1
///                            ^         4      array   23     5       3
///                             ^        5      number  24     1       1
///                               ^      6      number  26     1       1
struct JSONNode {
  /// How many bytes a text may have.
  static let mostBytes = 1 << 28 - 1

  let kind: JSONValue.Kind
  /// Whether it is a string with escapes, so that its bytes are not its text.
  private(set) var isEscaped = false
  private let start: UInt32
  private var length: UInt32 = 1
  private var size: UInt32 = 1

  /// A container that has not ended.
  init(_ kind: JSONValue.Kind, at start: Int) {
    self.kind = kind
    self.start = UInt32(truncatingIfNeeded: start)
  }

  /// A key, or a value that is no container.
  init(_ token: JSONScan.Token, at start: Int) {
    self.init(token.kind, at: start)
    isEscaped = token.isEscaped
    length = UInt32(truncatingIfNeeded: token.end &- start)
  }

  /// Ends a container before a place of the text, with so many nodes.
  mutating func end(before place: Int, size: Int) {
    length = UInt32(truncatingIfNeeded: place) &- start
    self.size = UInt32(truncatingIfNeeded: size)
  }

  /// Its bytes in the text.
  var range: Range<Int> {
    Range(uncheckedBounds: (Int(start), Int(start) &+ Int(length)))
  }

  /// The bytes of a string without its quotes.
  var inside: Range<Int> {
    Range(uncheckedBounds: (Int(start) &+ 1, Int(start) &+ Int(length) &- 1))
  }

  /// One bit of 64, made of the length, the first and the last byte of a key; all bits for a key that is empty or
  /// escaped. Keys without a bit in common differ, as most keys of an object do.
  func bit(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let start = inside.lowerBound
    let end = inside.upperBound
    return isEscaped || start == end
      ? .max : Self.bit(end &- start, bytes[start], bytes[end &- 1])
  }

  static func bit(_ length: Int, _ first: UInt8, _ last: UInt8) -> UInt64 {
    1 &<< UInt64(truncatingIfNeeded: (length &* 7) ^ Int(first) ^ (Int(last) &* 3))
  }

  /// How many nodes the value is, with all nodes inside it.
  var count: Int { Int(size) }

  /// Lends the bytes that a string of the text stands for.
  func withUTF8<Made>(
    of bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Made
  ) -> Made {
    let inside = UnsafeBufferPointer(rebasing: bytes[inside])
    return isEscaped
      ? (JSONEscapes.read(inside) ?? []).withUnsafeBufferPointer(body) : body(inside)
  }

  /// Whether it is a string of the text that stands for just this one. Most are told apart by their length.
  @inline(__always)
  func isString(_ text: StaticString, of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    kind == .string && (isEscaped || inside.count == text.utf8CodeUnitCount)
      && reads(text, of: bytes)
  }

  private func reads(_ text: StaticString, of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    withUTF8(of: bytes) { own in
      let count = text.utf8CodeUnitCount
      // No closure for each byte: tests would spend a tenth of their time in it.
      var rest = own.count == count ? count : -1
      while rest > 0, own[rest - 1] == text.utf8Start[rest - 1] { rest -= 1 }
      return rest == 0
    }
  }
}

extension RandomAccessCollection<JSONNode> where Index == Int {
  /// The index of the first node that is not inside this one.
  func next(_ index: Int) -> Int { index &+ self[index].count }

  /// Refuses an object with a key that is there a second time.
  ///
  /// Keys are compared as they read, whatever escapes they are written with; and by bytes, for two
  /// texts of other bytes can be the same `String`: a letter with its accent, and both apart.
  func checkKeys(of object: Int, _ bytes: UnsafeBufferPointer<UInt8>) throws(JSONFault) {
    if areFewAndDistinct(keysOf: object, bytes) { return }
    func precedes(_ one: Int, _ other: Int) -> Bool {
      self[one].withUTF8(of: bytes) { one in
        self[other].withUTF8(of: bytes) { one.lexicographicallyPrecedes($0) }
      }
    }
    var keys = [Int]()
    var key = object + 1
    while key < next(object) {
      keys.append(key)
      key = next(key + 1)
    }
    // No set: what it needs of its generic types costs as much as the tape of a game.
    keys.sort(by: precedes)
    let again = zip(keys, keys.dropFirst()).filter { !precedes($0, $1) }.map(\.1).min()
    if let again {
      let text = self[again].withUTF8(of: bytes) { String(decoding: $0, as: UTF8.self) }
      throw .duplicate(text, self[again].range.lowerBound)
    }
  }

  /// Whether an object has few keys, without escapes, each once. Sorting the keys of each play instead would take a
  /// third of the time of reading a long tape.
  private func areFewAndDistinct(
    keysOf object: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var key = object + 1
    var count = 0
    var seen = UInt64(0)
    while key < next(object) {
      let bit = self[key].bit(bytes)
      if self[key].isEscaped || count > 32 || seen & bit != 0 && isThere(key, in: object, bytes) {
        return false
      }
      seen |= bit
      count += 1
      key = next(key + 1)
    }
    return true
  }

  /// Whether an object has an earlier key of the same bytes.
  private func isThere(
    _ key: Int, in object: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var earlier = object + 1
    while earlier < key {
      if self[earlier].inside.count == self[key].inside.count,
        bytes[self[earlier].inside].elementsEqual(bytes[self[key].inside])
      {
        return true
      }
      earlier = next(earlier + 1)
    }
    return false
  }
}
