/// The keys that many objects of a text are expected to have. Where they stand in this order with
/// nothing between them, they are compared with the bytes of the text, eight at a time, and not read
/// letter by letter; an object may leave some out, and what has other keys is read like any other.
public struct JSONShape: Sendable {
  let names: [StaticString]
  let keys: [Key]

  /// A key as it stands before its value, `"points":`.
  struct Key: Sendable {
    /// Its bytes in three words, the first byte the lowest, and where they have one.
    private var text: (UInt64, UInt64, UInt64) = (0, 0, 0)
    private var mask: (UInt64, UInt64, UInt64) = (0, 0, 0)
    /// How many they are.
    let count: Int

    /// Bytes that are looked at.
    static let width = 24

    fileprivate init?(_ name: StaticString) {
      let bytes = Array("\"\(name)\":".utf8)
      guard bytes.count <= Self.width else { return nil }
      count = bytes.count
      let words = (0..<3).map { word in
        (0..<8).reduce(into: (text: UInt64(0), mask: UInt64(0))) { sum, place in
          guard 8 * word + place < bytes.count else { return }
          sum.text |= UInt64(bytes[8 * word + place]) << (8 * UInt64(place))
          sum.mask |= 0xFF << (8 * UInt64(place))
        }
      }
      text = (words[0].text, words[1].text, words[2].text)
      mask = (words[0].mask, words[1].mask, words[2].mask)
    }

    /// Whether it is what stands in a text.
    @inline(__always)
    func stands(at text: UnsafeRawPointer) -> Bool {
      let one = text.loadUnaligned(as: UInt64.self)
      let two = text.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
      let three = text.loadUnaligned(fromByteOffset: 16, as: UInt64.self)
      let first = (UInt64(littleEndian: one) ^ self.text.0) & mask.0
      let second = (UInt64(littleEndian: two) ^ self.text.1) & mask.1
      let third = (UInt64(littleEndian: three) ^ self.text.2) & mask.2
      return first | second | third == 0
    }
  }

  /// Objects with these keys, which are in ascending order and of at most 21 plain characters each.
  public init(_ names: [StaticString]) {
    self.names = names
    keys = names.compactMap { Key($0) }
    precondition(keys.count == names.count, "a key of a shape is too long")
    let texts = names.map { Array($0.description.utf8) }
    let isAscending = zip(texts, texts.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) }
    precondition(isAscending, "the keys of a shape are not in order")
  }

  /// Objects that are read like any other.
  public static let any = JSONShape([])
}
