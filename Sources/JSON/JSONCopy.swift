/// Copies a value that was read, in another layout: a list of many games is little else, so it is
/// put together in memory of its own, byte by byte and with no array to ask.
struct JSONCopy: ~Copyable {
  private let storage: JSONStorage
  /// Containers less than so many levels deep are spread over lines.
  private let spread: Int
  private var memory: UnsafeMutablePointer<UInt8>
  private var (count, room): (Int, Int)

  init(of storage: JSONStorage, spread: Int) {
    (self.storage, self.spread) = (storage, spread)
    (count, room) = (0, 1 << 13)
    memory = .allocate(capacity: room)
  }

  deinit { memory.deallocate() }

  /// Lends what has been copied.
  func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    body(UnsafeBufferPointer(start: memory, count: count))
  }

  /// Copies a value that stands at a level. As deep as the reader goes, and no deeper.
  mutating func add(_ index: Int, at level: Int) {
    let nodes = storage.nodes
    switch nodes.kind(index) {
    case .object: container(index, at: level, isObject: true)
    case .array: container(index, at: level, isObject: false)
    case .string, .number, .bool, .null: token(nodes.range(index))
    }
  }

  private mutating func container(_ index: Int, at level: Int, isObject: Bool) {
    let (nodes, isSpread) = (storage.nodes, level < spread)
    byte(isObject ? UInt8(ascii: "{") : UInt8(ascii: "["))
    var child = nodes.first(in: index)
    // JSONEncoder leaves a line between the brackets of an empty container.
    if child == nodes.next(index), isSpread { byte(UInt8(ascii: "\n")) }
    while child < nodes.next(index) {
      if child > nodes.first(in: index) { byte(UInt8(ascii: ",")) }
      if isSpread { line(at: level + 1) }
      if isObject {
        token(nodes.range(child))
        colon(isSpread)
        child += 1
      }
      add(child, at: level + 1)
      child = nodes.next(child)
    }
    if isSpread { line(at: level) }
    byte(isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"))
  }

  private mutating func token(_ range: Range<Int>) {
    makeRoom(for: range.count)
    storage.bytes.withUnsafeBufferPointer { source in
      guard let start = source.baseAddress else { return }
      (memory + count).update(from: start + range.lowerBound, count: range.count)
    }
    count &+= range.count
  }

  private mutating func colon(_ isSpread: Bool) {
    if isSpread { byte(UInt8(ascii: " ")) }
    byte(UInt8(ascii: ":"))
    if isSpread { byte(UInt8(ascii: " ")) }
  }

  /// A new line up to where a level begins.
  private mutating func line(at level: Int) {
    byte(UInt8(ascii: "\n"))
    makeRoom(for: 2 * level)
    (memory + count).update(repeating: UInt8(ascii: " "), count: 2 * level)
    count &+= 2 * level
  }

  @inline(__always)
  private mutating func byte(_ byte: UInt8) {
    makeRoom(for: 1)
    memory[count] = byte
    count &+= 1
  }

  @inline(__always)
  private mutating func makeRoom(for more: Int) {
    if room &- count < more { grow(by: more) }
  }

  @inline(never)
  private mutating func grow(by more: Int) {
    room = 2 * (room + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: room)
    larger.update(from: memory, count: count)
    memory.deallocate()
    memory = larger
  }
}
