/// The word or option of a row: all that help, usage and completions need.
public struct Argument: Sendable {
  /// How an argument is typed.
  public enum Kind: Equatable, Sendable {
    /// `--name`, alone.
    case flag
    /// `--name VALUE`.
    case option
    /// A word that must be there.
    case word
    /// A word that may be left out.
    case optionalWord
    /// All remaining words, at least this many.
    case words(atLeast: Int)
  }

  /// How it is typed.
  public let kind: Kind
  /// The long name without its dashes; empty for a word.
  public let name: String
  /// The short name without its dash.
  public let letter: Character?
  /// The name of the value in usage and help; empty for a flag.
  public let placeholder: String
  /// One line of help, without a final full stop.
  public let help: String
  /// The type of its value; nil for a flag, and for words that are taken as they are.
  let value: (any ArgumentValue.Type)?

  init(
    _ kind: Kind, name: String = "", letter: Character? = nil, placeholder: String = "",
    help: String, value: (any ArgumentValue.Type)? = nil
  ) {
    (self.kind, self.name, self.letter) = (kind, name, letter)
    (self.placeholder, self.help, self.value) = (placeholder, help, value)
  }

  /// What its value must be, as `ArgumentValue.expected` says it.
  public var expected: String { value?.expected ?? "" }
  /// Every value it takes, if they can be listed.
  public var allowed: [String] { value?.allowed ?? [] }

  /// Whether it is typed with dashes.
  public var isOption: Bool { kind == .flag || kind == .option }

  var wordsNeeded: Int {
    switch kind {
    case .word: 1
    case .words(let least): max(0, least)
    case .flag, .option, .optionalWord: 0
    }
  }

  /// How the usage line shows a word; empty for an option.
  var usage: String {
    switch kind {
    case .flag, .option: return ""
    case .word: return placeholder
    case .optionalWord: return "[\(placeholder)]"
    case .words:
      // A placeholder such as "WHO MOVE" stands for two words.
      let step = max(1, placeholder.split(separator: " ").count)
      let needed = Array(repeating: placeholder, count: (wordsNeeded + step - 1) / step)
      return (needed + ["[\(placeholder)]..."]).joined(separator: " ")
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
