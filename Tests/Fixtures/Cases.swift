import Basketball
import Foundation
import JSON
import Terminal

/// Expects what was approved of the cases in `NAME.cases`, a text in the folder `Goldens`.
///
/// A line has the name of a verb and a text; after ` -> ` stands what comes of it, or after ` !! ` why it is
/// refused. In the text `\n`, `\t`, `\r` and `\u{1b}` are characters. Lines that begin with `#` say what those
/// below are about.
public func expectCases(
  _ name: String, file: String = #filePath, _ verbs: [String: (String) throws -> String]
) throws {
  let cases = try golden(name + ".cases", file: file)
  let lines = cases.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    line.isEmpty || line.hasPrefix("#") ? String(line) : told(line, verbs)
  }
  try expectGolden(lines.joined(separator: "\n"), name + ".cases", file: file)
}

/// What the lines of `NAME.cases` that begin with `#` say.
public func subjects(of name: String, file: String = #filePath) throws -> Set<String> {
  let cases = try golden(name + ".cases", file: file)
  return Set(
    cases.split(separator: "\n").filter { $0.hasPrefix("# ") }.map { String($0.dropFirst(2)) })
}

/// A line with what comes of it.
private func told(_ line: Substring, _ verbs: [String: (String) throws -> String]) -> String {
  let arrows = [" -> ", " !! "].compactMap { line.range(of: $0)?.lowerBound }
  let (told, word) = (line[..<(arrows.min() ?? line.endIndex)], line.prefix { $0 != " " })
  let text = told.dropFirst(word.count + 1).reversed().drop { $0 == " " }.reversed()
  guard let verb = verbs[String(word)] else { return "\(told) !! there is no such verb" }
  do {
    let outcome = try verb(unescaped(String(text)))
    return "\(told) -> \(outcome.isEmpty ? "\"\"" : outcome.escapingControls)"
  } catch {
    let words = (error as? Problem).map { "\($0.code): \($0.message)" }
    return "\(told) !! \((words ?? (error as? JSONError)?.text ?? "\(error)").escapingControls)"
  }
}

/// A text with the characters that its escapes stand for; any other backslash is itself.
private func unescaped(_ text: String) -> String {
  text.replacing("\\n", with: "\n").replacing("\\t", with: "\t").replacing("\\r", with: "\r")
    .replacing(#/\\u\{([0-9a-f]+)\}/#) { match in
      UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
    }
}
