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

/// A failure as JSON has it.
private nonisolated struct ErrorDocument: Document {
  let failure: Failure

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.key("error")
    json.beginObject()
    json.field("code", failure.code)
    json.field("exit", Int(failure.exit.rawValue))
    json.field("hint", failure.hint)
    json.field("line", failure.line)
    json.field("message", failure.message)
    json.endObject()
    json.endObject()
  }
}
