import Basketball
import Terminal
import ViewModels

/// The keys of the scoring screen.
///
/// Players are on the digits, the home side under the left hand and the away side under the right,
/// and beyond five players on capital letters; moves are on letters, the five counts on their
/// initials. The other moves have keys only if the scorer asks for them.
@MainActor
struct ScoreKeys {
  private typealias Row = KeyRow<ScoreScreen>

  /// No letter of any move, so that players keep their keys when more moves get keys.
  let players = Sides(home: Array("12345ABCDFGHIJKLM"), away: Array("67890NPQRSUVWXYZ"))
  /// The keys for assists, in the order of the players.
  private static let passing = Array("jkl;dczw',./")
  /// The moves with their keys.
  private let moves: [(key: String, row: MoveRow)]
  private let hasAllMoves: Bool
  private let tellsFoulsApart: Bool
  let table: KeyTable<ScoreScreen>
  /// The keys while a substitution is chosen.
  let substituting: KeyTable<ScoreScreen>

  /// The keys for these rules: of all moves, or of the basic ones.
  ///
  /// - Parameters:
  ///   - hasBench: whether there are substitutes.
  ///   - isOfEvent: whether it is a finished game of an event.
  init(_ rules: Rules, hasAllMoves: Bool, hasBench: Bool, isOfEvent: Bool = false) {
    self.hasAllMoves = hasAllMoves
    tellsFoulsApart = rules.tellsFoulsApart
    moves = rules.moves.filter { hasAllMoves || $0.isBasic }
      .compactMap { row in row.key.map { (String($0), row) } }
    let people = Self.people(players.home + players.away)
    let removing = hasBench ? Self.removing : [Self.removingAlone]
    // On a full court it is needed so often that it comes before the help.
    let isNeeded = hasBench && tellsFoulsApart
    table = KeyTable(
      rows: people + Self.teams + moves.map(Self.row) + [Self.assist]
        + (tellsFoulsApart ? Self.fullCourt : []) + Self.clockAndUndo
        + (isNeeded ? removing : []) + Self.others + (isNeeded ? [] : removing) + Self.last
        + (isOfEvent ? [Self.fixture] : []) + [
          .init("+", hasAllMoves ? "keys for the five counts" : "keys for all moves") {
            $0.toggleMoves()
          }
        ])
    substituting = KeyTable(rows: people + [Self.clock] + Self.chosen)
  }

  /// The moves, in words if there is room.
  var hints: [KeyWords] {
    let words = KeyWords(keys: moves.map { ($0.key, $0.row.move.word) })
    let short = words.withoutInitials
    var more: KeyWords.Keys = tellsFoulsApart ? [("!", "fouls")] : []
    if !hasAllMoves { more.append(("+", "more")) }
    return [words, short].map { KeyWords(keys: $0.keys + more) } + [words, short, words.bare]
  }

  /// The moves beside the five counts, with their keys.
  var moreMoves: String {
    moves.filter { !$0.row.isBasic }.map { "\($0.key) \($0.row.move.word)" }.commaSeparated
  }

  /// The keys before the names on the board.
  var labels: Sides<TeamKeys> {
    Sides { TeamKeys(players: players[$0].map(String.init), team: $0 == .home ? "h" : "v") }
  }

  /// The keys after a game, and the next fixture of its event, if there is one.
  static func afterFinish(_ fixture: NextFixture?) -> [KeyWords] {
    let keys: KeyWords.Keys = [("m", "rematch"), ("p", "page"), ("u", "undo")]
    let others: KeyWords.Keys = [("g", "games"), ("?", "keys"), ("q", "quit")]
    var label = ""
    var starts = [KeyWords.Keys()]
    switch fixture {
    case .ready(_, let text, _, _):
      starts = [[("→", text.escapingControls)], [("→", "next fixture")]]
    // The message says why.
    case .nothing: label = "no next fixture"
    case nil: break
    }
    return [keys + others, keys].flatMap { form in
      starts.map { KeyWords(label: label, keys: $0 + form) }
    }
  }

  /// The assist candidates with their keys. A player has the same key each time.
  func passing(
    _ candidates: [Who], in facts: GameFacts
  ) -> [(key: Character, who: Who)] {
    let roster = candidates.first.map { facts.people($0.side) } ?? []
    return zip(Self.passing, roster).filter { candidates.contains($0.1) }.map { ($0, $1) }
  }

  /// The help of a table of keys: first the players, then the others.
  func help(of table: KeyTable<ScoreScreen>, in game: GameFacts) -> HelpPage {
    let passing = Self.passing.filter { table.has(.character($0)) }
    let people = Side.allCases.flatMap { side in
      let keys = players[side]
      let team = game.teams[side].name.escapingControls
      return game.players(side).enumerated().map { place, line in
        let pass = place < passing.count ? ", pass \(passing[place])" : ""
        let player = (line.player?.text ?? "").escapingControls
        return place < keys.count
          ? (String(keys[place]), "\(player)\(pass), \(team)")
          : (":", "\(player), \(team), in words")
      }
    }
    // The players are listed above.
    let others = table.rows.filter { !$0.keys.contains(.character("1")) }
    return HelpPage(entries: people + others.map { ($0.name, $0.help) })
  }
}

/// What the keys of the scoring screen do.
extension ScoreKeys {
  private static func people(_ keys: [Character]) -> [Row] {
    [
      .init("1-5 6-0", "players, before or after a move", keys: String(keys)) {
        screen, key in
        screen.enterPlayer(key)
        return nil
      },
      .init("#", "a player by number: #23 t") { $0.askNumber() },
    ]
  }

  private static let teams: [Row] = [
    .init("h", "the home team itself") { $0.scoring.enter(Who(.home)) },
    .init("v", "the away team itself") { $0.scoring.enter(Who(.away)) },
  ]

  /// The five counts are in the line of keys, too.
  private static func row(_ key: String, of row: MoveRow) -> Row {
    .init(key, row.text, word: row.isBasic ? row.move.word : "") { $0.scoring.enter(row.move) }
  }

  private static let assist = Row(
    "j k l ;", "who made the pass to a basket", keys: String(passing)
  ) { screen, key in
    if let place = passing.firstIndex(where: { key == .character($0) }) {
      screen.scoring.assist(by: place)
    }
    return nil
  }

  /// The actions of full-court games beside the moves.
  private static let fullCourt: [Row] = [
    .init("!", "a technical or other foul") { $0.askFoul() },
    .init("< >", "the arrow to home, to away") { screen, key in
      screen.enterArrow(key == .character("<") ? .home : .away)
      return nil
    },
  ]

  private static let clock = Row(
    "space", "starts and pauses the clock", word: "clock"
  ) { $0.scoring.togglePause() }

  private static let clockAndUndo: [Row] = [
    clock, .init("u", "takes back the last step", word: "undo") { screen, _ in screen.undo() },
  ]

  private static let others: [Row] = [
    .help, .box,
    .init("q", "leaves; the game is saved", word: "quit") { screen, _ in
      screen.leave(by: "q", isEnd: true) { .leave }
    },
    .init("y", "redoes what was taken back", word: "redo") { $0.scoring.redo() },
    .init("↑ ↓", "picks a play to put right", word: "fix", keys: "↑") {
      $0.scoring.select(by: -1)
    },
    .init("↓", "picks the next play, or none") { $0.scoring.select(by: 1) },
    .init("PgUp", "ten plays up") { $0.scoring.select(by: -10) },
    .init("PgDn", "ten plays down") { $0.scoring.select(by: 10) },
  ]

  private static let removingAlone = Row(
    "x", "removes the picked play", keys: "x Del"
  ) { $0.removeOrSubstitute() }

  /// The same if there are substitutes.
  private static let removing: [Row] = [
    .init("x", "substitutes, removes a play", word: "subs") { $0.removeOrSubstitute() },
    .init("Del", "removes the picked play") { $0.scoring.remove() },
  ]

  /// The other keys while a substitution is chosen.
  private static let chosen: [Row] = [
    .init("Enter", "substitutes them") { $0.scoring.substitute() },
    .init("Esc", "back to the game", keys: "Esc x") { $0.scoring.cancel() },
    .help,
  ]

  private static let last: [Row] = [
    .init("@", "sets the clock, a play's time", word: "set clock") { $0.askTime() },
    .init(":", "a play in words: 3:17 Ana two", word: "type") { $0.askLine() },
    .init("Enter", "tries again, or insists") { $0.scoring.tryAgain() },
    .init("Esc", "one step back") { $0.cancel() },
    .init("g", "the list of games", word: "games") { screen, _ in
      screen.leave(by: "g") { .games }
    },
    .init("m", "a rematch, after the finish") { screen, _ in
      screen.makeGame(by: "m") { screen.scoring.rematch() }
    },
    .init("p", "writes a page, after the finish") { $0.scoring.writePage() },
  ]

  private static let fixture = Row("→", "the next fixture of the event") {
    screen, _ in screen.makeGame(by: "→") { screen.scoring.playNextFixture() }
  }
}
