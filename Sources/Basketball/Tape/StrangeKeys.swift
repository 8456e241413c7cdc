extension Decoder {
  /// The keys of an object beside those that are known, in order: a later version has written them,
  /// and what this one writes would lose them.
  public func strangeKeys(beside known: [String]) throws -> [String] {
    let keys = try container(keyedBy: AnyKey.self).allKeys
    return keys.map(\.stringValue).filter { !known.contains($0) }.sorted()
  }

  /// Refuses an object with keys beside those that are known.
  func refuseStrangeKeys(beside known: [String]) throws {
    guard let key = try strangeKeys(beside: known).first else { return }
    throw DecodingError.dataCorrupted(
      .init(codingPath: codingPath, debugDescription: "has '\(key)', which this version would lose")
    )
  }
}

/// Any key at all.
private struct AnyKey: CodingKey {
  let stringValue: String
  let intValue: Int? = nil

  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
