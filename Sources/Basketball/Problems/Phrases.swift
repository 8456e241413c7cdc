/// How numbers and lists are said.
extension Int {
  /// `1 page`, `12 pages`.
  public func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }

  /// `+5`, `0`, `-3`.
  public var signedText: String { self > 0 ? "+\(self)" : String(self) }
}

extension Sequence where Element: StringProtocol {
  /// `1, 2, 3`.
  public var commaSeparated: String { joined(separator: ", ") }
  /// `1 2 3`. Not by `joined`, whose types would be made at run time: 175,000 instructions of a `record`.
  public var spaceSeparated: String {
    var text = ""
    for (place, word) in enumerated() { text += (place > 0 ? " " : "") + word }
    return text
  }
}

extension Optional {
  /// A list of the value; empty for nil.
  public var array: [Wrapped] { map { [$0] } ?? [] }
  /// The words for the value; an empty text for nil.
  public func said(_ words: (Wrapped) -> String) -> String { map(words) ?? "" }
}

extension CaseIterable where Self: RawRepresentable<String> {
  /// What each case is called.
  public static var names: [String] { allCases.map(\.rawValue) }
}

extension [Int] {
  /// Plays by their numbers: `play 7`, or `plays 7 and 8`.
  public var playList: String {
    (count == 1 ? "play " : "plays ") + map(String.init).listed
  }

  /// The same in short, with a span for three or more in a row: `plays 7–9`.
  public var spanned: String {
    guard count > 2, let first, let last, last - first == count - 1 else { return playList }
    return "plays \(first)–\(last)"
  }
}

extension [String] {
  /// `1`, `1 and 2`, `1, 2 and 3`.
  public var listed: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().commaSeparated + " and " + last
  }

  /// At most ten of them, and the number of the others.
  public func few(_ separator: String = ", ") -> String {
    prefix(10).joined(separator: separator) + (count > 10 ? " and \(count - 10) more" : "")
  }
}

extension String {
  /// The parts between separators, without empty ones.
  public func parts(by separator: Character) -> [String] {
    split(separator: separator).map(String.init)
  }

  /// As much of a text from outside as a message quotes.
  public var excerpt: String { cut(to: 60) }

  /// The excerpt in quotes.
  public var quoted: String { "'\(excerpt)'" }

  /// Its first characters; a text that is cut ends in "…". Counted in scalars, for a single character
  /// may be as long as a file.
  public func cut(to limit: Int) -> String {
    let scalars = unicodeScalars.prefix(limit + 1)
    return scalars.count > limit ? String(scalars.prefix(limit - 1)) + "…" : self
  }
}
