import Basketball
import Documents
import Terminal
import ViewModels

/// The players of both teams as a screen shows them: those on court, and the bench.
struct PlayerRows {
  let teams: Sides<TeamDocument>
  /// Those on court, or everybody where the game does not tell, and those on the bench.
  let court, bench: Sides<[PlayerRow]>
  /// The keys of the teams, where it is a game to be scored.
  let keys: Sides<TeamKeys>?
  /// Whether everybody has to be seen, for it is chosen who leaves and who comes.
  let isChoosing: Bool

  init(_ facts: GameFacts, keys: Sides<TeamKeys>? = nil, substitution: Substitution? = nil) {
    (teams, self.keys, isChoosing) = (facts.teams, keys, substitution != nil)
    let rows = Sides { side in
      facts.players(side).enumerated().map { place, line in
        PlayerRow(
          key: keys.flatMap { place < $0[side].players.count ? $0[side].players[place] : nil },
          who: Who(side, line.name), line: line, substitution)
      }
    }
    court = rows.map { $0.filter { !$0.isOnBench } }
    bench = rows.map { $0.filter(\.isOnBench) }
  }

  /// Whether anybody is on a bench.
  var hasBench: Bool { !bench.home.isEmpty || !bench.away.isEmpty }

  /// Everybody of a side who has to be seen, and the team itself where it is to be shown.
  func entries(_ side: Side, withTeam hasTeam: Bool) -> [PlayerRow] {
    court[side] + (isChoosing ? bench[side] : []) + (hasTeam ? [team(side)] : [])
  }

  /// What the team itself did.
  func team(_ side: Side) -> PlayerRow {
    PlayerRow(key: keys?[side].team, who: Who(side), line: teams[side].team, nil)
  }
}

/// A player, or a team itself, as a screen shows them.
struct PlayerRow {
  /// The key; nil for who has none.
  let key: String?
  let who: Who
  let line: StatLineDocument
  let isOnBench: Bool
  /// What stands behind the key: `-` of who is to leave, `+` of who is to come.
  let mark: String

  init(key: String?, who: Who, line: StatLineDocument, _ substitution: Substitution?) {
    (self.key, self.who, self.line) = (key, who, line)
    isOnBench =
      who.player != nil
      && (substitution.map { !$0.onCourt.contains(who) } ?? (line.isOnCourt == false))
    mark =
      substitution.map { chosen in
        chosen.leaving.contains(who) ? "-" : chosen.coming.contains(who) ? "+" : ""
      } ?? ""
  }

  /// A name, which stands out if its player is chosen.
  func name(_ text: String, _ style: Style) -> Line {
    mark.isEmpty ? Line(text) : Line(text, paint: style.bold)
  }
}

/// The keys of a team: those of its players in their order, and its own.
struct TeamKeys {
  let players: [String]
  let team: String
}
