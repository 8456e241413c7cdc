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

/// The word that was probably meant: the first with the fewest typing errors, whatever the case. Nil
/// if it is off by more than a third of the letters.
public func nearest(to typed: String, in words: [String]) -> String? {
  let letters = Array(typed.lowercased())
  var best: (word: String, slips: Int)?
  for word in words {
    let other = Array(word.lowercased())
    // A word of one letter is nearest to nothing: with that letter wrong, nothing of it is left.
    let limit = min(letters.count, other.count) < 2 ? 0 : max(1, letters.count / 3)
    guard abs(letters.count - other.count) <= limit else { continue }
    let slips = slips(letters, other)
    if slips <= min(limit, best.map { $0.slips - 1 } ?? limit) { best = (word, slips) }
  }
  return best?.word
}

/// The optimal string alignment distance: letters left out, added, changed, or swapped with the next.
private func slips(_ typed: [Character], _ word: [Character]) -> Int {
  var above: [Int] = []
  var last = Array(0...word.count)
  for i in typed.indices {
    var row = [i + 1]
    for j in word.indices {
      let change = last[j] + (typed[i] == word[j] ? 0 : 1)
      let isSwap = i > 0 && j > 0 && typed[i] == word[j - 1] && typed[i - 1] == word[j]
      let swap = isSwap ? above[j - 1] + 1 : change
      row.append(min(change, swap, last[j + 1] + 1, row[j] + 1))
    }
    (above, last) = (last, row)
  }
  return last[word.count]
}
