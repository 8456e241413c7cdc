import Arguments
import Basketball
import Storage

/// What may be typed where a command takes a game, a player, a team, a move or rules.
///
/// A key waits for it: nothing is written, of the games only the one at hand is read, and what cannot
/// be read has no words.
extension GameCommand {
  func suggestions(of kind: String, in context: Context) -> [Suggestion] {
    switch kind {
    case "GAME": gameIDs(in: context).map { Suggestion($0) }
    case "WHO": likelyGame(in: context).map { $0.teams.suggestions } ?? []
    case "TEAM": likelyGame(in: context).map { $0.teams.names } ?? []
    case "MOVE": Move.allCases.map { Suggestion($0.word, $0.row.definition) }
    case "RULES": Rules.presets.map { Suggestion($0.name) }
    default: []
    }
  }

  /// The ids of the library, the last first: those of this season are before those of the last.
  private func gameIDs(in context: Context) -> [String] {
    let ids = try? library(in: context).ids()
    return ids?.reversed() ?? []
  }

  private func likelyGame(in context: Context) -> Standing? {
    guard let library = try? library(in: context) else { return nil }
    guard let word = try? gameWord(in: context) else { return library.likelyGame?.standing }
    return (try? library.game(library.id(of: word)))?.standing
  }
}

extension Sides<Team> {
  /// Everybody on the rosters and the two teams, by the shortest word that surely means them.
  fileprivate var suggestions: [Suggestion] {
    let people = Side.allCases.flatMap { side in
      self[side].players.map { (Who(side, $0.name), $0.name, self[side].name) }
    }
    let sides = Side.allCases.flatMap { side in
      [(Who(side), side.rawValue, self[side].name), (Who(side), self[side].name, "\(side) team")]
    }
    return (people + sides).compactMap { who, name, help in
      [name, who.word].first { isWord($0, of: who) }.map { Suggestion($0, help) }
    }
  }

  /// The names of the teams.
  fileprivate var names: [Suggestion] { Side.allCases.map { Suggestion(self[$0].name) } }

  /// Whether a word means somebody, and is no option where it stands.
  private func isWord(_ word: String, of who: Who) -> Bool {
    word.first != "-" && (try? find(word)) == who
  }
}
