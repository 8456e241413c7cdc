import Basketball
import Documents
import Terminal

extension RulesList {
  /// A paragraph for each set of rules, then the rules of the game.
  public func lines(style: Style) -> [String] {
    func paragraph(_ heading: String, _ rules: Rules) -> [String] {
      [style.bold(heading)] + rules.sentences.map { "  " + $0 }
    }
    let sets = presets.flatMap { paragraph($0.rules.name, $0.rules) + [""] }
    guard let id, let rules = rules?.rules else { return sets.dropLast() }
    return sets
      + paragraph("\(id.escapingControls) is played by: \(rules.name.escapingControls)", rules)
  }
}
