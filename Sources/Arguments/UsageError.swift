/// What is wrong with a command line.
public struct UsageError: Error, Equatable {
  /// The name of the error for programs.
  public let code: String
  /// What is wrong, quoting what was typed.
  public let message: String
  /// What to type instead.
  public let hint: String?

  /// - Parameter nearest: what was probably meant, for a hint that says so.
  init(_ code: String, _ message: String, nearest: String? = nil, _ hint: String? = nil) {
    self.code = code
    self.message = message
    self.hint = nearest.map { "did you mean '\($0)'?" } ?? hint
  }
}

extension String {
  /// As much of a typed word as a message shows, in quotes.
  var quoted: String {
    let scalars = unicodeScalars.prefix(61)
    return "'" + (scalars.count > 60 ? String(scalars.prefix(59)) + "…" : self) + "'"
  }
}

extension Sequence where Element: StringProtocol {
  /// One after the other, with spaces between.
  var spaceSeparated: String { joined(separator: " ") }

  /// Each on a line of its own.
  var lineSeparated: String { joined(separator: "\n") }
}

extension [String] {
  /// As in "always, never or auto".
  var alternatives: String {
    count < 2 ? joined() : dropLast().joined(separator: ", ") + " or " + self[count - 1]
  }
}

/// The word that was probably meant: the first with the fewest typing errors, whatever the case. Nil
/// if it is off by more than a third of the letters.
public func nearest(to typed: String, in words: [String]) -> String? {
  let letters = Array(typed.lowercased())
  var best: (word: String, slips: Int)?
  for word in words {
    let other = Array(word.lowercased())
    // One-letter words allow no typing error.
    let limit = min(letters.count, other.count) < 2 ? 0 : max(1, letters.count / 3)
    guard abs(letters.count - other.count) <= limit else { continue }
    let slips = slips(letters, other)
    if slips <= min(limit, best.map { $0.slips - 1 } ?? limit) { best = (word, slips) }
  }
  return best?.word
}

/// The optimal string alignment distance: letters left out, added, changed, or swapped with the next.
private func slips(_ typed: [Character], _ word: [Character]) -> Int {
  var above = [Int]()
  var last = Array(0...word.count)
  for i in typed.indices {
    var row = [i + 1]
    for j in word.indices {
      let change = last[j] + (typed[i] == word[j] ? 0 : 1)
      let isSwap = i > 0 && j > 0 && typed[i] == word[j - 1] && typed[i - 1] == word[j]
      let swap = isSwap ? above[j - 1] + 1 : change
      row.append(min(change, swap, last[j + 1] + 1, row[j] + 1))
    }
    above = last
    last = row
  }
  return last[word.count]
}
