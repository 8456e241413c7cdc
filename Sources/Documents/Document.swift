import JSON

/// An immutable answer, the JSON of the contract.
public protocol Document: JSONRepresentable, Sendable {}

extension Document {
  /// The document over many lines, with a line break at its end.
  public var pretty: String { text(spread: .max) }

  /// The document on one line, with a line break at its end.
  public var line: String { text(spread: 0) }

  private func text(spread: Int) -> String {
    var writer = JSONWriter(spread: spread, reserving: 1 << 12)
    writer.write(json)
    return writer.text + "\n"
  }
}
