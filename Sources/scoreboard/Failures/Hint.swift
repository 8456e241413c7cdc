import Arguments
import Basketball
import Storage

/// What to type after a failure: words and command lines.
///
/// A command line about a game says so with `-g GAME`: `scoreboard remove -g GAME 2` becomes
/// `scoreboard remove -g 2026-11-20-reds-blues 2`, or `scoreboard remove 2` if there is one game. Only
/// literals have command lines: whatever is interpolated stays as it is.
struct Hint: Equatable, ExpressibleByStringInterpolation {
  /// What command lines have to name in order to act on the same game.
  struct Place: Equatable {
    /// The typed `--library`.
    var library: String?
    /// The id of the game, if the library has several.
    var game: String?
    /// Whether they are lines of `score --plain`, which need neither the game nor `scoreboard`.
    var isSession = false
  }

  fileprivate enum Part: Equatable {
    case text(String)
    /// `scoreboard` and the name of a command.
    case command(String, isOfGame: Bool)
  }

  private let parts: [Part]

  init(stringLiteral text: String) { parts = Self.parts(of: text) }
  init(stringInterpolation text: StringInterpolation) { parts = text.parts }

  /// Text that stays as it is.
  init(plain text: String) { parts = [.text(text)] }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts = [Part]()

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { parts += Hint.parts(of: literal) }
    mutating func appendInterpolation(_ text: some CustomStringConvertible) {
      parts.append(.text(text.description))
    }
    mutating func appendInterpolation(_ hint: Hint) { parts += hint.parts }
    /// A command of the game.
    mutating func appendInterpolation(command name: String) {
      parts.append(.command(name, isOfGame: true))
    }
  }

  private static func parts(of literal: String) -> [Part] {
    let pieces = literal.split(separator: "scoreboard ", omittingEmptySubsequences: false)
    return pieces.enumerated().flatMap { place, piece -> [Part] in
      if place == 0 { return [.text(String(piece))] }
      let name = piece.prefix(while: \.isLetter)
      let rest = piece.dropFirst(name.count)
      let ofGame = " -g GAME"
      let isOfGame = rest.hasPrefix(ofGame)
      return [
        .command(String(name), isOfGame: isOfGame),
        .text(String(rest.dropFirst(isOfGame ? ofGame.count : 0))),
      ]
    }
  }

  /// The text to read, with command lines for a place.
  func text(for place: Place) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .command(let name, let isOfGame): place.command(name, isOfGame: isOfGame)
      }
    }.joined()
  }

  /// The moves of every game.
  static let moves: Hint = "WHO comes first, then two, assist, rebound or foul"

  /// All valid words, if there are any.
  static func all(_ words: [String]) -> Hint? {
    if words.isEmpty { return nil }
    return Hint(plain: "there \(words.count == 1 ? "is only" : "are") \(words.few)")
  }

  /// The words that begin so, else the one that was probably meant.
  static func begun(by word: String, _ words: [String]) -> Hint? {
    let begun = words.filter { $0.hasPrefix(word.lowercased()) }.map(\.quoted)
    if word.isEmpty || begun.isEmpty { return near(word, words) }
    return Hint(plain: "did you mean \(begun.few(" or "))?")
  }

  /// The word that was probably meant.
  static func near(_ word: String, _ words: [String]) -> Hint? {
    nearest(to: word, in: words.filter { !$0.isEmpty })
      .map { Hint(plain: "did you mean \($0.quoted)?") }
  }

  /// What to do with a damaged file of text, which the help of a command describes.
  static func editing(_ command: String) -> Hint {
    "mend it in an editor; 'scoreboard help \(command)' says what it may have"
  }

  /// What to do with a damaged file.
  static func mending(_ id: String) -> Hint {
    "repair the file, or remove it with 'scoreboard delete \(id.asShellWord)'"
  }

  /// What to do with a disputed fixture, of an event that is named if there may be several.
  static func settling(_ number: Int, of event: String? = nil, canReplay: Bool) -> Hint {
    let name = event.map { " --event \($0.asShellWord)" } ?? ""
    let again: Hint =
      canReplay ? "'scoreboard play \(number) --again\(name)' plays it again, " : ""
    return "\(again)'scoreboard event keep \(number)\(name)' keeps the game"
  }

  /// What to do with a copy of a game. As a game of its own it would count twice.
  static func ofCopy(_ id: String) -> Hint {
    """
    'scoreboard delete \(id.asShellWord)' puts a copy away; \
    'scoreboard check --repair \(id.asShellWord)' makes it a game of its own
    """
  }
}

extension Hint.Place {
  /// The beginning of a command line, with the options after its first word.
  fileprivate func command(_ name: String, isOfGame: Bool) -> String {
    if isSession, isOfGame { return name }
    let game = isOfGame ? game.map { " -g \($0.asShellWord)" } : nil
    let library = name == "help" ? nil : library.map { " --library \($0.asShellWord)" }
    return "scoreboard \(name)\(library ?? "")\(game ?? "")"
  }
}

extension String {
  /// As much of it as a message shows, in quotes.
  var quoted: String { "'\(excerpt)'" }

  /// The text quoted as one word of a shell.
  var asShellWord: String {
    if !isEmpty, unicodeScalars.allSatisfy(\.isPlainInShell) { return self }
    return "'" + replacing("'", with: #"'\''"#) + "'"
  }
}

extension [String] {
  /// At most ten of them, and the number of the others.
  var few: String { few(", ") }

  func few(_ separator: String) -> String {
    prefix(10).joined(separator: separator) + (count > 10 ? " and \(count - 10) more" : "")
  }
}

/// Errors with hints that act on the library and the game of the command.
extension Context {
  /// Says an error that changes nothing about how the command ends, and returns its exit.
  @discardableResult
  func mention(_ error: any Error) -> Exit {
    say(Failure(error).hinting(for: options), asJSON: isJSON)
  }

  /// Reports an error after which the command goes on, but ends with the exit of the error.
  func report(_ error: any Error) { ending.become(mention(error)) }

  func report(_ errors: [LibraryError]) { errors.forEach { report($0) } }

  /// The refusals with hints that name the game if there are several.
  func hinted(_ refusals: [Failure], on game: StoredGame) -> [Failure] {
    if refusals.isEmpty { return [] }
    let id = hasSeveralGames ? game.standing.id : nil
    let reopening =
      refusals.contains { $0.isOfFinishedGame } ? Hint.reopening(game, now: now) : nil
    return refusals.map { failure in
      (failure.isOfFinishedGame && failure.hint == nil ? failure.hinting(reopening) : failure)
        .listingMoves(of: game.standing.rules).naming(id)
    }
  }

  var hasSeveralGames: Bool { ((try? library.ids().count) ?? 1) > 1 }
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
    if opens(.undo(1)) { return "'scoreboard undo -g GAME' takes back the last step" }
    if let basket = finish.basket, opens(.remove(basket)) {
      return "'scoreboard remove -g GAME \(basket)' removes the basket that won it"
    }
    guard finish.ending.isByHand, let steps = (2...20).first(where: { opens(.undo($0)) })
    else { return nil }
    return "'scoreboard undo -g GAME \(steps)' reopens the game, and takes back what was done since"
  }
}
