import Basketball
import Documents
import Terminal

/// The sets of rules in words, and what a game is played by.
public struct RulesView {
  private let list: RulesList
  private let style: Style

  /// A view of the sets.
  public init(_ list: RulesList, style: Style) {
    (self.list, self.style) = (list, style)
  }

  /// A paragraph a set.
  public var lines: [String] {
    let sets = list.presets.flatMap { paragraph($0.rules.name, $0.rules) + [""] }
    guard let id = list.id, let rules = list.rules?.rules else { return sets.dropLast() }
    return sets
      + paragraph("\(id.escapingControls) is played by: \(rules.name.escapingControls)", rules)
  }

  private func paragraph(_ heading: String, _ rules: Rules) -> [String] {
    [style.bold(heading)] + rules.sentences.map { "  " + $0 }
  }
}
