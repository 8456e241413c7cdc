import Fixtures
import Foundation
import Testing

@testable import Storage

/// Sees that every answer in JSON, and every file of a game, has the keys that its schema says.
enum KeyCheck {
  /// Looks at what a command has written.
  static func check(_ parts: [Written.Part], of arguments: [String]) throws {
    let words = arguments.prefix { $0 != "--" }
    let isJSON = words.contains { ["--json", "--jsonl", "--plays"].contains($0) }
    // The rows of a table have the names of its columns, and schemas are no documents.
    guard isJSON, !words.contains("export"), !words.contains("keys") else { return }
    let out = parts.filter { !$0.isError }.map(\.text).joined()
    if out.first == "{" { try checkKeys(of: out) }
    for line in parts.filter(\.isError).flatMap(\.text.lines) where line.hasPrefix("{") {
      try checkKeys(of: String(line))
    }
  }

  /// Looks at the games of a library, and at what their summaries say; those of older versions, and those
  /// that somebody has damaged, are not the tool's.
  nonisolated static func check(library: String) throws {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: library)) ?? []
    for name in files where name.hasSuffix(".json") {
      let bytes = (try? [UInt8](path: "\(library)/\(name)")) ?? []
      guard FileLayout.isSealed(bytes), FileLayout.mayBegin(bytes) else { continue }
      try checkKeys(of: String(decoding: bytes, as: UTF8.self))
      let game = try? GameLibrary(library, system: .posix).game(String(name.dropLast(5)))
      if let game { try #expect(isSummedUp(game.sheet)) }
    }
  }
}
