/// What is wrong with a command line. `nearest` is the word that was probably meant.
public enum UsageError: Error, Equatable, Sendable {
  /// The first word names no command.
  case unknownCommand(String, nearest: String?, help: String)
  /// No row of the table has this name or letter.
  case unknownOption(String, nearest: String?, help: String)
  /// An option stands without its value.
  case missingValue(option: String, placeholder: String)
  /// An option with one value is given twice.
  case repeatedOption(String)
  /// A flag was given a value.
  case unexpectedValue(option: String, value: String)
  /// An option or a word has a value that it does not take.
  case badValue(String, of: String, expected: String, nearest: String?)
  /// A required word is missing.
  case missingWord(String, command: String, example: String)
  /// A word too many.
  case extraWord(String, command: String, usage: String)

  /// What is wrong, quoting what was typed.
  public var message: String {
    switch self {
    case .unknownCommand(let typed, _, _): "unknown command '\(Self.excerpt(typed))'"
    case .unknownOption(let typed, _, _): "unknown option '\(Self.excerpt(typed))'"
    case .missingValue(let option, let placeholder): "\(option) needs \(placeholder)"
    case .repeatedOption(let option): "\(option) is given twice"
    case .unexpectedValue(let option, let value):
      "\(option) takes no value, not '\(Self.excerpt(value))'"
    case .badValue(let value, let name, let expected, _):
      "\(name) takes \(expected), not '\(Self.excerpt(value))'"
    case .missingWord(let placeholder, let command, _): "\(command) needs \(placeholder)"
    case .extraWord(let word, let command, _): "\(command) has no place for '\(Self.excerpt(word))'"
    }
  }

  private static func excerpt(_ word: String) -> String {
    let scalars = word.unicodeScalars.prefix(61)
    return scalars.count > 60 ? String(scalars.prefix(59)) + "…" : word
  }

  /// What to type instead.
  public var hint: String? {
    switch self {
    case .unknownCommand(_, let near?, _), .unknownOption(_, let near?, _),
      .badValue(_, _, _, let near?):
      "did you mean '\(near)'?"
    case .unknownCommand(_, nil, let help): "'\(help)' lists the commands"
    case .unknownOption(_, nil, let help): "'\(help)' lists the options"
    case .missingValue(let option, let placeholder):
      "type \(option) \(placeholder), or \(option)=\(placeholder) when it begins with a dash"
    case .repeatedOption: "give it once"
    case .unexpectedValue(let option, _): "type \(option) alone"
    case .badValue(_, _, _, nil): nil
    case .missingWord(_, _, let example): "for example: \(example)"
    case .extraWord(_, _, let usage): "usage: \(usage)"
    }
  }
}
