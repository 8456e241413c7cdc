import Basketball
import Terminal
import ViewModels

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
