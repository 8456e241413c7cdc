import Basketball
import JSON

/// What values may be, as JSON Schema and in words.
extension DocumentKeys {
  /// What a type is.
  private func value(_ type: String) -> (schema: JSON, words: String) {
    let inside = String(type.dropFirst().dropLast())
    switch (type.first, type.last) {
    case (_, "?"):
      let value = value(type.required)
      return (["anyOf": [value.schema, ["type": "null"]]], value.words + " or null")
    case ("[", "]"):
      let item = value(inside)
      return (["items": item.schema, "type": "array"], "list of \(item.words)")
    case ("{", _):
      let member = value(inside)
      return (
        ["additionalProperties": member.schema, "type": "object"], "\(member.words) by name"
      )
    case ("<", _):
      let sides = Side.allCases.map { side in
        DocumentKey(name: side.rawValue, type: inside, meaning: "of the \(side) side")
      }
      return (object(sides), "home and away, each \(value(inside).words)")
    default: return named(type)
    }
  }

  /// What a kind, an object, a word or one of several types is.
  private func named(_ type: String) -> (schema: JSON, words: String) {
    if let kind = kind(type) { return (value(kind.type).schema, type) }
    if !keys(of: type).isEmpty { return (["$ref": "#/$defs/\(type)"], type) }
    if ["boolean", "integer", "number", "string"].contains(type) { return (["type": type], type) }
    if type.first == "=" { return (["const": String(type.dropFirst())], String(type.dropFirst())) }
    if type.contains("|") {
      let values = type.parts.map(value)
      return (["anyOf": values.map(\.schema)], values.map(\.words).joined(separator: " or "))
    }
    let words = type.parts(by: "/")
    return (["enum": words], words.joined(separator: " or "))
  }

  private func kind(_ name: String) -> DocumentKey? {
    keys(of: "Kinds").first { $0.name == name }
  }

  private func description(of key: DocumentKey) -> String {
    "\(value(key.type).words)\(key.isOptional ? ", where used" : ""): \(key.meaning)"
  }

  private func required(_ keys: [DocumentKey]) -> [String] {
    Set(keys.filter { !$0.isOptional }.map(\.name)).sorted()
  }

  private func object(_ keys: [DocumentKey]) -> JSON {
    let properties = keys.map { key in
      (key.name, value(key.type).schema.adding(["description": description(of: key)]))
    }
    return [
      "additionalProperties": false,
      "properties": JSON.map(Dictionary(properties) { one, _ in one }),
      "required": required(keys), "type": "object",
    ]
  }

  /// The JSON Schema of a document. A document that may be one of several objects may have the keys of all of them,
  /// and must have those that one of them needs.
  public func schema(of format: Format) -> JSON {
    let kinds = format.objects.map { keys(of: $0) }
    let known = kinds.map { Set(required($0)) }
    let all = kinds.joined().map { key in
      var key = key
      key.isOptional = !known.allSatisfy { $0.contains(key.name) }
      return key
    }
    let parts = names(in: format).map { ($0, keys(of: $0)) }.filter { !$1.isEmpty }
    return object(all).adding([
      "$defs": JSON.map(Dictionary(uniqueKeysWithValues: parts.map { ($0, object($1)) })),
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "anyOf": kinds.map { ["required": required($0)] as JSON },
      "description": format.meaning, "title": format.name,
    ])
  }

  /// The schemas of all documents by their names.
  public var schemas: JSON {
    .map(Dictionary(uniqueKeysWithValues: formats.map { ($0.name, schema(of: $0)) }))
  }

  /// A document for readers: its objects with their keys, and the kinds of their values.
  public func tables(
    of format: Format
  ) -> [(title: String, lines: [(label: String, text: String)])] {
    let names = names(in: format)
    let objects = names.map { name in
      (name + ":", keys(of: name).map { ($0.name, description(of: $0)) })
    }
    return objects + [("Values:", names.compactMap(kind).map { ($0.name, $0.meaning) })]
  }
}
