import Terminal
import ViewModels

extension GameDocument {
  /// Steps that were taken back or given back, a line each, and the score they left.
  public func told(_ steps: [StepDocument], as verb: String) -> String {
    let lines = steps.map { "\(verb) \($0.text)".visible }
    return (lines + [scoreText]).joined(separator: "\n")
  }

  /// `Reds 7 : 5 Blues`.
  public var scoreText: String {
    "\(home.name.visible) \(home.score) : \(away.score) \(away.name.visible)"
  }
}
