import FoundationEssentials

/// The one JSON encoder of the tool: sorted keys, so the same facts are the same bytes.
public enum JSON {
  /// How a value is laid out.
  public enum Layout: Sendable {
    /// Over many lines, to be read and diffed.
    case pretty
    /// On one line, for streams.
    case line
  }

  /// The value as JSON, without a line break at its end.
  public static func encode(_ value: some Encodable, _ layout: Layout) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if layout == .pretty { encoder.outputFormatting.insert(.prettyPrinted) }
    return try encoder.encode(value)
  }
}

extension DecodingError {
  /// What is wrong and where: the path of keys and places, then the reason.
  public var fault: String {
    switch self {
    case .keyNotFound(let key, let context):
      Self.told(context, "'\(key.stringValue)' is missing")
    case .valueNotFound(_, let context): Self.told(context, "is null")
    case .typeMismatch(let type, let context): Self.told(context, "is not a \(type)")
    case .dataCorrupted(let context): Self.told(context, context.debugDescription)
    @unknown default: "is not what it should be"
    }
  }

  /// Whether the bytes are no JSON at all.
  var isSyntax: Bool {
    if case .dataCorrupted(let context) = self { context.codingPath.isEmpty } else { false }
  }

  private static func told(_ context: Context, _ reason: String) -> String {
    let path = context.codingPath.map { key in
      key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
    }.joined()
    return path.isEmpty ? reason : "\(path.first == "." ? path.dropFirst() : path[...]): \(reason)"
  }
}
