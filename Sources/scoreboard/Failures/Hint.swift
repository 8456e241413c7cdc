import Arguments
import Basketball
import Storage

/// What to type after a failure: words and command lines.
///
/// A command line acts on the game and the library of the failure: `"\(game: "remove 2")"` becomes
/// `scoreboard remove -g 2026-11-20-reds-blues 2`.
nonisolated struct Hint: Equatable {
  fileprivate enum Part: Equatable {
    case text(String)
    case command(String, isOfGame: Bool)
  }

  /// What command lines have to name in order to act on the same game.
  struct Place: Equatable {
    /// The typed `--library`.
    var library: String?
    /// The id of the game, if the library has several.
    var game: String?
    /// Whether they are lines of `score --plain`, which need neither the game nor `scoreboard`.
    var isSession = false
  }

  fileprivate var parts: [Part]

  /// The text to read, with command lines for a place.
  func text(for place: Place) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .command(let words, let isOfGame): Self.command(words, place, isOfGame)
      }
    }.joined()
  }

  /// A command line, with the options after its first word.
  private static func command(_ words: String, _ place: Place, _ isOfGame: Bool) -> String {
    if place.isSession, isOfGame { return words }
    let name = words.prefix { $0 != " " }
    let library = place.library.map { " --library \($0.asShellWord)" } ?? ""
    let game = isOfGame ? place.game.map { " -g \($0.asShellWord)" } ?? "" : ""
    return "scoreboard \(name)\(library)\(game)\(words.dropFirst(name.count))"
  }
}

nonisolated extension Hint: ExpressibleByStringInterpolation {
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ text: String) { parts.append(.text(text)) }
    mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      parts.append(.text(value.description))
    }
    /// Adds a command line about a game, such as `remove 2`.
    mutating func appendInterpolation(game command: String) {
      parts.append(.command(command, isOfGame: true))
    }
    /// Adds a command line about a library, such as `list`.
    mutating func appendInterpolation(library command: String) {
      parts.append(.command(command, isOfGame: false))
    }
  }

  init(stringLiteral text: String) { self.init(text) }
  init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// Text without command lines.
  init(_ text: String) { parts = [.text(text)] }

  /// What to do with a damaged file.
  static func mending(_ id: String) -> Hint {
    "repair the file, or remove it with '\(library: "delete \(id.asShellWord)")'"
  }

  /// What to do with a disputed fixture, of an event that is named if there may be several.
  static func settling(_ number: Int, of event: String? = nil, canReplay: Bool) -> Hint {
    let name = event.map { " --event \($0.asShellWord)" } ?? ""
    let keep: Hint = "'\(library: "event keep \(number)\(name)")' keeps the game"
    guard canReplay else { return keep }
    var hint: Hint = "'\(library: "play \(number) --again\(name)")' plays it again, "
    hint.parts += keep.parts
    return hint
  }

  /// What to do with a copy of a game. As a game of its own it would count twice.
  static func ofCopy(_ id: String) -> Hint {
    """
    '\(library: "delete \(id.asShellWord)")' puts a copy away; \
    '\(library: "check --repair \(id.asShellWord)")' makes it a game of its own
    """
  }
}

nonisolated extension String {
  /// The text quoted as one word of a shell.
  var asShellWord: String {
    if !isEmpty, unicodeScalars.allSatisfy(\.isPlainInShell) { return self }
    return "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
      + "'"
  }
}

/// Errors with hints that act on the library and the game of the command.
extension Context {
  /// Reports an error that does not end the command, and returns its exit.
  @discardableResult
  func report(_ error: any Error, hint: Hint? = nil) -> Exit {
    var failure = Failure(error).hinting(for: options)
    if let hint { failure = failure.hinting(hint) }
    return report(failure, asJSON: isJSON)
  }

  /// The same of several errors; the exit is that of the last.
  @discardableResult
  func report(_ errors: [LibraryError]) -> Exit {
    errors.map { report($0) }.last ?? .success
  }

  /// The refusals with hints that name the game if there are several.
  func hinted(
    _ refusals: [Failure], on game: StoredGame, of library: GameLibrary, now: TimeOfDay
  ) -> [Failure] {
    if refusals.isEmpty { return [] }
    let id = hasSeveralGames(library) ? game.standing.id : nil
    let isOver = refusals.contains { $0.isOfFinishedGame }
    let reopening = isOver ? Hint.reopening(game, now: now) : nil
    return refusals.map { failure in
      (failure.isOfFinishedGame && failure.hint == nil ? failure.hinting(reopening) : failure)
        .listingMoves(of: game.standing.rules).naming(id).hinting(for: options)
    }
  }

  func hasSeveralGames(_ library: GameLibrary) -> Bool {
    ((try? library.ids().count) ?? 1) > 1
  }
}

extension Hint {
  /// How to reopen a finished game: `undo` if the last step ended it, else `remove` of the winning
  /// basket, else several steps of `undo`; nil if none of these does.
  fileprivate static func reopening(_ game: StoredGame, now: TimeOfDay) -> Hint? {
    // The head of a game does not say which basket won, so the whole game is read.
    guard let sheet = try? game.scoresheet(), let finish = sheet.standing.asOf(now).finish else {
      return nil
    }
    func opens(_ verb: Verb) -> Bool {
      var sheet = sheet
      guard let outcome = try? sheet.perform(verb, now: now) else { return false }
      return outcome.after.asOf(now).finish == nil
    }
    if opens(.undo(1)) { return "'\(game: "undo")' takes back the last step" }
    if let basket = finish.basket, opens(.remove(basket)) {
      return "'\(game: "remove \(basket)")' removes the basket that won it"
    }
    guard finish.ending.isByHand, let steps = (2...20).first(where: { opens(.undo($0)) })
    else { return nil }
    return "'\(game: "undo \(steps)")' reopens the game, and takes back what was done since"
  }
}
