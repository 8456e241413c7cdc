import Storage

/// An immutable answer, prepared for display: its properties are the JSON of the contract.
public nonisolated protocol Document: Encodable, Sendable {}

extension Document {
  /// The document over many lines, with a line break at its end.
  public nonisolated func pretty() throws -> String {
    String(decoding: try JSON.encode(self, .pretty), as: UTF8.self) + "\n"
  }

  /// The document on one line, with a line break at its end.
  public nonisolated func line() throws -> String {
    String(decoding: try JSON.encode(self, .line), as: UTF8.self) + "\n"
  }
}

/// A value that may be missing and then is written as null: keys never vanish.
public nonisolated struct OrNull<Value: Codable & Equatable & Sendable>: Equatable, Sendable {
  /// The value, nil for null.
  public let value: Value?

  /// Wraps a value or nothing.
  public init(_ value: Value?) {
    self.value = value
  }
}

extension OrNull: Codable {
  /// Reads a value or null.
  public nonisolated init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    value = container.decodeNil() ? nil : try container.decode(Value.self)
  }

  /// Writes the value or null.
  public nonisolated func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let value { try container.encode(value) } else { try container.encodeNil() }
  }
}
