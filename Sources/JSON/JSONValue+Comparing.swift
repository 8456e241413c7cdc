/// What a value says, compared with what another text says there, whatever the layout of both.
extension JSONValue {
  /// The first value of another text, in its order, that differs from the one at its place in this
  /// text, which is nil where it is missing. What only this text has is no difference.
  ///
  /// - Parameter mayMiss: whether a member of the other text may be missing.
  public func difference(
    from other: JSONValue, mayMiss: (JSONValue) -> Bool
  ) -> (own: JSONValue?, other: JSONValue)? {
    let isSame: Bool
    switch (kind, other.kind) {
    case (.object, .object):
      for (key, value) in other.members {
        guard let own = member(like: key) else {
          if mayMiss(value) { continue }
          return (nil, value)
        }
        if let found = own.difference(from: value, mayMiss: mayMiss) { return found }
      }
      return nil
    case (.array, .array):
      for (own, value) in zip(elements, other.elements) {
        if let found = own.difference(from: value, mayMiss: mayMiss) { return found }
      }
      isSame = elements.count == other.elements.count
    case (.string, .string): isSame = storage.text(index) == other.storage.text(other.index)
    case (.number, .number): isSame = (try? thousandths()) == (try? other.thousandths())
    default: isSame = source == other.source
    }
    return isSame ? nil : (self, other)
  }

  /// The first key by the alphabet, in this value or in what is inside it, that another text does not
  /// have there; cut to be quoted.
  public func unknownKey(besides other: JSONValue) -> String? {
    if kind == .array {
      return zip(elements, other.elements).lazy.compactMap { $0.unknownKey(besides: $1) }.first
    }
    guard other.kind == .object else { return nil }
    let unknown = members.filter { other.member(like: $0.key) == nil }
    if let first = unknown.map({ storage.text($0.key.index) }).min() { return first.excerpt }
    return members.lazy.compactMap { key, value in
      other.member(like: key).flatMap { value.unknownKey(besides: $0) }
    }.first
  }

  private func member(like key: JSONValue) -> JSONValue? {
    let text = key.storage.text(key.index)
    return members.first { storage.text($0.key.index) == text }?.value
  }

  /// The value on one line.
  public var line: String {
    var json = JSONWriter(spread: 0)
    json.value(self)
    return json.text
  }
}
