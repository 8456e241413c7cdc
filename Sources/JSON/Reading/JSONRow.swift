/// The members of an object by their places in a shape, for an object whose members are all wanted.
public struct JSONRow: Sendable {
  private let object: JSONValue
  private let names: [StaticString]
  private let members: [Member]

  fileprivate struct Member {
    /// The node of the value; -1 where the object has no such member.
    var node = -1
    /// The value where it is a few digits and nothing else, as nearly all are; else -1.
    var digits = -1
  }

  fileprivate init(_ object: JSONValue, _ names: [StaticString], _ members: [Member]) {
    (self.object, self.names, self.members) = (object, names, members)
  }

  /// The member whose key has a place in the shape; nil where there is none.
  public subscript(place: Int) -> JSONValue? {
    members[place].node < 0 ? nil : JSONValue(object.storage, at: members[place].node)
  }

  /// A member that may be null or missing; nil then.
  public func optional(_ place: Int) -> JSONValue? {
    let node = members[place].node
    return node < 0 || object.storage.nodes.kind(node) == .null ? nil : self[place]
  }

  /// Sees that the object has a member.
  public func check(_ place: Int) throws(JSONError) {
    if members[place].node < 0 { _ = try object.member(names[place]) }
  }

  /// A member that the object has to have.
  public func member(_ place: Int) throws(JSONError) -> JSONValue {
    if let value = self[place] { return value }
    return try object.member(names[place])
  }

  /// A member that is a whole number; nil where there is none.
  public func int(_ place: Int) throws(JSONError) -> Int? {
    let member = members[place]
    return member.digits < 0 ? try self[place]?.int() : member.digits
  }
}

extension JSONValue {
  /// The members of an object that a shape has; others are passed over.
  public func row(of shape: JSONShape) throws(JSONError) -> JSONRow {
    try check(.object, "is not an object")
    var members = [JSONRow.Member](repeating: JSONRow.Member(), count: shape.names.count)
    let (nodes, end) = (storage.nodes, storage.nodes.next(index))
    storage.bytes.withUnsafeBufferPointer { bytes in
      var (key, place) = (nodes.first(in: index), 0)
      while key < end {
        let value = key &+ 1
        if let found = self.place(of: key, in: shape, from: place, bytes) {
          members[found] = JSONRow.Member(node: value, digits: nodes.digits(value, in: bytes) ?? -1)
          place = found &+ 1
        }
        key = nodes.next(value)
      }
    }
    return JSONRow(self, shape.names, members)
  }

  /// Which key of a shape a key is: mostly the one that is expected.
  private func place(
    of key: Int, in shape: JSONShape, from expected: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    let start = storage.nodes.start(key)
    if expected < shape.keys.count, let address = bytes.baseAddress,
      start &+ JSONShape.Key.width <= bytes.count,
      shape.keys[expected].stands(at: UnsafeRawPointer(address) + start)
    {
      return expected
    }
    return storage.place(ofString: key, among: shape.names, from: expected)
  }
}
