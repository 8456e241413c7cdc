@testable import Basketball

/// All that undo and redo move between, as plain lists.
struct NaiveState: Equatable {
  var plays: [Play] = []
  /// Numbers of the plays that were made when time was up.
  var late: Set<Int> = []
  var names = ["Reds", "Blues"]
  var rosters = [["Ana", "Bo", "Cy"], ["Dee", "Eli", "Fay"]]
  var rules: Rules
  var note: String?

  /// Another name for somebody, in the roster and in all plays.
  mutating func rename(_ who: Who, to name: String) {
    let index = who.side == .home ? 0 : 1
    guard let old = who.player else {
      names[index] = name
      return
    }
    rosters[index] = rosters[index].map { $0 == old ? name : $0 }
    plays = plays.map {
      $0.who != who
        ? $0
        : Play(
          number: $0.number, reading: $0.reading, who: Who(who.side, name), move: $0.move,
          recorded: $0.recorded)
    }
  }
}

extension NaiveState {
  /// What a game stands at, with the plays in the order they are given in.
  init(of standing: Standing, plays: [Play], late: Set<Int> = []) {
    self.init(
      plays: plays, late: late, names: [standing.teams.home.name, standing.teams.away.name],
      rosters: [standing.teams.home, standing.teams.away].map { $0.players.map(\.name) },
      rules: standing.rules, note: standing.note)
  }
}
