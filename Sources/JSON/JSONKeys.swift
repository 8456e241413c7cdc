/// The keys of one object, to find one that is there twice. They are compared as they read, byte
/// by byte, whatever escapes they are written with.
struct JSONKeys {
  private let nodes: [JSONNode]
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The nodes of the keys.
  private var keys: [Int] = []
  private var hasEscapes = false

  /// Up to so many, comparing each with each costs less than a set.
  private static let few = 24

  init(of object: Int, _ nodes: [JSONNode], _ bytes: UnsafeBufferPointer<UInt8>) {
    self.nodes = nodes
    self.bytes = bytes
    var index = object + 1
    while index < Int(nodes[object].next) {
      keys.append(index)
      if nodes[index].isEscaped { hasEscapes = true }
      index = Int(nodes[index + 1].next)
    }
  }

  /// The first key that is there already.
  var duplicate: Int? {
    keys.count > Self.few || hasEscapes ? duplicateOfMany : duplicateOfFew
  }

  /// What a key reads.
  func text(_ key: Int) -> String { String(decoding: read(key), as: UTF8.self) }

  private var duplicateOfFew: Int? {
    for (count, key) in keys.enumerated() {
      for other in keys[..<count]
      where Self.order(nodes[other], nodes[key], bytes) == 0 { return key }
    }
    return nil
  }

  /// Not a set of String, to which a letter and its accent are the letter with the accent.
  private var duplicateOfMany: Int? {
    var seen: Set<[UInt8]> = []
    seen.reserveCapacity(keys.count)
    return keys.first { !seen.insert(read($0)).inserted }
  }

  private func read(_ key: Int) -> [UInt8] {
    let inside = UnsafeBufferPointer(rebasing: bytes[nodes[key].inside])
    return nodes[key].isEscaped ? JSONEscapes.read(inside) : Array(inside)
  }

  /// Whether the second key surely comes after the first one.
  static func isAscending(
    _ first: JSONNode, _ second: JSONNode, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    !first.isEscaped && !second.isEscaped && order(first, second, bytes) < 0
  }

  /// Below 0 where the bytes of the first string come before those of the second.
  private static func order(
    _ first: JSONNode, _ second: JSONNode, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let (left, right) = (first.inside, second.inside)
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
