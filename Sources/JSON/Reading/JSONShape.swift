/// The keys that objects of a text are expected to have, in their order.
public struct JSONShape: Sendable {
  let names: [StaticString]
  let keys: [Key]

  /// A key as it stands before its value, `"points":`.
  struct Key: Sendable {
    /// Its bytes, the first one the lowest, and where they have one.
    private var text = SIMD4<UInt64>.zero
    private var mask = SIMD4<UInt64>.zero
    /// How many they are.
    let count: Int
    /// Whether it is the last one of its shape.
    fileprivate(set) var isLast = false

    /// Bytes that are looked at.
    static let width = 32

    fileprivate init(_ name: StaticString) {
      count = name.utf8CodeUnitCount + 3
      precondition(count <= Self.width, "a key of a shape is too long")
      add(UInt8(ascii: "\""), at: 0)
      for place in 0..<name.utf8CodeUnitCount { add(name.utf8Start[place], at: place + 1) }
      add(UInt8(ascii: "\""), at: count - 2)
      add(UInt8(ascii: ":"), at: count - 1)
    }

    private mutating func add(_ byte: UInt8, at place: Int) {
      let (word, shift) = (place / 8, UInt64(8 * (place % 8)))
      text[word] |= UInt64(byte) << shift
      mask[word] |= 0xFF << shift
    }

    /// Whether it is what stands in a text.
    @inline(__always)
    func stands(at text: UnsafeRawPointer) -> Bool {
      let other = (text.loadUnaligned(as: SIMD4<UInt64>.self) ^ self.text) & mask
      return other[0] | other[1] | other[2] | other[3] == 0
    }
  }

  /// Objects with these keys, which are in ascending order and of at most 29 plain characters each.
  public init(_ names: [StaticString]) {
    var keys = names.map { Key($0) }
    if !keys.isEmpty { keys[keys.count - 1].isLast = true }
    (self.names, self.keys) = (names, keys)
    let isAscending = zip(names, names.dropFirst()).allSatisfy { $0.precedes($1) }
    precondition(isAscending, "the keys of a shape are not in order")
  }
}

/// Shapes of which objects are expected in a text. Where the keys of one stand in their order with
/// nothing between them, they are compared with the bytes of the text as they are, and not read letter
/// by letter; an object may leave some out, and what has other keys is read like any other.
public struct JSONShapes: Sendable {
  /// The keys of all of them.
  let keys: [JSONShape.Key]
  /// Where each of them begins.
  let starts: [Int]

  /// Some shapes, by whose first keys their objects are known.
  public init(_ shapes: [JSONShape]) {
    keys = shapes.flatMap(\.keys)
    starts = shapes.indices.map { place in shapes[..<place].reduce(0) { $0 + $1.keys.count } }
  }

  /// None: every object is read like any other.
  public static let none = JSONShapes([])
}

extension StaticString {
  /// Whether it comes first by its bytes: in the order of keys, without a string being made.
  public func precedes(_ other: StaticString) -> Bool {
    withUTF8Buffer { own in other.withUTF8Buffer { own.lexicographicallyPrecedes($0) } }
  }
}
