import Arguments

/// What to type after a failure: words and command lines.
///
/// A command line acts on the game and the library that the failure was about:
/// `"\(game: "remove 2")"` becomes `scoreboard remove -g 2026-11-20-reds-blues 2`.
nonisolated struct Hint: Equatable {
  fileprivate enum Part: Equatable {
    case text(String)
    case command(String, isOfGame: Bool)
  }

  /// What command lines have to name to act on the same game.
  struct Place: Equatable {
    /// The folder that was typed as `--library`.
    var library: String?
    /// The id of the game, where the library has several.
    var game: String?
    /// Whether they are lines of `score --plain`, which have their game and no `scoreboard` in front.
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

  /// Words with no command line to be pasted among them.
  init(_ text: String) { parts = [.text(text)] }

  /// What to do with a file that is no game.
  static func mending(_ id: String) -> Hint {
    "repair the file, or remove it with '\(library: "delete \(id.asShellWord)")'"
  }

  /// What is done with the file of another game: as a game of its own a copy would count twice.
  static func ofCopy(_ id: String) -> Hint {
    """
    '\(library: "delete \(id.asShellWord)")' puts a copy away; \
    '\(library: "check --repair \(id.asShellWord)")' makes it a game of its own
    """
  }
}

nonisolated extension String {
  /// A text as one word of a shell.
  var asShellWord: String {
    if !isEmpty, unicodeScalars.allSatisfy(\.isPlainInShell) { return self }
    return "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
      + "'"
  }
}
