import Fixtures
import Foundation
import Testing

@testable import Terminal

@Suite("A terminal, case by case")
struct CasesTests {
  private static let named: [String: Key] = [
    "←": .left, "→": .right, "⇱": .home, "⇲": .end, "⌫": .backspace, "⌦": .delete,
  ]

  /// The parts of a text between signs, to which a mark may be joined.
  private static func parts(_ text: String, _ sign: Unicode.Scalar) -> [String] {
    text.unicodeScalars.split(separator: sign, omittingEmptySubsequences: false).map(String.init)
  }

  private static func key(_ word: String) -> Key {
    if word.first == "^", let letter = word.last { return .control(letter) }
    return named[word] ?? .character(Character(word))
  }

  private static func read(_ text: String) -> String {
    keys(text).map { "\($0)" }.joined(separator: " ")
  }

  /// Each of some words by a measure, all of which have the same.
  private static func all(_ words: String, _ measure: (String) -> String) -> String {
    Set(parts(words, " ").map(measure)).sorted().joined(separator: " or ")
  }

  @Test("is what was approved")
  func cases() throws {
    try expectCases(
      "terminal",
      [
        "read": { Self.read($0) },
        "sequences": { Self.all($0) { Self.read("\u{1b}\($0)x") } },
        "field": { line in
          let parts = Self.parts(line, "|")
          var field = TextField(parts[1])
          for word in Self.parts(parts[2], " ") where word != "" {
            let isHandled = field.press(Self.key(word))
            #expect(isHandled)
          }
          return field.shown(columns: Int(parts[0]) ?? 0, style: Style(isOn: true))
            .replacing("\u{1b}[7m", with: "[").replacing("\u{1b}[27m", with: "]")
        },
        "width": { "\($0.displayWidth)" },
        "widths": { Self.all($0) { "\($0.displayWidth)" } },
        "cut": { line in
          let columns = line.prefix { $0 != " " }
          return String(line.dropFirst(columns.count + 1)).truncated(to: Int(columns) ?? 0)
        },
        "depth": { line in
          let words = line.components(separatedBy: " ")
          var environment = ["TERM": words[0] == "-" ? "" : words[0]]
          if words.count > 1 { environment["COLORTERM"] = words[1] }
          let known = variables(environment)
          let depths = [true, false].map {
            Style(choice: .auto, environment: known, isTerminal: $0).depth
          }
          let depth = Style(screen: .auto, environment: known).depth
          #expect(depths == [depth, .none])
          return "\(depth)"
        },
      ])
  }
}
