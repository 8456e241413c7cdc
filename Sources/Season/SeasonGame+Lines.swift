import Basketball
import Documents

extension SeasonGame {
  /// What each player of a side has done, with the number of the name. Players of a team whose names
  /// are the same, which only a file by hand or of an older version has, are one.
  func lines(
    of side: Side, number: (String) -> Int
  ) -> [(name: Int, line: StatLineDocument)] {
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
  /// What two lines of a game come to together.
  fileprivate func adding(_ other: StatLineDocument) -> StatLineDocument {
    var shots = Shots()
    for part in [self, other] { shots.add(part.line, attempts: part.shots.attempts) }
    return StatLineDocument(player, line.adding(other.line), ShotsDocument(shots))
  }
}
