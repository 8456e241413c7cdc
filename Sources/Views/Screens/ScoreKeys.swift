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

  /// The facts on which the set of keys depends.
  struct Terms: Equatable {
    let rules: Rules
    /// Whether all moves have keys.
    let hasAllMoves: Bool
    /// Whether there are substitutes.
    let hasBench: Bool
    /// Whether it is a finished game of an event.
    let isOfEvent: Bool
  }

  /// Players' keys avoid every move's letter: they stay the same when all moves are shown.
  let players = Sides(home: Array("12345ABCDFGHIJKLM"), away: Array("67890NPQRSUVWXYZ"))
  /// The keys for assists, in the order of the players.
  private static let passing = Array("jkl;dczw',./")
  let terms: Terms
  /// The moves with their keys.
  private let moves: [(key: String, move: Move)]
  let table: KeyTable<ScoreScreen>
  /// The keys while a substitution is chosen.
  let substituting: KeyTable<ScoreScreen>

  /// The rows stand in the order of the help and of the line of keys.
  init(_ terms: Terms) {
    self.terms = terms
    moves = terms.rules.moves.filter { terms.hasAllMoves || $0.row.isBasic }
      .compactMap { move in move.row.key.map { (String($0), move) } }
    let moveRows = moves.map { Row($0.key, $0.move.row.text, .move($0.move)) }
    let people: [Row] = [
      .init(
        "1-5 6-0", "players, before or after a move", keys: String(players.home + players.away)
      ) { $0.player(of: $1) },
      .init("#", "a player by number: #23 t", word: "number") { $0.askNumber() },
    ]
    let clock = Row("space", "starts and pauses the clock", .clock, word: "clock")
    substituting = KeyTable(
      rows: moveRows + people + [
        clock, .init("Enter", "substitutes them", .substitute),
        .init("Esc", "back to the game", .cancel, keys: "Esc x"), .help,
      ])
    var rows = moveRows
    if terms.rules.tellsFoulsApart {
      rows.append(.init("!", "a technical or other foul") { $0.askFoul() })
    }
    if terms.rules.arrow {
      rows.append(
        .init("< >", "the arrow to home, to away", word: "arrow") { _, key in
          .arrow(key == .character("<") ? .home : .away)
        })
    }
    rows += [
      .init("j k l ;", "whose pass, on whom the foul", keys: String(Self.passing)) { _, key in
        Self.passing.firstIndex { key == .character($0) }.map { .pass($0) }
      },
      clock, .init("u", "takes back the last step", .undo, word: "undo"),
    ]
    if terms.hasBench {
      rows += [
        .init("x", "exchanges players", .exchange, word: "subs"),
        .init("Del", "removes the picked play", .remove),
      ]
    } else {
      rows.append(.init("Del x", "removes the picked play", .exchange, keys: "x Del"))
    }
    rows += [
      .init("↑ ↓", "picks a play to put right", .pick(by: -1), word: "fix", keys: "↑"),
      .init("↓", "picks the next play, or none", .pick(by: 1)),
      .init("PgUp", "ten plays up", .pick(by: -10)),
      .init("PgDn", "ten plays down", .pick(by: 10)),
      .box("box"), .help, .init("q", "leaves; the game is saved", .leave, word: "quit"),
      .init(
        "+", terms.hasAllMoves ? "the five counts alone" : "keys for all moves",
        word: terms.hasAllMoves ? "fewer" : "all moves"
      ) { $0.toggleMoves() },
      .init("@", "asks the place of each shot", .askPlaces, word: "places"),
      .init("*", "sets the clock, a play's time", word: "time") { $0.askTime() },
      .init(":", "a play in words: Ana two", word: "type") { $0.askLine() },
      .init("y", "redoes what was taken back", .redo, word: "redo"),
      .init("Enter", "tries again; adds behind a play", .again),
      .init("Esc", "one step back") { screen, _ in screen.goBackOrCancel() },
      .init("g", "the list of games", .games, word: "games"),
      .init("m", "a rematch, after the finish", .rematch),
      .init("p", "writes a page, after the finish", .page),
    ]
    if terms.isOfEvent {
      rows.append(.init("→", "the next fixture of the event", .nextFixture))
    }
    table = KeyTable(
      rows: rows + people + [
        .init("h", "the home team itself", .person(Who(.home))),
        .init("v", "the away team itself", .person(Who(.away))),
      ])
  }

  /// The moves in words, those missed together.
  private var moveWords: KeyWords {
    let missed = moves.filter { $0.move.isMiss }.map(\.key)
    let others = moves.filter { !$0.move.isMiss }
    let words = others.map { ($0.key, $0.move.word) }
    let made = others.prefix(while: \.move.isMade).count
    return KeyWords(
      keys: words.prefix(made) + (missed.isEmpty ? [] : [(missed.spaceSeparated, "miss")])
        + words.dropFirst(made) + (terms.rules.tellsFoulsApart ? [("!", "fouls")] : []))
  }

  /// The moves, in words if there is room.
  var hints: [KeyWords] {
    let words = moveWords
    let more: KeyWords = terms.hasAllMoves ? [:] : ["+": "more"]
    let back = more + ["Esc": "drops it"]
    return [words + back, words.bare + back, words, words.bare]
  }

  /// All keys that act now, in three groups, each with words for all of its keys or for none: the moves and the key
  /// that switches their set, the others up to the key that leaves, and the rest. The last form has only the keys
  /// without which nobody can score.
  var bar: [KeyWords] {
    let moves = moveWords
    let others = table.words
    let wanted = others.keys.prefix { $0.key != "q" }.count + 1
    let acts = KeyWords(keys: Array(others.keys.prefix(wanted)))
    let rest = KeyWords(keys: Array(others.keys.dropFirst(wanted))).bare
    let labelled = KeyWords(label: terms.hasAllMoves ? "" : "five counts:") + moves
    let few = KeyWords(keys: self.moves.filter(\.move.row.isBasic).map { ($0.key, "") })
    return [
      labelled + others, labelled + acts + rest, moves + acts + rest, moves + acts,
      moves + others.bare, moves.bare + acts + rest, moves.bare + others.bare,
      moves.bare + needed.bare, few + needed.bare,
    ]
  }

  /// The keys that act while a following play is offered, in the row below the offer.
  var whileOffered: [KeyWords] {
    [KeyWords(label: "or") + needed, needed, needed.bare]
  }

  /// The keys without which nobody can score.
  private var needed: KeyWords {
    ["space": "clock", "u": "undo"] + (terms.hasBench ? ["x": "subs"] : [:]) + ["?": "keys"]
  }

  /// The move that has a key only where all moves have theirs: `a turnover`.
  func hidden(_ key: Character) -> String? {
    terms.hasAllMoves
      ? nil : terms.rules.moves.map(\.row).first { $0.key == key && !$0.isBasic }?.text
  }

  /// The keys before the names on the board.
  var labels: Sides<TeamKeys> {
    Sides { TeamKeys(players: players[$0].map(String.init), team: $0 == .home ? "h" : "v") }
  }

  /// The keys after a game, and the next fixture of its event, if there is one.
  static func afterFinish(_ fixture: NextFixture?) -> [KeyWords] {
    let keys: KeyWords = ["m": "rematch", "p": "page", "u": "undo"]
    let others: KeyWords = ["g": "games", "?": "keys", "q": "quit"]
    let starts: [KeyWords] =
      switch fixture {
      case .ready(_, let text, _, _): [["→": text.escapingControls], ["→": "next fixture"]]
      // The message beside these keys says why there is none.
      case .nothing: [KeyWords(label: "no next fixture")]
      case nil: [[:]]
      }
    return [keys + others, keys].flatMap { form in starts.map { $0 + form } }
  }

  /// The people who may have made the following play, with their keys. A player has the same key each time.
  func following(_ offer: FollowUp) -> [(key: Character, who: Who)] {
    zip(Self.passing.indices, Self.passing).compactMap { place, key in
      offer.people[place].map { (key, $0) }
    }
  }

  /// The help of a table of keys: first the moves, at last the players.
  func help(of table: KeyTable<ScoreScreen>, in game: Board) -> HelpPage {
    let passing = Self.passing.filter { table.row(of: .character($0)) != nil }
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
    return HelpPage(
      how: "a player, then a move, or move first",
      entries: others.map { ($0.name, $0.help) } + people)
  }
}

extension ScoreKeys.Terms {
  /// All moves have keys if the game has used a move beside the five counts, and on a full court, which always has
  /// free throws; unless the scorer has chosen.
  init(_ state: ScoringState, wantsAllMoves: Bool?) {
    let board = state.board
    rules = board.rules
    hasBench = board.hasBench
    isOfEvent = state.fixture != nil
    hasAllMoves =
      wantsAllMoves
      ?? (board.rules.isFullCourt
        || Move.allCases.contains { move in
          !move.row.isBasic && board.teams.lines.contains { $0.counts[move] > 0 }
        })
  }
}
