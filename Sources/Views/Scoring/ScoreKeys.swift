import Basketball
import Documents
import Terminal
import ViewModels

/// The keys of the scoring screen.
///
/// Players are on the row of digits, the home side under the left hand and the away side under the
/// right, and beyond five a side on capital letters; moves are on their first letters.
enum ScoreKeys {
  /// The keys of the home side's players and of the away side's.
  fileprivate static let (home, away) = (Array("12345ABCDEFGHIJKLM"), Array("67890NOPQRSTUVWXYZ"))
  /// The keys of those who made a pass, in the order of the roster.
  private static let passing = Array("jklmnpsdbceiwz")
  /// The keys of the moves, after a name: in words where there is room.
  static let moves = [
    ": o one  t two  a assist  r rebound  f foul", ": one two assist rebound foul", ": o t a r f",
  ]

  /// What stands before the names on the board.
  static let labels = Sides(
    home: TeamTables.Labels(players: home.map(String.init), team: "h"),
    away: TeamTables.Labels(players: away.map(String.init), team: "v")
  )

  static let table = KeyTable<ScoreScreen>(
    rows: [
      .init(keys(home) + keys(away), "1-5 6-0", "", "players, before or after a move") {
        screen, key in
        screen.name(key)
        return nil
      },
      .init(.typing("h"), "h", "", "the home team itself") {
        $0.scoring.enter($0.scoring.teams[0])
      },
      .init(.typing("v"), "v", "", "the away team itself") {
        $0.scoring.enter($0.scoring.teams[1])
      },
      .init(.typing("o"), "o", "one", "one point") { $0.scoring.enter(.onePoint) },
      .init(.typing("t"), "t", "two", "two points") { $0.scoring.enter(.twoPoints) },
      .init(.typing("a"), "a", "assist", "an assist") { $0.scoring.enter(.assist) },
      .init(.typing("r"), "r", "rebound", "a rebound") { $0.scoring.enter(.rebound) },
      .init(.typing("f"), "f", "foul", "a foul") { $0.scoring.enter(.foul) },
      .init(keys(passing), "j k l", "", "who made the pass to a basket") { screen, key in
        if let place = passing.firstIndex(where: { key == .character($0) }) {
          screen.scoring.assist(by: place)
        }
        return nil
      },
      .init(.typing(" "), "space", "clock", "starts and pauses the clock") {
        $0.scoring.togglePause()
      },
      .init(.typing("u"), "u", "undo", "takes back the last step") { $0.scoring.undo() },
    ] + others)

  private static let others: [KeyRow<ScoreScreen>] = [
    .init(.typing("?"), "?", "help", "these keys") { $0.overlay = .help(from: 0) },
    .init(.typing("q"), "q", "quit", "leaves; the game is saved") { _, _ in .leave },
    .init(.typing("y"), "y", "redo", "gives back what was taken back") { $0.scoring.redo() },
    .init([.up], "↑ ↓", "fix", "picks a play to put right") { $0.scoring.select(by: -1) },
    .init([.down], "↓", "", "picks the next; at the end none") { $0.scoring.select(by: 1) },
    .init([.pageUp], "PgUp", "", "ten plays up") { $0.scoring.select(by: -10) },
    .init([.pageDown], "PgDn", "", "ten plays down") { $0.scoring.select(by: 10) },
    .init(.typing("x") + [.delete], "x", "", "takes out the picked play") { $0.scoring.remove() },
    .init(.typing("@"), "@", "set clock", "sets the clock or a play's time") {
      let scoring = $0.scoring
      let what = scoring.selected.value.map { "play \($0) at" } ?? "clock at"
      $0.overlay = .question(.init(what) { scoring.setTime(to: $0) })
    },
    .init(.typing(":"), ":", "type", "a play or command: 3:17 Ana two") {
      let scoring = $0.scoring
      $0.overlay = .question(.init(":") { scoring.perform(line: $0) })
    },
    .init([.enter], "Enter", "", "tries again, or insists") { $0.scoring.tryAgain() },
    .init([.escape], "Esc", "", "drops what was begun") { $0.scoring.cancel() },
    .init(.typing("g"), "g", "games", "the list of games") { _, _ in .games },
  ]

  /// What is said of a key that means nothing: nothing typed is passed over in silence.
  static func stray(_ key: Key) -> String {
    switch key {
    case .character(let character): "'\(character)' is no key here, ? shows them"
    case .paste: "what was pasted is left alone: : takes a play in words"
    default: "no such key, ? shows them"
    }
  }

  /// Those who may have made the pass to the last basket. A player has the same key each time.
  static func assistCandidates(
    of scoring: any ScoringViewModel
  ) -> [(key: Character, person: Person)] {
    let candidates = scoring.assistCandidates.value
    let roster = candidates.first?.who.side == .home ? scoring.home : scoring.away
    return zip(passing, roster).filter { candidates.contains($0.1) }.map { ($0, $1) }
  }

  /// All keys: first who has which, then what the others do.
  static func help(of scoring: any ScoringViewModel) -> HelpPage {
    let teams = scoring.board.teams.value
    let people = Side.allCases.flatMap { players(teams[$0], $0) }
    // The players stand above with their keys.
    let others = table.rows.filter { !$0.keys.contains(.character("1")) }
    return HelpPage(entries: people + others.map { ($0.name, $0.help) })
  }

  private static func players(_ team: TeamDocument, _ side: Side) -> [(name: String, help: String)]
  {
    let (keys, name) = (side == .home ? home : away, team.name.escapingControls)
    return team.players.enumerated().map { place, line in
      let pass = place < passing.count ? ", pass \(passing[place])" : ""
      let player = (line.player?.text ?? "").escapingControls
      return place < keys.count
        ? (String(keys[place]), "\(player)\(pass), \(name)") : (":", "\(player), \(name), in words")
    }
  }

  private static func keys(_ characters: [Character]) -> [Key] {
    characters.map { .character($0) }
  }
}

extension ScoreScreen {
  /// Names the player of a key, if there is one.
  fileprivate func name(_ key: Key) {
    for (keys, players) in [(ScoreKeys.home, scoring.home), (ScoreKeys.away, scoring.away)] {
      if let place = keys.firstIndex(where: { key == .character($0) }), place < players.count {
        return scoring.enter(players[place])
      }
    }
    if case .character(let character) = key { stray = "nobody has the key \(character)" }
  }
}
