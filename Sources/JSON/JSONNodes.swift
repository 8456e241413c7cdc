/// Where every value and key of a text is: the root, then what is inside it in the order of the
/// text, a key before its value.
///
/// A text can have a value in every second byte, so a value is eight bytes. Of a container nobody
/// asks where it is over. The memory is the text's: `JSONStorage` gives it back.
struct JSONNodes: @unchecked Sendable {
  /// Places and lengths have 28 bits, beside four for what a value is.
  static let mostBytes = 1 << 28 - 1

  private let nodes: UnsafeMutablePointer<Node>
  /// How many there are.
  private(set) var count = 0

  private struct Node {
    /// Where it begins.
    let place: UInt32
    /// How many bytes it has; of a container, the index of what follows it, or until it is ended one
    /// more than the index of the one it is in. Below, the kind.
    var rest: UInt32
  }

  private static let marked: UInt32 = 8
  private static let kinds: UInt32 = 7

  /// Room for as many as so many bytes can have: two for a value, and one for a container that is
  /// not closed. What is not used of it costs nothing.
  init(roomFor bytes: Int) {
    nodes = .allocate(capacity: min(bytes, bytes / 2 + JSONParser.deepest) + 2)
  }

  /// Gives the memory back; nobody may look into it any more.
  func free() { nodes.deallocate() }

  @inline(__always)
  private mutating func add(
    _ kind: JSONValue.Kind, at place: Int, rest: Int, mark: UInt32 = 0
  ) {
    nodes[count] = Node(
      place: UInt32(truncatingIfNeeded: place),
      rest: UInt32(truncatingIfNeeded: rest) &<< 4 | UInt32(kind.rawValue) | mark)
    count &+= 1
  }

  /// Adds a key, or a value that is no container.
  @inline(__always)
  mutating func add(
    _ kind: JSONValue.Kind, at place: Int, upTo end: Int, isEscaped: Bool = false
  ) {
    add(kind, at: place, rest: end &- place, mark: isEscaped ? Self.marked : 0)
  }

  /// Adds a container whose end is not known yet, in another one or, for -1, as the root.
  mutating func open(_ kind: JSONValue.Kind, at place: Int, in outer: Int) -> Int {
    add(kind, at: place, rest: outer &+ 1)
    return count &- 1
  }

  /// Ends a container, and returns the one that it is in.
  mutating func close(_ index: Int) -> Int {
    let rest = nodes[index].rest
    nodes[index].rest = UInt32(truncatingIfNeeded: count) &<< 4 | rest & Self.kinds
    return Int(rest &>> 4) &- 1
  }

  /// Notes that the keys of an object that is not ended are not in ascending order, as they are in every
  /// document: then one may be there twice.
  func markUnsorted(_ index: Int) { nodes[index].rest |= Self.marked }

  /// What a value is.
  func kind(_ index: Int) -> JSONValue.Kind {
    JSONValue.Kind(rawValue: UInt8(truncatingIfNeeded: nodes[index].rest & Self.kinds)) ?? .null
  }

  /// Whether it is a string with escapes, so that its bytes are not its text, or an object that was noted
  /// as unsorted.
  func isMarked(_ index: Int) -> Bool { nodes[index].rest & Self.marked != 0 }

  /// Whether it is a string that can read so many bytes: most are told apart by that alone.
  func mayBeString(_ index: Int, of count: Int) -> Bool {
    let rest = nodes[index].rest
    guard rest & Self.kinds == UInt32(JSONValue.Kind.string.rawValue) else { return false }
    return rest & Self.marked != 0 || Int(rest &>> 4) == count &+ 2
  }

  /// Where its bytes begin.
  func start(_ index: Int) -> Int { Int(nodes[index].place) }

  /// The index of the first node that is not inside this one.
  func next(_ index: Int) -> Int {
    let rest = nodes[index].rest
    return Self.isContainer(rest) ? Int(rest &>> 4) : index &+ 1
  }

  /// Its bytes in the text; of a container the first bracket.
  func range(_ index: Int) -> Range<Int> {
    let node = nodes[index]
    let count = Self.isContainer(node.rest) ? 1 : Int(node.rest &>> 4)
    return Range(uncheckedBounds: (Int(node.place), Int(node.place) &+ count))
  }

  /// The bytes of a string without its quotes.
  func inside(_ index: Int) -> Range<Int> {
    let node = nodes[index]
    let start = Int(node.place)
    return Range(uncheckedBounds: (start &+ 1, start &+ Int(node.rest &>> 4) &- 1))
  }

  private static func isContainer(_ rest: UInt32) -> Bool { rest & kinds <= 1 }

  /// Refuses an object with a key that is there a second time.
  ///
  /// Keys are compared as they read, whatever escapes they are written with; and by bytes, for two
  /// texts of other bytes can be the same `String`: a letter with its accent, and both apart.
  func checkKeys(of object: Int, _ bytes: UnsafeBufferPointer<UInt8>) throws(JSONFault) {
    if areFewAndDistinct(keysOf: object, bytes) { return }
    var keys = [(text: [UInt8], place: Int)]()
    var key = object + 1
    while key < next(object) {
      let inside = UnsafeBufferPointer(rebasing: bytes[inside(key)])
      let text = (isMarked(key) ? JSONEscapes.read(inside) : nil) ?? Array(inside)
      keys.append((text, start(key)))
      key = next(key + 1)
    }
    // No set: what it needs of its generic types costs as much as the tape of a game.
    keys.sort { $0.text.lexicographicallyPrecedes($1.text) }
    let again = zip(keys, keys.dropFirst()).filter { $0.text == $1.text }.map(\.1)
      .min { $0.place < $1.place }
    if let again {
      throw .duplicate(String(decoding: again.text, as: UTF8.self), again.place)
    }
  }

  /// Whether an object has few keys, without escapes, each once. To sort those of each play takes a
  /// sixth of the time in which a long tape is read.
  private func areFewAndDistinct(
    keysOf object: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var key = object + 1
    for _ in 0..<16 {
      if key >= next(object) { return true }
      if isMarked(key) { return false }
      var earlier = object + 1
      while earlier < key {
        if inside(earlier).count == inside(key).count,
          bytes[inside(earlier)].elementsEqual(bytes[inside(key)])
        {
          return false
        }
        earlier = next(earlier + 1)
      }
      key = next(key + 1)
    }
    return false
  }
}
