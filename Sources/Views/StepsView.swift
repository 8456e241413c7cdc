import Terminal
import ViewModels

extension GameDocument {
  /// Steps that were taken back or given back, a line each, and the score they left.
  public func told(_ steps: [StepDocument], as verb: String) -> String {
    let lines = steps.map { "\(verb) \($0.text)".escapingControls }
    let end = winner.value == nil ? "" : "  \(statusText)"
    return (lines + [scoreText(columns: .max) + end]).joined(separator: "\n")
  }
}

extension ChangeDocument {
  /// The change in lines to read.
  public var text: String {
    let end = [score, standing].compactMap(\.self).joined(separator: "  ")
    return (lines + (end.isEmpty ? [] : [end])).map(\.escapingControls).joined(separator: "\n")
  }
}
