import Basketball
import Documents
import Terminal
import ViewModels

/// The keys of the scoring screen.
///
/// Players are on the digits, the home side under the left hand and the away side under the right,
/// and beyond five players on capital letters; moves are on letters, the five counts on their
/// initials. The other moves have keys only if the scorer asks for them.
@MainActor
struct ScoreKeys {
  private let moves: [MoveRow]
  private let hasAllMoves: Bool
  private let tellsFoulsApart: Bool
  /// The keys of the players of each side.
  let home, away: [Character]
  /// The keys for assists, in the order of the players.
  private let passing: [Character]
  let table: KeyTable<ScoreScreen>
  /// The keys while a substitution is chosen.
  let substituting: KeyTable<ScoreScreen>

  /// The keys for these rules: of all moves, or of the basic ones.
  ///
  /// - Parameters:
  ///   - hasBench: whether there are substitutes.
  ///   - isOfEvent: whether it is a finished game of an event.
  init(_ rules: Rules, hasAllMoves: Bool, hasBench: Bool, isOfEvent: Bool = false) {
    // No letter of any move, so that players keep their keys when more moves get keys.
    (home, away) = (Array("12345ABCDFGHIJKLM"), Array("67890NPQRSUVWXYZ"))
    (self.hasAllMoves, tellsFoulsApart) = (hasAllMoves, rules.tellsFoulsApart)
    moves = rules.moves.filter { $0.key != nil && (hasAllMoves || $0.isBasic) }
    passing = Array("jkl;dczw',./")
    let other = hasAllMoves ? "keys for the five counts" : "keys for all moves"
    // On a full court it is needed so often that it comes before the help.
    let isNeeded = hasBench && rules.tellsFoulsApart
    let removing = hasBench ? Self.removing : [Self.removingAlone]
    table = KeyTable(
      rows: Self.people(home + away) + moves.compactMap(Self.row) + Self.passing(passing)
        + (rules.tellsFoulsApart ? Self.fullCourt : []) + Self.steps
        + (isNeeded ? removing : []) + Self.others + (isNeeded ? [] : removing) + Self.last
        + (isOfEvent ? [Self.fixture] : [])
        + [Self.toggle(other)])
    substituting = KeyTable(
      rows: Array(Self.people(home + away).prefix(2)) + Self.steps.prefix(1) + Self.chosen)
  }

  /// The moves, in words if there is room.
  var hints: [KeyWords] {
    let words = KeyWords(
      keys: moves.compactMap { row in row.key.map { (key: "\($0)", word: row.move.word) } })
    let short = words.withoutInitials
    let more =
      (tellsFoulsApart ? [(key: "!", word: "fouls")] : [])
      + (hasAllMoves ? [] : [(key: "+", word: "more")])
    return [words, short].map { KeyWords(keys: $0.keys + more) } + [words, short, words.bare]
  }

  /// The keys before the names on the board.
  var labels: Sides<TeamKeys> {
    Sides(
      home: TeamKeys(players: home.map(String.init), team: "h"),
      away: TeamKeys(players: away.map(String.init), team: "v"))
  }

  /// The keys after a game, and the next fixture of its event, if there is one.
  static func afterFinish(_ fixture: NextFixture?) -> [KeyWords] {
    typealias Keys = [(key: String, word: String)]
    let keys: Keys = [("m", "rematch"), ("p", "page"), ("u", "undo")]
    let others: Keys = [("g", "games"), ("?", "keys"), ("q", "quit")]
    let bare = KeyWords(keys: keys).bare.keys
    let forms = [keys + others, keys, bare].map { KeyWords(keys: $0) }
    switch fixture {
    case .ready(_, let text, _, _):
      let whole: Keys = [("→", text.escapingControls)]
      let short: Keys = [("→", "next fixture")]
      return [
        whole + keys + others, short + keys + others, whole + keys, short + keys, short + bare,
        [("→", "")] + bare,
      ].map { KeyWords(keys: $0) }
    // The message says why.
    case .nothing: return [KeyWords(label: "no next fixture", keys: keys + others)] + forms
    case nil: return forms
    }
  }

  /// The message for a key without a meaning: no key is ignored in silence.
  static func stray(_ key: Key) -> String {
    switch key {
    case .character(let character): "'\(character)' is not a key here: ? shows them"
    case .paste: "what was pasted is left alone: : takes a play in words"
    default: KeyAnswers.stray
    }
  }

  /// The message for such a key while a substitution is chosen.
  static let strayAtSubstitution =
    "that is nobody's key: Enter substitutes those who are chosen, Esc goes back"

  /// The assist candidates with their keys. A player has the same key each time.
  func passing(
    _ candidates: [Person], in scoring: any ScoringViewModel
  ) -> [(key: Character, person: Person)] {
    let roster = candidates.first?.who.side == .home ? scoring.home : scoring.away
    return zip(passing, roster).filter { candidates.contains($0.1) }.map { ($0, $1) }
  }

  /// The help of a table of keys: first the players, then the others.
  func help(of table: KeyTable<ScoreScreen>, in game: GameFacts) -> HelpPage {
    let passing = passing.filter { table.has(.character($0)) }
    let people = Side.allCases.flatMap { players(of: game, $0, passing) }
    // The players are listed above.
    let others = table.rows.filter { !$0.keys.contains(.character("1")) }
    return HelpPage(entries: people + others.map { ($0.name, $0.help) })
  }

  private func players(
    of game: GameFacts, _ side: Side, _ passing: [Character]
  ) -> [(name: String, help: String)] {
    let (keys, name) = (side == .home ? home : away, game.teams[side].name.escapingControls)
    return game.players(side).enumerated().map { place, line in
      let pass = place < passing.count ? ", pass \(passing[place])" : ""
      let player = (line.player?.text ?? "").escapingControls
      return place < keys.count
        ? (String(keys[place]), "\(player)\(pass), \(name)") : (":", "\(player), \(name), in words")
    }
  }
}

/// What the keys of the scoring screen do.
extension ScoreKeys {
  static func people(_ keys: [Character]) -> [KeyRow<ScoreScreen>] {
    [
      .init(keys.map { .character($0) }, "1-5 6-0", "", "players, before or after a move") {
        screen, key in
        screen.name(key)
        return nil
      },
      .init(.typing("#"), "#", "", "a player by number: #23 t") { $0.askNumber() },
      .init(.typing("h"), "h", "", "the home team itself") {
        $0.scoring.enter($0.scoring.teams[0])
      },
      .init(.typing("v"), "v", "", "the away team itself") {
        $0.scoring.enter($0.scoring.teams[1])
      },
    ]
  }

  /// The five counts are in the line of keys, too.
  static func row(of move: MoveRow) -> KeyRow<ScoreScreen>? {
    move.key.map { key in
      .init([.character(key)], "\(key)", move.isBasic ? move.move.word : "", move.text) {
        $0.scoring.enter(move.move)
      }
    }
  }

  /// The actions of full-court games beside the moves.
  static let fullCourt: [KeyRow<ScoreScreen>] = [
    .init(.typing("!"), "!", "", "a technical or other foul") { $0.askFoul() },
    .init(.typing("<>"), "< >", "", "the arrow to home, to away") { screen, key in
      screen.enterArrow(key == .character("<") ? 0 : 1)
      return nil
    },
  ]

  /// The kinds of foul, each by the initial of its word.
  static func fouls(_ enter: @escaping (Move) -> Void) -> Choice {
    Choice(
      "which foul?",
      options: Move.fouls.dropFirst().map { move in
        (key: move.word.first ?? " ", word: move.word, act: { enter(move) })
      })
  }

  static func passing(_ keys: [Character]) -> [KeyRow<ScoreScreen>] {
    [
      .init(keys.map { .character($0) }, "j k l ;", "", "who made the pass to a basket") {
        screen, key in
        if let place = keys.firstIndex(where: { key == .character($0) }) {
          screen.scoring.assist(by: place)
        }
        return nil
      }
    ]
  }

  static let steps: [KeyRow<ScoreScreen>] = [
    .init(.typing(" "), "space", "clock", "starts and pauses the clock") {
      $0.scoring.togglePause()
    },
    .init(.typing("u"), "u", "undo", "takes back the last step") { $0.scoring.undo() },
  ]

  static func toggle(_ help: String) -> KeyRow<ScoreScreen> {
    .init(.typing("+"), "+", "", help) { $0.toggleMoves() }
  }

  static let others: [KeyRow<ScoreScreen>] = [
    .init(.typing("?"), "?", "keys", "these keys") { $0.dialog = .help(from: 0) },
    .init([.tab], "Tab", "box score", "the box score, and back") { $0.toggleBox() },
    .init(.typing("q"), "q", "quit", "leaves; the game is saved") { _, _ in .leave },
    .init(.typing("y"), "y", "redo", "redoes what was taken back") { $0.scoring.redo() },
    .init([.up], "↑ ↓", "fix", "picks a play to put right") { $0.scoring.select(by: -1) },
    .init([.down], "↓", "", "picks the next play, or none") { $0.scoring.select(by: 1) },
    .init([.pageUp], "PgUp", "", "ten plays up") { $0.scoring.select(by: -10) },
    .init([.pageDown], "PgDn", "", "ten plays down") { $0.scoring.select(by: 10) },
  ]

  static let removingAlone = KeyRow<ScoreScreen>(
    .typing("x") + [.delete], "x", "", "removes the picked play"
  ) { $0.removeOrSubstitute() }

  /// The same if there are substitutes.
  static let removing: [KeyRow<ScoreScreen>] = [
    .init(.typing("x"), "x", "subs", "substitutes, removes a play") { $0.removeOrSubstitute() },
    .init([.delete], "Del", "", "removes the picked play") { $0.scoring.remove() },
  ]

  /// The other keys while a substitution is chosen.
  static let chosen: [KeyRow<ScoreScreen>] = [
    .init([.enter], "Enter", "", "substitutes them") { $0.scoring.substitute() },
    .init([.escape] + .typing("x"), "Esc", "", "back to the game") { $0.scoring.cancel() },
    .init(.typing("?"), "?", "", "these keys") { $0.dialog = .help(from: 0) },
  ]

  static let last: [KeyRow<ScoreScreen>] = [
    .init(.typing("@"), "@", "set clock", "sets the clock, a play's time") { $0.askTime() },
    .init(.typing(":"), ":", "type", "a play in words: 3:17 Ana two") { $0.askLine() },
    .init([.enter], "Enter", "", "tries again, or insists") { $0.scoring.tryAgain() },
    .init([.escape], "Esc", "", "one step back") { $0.goBack() },
    .init(.typing("g"), "g", "games", "the list of games") { _, _ in .games },
    .init(.typing("m"), "m", "", "a rematch, after the finish") { screen, _ in
      screen.scoring.rematch().map { .score(id: $0) }
    },
    .init(.typing("p"), "p", "", "writes a page, after the finish") {
      $0.scoring.writePage()
    },
  ]

  static let fixture = KeyRow<ScoreScreen>(
    [.right], "→", "", "the next fixture of the event"
  ) { screen, _ in
    screen.scoring.playNextFixture().map { .score(id: $0) }
  }
}

extension ScoreScreen {
  /// Enters the player of a key, if there is one.
  fileprivate func name(_ key: Key) {
    for (keys, players) in [(keys.home, scoring.home), (keys.away, scoring.away)] {
      if let place = keys.firstIndex(where: { key == .character($0) }), place < players.count {
        return scoring.enter(players[place])
      }
    }
    if case .character(let character) = key { say("nobody has the key \(character)") }
  }
}
