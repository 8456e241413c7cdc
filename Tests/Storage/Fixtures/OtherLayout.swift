import Documents
import Foundation
import JSON

/// Layouts of the same keys that a hand, or another program, might give a file.
enum OtherLayout: String, CaseIterable, Sendable {
  /// All of it on one line.
  case line
  /// The keys of every object from the last to the first.
  case reversed
  /// Tabs for blanks, and lines that end as on Windows.
  case tabs
  /// Over as many lines as there are values.
  case spread
  /// With a seal that does not hold.
  case wrongSeal

  func text(of bytes: [UInt8]) throws -> [UInt8] {
    let root = try JSONText(bytes).root
    switch self {
    case .line: return Array(root.line.utf8)
    case .spread:
      var json = JSONWriter(spread: .max)
      json.value(root)
      return json.bytes
    case .reversed: return Array(Self.reversed(root).utf8)
    case .tabs:
      let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      return Array(
        lines.map { line in
          let indent = line.prefix { $0 == UInt8(ascii: " ") }.count
          return Array(repeating: UInt8(ascii: "\t"), count: indent) + line.dropFirst(indent)
        }.joined(separator: Array("\r\n".utf8)))
    case .wrongSeal: return bytes.withBrokenSeal
    }
  }

  private static func reversed(_ value: JSONValue) -> String {
    switch value.kind {
    case .object:
      let members = value.members.map { key, member in key.line + ":" + reversed(member) }
      return "{" + members.reversed().joined(separator: ", ") + "}"
    case .array: return "[" + value.elements.map(reversed).joined(separator: ",") + "]"
    default: return value.line
    }
  }
}

extension [UInt8] {
  /// A sealed file with one digit of its seal changed.
  var withBrokenSeal: [UInt8] {
    var bytes = self
    let place = count - 5
    bytes[place] = bytes[place] == UInt8(ascii: "0") ? UInt8(ascii: "1") : UInt8(ascii: "0")
    return bytes
  }
}
