import Documents
import Terminal

/// What does not add up, as text.
public struct CheckView {
  private let check: CheckDocument
  private let style: Style

  /// A view of findings.
  public init(_ check: CheckDocument, style: Style) {
    (self.check, self.style) = (check, style)
  }

  /// A line a finding, and what to do about it.
  public var lines: [String] {
    check.findings.flatMap { finding in
      let place = finding.play.map { "\(finding.id) play \($0)" } ?? finding.id
      let hint = finding.hint.map { ["  " + $0.escapingControls] } ?? []
      return ["\(style.bold(place.escapingControls)): \(finding.message.escapingControls)"] + hint
    }
  }
}
