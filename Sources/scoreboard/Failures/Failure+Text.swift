import Terminal
import ViewModels

nonisolated extension Failure {
  /// The error to read, with its line breaks.
  var text: String {
    let hint = hint.map { "hint: \($0.escapingControls)\n" } ?? ""
    return "scoreboard: \(message.escapingControls)\n\(hint)"
  }

  /// The error as one line of JSON.
  var json: String {
    let error = ErrorDocument(
      error: .init(
        code: code, exit: exit, message: message, hint: OrNull(hint), line: OrNull(line)))
    return (try? error.line()) ?? text
  }
}

/// The shape of an error in JSON.
private nonisolated struct ErrorDocument: Document {
  let error: Facts

  struct Facts: Encodable, Sendable {
    let code: String
    let exit: Int32
    let message: String
    let hint: OrNull<String>
    let line: OrNull<Int>
  }
}
