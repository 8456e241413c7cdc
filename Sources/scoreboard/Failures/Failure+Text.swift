import Arguments
import Documents
import JSON
import Terminal

nonisolated extension Failure {
  /// The error to read, with its line breaks.
  var text: String {
    let hint = hint.map { "hint: \($0.escapingControls)\n" } ?? ""
    return "scoreboard: \(message.escapingControls)\n\(hint)"
  }

  /// The error as one line of JSON.
  var json: String { ErrorDocument(failure: self).line }
}

/// Words that hints and messages quote: not more than can be read.
nonisolated extension Failure {
  /// Up to ten of them, and how many more there are.
  static func few(_ words: [String], _ separator: String = ", ") -> String {
    let more = words.count > 10 ? " and \(words.count - 10) more" : ""
    return words.prefix(10).joined(separator: separator) + more
  }

  /// The word that was probably meant, as a hint.
  static func near(_ word: String, _ words: [String]) -> Hint? {
    nearest(to: word, in: words.filter { !$0.isEmpty }).map { "did you mean '\($0.excerpt)'?" }
  }
}

/// A failure as JSON has it.
private nonisolated struct ErrorDocument: Document {
  let failure: Failure

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.key("error")
    json.beginObject()
    json.field("code", failure.code)
    json.field("exit", Int(failure.exit.rawValue))
    if let hint = failure.hint { json.field("hint", hint) }
    if let line = failure.line { json.field("line", line) }
    json.field("message", failure.message)
    json.endObject()
    json.endObject()
  }
}
