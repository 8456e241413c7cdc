import Basketball
import Documents
import Terminal
import ViewModels

/// The players of both teams as a screen shows them: those on court, and the bench.
struct PlayerRows {
  let game: GameDocument
  /// The players on court, or all if the game does not say, and those on the bench.
  let court, bench: Sides<[PlayerRow]>
  /// The keys of the teams, if the game is being scored.
  let keys: Sides<TeamKeys>?
  /// Whether all players have to be shown, because a substitution is being chosen.
  let isChoosing: Bool

  init(_ board: Board, keys: Sides<TeamKeys>? = nil, substitution: Substitution? = nil) {
    game = board.game
    self.keys = keys
    isChoosing = substitution != nil
    let rows = Sides { side in
      board.players(side).enumerated().map { place, line in
        PlayerRow(
          key: keys.flatMap { place < $0[side].players.count ? $0[side].players[place] : nil },
          who: Who(side, line.name), line: line,
          isOnCourt: board.isOnCourt(Who(side, line.name), at: place), substitution: substitution)
      }
    }
    court = rows.map { $0.filter { !$0.isOnBench } }
    bench = rows.map { $0.filter(\.isOnBench) }
  }

  /// The players of a game that is printed, in the order of their places.
  init(_ game: GameDocument) {
    (self.game, keys, isChoosing) = (game, nil, false)
    court = Sides { side in
      game.teams[side].players.map { PlayerRow(key: nil, who: Who(side, $0.name), line: $0) }
    }
    bench = Sides { _ in [] }
  }

  /// Columns of a key, with a space.
  var keyColumns: Int { keys == nil ? 0 : 2 }

  /// The players of a side to show, and the team itself if wanted.
  func entries(_ side: Side, withTeam hasTeam: Bool) -> [PlayerRow] {
    court[side] + (isChoosing ? bench[side] : []) + (hasTeam ? [team(side)] : [])
  }

  /// The key of a row in the colour of the team, and its mark.
  func label(_ row: PlayerRow, _ style: Style) -> Line {
    (style.key(row.key ?? "", row.who.side, game.teams) + Line(row.mark)).padded(to: keyColumns)
  }

  /// The row of the team itself.
  func team(_ side: Side) -> PlayerRow {
    PlayerRow(key: keys?[side].team, who: Who(side), line: game.teams[side].team)
  }
}

/// A player, or a team itself, as a screen shows them.
struct PlayerRow {
  /// The key, if there is one.
  let key: String?
  let who: Who
  let line: StatLineDocument
  /// Whether this is a player on court, as far as anybody has said.
  var isOnCourt = true
  /// The substitution that is being chosen.
  var substitution: Substitution?

  var isOnBench: Bool { !(substitution?.onCourt.contains(who) ?? isOnCourt) }

  /// The mark after the key: `-` if the chosen substitution takes the player off, `+` if it brings the
  /// player on.
  var mark: String {
    guard let substitution else { return "" }
    return substitution.leaving.contains(who) ? "-" : substitution.coming.contains(who) ? "+" : ""
  }

  /// A name, highlighted if its player is chosen.
  func name(_ text: String, _ style: Style) -> Line {
    mark.isEmpty ? Line(text) : Line(text, paint: style.bold)
  }
}

/// The keys of a team: those of its players in order, and its own.
struct TeamKeys {
  let players: [String]
  let team: String
}
