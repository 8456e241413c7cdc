/// The keys of one object, to find one that is there twice. They are compared as they read, byte
/// by byte, whatever escapes they are written with.
struct JSONKeys {
  private let nodes: JSONNodes
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The nodes of the keys.
  private var keys: [UInt32] = []
  private var hasEscapes = false

  /// Up to so many, comparing each with each costs less than a table.
  private static let few = 24

  init(of object: Int, _ nodes: JSONNodes, _ bytes: UnsafeBufferPointer<UInt8>) {
    self.nodes = nodes
    self.bytes = bytes
    var index = nodes.first(in: object)
    while index < nodes.next(object) {
      keys.append(UInt32(truncatingIfNeeded: index))
      if nodes.isEscaped(index) { hasEscapes = true }
      index = nodes.next(index + 1)
    }
  }

  /// The first key that is there already.
  var duplicate: Int? {
    keys.count > Self.few || hasEscapes ? duplicateOfMany : duplicateOfFew
  }

  /// What a key reads.
  func text(_ key: Int) -> String {
    let inside = UnsafeBufferPointer(rebasing: bytes[nodes.inside(key)])
    return nodes.isEscaped(key)
      ? String(decoding: JSONEscapes.read(inside), as: UTF8.self)
      : String(decoding: inside, as: UTF8.self)
  }

  private var duplicateOfFew: Int? {
    for (count, key) in keys.enumerated() {
      for other in keys[..<count]
      where Self.order(Int(other), Int(key), nodes, bytes) == 0 { return Int(key) }
    }
    return nil
  }

  /// By a hash table of places, open to the next free one: four to eight bytes for a key, however
  /// long it is. Not a set of String, to which a letter and its accent are the letter with the accent.
  private var duplicateOfMany: Int? {
    var size = 64
    while size < keys.count * 3 / 2 { size *= 2 }
    // A node that is a key is never the first one.
    var table = [UInt32](repeating: 0, count: size)
    var buffer: [UInt8] = []
    for key in keys {
      var place = hash(Int(key), &buffer) & (size - 1)
      while table[place] != 0 {
        if isSame(Int(table[place]), Int(key)) { return Int(key) }
        place = (place + 1) & (size - 1)
      }
      table[place] = key
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
    if !nodes.isEscaped(one), !nodes.isEscaped(other) {
      return Self.order(one, other, nodes, bytes) == 0
    }
    return read(one) == read(other)
  }

  private func read(_ key: Int) -> [UInt8] {
    let inside = UnsafeBufferPointer(rebasing: bytes[nodes.inside(key)])
    return nodes.isEscaped(key) ? JSONEscapes.read(inside) : Array(inside)
  }

  /// Whether the second key surely comes after the first one.
  static func isAscending(
    _ first: Int, _ second: Int, _ nodes: JSONNodes, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    !nodes.isEscaped(first) && !nodes.isEscaped(second)
      && order(first, second, nodes, bytes) < 0
  }

  /// Below 0 where the bytes of the first string come before those of the second.
  private static func order(
    _ first: Int, _ second: Int, _ nodes: JSONNodes, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let (left, right) = (nodes.inside(first), nodes.inside(second))
    let shared = min(left.count, right.count)
    var offset = 0
    while offset < shared {
      let (one, other) = (bytes[left.lowerBound + offset], bytes[right.lowerBound + offset])
      if one != other { return Int(one) - Int(other) }
      offset += 1
    }
    return left.count - right.count
  }
}
