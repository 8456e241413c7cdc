/// One value or key of a text.
struct JSONNode {
  /// Where its bytes begin.
  let start: UInt32
  /// Where its bytes are over.
  var end: UInt32
  /// The index of the first node that is not inside this one.
  var next: UInt32
  let kind: JSONValue.Kind
  /// Whether it is a string with escapes, so that its bytes are not its text.
  let isEscaped: Bool

  init(_ kind: JSONValue.Kind, _ range: Range<Int>, next: Int, isEscaped: Bool = false) {
    start = UInt32(truncatingIfNeeded: range.lowerBound)
    end = UInt32(truncatingIfNeeded: range.upperBound)
    self.next = UInt32(truncatingIfNeeded: next)
    self.kind = kind
    self.isEscaped = isEscaped
  }

  /// Its bytes in the text.
  var range: Range<Int> { Range(uncheckedBounds: (Int(start), Int(end))) }

  /// The bytes of a string without its quotes.
  var inside: Range<Int> { Range(uncheckedBounds: (Int(start) + 1, Int(end) - 1)) }
}

/// The root, then what is inside it in the order of the text; a key is a node before its value.
///
/// Not an Array: the runtime would have to make the type of an array of nodes first, for which a
/// text of 2 KB is read almost twice.
struct JSONNodes: ~Copyable, @unchecked Sendable {
  private(set) var count = 0
  private var room: UnsafeMutableBufferPointer<JSONNode>

  init(capacity: Int) {
    room = .allocate(capacity: capacity)
  }

  deinit { room.deallocate() }

  subscript(index: Int) -> JSONNode {
    get { room[index] }
    set { room[index] = newValue }
  }

  /// The same nodes, for who looks at them while they are there.
  var all: UnsafeBufferPointer<JSONNode> {
    UnsafeBufferPointer(start: room.baseAddress, count: count)
  }

  mutating func append(_ node: JSONNode) {
    if count == room.count { grow() }
    room.initializeElement(at: count, to: node)
    count += 1
  }

  private mutating func grow() {
    let larger = UnsafeMutableBufferPointer<JSONNode>.allocate(capacity: room.count * 2 + 4)
    _ = larger.moveInitialize(fromContentsOf: room)
    room.deallocate()
    room = larger
  }
}
