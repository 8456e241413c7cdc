/// What is wrong with a command line.
public struct UsageError: Error, Equatable, Sendable {
  /// The name of the error for programs.
  public let code: String
  /// What is wrong, quoting what was typed.
  public let message: String
  /// What to type instead.
  public let hint: String?

  /// - Parameter function: the function below that makes it, whose name is the code.
  private init(
    _ message: String, nearest: String? = nil, _ hint: String? = nil, function: String = #function
  ) {
    (code, self.message) = (String(function.prefix { $0 != "(" }), message)
    self.hint = nearest.map { "did you mean '\($0)'?" } ?? hint
  }

  /// The first word names no command; `nearest` is the one that was probably meant.
  public static func unknownCommand(_ typed: String, nearest: String?, help: String) -> Self {
    Self(
      "unknown command '\(excerpt(typed))'", nearest: nearest,
      "'\(help)' lists the commands")
  }

  /// No row of the table has this name or letter.
  public static func unknownOption(_ typed: String, nearest: String?, help: String) -> Self {
    Self(
      "unknown option '\(excerpt(typed))'", nearest: nearest,
      "'\(help)' lists the options")
  }

  /// An option stands without its value.
  public static func missingValue(option: String, placeholder: String) -> Self {
    Self(
      "\(option) needs \(placeholder)",
      "type \(option) \(placeholder), or \(option)=\(placeholder) when it begins with a dash")
  }

  /// An option with one value is given twice.
  static func repeatedOption(_ option: String) -> Self {
    Self("\(option) is given twice", "give it once")
  }

  /// A flag was given a value.
  static func unexpectedValue(option: String, value: String) -> Self {
    Self(
      "\(option) takes no value, not '\(excerpt(value))'",
      "type \(option) alone")
  }

  /// An option or a word has a value that it does not take.
  static func badValue(_ value: String, of name: String, expected: String, nearest: String?) -> Self
  {
    Self("\(name) takes \(expected), not '\(excerpt(value))'", nearest: nearest)
  }

  /// A required word is missing.
  public static func missingWord(_ placeholder: String, command: String, example: String) -> Self {
    Self("\(command) needs \(placeholder)", "for example: \(example)")
  }

  /// A word too many.
  public static func extraWord(_ word: String, command: String, usage: String) -> Self {
    Self("\(command) has no place for '\(excerpt(word))'", "usage: \(usage)")
  }

  private static func excerpt(_ word: String) -> String {
    let scalars = word.unicodeScalars.prefix(61)
    return scalars.count > 60 ? String(scalars.prefix(59)) + "…" : word
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
