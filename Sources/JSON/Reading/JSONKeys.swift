/// The keys of an object, to find one that is there twice. They are compared as they read, whatever
/// escapes they are written with.
struct JSONKeys {
  private let nodes: JSONNodes
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The node of the first key, and the one behind the object.
  private let (first, end): (Int, Int)
  private var count = 0
  private var hasEscapes = false

  /// Up to this many keys, comparing each with each takes less time than a set.
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

  /// The first key that is there a second time; nil if there is none.
  var duplicate: Int? {
    count > Self.few || hasEscapes ? duplicateOfMany : duplicateOfFew
  }

  /// What a key reads.
  func text(_ key: Int) -> String { String(decoding: read(key), as: UTF8.self) }

  private func read(_ key: Int) -> [UInt8] {
    let inside = UnsafeBufferPointer(rebasing: bytes[nodes.inside(key)])
    return nodes.isEscaped(key) ? JSONEscapes.read(inside) : Array(inside)
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

  /// By bytes: two texts of other bytes can be the same `String`, a letter with its accent and both apart.
  private var duplicateOfMany: Int? {
    var seen: Set<[UInt8]> = []
    var key = first
    while key < end {
      if !seen.insert(read(key)).inserted { return key }
      key = next(key)
    }
    return nil
  }

  private func hasSameBytes(_ one: Int, _ other: Int) -> Bool {
    let (left, right) = (nodes.inside(one), nodes.inside(other))
    return left.count == right.count && bytes[left].elementsEqual(bytes[right])
  }
}
