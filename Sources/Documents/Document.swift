import Basketball
import JSON

/// An immutable answer, the JSON of the contract.
public protocol Document: JSONRepresentable, Sendable {}

extension Document {
  /// The document over many lines, with a line break at its end.
  public var pretty: String {
    var writer = JSONWriter(spread: .max, reserving: 1 << 12)
    writer.write(json)
    writer.endLine()
    return writer.text
  }

  /// The document on one line, with a line break at its end.
  public var line: String { json.compact + "\n" }
}

extension JSON: Document {}

extension Sides: JSONRepresentable where Value: JSONRepresentable {
  public var json: JSON {
    [
      "away": away,
      "home": home,
    ]
  }
}
