import Documents
import JSON

/// A JSON Schema: as much of 2020-12 as documents need, each rule read by itself.
public final class Schema: Sendable {
  /// The schemas that `help keys --json` gives, by the names of documents.
  public static let documents: Result<[String: Schema], any Error> = Result {
    let schemas = try JSONText(Array(DocumentKeys().schemas.compact.utf8)).root
    return try Dictionary(uniqueKeysWithValues: schemas.named.map { ($0, try Schema($1)) })
  }

  private let definitions, properties: [String: Schema]
  private let reference, type: String?
  private let words: Set<String>?
  private let required: [String]
  private let options: [Schema]
  private let items, others: Schema?
  private let isClosed: Bool

  /// Reads a schema; one with a rule that is not known here is refused.
  public init(_ json: JSONValue) throws {
    let known: [StaticString] = [
      "$defs", "$ref", "$schema", "additionalProperties", "anyOf", "const", "description", "enum",
      "items", "properties", "required", "title", "type",
    ]
    if let key = json.unknownKey(besides: known) { throw json.error("has a rule '\(key)'") }
    func schemas(_ value: JSONValue?) throws -> [String: Schema] {
      try Dictionary(uniqueKeysWithValues: (value?.named ?? []).map { ($0, try Schema($1)) })
    }
    definitions = try schemas(json["$defs"])
    properties = try schemas(json["properties"])
    reference = try json["$ref"].map { String(try $0.string().dropFirst("#/$defs/".count)) }
    type = try json["type"]?.string()
    let words = (json["enum"]?.elements ?? []) + [json["const"]].compactMap(\.self)
    self.words = try words.isEmpty ? nil : Set(words.map { try $0.string() })
    required = try json["required"]?.list().map { try $0.string() } ?? []
    options = try json["anyOf"]?.list().map(Schema.init) ?? []
    items = try json["items"].map(Schema.init)
    isClosed = json["additionalProperties"]?.kind == .bool
    others = try isClosed ? nil : json["additionalProperties"].map(Schema.init)
  }

  /// What is wrong with a value, with its place.
  public func faults(of value: JSONValue) -> [String] {
    faults(of: value, definitions).map { "it" + $0 }
  }

  /// The same from the place on: places are put together for faults alone.
  private func faults(of value: JSONValue, _ definitions: [String: Schema]) -> [String] {
    if let reference {
      return definitions[reference]?.faults(of: value, definitions)
        ?? [" has no schema '\(reference)'"]
    }
    var faults = [String]()
    if let type, !value.isOf(type) { faults.append(" is no \(type)") }
    if let words, value.kind != .string || (try? words.contains(value.string())) != true {
      faults.append(" is none of \(words.sorted())")
    }
    let fits = options.isEmpty || options.contains { $0.faults(of: value, definitions).isEmpty }
    if !fits { faults += options[0].faults(of: value, definitions) }
    if let items {
      for (number, element) in value.elements.enumerated() {
        faults += items.faults(of: element, definitions).map { "[\(number)]\($0)" }
      }
    }
    return value.kind == .object ? faults + memberFaults(of: value.named, definitions) : faults
  }

  private func memberFaults(
    of members: [(String, JSONValue)], _ definitions: [String: Schema]
  ) -> [String] {
    let names = Set(members.map(\.0))
    var faults = required.filter { !names.contains($0) }.map { " has no '\($0)'" }
    for (name, member) in members {
      if let own = properties[name] ?? others {
        faults += own.faults(of: member, definitions).map { ".\(name)\($0)" }
      } else if isClosed {
        faults.append(" has '\(name)'")
      }
    }
    return faults
  }
}

extension JSONValue {
  /// The members of an object with their names.
  public var named: [(String, JSONValue)] {
    members.map { ((try? $0.key.string()) ?? "", $0.value) }
  }

  fileprivate func isOf(_ type: String) -> Bool {
    switch type {
    case "object": kind == .object
    case "array": kind == .array
    case "string": kind == .string
    case "boolean": kind == .bool
    case "integer": kind == .number && (try? int()) != nil
    case "number": kind == .number
    case "null": kind == .null
    default: false
    }
  }
}

/// JSON that is not as its schema says.
public struct NotAsItsSchema: Error, CustomStringConvertible {
  public let description: String
}

/// Refuses documents, each on a line or on many, that are not as their schemas say.
public func checkKeys(of text: String) throws {
  let schemas = try Schema.documents.get()
  for document in documents(in: text) {
    let json = try JSONText(Array(document.utf8)).root
    let name =
      try json["format"]?.string() ?? "scoreboard.\(json["error"] == nil ? "play" : "error")"
    let faults = schemas[name]?.faults(of: json) ?? ["it has no schema"]
    guard faults.isEmpty else {
      throw NotAsItsSchema(description: "\(name): \(faults.prefix(5).joined(separator: "; "))")
    }
  }
}

/// The documents of a text: one ends with the line of its last bracket.
private func documents(in text: String) -> [String] {
  var (whole, part) = ([String](), "")
  for line in text.split(separator: "\n") {
    let isAlone = part.isEmpty && line.hasSuffix("}")
    part += line + "\n"
    guard isAlone || line.hasPrefix("}") else { continue }
    whole.append(part)
    part = ""
  }
  return part.isEmpty ? whole : whole + [part]
}
