/// A command line of bash up to the cursor.
///
/// Bash gives completion functions words that are split at `:` and `=` and still have their quotes, and
/// inserts the answer as it is. So this reads the line itself, and quotes the answer.
struct BashLine {
  /// The words after the command's name, without quotes and redirections. The last is at the cursor.
  private(set) var words = [String]()
  /// Whether the word at the cursor is the file of a redirection.
  private(set) var isRedirected = false
  /// The part of that word that bash keeps in the line. It replaces the rest.
  private var head = ""
  private var quote: Unicode.Scalar?
  private var word: String?
  private let breaks: String.UnicodeScalarView

  /// Reads the line up to the cursor. `breaks` are the characters of `COMP_WORDBREAKS`.
  init(_ text: String, breaks: String) {
    self.breaks = breaks.unicodeScalars
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        // Between double quotes a backslash stands for itself, except before these.
        if quote != nil, !"\\\"$`".unicodeScalars.contains(scalar) { add("\\") }
        add(scalar)
        isEscaped = false
      } else if scalar == "\\", quote != "'" {
        isEscaped = true
      } else {
        read(scalar)
      }
    }
    words = words.dropFirst() + [whole]
  }

  private mutating func read(_ scalar: Unicode.Scalar) {
    if let open = quote {
      guard scalar == open else { return add(scalar) }
      quote = nil
      head = whole
      return
    }
    switch scalar {
    case "'", "\"":
      quote = scalar
      word = whole
      head = whole
    case "<", ">":
      // A number before it names a descriptor, as in `2>`.
      if !whole.utf8.allSatisfy({ (48...57).contains($0) }) { endWord() }
      word = nil
      head = ""
      isRedirected = true
    case _ where scalar.properties.isWhitespace: endWord()
    case _ where breaks.contains(scalar):
      // Bash breaks the word before these (`rl_special_prefixes` of readline), and after the others.
      let before = whole
      add(scalar)
      head = scalar == "@" || scalar == "$" ? before : whole
    default: add(scalar)
    }
  }

  /// The word so far.
  private var whole: String { word ?? "" }

  private mutating func add(_ scalar: Unicode.Scalar) {
    word = whole + String(scalar)
  }

  private mutating func endWord() {
    guard let word else { return }
    if !isRedirected { words.append(word) }
    self.word = nil
    head = ""
    isRedirected = false
  }

  /// The words as bash inserts them. One that does not begin with what is typed must be the only one.
  func quoted(_ values: [String]) -> [String] {
    let start = (words.last ?? "").lowercased()
    let begun = values.filter { $0.lowercased().hasPrefix(start) }
    return (values.count == 1 ? values : begun).filter { $0.hasPrefix(head) }
      .map { quoted($0.dropFirst(head.count)) }
  }

  private func quoted(_ text: Substring) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      switch (quote, scalar) {
      case ("'", "'"): line += #"'\''"#
      case ("'", _): line.unicodeScalars.append(scalar)
      case ("\"", "!"): line += #""'!'""#
      case ("\"", _) where "\\\"$`".unicodeScalars.contains(scalar),
        (nil, _) where scalar.isASCII && !scalar.isPlainInShell:
        line += "\\\(scalar)"
      default: line.unicodeScalars.append(scalar)
      }
    }
    // Readline takes a quote that comes first for the one that is open, and drops that.
    if let quote, line.unicodeScalars.first == quote { return "\(quote)\(line)" }
    return line
  }
}

extension Unicode.Scalar {
  /// Whether every shell takes it as it is: a letter, a digit, or a sign without a meaning.
  public var isPlainInShell: Bool {
    properties.isAlphabetic || properties.numericType != nil
      || "-_./,:=@%+".unicodeScalars.contains(self)
  }
}
