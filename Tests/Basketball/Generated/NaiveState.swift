@testable import Basketball

/// All that undo and redo move between, as plain lists.
struct NaiveState: Equatable {
  var plays = [Play]()
  /// Numbers of the plays that were made when time was up.
  var late = Set<Int>()
  var names = ["Reds", "Blues"]
  var rosters = [["Ana", "Bo", "Cy"], ["Dee", "Eli", "Fay"]]
  /// The shirt numbers of either team, by name.
  var jerseys: [[String: String]] = [[:], [:]]
  var rules: Rules
  var note: String?
  /// Where the scorer ended the game, if so.
  var end: NaiveEnd?

  /// Another name for somebody, in the roster and in all plays.
  mutating func rename(_ who: Who, to name: String) {
    let index = who.side == .home ? 0 : 1
    guard let old = who.player else {
      names[index] = name
      return
    }
    rosters[index] = rosters[index].map { $0 == old ? name : $0 }
    if let jersey = jerseys[index].removeValue(forKey: old) { jerseys[index][name] = jersey }
    plays = plays.map {
      $0.who != who
        ? $0
        : Play(
          number: $0.number, reading: $0.reading, who: Who(who.side, name), move: $0.move,
          recorded: $0.recorded, owner: $0.owner)
    }
  }
}

extension NaiveState {
  /// What a game stands at, with the plays in the order they are given in.
  init(of state: GameState, plays: [Play], late: Set<Int> = [], end: NaiveEnd? = nil) {
    let teams = [state.teams.home, state.teams.away]
    self.init(
      plays: plays, late: late, names: teams.map(\.name),
      rosters: teams.map { $0.players.map(\.name) },
      jerseys: teams.map { team in
        var jerseys = [String: String]()
        for player in team.players { jerseys[player.name] = player.jersey }
        return jerseys
      }, rules: state.rules, note: state.note, end: end)
  }

  /// What a game stands at, with what it does not say as another state has it.
  init(of state: GameState, like other: NaiveState) {
    self.init(of: state, plays: other.plays, late: other.late, end: other.end)
  }
}
