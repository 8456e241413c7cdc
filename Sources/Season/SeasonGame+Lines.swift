import Basketball
import Documents

extension SeasonGame {
  /// The line of each player of a side, with the number of the name. Two players of one name, which
  /// only an edited or older file has, are one. A result says nothing of players.
  func lines(
    of side: Side, number: (String) -> Int
  ) -> [(name: Int, line: StatLineDocument)] {
    if teams.isResult { return [] }
    var lines: [(name: Int, line: StatLineDocument)] = []
    lines.reserveCapacity(teams[side].players.count)
    for line in teams[side].players {
      let name = number(line.name ?? "")
      if let place = lines.firstIndex(where: { $0.name == name }) {
        lines[place].line = lines[place].line.adding(line)
      } else {
        lines.append((name, line))
      }
    }
    return lines
  }
}

extension StatLineDocument {
  /// The sum of two lines of a game.
  fileprivate func adding(_ other: StatLineDocument) -> StatLineDocument {
    var shots = Shots()
    for part in [self, other] { shots.add(part.line, attempts: part.shots.attempts) }
    func sum(_ one: Int?, _ other: Int?) -> Int? { one.map { $0 &+ (other ?? 0) } ?? other }
    return StatLineDocument(player, line.adding(other.line), ShotsDocument(shots))
      .onCourt(
        milliseconds: sum(played, other.played), plusMinus: sum(plusMinus, other.plusMinus))
  }
}
