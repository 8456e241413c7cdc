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

  /// The value of JSON; an error of the value's own passes through.
  public static func decode<Value: Decodable>(
    _ type: Value.Type, from data: Data
  ) throws -> Value {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch let error as DecodingError {
      throw JSONFault(text: error.isSyntax ? JSONBreak.found(in: data) : error.fault)
    }
  }
}

/// What is wrong with JSON, and where: the line where it breaks off, or the path of keys.
public struct JSONFault: Error, Equatable, Sendable {
  /// In words, as the end of a sentence.
  public let text: String
}

extension DecodingError {
  /// What is wrong and where: the path of keys and places, then the reason.
  fileprivate var fault: String {
    switch self {
    case .keyNotFound(let key, let context): Self.told(context, "has no '\(key.stringValue)'")
    case .valueNotFound(_, let context): Self.told(context, "is null")
    case .typeMismatch(let type, let context): Self.told(context, "is not \(Self.word(for: type))")
    case .dataCorrupted(let context): Self.told(context, Self.reason(context.debugDescription))
    @unknown default: "is not what it should be"
    }
  }

  /// Whether the bytes are no JSON at all.
  fileprivate var isSyntax: Bool {
    if case .dataCorrupted(let context) = self { context.codingPath.isEmpty } else { false }
  }

  private static func told(_ context: Context, _ reason: String) -> String {
    let path = context.codingPath.map { key in
      key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
    }.joined()
    let place = path.first == "." ? path.dropFirst() : path[...]
    return "\(place.isEmpty ? "it" : place) \(reason)"
  }

  /// What JSON calls a type.
  private static func word(for type: any Any.Type) -> String {
    switch type {
    case is String.Type: "text"
    case is Int.Type, is Double.Type: "a number"
    case is [String: Any].Type: "an object"
    case is [Any].Type: "a list"
    default: "what belongs there"
    }
  }

  /// The decoder's words for one that is none of an enumeration, in ours.
  private static func reason(_ description: String) -> String {
    guard description.hasPrefix("Cannot initialize"),
      let value = description.firstRange(of: " value ")
    else { return description }
    return "cannot be '\(description[value.upperBound...])'"
  }
}
