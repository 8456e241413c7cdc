import Arguments
import Basketball
import Storage

/// A hint in words, whose command lines act on the game and the library at hand.
///
/// `scoreboard remove -g GAME 2` becomes `scoreboard remove -g 2026-11-20-reds-blues 2`, or `scoreboard remove 2`
/// if there is one game. Only literals have command lines.
extension Hint {
  /// What command lines have to name in order to act on the same game.
  struct Place {
    /// The typed `--library`.
    var library: String?
    /// The id of the game, if the library has several.
    var game: String?
    /// The typed `--event`.
    var event: String?
    /// Whether the command lines are lines of `score --plain`, which need neither the game nor `scoreboard`.
    var isSession = false
  }

  /// The text of the hint; empty if the hint is about the word that was probably meant, and there is none.
  func text(for place: Place) -> String {
    parts.map { part in
      switch part {
      case .literal(let text): Self.text(of: text, for: place)
      case .text(let text): text
      case .shellWord(let text): text.asShellWord
      case .all(let words):
        "there \(words.count == 1 ? "is only" : "are") \(words.map(\.excerpt).few())"
      case .moves: "WHO comes first, then two, assist, rebound or foul"
      case .meant: resolved?.text(for: place) ?? ""
      }
    }.joined()
  }

  /// The hint with the word that was probably meant; if there is none, the hint given for that case.
  var resolved: Hint? {
    guard case .meant(let word, let words, let orBegun, let other)? = parts.first else {
      return self
    }
    return Self.meant(word, among: words, orBegun: orBegun).map(Hint.plain) ?? other?.resolved
  }

  private static func meant(_ word: String, among words: [String], orBegun: Bool) -> String? {
    let begun = words.filter { $0.hasPrefix(word.lowercased()) }.map(\.quoted)
    if orBegun, !word.isEmpty, !begun.isEmpty { return "did you mean \(begun.few(" or "))?" }
    let whole = words.flatMap { [$0, String($0.drop { $0 != "/" }.dropFirst())] }
    return nearest(to: word, in: whole.filter { !$0.isEmpty }).map { "did you mean \($0.quoted)?" }
  }

  private static func text(of literal: String, for place: Place) -> String {
    var pieces = literal.split(separator: "scoreboard ", omittingEmptySubsequences: false)[...]
    var text = String(pieces.removeFirst())
    for piece in pieces {
      let name = piece.prefix(while: \.isLetter)
      let rest = piece.dropFirst(name.count)
      let ofGame = " -g GAME"
      let isOfGame = rest.hasPrefix(ofGame)
      let isOfEvent = name == "play" || name == "event" && !rest.hasPrefix(" plan")
      text += place.command(String(name), isOfGame: isOfGame, isOfEvent: isOfEvent)
      text += rest.dropFirst(isOfGame ? ofGame.count : 0)
    }
    return text
  }
}

extension Hint.Place {
  /// The beginning of a command line, with the options after its first word.
  fileprivate func command(_ name: String, isOfGame: Bool, isOfEvent: Bool) -> String {
    if isSession, isOfGame { return name }
    let game = isOfGame ? game.said { " -g \($0.asShellWord)" } : ""
    let library = name == "help" ? "" : library.said { " --library \($0.asShellWord)" }
    let event = isOfEvent ? event.said { " --event \($0.asShellWord)" } : ""
    return "scoreboard \(name)\(library)\(game)\(event)"
  }
}

extension String {
  /// The text quoted as one word of a shell.
  var asShellWord: String {
    if !isEmpty, unicodeScalars.allSatisfy(\.isPlainInShell) { return self }
    return "'" + replacing("'", with: #"'\''"#) + "'"
  }
}

/// Errors with hints that act on the library and the game of the command.
extension Context {
  /// Writes an error without changing how the command ends, and returns the kind of the problem.
  @discardableResult
  func mention(_ error: any Error) -> Problem.Kind {
    let problem = Problem(error)
    return say(problem, at: options.place(of: problem.game), asJSON: options.isJSON)
  }

  /// Reports an error after which the command goes on, but ends with the exit of the error.
  func report(_ error: any Error) { ending.become(mention(error)) }

  func report(_ errors: [any Error]) { errors.forEach { report($0) } }

  /// The refusals with hints that name the game if there are several.
  func hinted(_ refusals: [Problem], on game: StoredGame) -> [Problem] {
    if refusals.isEmpty { return [] }
    let id = hasSeveralGames ? game.state.id : nil
    let reopening =
      refusals.contains { $0.isOfFinishedGame } ? Hint.reopening(game, now: now) : nil
    return refusals.map { failure in
      (failure.isOfFinishedGame && failure.hint == nil ? failure.hinting(reopening) : failure)
        .listingMoves(of: game.state.rules).naming(id)
    }
  }

  var hasSeveralGames: Bool { ((try? library.ids().count) ?? 1) > 1 }
}

extension Hint {
  /// How to reopen a finished game: `undo` if the last step ended it, else `remove` of the winning
  /// basket, else several steps of `undo`; nil if none of these does.
  fileprivate static func reopening(_ game: StoredGame, now: TimeOfDay) -> Hint? {
    // The head of a game does not say which basket won, so the whole game is read.
    let sheet = game.sheet
    guard let finish = sheet.state.asOf(now).finish else {
      return nil
    }
    func opens(_ verb: Verb) -> Bool {
      var sheet = sheet
      guard let outcome = try? sheet.perform(verb, now: now) else { return false }
      return outcome.after.asOf(now).finish == nil
    }
    if opens(.undo(1)) { return "'scoreboard undo -g GAME' takes back the last step" }
    if let basket = finish.basket, opens(.remove(basket)) {
      return "'scoreboard remove -g GAME \(basket)' removes the basket that won it"
    }
    guard finish.ending.isByHand, let steps = (2...20).first(where: { opens(.undo($0)) })
    else { return nil }
    return "'scoreboard undo -g GAME \(steps)' reopens the game, and takes back what was done since"
  }
}
