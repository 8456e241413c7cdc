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

  /// The first key by the alphabet, in this value or in what is inside it, that a value to be
  /// written does not have there; cut to be quoted.
  ///
  /// - Parameter optional: keys that it would have if it used them.
  public func unknownKey(besides known: JSON, _ optional: [StaticString] = []) -> String? {
    switch known {
    case .list(let values):
      return zip(elements, values).lazy.compactMap { $0.unknownKey(besides: $1, optional) }.first
    case .object(let known):
      var first = String?.none
      var deeper = String?.none
      var next = 0
      for (key, value) in members {
        // Most keys come in the same order.
        if next == known.count || !key.isString(known[next].key) {
          guard let other = known.firstIndex(where: { key.isString($0.key) }) else {
            if optional.contains(where: key.isString) { continue }
            let text = storage.text(key.index)
            first = first.map { min($0, text) } ?? text
            continue
          }
          next = other
        }
        deeper = deeper ?? value.unknownKey(besides: known[next].value, optional)
        next += 1
      }
      return first?.excerpt ?? deeper
    default: return nil
    }
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
