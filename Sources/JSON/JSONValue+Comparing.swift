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
  public func unknownKey(besides known: JSON) -> String? {
    storage.unknownKey(in: index, besides: known)
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

extension JSONStorage {
  /// The key that `JSONValue.unknownKey` looks for. It goes from node to node: with a view of each value
  /// it takes a twentieth of a `record`.
  fileprivate func unknownKey(in index: Int, besides known: JSON) -> String? {
    let end = nodes.next(index)
    var place = index + 1
    switch (nodes[index].kind, known) {
    case (.array, .list(let values)):
      for value in values where place < end {
        if let key = unknownKey(in: place, besides: value) { return key }
        place = nodes.next(place)
      }
      return nil
    case (.object, .object(let known)):
      var first = String?.none
      var deeper = String?.none
      var next = 0
      while place < end {
        defer { place = nodes.next(place + 1) }
        // Most keys come in the same order.
        if next == known.count || !isString(place, known[next].key) {
          guard let other = known.firstIndex(where: { isString(place, $0.key) }) else {
            first = first.map { min($0, text(place)) } ?? text(place)
            continue
          }
          next = other
        }
        if nodes[place + 1].count > 1, deeper == nil {
          deeper = unknownKey(in: place + 1, besides: known[next].value)
        }
        next += 1
      }
      return first?.excerpt ?? deeper
    default: return nil
    }
  }
}
