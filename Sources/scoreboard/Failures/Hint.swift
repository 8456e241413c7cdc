import Arguments

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
