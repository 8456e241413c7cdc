import Basketball
import Terminal
import ViewModels

/// A substitution that is being chosen, in words.
struct SubstitutionText {
  private let chosen: Substitution
  private let facts: GameFacts
  private let names: ShortNames

  init(_ chosen: Substitution, _ facts: GameFacts, columns: Int) {
    (self.chosen, self.facts) = (chosen, facts)
    names = ShortNames(facts.teams, columns: max(8, columns / 4), number: .hash)
  }

  /// `out #9 Bea · in #5 Fay`, and how many would be on court, if that is a wrong number.
  var text: String {
    guard !chosen.isEmpty else { return "who leaves, who comes? their keys, then Enter" }
    let parts = [list("out", chosen.leaving), list("in", chosen.coming)].compactMap(\.self)
    let wrong = Side.allCases.filter(chosen.concerns).compactMap { side in
      let team = facts.teams[side]
      return facts.rules.wrongNumber(chosen.count(side), of: team.players.count)
        .map { "\(team.name.escapingControls) would have \($0)" }
    }
    return (parts + wrong).joined(separator: " · ")
  }

  private func list(_ word: String, _ people: [Who]) -> String? {
    people.isEmpty ? nil : "\(word) " + people.map { names[$0] }.joined(separator: ", ")
  }

  /// The next keys.
  static let keys = [
    KeyWords(
      label: "the keys of those who leave and come,",
      keys: [("#", "by number"), ("Enter", "substitutes"), ("Esc", "back")]),
    KeyWords(label: "who leaves and comes,", keys: [("Enter", "substitutes"), ("Esc", "back")]),
    KeyWords(keys: [("Enter", "substitutes"), ("Esc", "back")]),
    KeyWords(keys: [("Enter", ""), ("Esc", "")]),
  ]
}
