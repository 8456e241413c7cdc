import Documents
import Fixtures
import Foundation
import JSON
import Testing

@Suite("The keys of documents")
struct DocumentKeysTests {
  @Test(
    "are those that documents have",
    arguments: [
      "finished.game.json", "paused.game.json", "ready.game.json", "running.game.json",
      "finished.log.json", "running.log.json", "games.list.json",
    ])
  func documents(_ name: String) throws {
    try checkKeys(of: golden(name))
  }

  @Test(
    "are all there, all known and of their kind",
    arguments: ["finished.game.json", "finished.log.json"])
  func everyKey(_ name: String) throws {
    let json = Self.short(try JSONSerialization.jsonObject(with: Data(golden(name).utf8)))
    try checkKeys(of: Self.text(of: json))
    for change in Self.changes(of: json) {
      let text = try Self.text(of: change.json)
      #expect(throws: (any Error).self, "\(change.what)") { try checkKeys(of: text) }
    }
  }

  /// The same with the first element of each list alone.
  private static func short(_ json: Any) -> Any {
    switch json {
    case let list as [Any]: list.prefix(1).map(short)
    case let object as [String: Any]: object.mapValues(short)
    default: json
    }
  }

  private static func text(of json: Any) throws -> String {
    String(decoding: try JSONSerialization.data(withJSONObject: json), as: UTF8.self)
  }

  @Test("are told of in schemas that are closed, and say what each key is")
  func schemas() throws {
    for (name, schema) in try JSONText(Array(DocumentKeys().schemas.compact.utf8)).root.named {
      let objects = try [schema] + schema.member("$defs").named.map(\.1)
      for object in objects { try checkObject(object, in: schema) }
      #expect(try schema.member("title").string() == name)
    }
  }

  private func checkObject(_ object: JSONValue, in schema: JSONValue) throws {
    #expect(try object.member("additionalProperties").bool() == false)
    for (name, key) in try object.member("properties").named {
      let what = try key.member("description").string().split(separator: ": ")
      #expect(what.count > 1 && !what[0].isEmpty, "\(name)")
      let rules = [key] + (key["anyOf"]?.elements ?? []) + [key["items"]].compactMap(\.self)
      for reference in try rules.compactMap({ try $0["$ref"]?.string() }) {
        let known = try schema.member("$defs").named.map { "#/$defs/\($0.0)" }
        #expect(known.contains(reference))
      }
    }
  }

  private typealias Change = (what: String, json: Any)

  /// The same with a key less, another key, or another value, at one place each.
  private static func changes(of json: Any) -> [Change] {
    var changes = [Change]()
    if let list = json as? [Any], let first = list.first {
      for change in Self.changes(of: first) {
        changes.append(("first \(change.what)", [change.json]))
      }
    }
    guard let members = json as? [String: Any] else { return changes }
    func append(_ what: String, _ change: (inout [String: Any]) -> Void) {
      var object = members
      change(&object)
      changes.append((what, object))
    }
    append("with another key") { $0["another"] = 1 }
    for (key, value) in members {
      append("without \(key)") { $0[key] = nil }
      append("\(key) of another kind") { $0[key] = [[Int]()] }
      for change in Self.changes(of: value) {
        append("\(key) \(change.what)") { $0[key] = change.json }
      }
    }
    return changes
  }
}
