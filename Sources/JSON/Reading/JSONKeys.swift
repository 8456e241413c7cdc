/// The keys of one object, to find one that is there twice. They are compared as they read, byte
/// by byte, whatever escapes they are written with.
struct JSONKeys {
  private let nodes: JSONNodes
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The node of the first key, and the one behind the object.
  private let (first, end): (Int, Int)
  private var count = 0
  private var hasEscapes = false

  /// Up to so many, comparing each with each costs less than a table.
  private static let few = 24

  init(of object: Int, _ nodes: JSONNodes, _ bytes: UnsafeBufferPointer<UInt8>) {
    self.nodes = nodes
    self.bytes = bytes
    (first, end) = (nodes.first(in: object), nodes.next(object))
    var key = first
    while key < end {
      count += 1
      if nodes.isEscaped(key) { hasEscapes = true }
      key = next(key)
    }
  }

  /// The key after one.
  private func next(_ key: Int) -> Int { nodes.next(key + 1) }

  /// The first key that is there already.
  var duplicate: Int? {
    count > Self.few || hasEscapes ? duplicateOfMany : duplicateOfFew
  }

  /// What a key reads.
  func text(_ key: Int) -> String {
    let inside = UnsafeBufferPointer(rebasing: bytes[nodes.inside(key)])
    return nodes.isEscaped(key)
      ? String(decoding: JSONEscapes.read(inside), as: UTF8.self)
      : String(decoding: inside, as: UTF8.self)
  }

  private var duplicateOfFew: Int? {
    var key = first
    while key < end {
      var other = first
      while other < key {
        if hasSameBytes(other, key) { return key }
        other = next(other)
      }
      key = next(key)
    }
    return nil
  }

  /// By a hash table of places, open to the next free one: four to eight bytes for a key, however
  /// long it is. Not a set of String, to which a letter and its accent are the letter with the accent.
  private var duplicateOfMany: Int? {
    var size = 64
    while size < count * 3 / 2 { size *= 2 }
    // A node that is a key is never the first one.
    var table = [UInt32](repeating: 0, count: size)
    var buffer: [UInt8] = []
    var key = first
    while key < end {
      var place = hash(key, &buffer) & (size - 1)
      while table[place] != 0 {
        if isSame(Int(table[place]), key) { return key }
        place = (place + 1) & (size - 1)
      }
      table[place] = UInt32(truncatingIfNeeded: key)
      key = next(key)
    }
    return nil
  }

  /// With the seed of the process, which nobody knows who writes a file.
  private func hash(_ key: Int, _ buffer: inout [UInt8]) -> Int {
    var hasher = Hasher()
    let inside = UnsafeBufferPointer(rebasing: bytes[nodes.inside(key)])
    if nodes.isEscaped(key) {
      JSONEscapes.read(inside, into: &buffer)
      buffer.withUnsafeBytes { hasher.combine(bytes: $0) }
    } else {
      hasher.combine(bytes: UnsafeRawBufferPointer(inside))
    }
    return hasher.finalize()
  }

  private func isSame(_ one: Int, _ other: Int) -> Bool {
    if !nodes.isEscaped(one), !nodes.isEscaped(other) { return hasSameBytes(one, other) }
    return read(one) == read(other)
  }

  private func read(_ key: Int) -> [UInt8] {
    let inside = UnsafeBufferPointer(rebasing: bytes[nodes.inside(key)])
    return nodes.isEscaped(key) ? JSONEscapes.read(inside) : Array(inside)
  }

  private func hasSameBytes(_ one: Int, _ other: Int) -> Bool {
    let (left, right) = (nodes.inside(one), nodes.inside(other))
    guard left.count == right.count else { return false }
    var offset = 0
    while offset < left.count {
      if bytes[left.lowerBound + offset] != bytes[right.lowerBound + offset] { return false }
      offset += 1
    }
    return true
  }
}
