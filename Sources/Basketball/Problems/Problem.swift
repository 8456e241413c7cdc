/// Why something is refused or has failed, as people read it and as programs tell it from others.
///
///     throw Problem("noSuchPlay", .noInput, "there is no play \(number)", "'scoreboard log -g GAME' lists them")
public struct Problem: Error, Equatable, Sendable {
  /// What kind of problem it is, from which the exit of the tool follows.
  public enum Kind: CaseIterable, Sendable {
    /// The game or the event is in another state than this needs.
    case refused
    /// What was typed is wrong by itself.
    case usage
    /// A file or a line of a feed is wrong.
    case data
    /// Nothing has this name, or several things have.
    case noInput
    case internalError, cannotCreate, inputOutput, busy
  }

  /// The name of the problem for programs, which never changes.
  public let code: String
  public var kind: Kind
  /// What is wrong: at most 1000 characters, for a hostile file could put megabytes into it.
  public var message: String { didSet { message = message.cut(to: Self.longest) } }
  /// What to type instead.
  public var hint: Hint?
  /// What a line of a screen says instead of the message, where that is too long or takes a hint.
  public let brief: String?
  /// The id of the game that the hint's command lines name.
  public var game: String?
  /// The plays that would stand after the finish, which a scorer may have removed.
  public let laterPlays: [Int]
  /// The line of a feed that it is about, from 1.
  public var line: Int?

  private static let longest = 1000

  public init(
    _ code: String, _ kind: Kind, _ message: String, _ hint: Hint? = nil, brief: String? = nil,
    laterPlays: [Int] = []
  ) {
    self.code = code
    self.kind = kind
    self.message = message.cut(to: Self.longest)
    self.hint = hint
    self.brief = brief
    self.laterPlays = laterPlays
  }

  /// A word that may mean each of these.
  public static func ambiguous(
    _ code: String, _ kind: Kind, _ word: String, _ meanings: [String]
  ) -> Problem {
    Problem(
      code, kind, "\(word.quoted) may be \(meanings.map(\.excerpt).few(" or "))",
      "type one of them")
  }
}

/// An error with a type of its own, for code that handles it, and the problem that it is reported as.
public protocol ReportedError: Error {
  var problem: Problem { get }
}

/// What to type after a problem: words and command lines.
///
/// A command line begins with `scoreboard` in the literal, and says with `-g GAME` that it is about the
/// game; who shows it fills in the game and the library. What is interpolated stays as it is.
///
/// A hint is put into words only where it is shown: reading a feed tries many words that are refused.
public struct Hint: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// A part of a hint.
  public indirect enum Part: Equatable, Sendable {
    /// Text of the program, which may have command lines.
    case literal(String)
    case text(String)
    /// A text as one word of a shell.
    case shellWord(String)
    /// "did you mean", with the words that begin with the typed one, if that is asked for, or the nearest word.
    /// `home/Ana` may be meant by `Ana`, too.
    case meant(String, among: [String], orBegun: Bool, else: Hint?)
    /// All words that are valid.
    case all([String])
    /// The moves of the game.
    case moves
  }

  public let parts: [Part]

  public init(_ part: Part) { parts = [part] }
  public init(stringLiteral text: String) { parts = [.literal(text)] }
  public init(stringInterpolation words: StringInterpolation) { parts = words.parts }

  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts = [Part]()

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { parts.append(.literal(literal)) }
    public mutating func appendInterpolation(_ text: String) { parts.append(.text(text)) }
    public mutating func appendInterpolation(_ number: Int) { parts.append(.text(String(number))) }
    public mutating func appendInterpolation(_ hint: Hint) { parts += hint.parts }
    public mutating func appendInterpolation(shell text: String) { parts.append(.shellWord(text)) }
  }

  /// Text that has no command lines.
  public static func plain(_ text: String) -> Hint { Hint(.text(text)) }

  /// Where a word that names a move is missing or wrong.
  public static let moves = Hint(.moves)

  /// All valid words, if there are any.
  public static func all(_ words: [String]) -> Hint? { words.isEmpty ? nil : Hint(.all(words)) }

  /// The word that was probably meant, or else another hint.
  public static func near(_ word: String, _ words: [String], else other: Hint? = nil) -> Hint {
    Hint(.meant(word, among: words, orBegun: false, else: other))
  }

  /// The words that begin so, or the one that was probably meant, or else another hint.
  public static func begun(by word: String, _ words: [String], else other: Hint) -> Hint {
    Hint(.meant(word, among: words, orBegun: true, else: other))
  }
}
