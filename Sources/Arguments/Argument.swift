/// The word or option of a row: all that help, usage and completions need.
public struct Argument: Sendable {
  /// How an argument is typed.
  public enum Kind: String, Sendable {
    /// `--name`, alone.
    case flag
    /// `--name VALUE`.
    case option
    /// A word that must be there.
    case word
    /// A word that may be left out.
    case optionalWord
    /// All remaining words.
    case words
  }

  /// How it is typed.
  public let kind: Kind
  /// The long name without its dashes; empty for a word.
  public private(set) var name = ""
  /// The short name without its dash.
  public private(set) var letter: Character?
  /// The name of the value in usage and help; empty for a flag.
  public private(set) var placeholder = ""
  /// One line of help, without a final full stop.
  public let help: String
  /// Whether an option may be given more than once.
  var isRepeated = false
  /// How many words it takes at least.
  private(set) var wordsNeeded = 0
  /// The type of its value; nil for a flag, and for words that are taken as they are.
  private(set) var value: (any ArgumentValue.Type)?
  /// The words that it takes, if it has no type.
  private(set) var words = [String]()

  /// What its value must be, as `ArgumentValue.expected` says it.
  public var expected: String { value?.expected ?? words.alternatives }
  /// Every value it takes, if they can be listed.
  public var allowed: [String] { value?.allowed ?? words }

  /// Whether it is typed with dashes.
  public var isOption: Bool { kind == .flag || kind == .option }

  /// The placeholders of its words, in turn: "WHO MOVE" stands for two words.
  var steps: [Substring] { placeholder.split(separator: " ") }

  /// How the usage line shows a word; empty for an option.
  var usage: String {
    switch kind {
    case .flag, .option: return ""
    case .word: return placeholder
    case .optionalWord: return "[\(placeholder)]"
    case .words:
      let count = (wordsNeeded + steps.count - 1) / steps.count
      let needed = Array(repeating: placeholder, count: count)
      return (needed + ["[\(placeholder)]..."]).spaceSeparated
    }
  }

  /// How the left column of help shows it: `-g, --game GAME`.
  var label: String {
    guard isOption else { return placeholder }
    let short = letter.map { "-\($0), " } ?? "    "
    return short + "--" + name + (placeholder.isEmpty ? "" : " " + placeholder)
  }

  /// How the right column of help shows it, with what its value must be, if that can be listed.
  var text: String {
    allowed.isEmpty ? help : "\(help): \(expected)"
  }
}

/// A value that can be read from one argument.
public protocol ArgumentValue: SendableMetatype {
  /// The value typed as `argument`, or nil when it is none.
  init?(argument: String)
  /// What must be typed, as in "--count takes `a whole number`, not 'x'".
  static var expected: String { get }
  /// Every value there is, if they can be listed.
  static var allowed: [String] { get }
  /// The value that may be meant by a text that is none.
  static func meant(by typed: String) -> String?
  /// Whether the value goes on in the next argument, as in `Q3 2:31`.
  static func continues(_ typed: String, in next: String) -> Bool
}

extension ArgumentValue {
  /// Any number of values.
  public static var allowed: [String] { [] }
  /// The nearest value, if they can be listed.
  public static func meant(by typed: String) -> String? { nearest(to: typed, in: allowed) }
  /// Each value is one argument.
  public static func continues(_ typed: String, in next: String) -> Bool { false }
}

extension String: ArgumentValue {
  /// Takes any text, also an empty one.
  public init?(argument: String) { self = argument }
  /// Never shown, since any text is right.
  public static let expected = "text"
}

extension Int: ArgumentValue {
  /// Takes decimal digits with or without a sign.
  public init?(argument: String) { self.init(argument) }
  /// Said when the text is no number, or too large.
  public static let expected = "a whole number"
}

extension ArgumentValue where Self: CaseIterable & RawRepresentable, RawValue == String {
  /// Takes the raw value of a case, exactly as it is written.
  public init?(argument: String) { self.init(rawValue: argument) }
  /// The raw values, in the order of the cases.
  public static var allowed: [String] { allCases.map(\.rawValue) }
  /// The raw values, as in "always, never or auto".
  public static var expected: String { allowed.alternatives }
}
