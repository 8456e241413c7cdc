import Documents
import Terminal

extension CheckDocument {
  /// A line a finding, and a hint under it.
  public func lines(style: Style) -> [String] {
    findings.flatMap { finding in
      let place = finding.play.map { "\(finding.id) play \($0)" } ?? finding.id
      let hint = finding.hint.map { ["  " + $0.escapingControls] } ?? []
      return ["\(style.bold(place.escapingControls)): \(finding.message.escapingControls)"] + hint
    }
  }
}
