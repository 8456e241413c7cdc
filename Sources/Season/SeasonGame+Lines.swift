import Basketball
import Documents

extension SeasonGame {
  /// The lines of a side's players, and the numbers of their names. Two players of one name, which
  /// only an edited or older file has, are merged. A result has no players.
  func lines(
    of side: Side, number: (String) -> Int
  ) -> (names: [Int], lines: [StatLineDocument]) {
    if teams.isResult { return ([], []) }
    var lines = teams[side].players
    var names = lines.map { number($0.name ?? "") }
    for place in names.indices.reversed() {
      guard let first = names[..<place].firstIndex(of: names[place]) else { continue }
      lines[first] = lines[first].adding(lines[place])
      lines.remove(at: place)
      names.remove(at: place)
    }
    return (names, lines)
  }
}

extension StatLineDocument {
  fileprivate func adding(_ other: StatLineDocument) -> StatLineDocument {
    var shots = Shots()
    for part in [self, other] { shots.add(part.line, attempts: part.shots.attempts) }
    func sum(_ one: Int?, _ other: Int?) -> Int? { one.map { $0 &+ (other ?? 0) } ?? other }
    var line = line
    line.add(other.line)
    return StatLineDocument(player, line, ShotsDocument(shots), fouls: fouls &+ other.fouls)
      .onCourt(
        milliseconds: sum(played, other.played), plusMinus: sum(plusMinus, other.plusMinus))
  }
}
