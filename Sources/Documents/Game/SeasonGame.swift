import Basketball

/// As much of a game as a season counts: who played, what each of them did, and how it ended. A
/// reference, for it is handed on from thread to thread and holds many names.
public final class SeasonGame: Sendable {
  /// What a list shows of it.
  public let row: GameRow
  /// The two teams.
  public let teams: Sides<TeamDocument>
  /// What their players have done. Those of a team whose names are the same, which only a file by hand
  /// or of an older version has, are one.
  public let players: Sides<[StatLineDocument]>

  init(_ row: GameRow, _ teams: Sides<TeamDocument>) {
    (self.row, self.teams, players) = (row, teams, teams.map(\.players.addedUpByName))
  }

  /// The game of a document.
  public convenience init(_ document: GameDocument) {
    self.init(GameRow(document), document.teams)
  }
}

extension [StatLineDocument] {
  /// The lines, those of one name added up where the first of them stands.
  fileprivate var addedUpByName: [StatLineDocument] {
    var (places, lines) = ([String: Int](minimumCapacity: count), [StatLineDocument]())
    for line in self {
      if let place = places[Name.identity(line.name ?? "")] {
        lines[place] = lines[place].adding(line)
      } else {
        places[Name.identity(line.name ?? "")] = lines.count
        lines.append(line)
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
