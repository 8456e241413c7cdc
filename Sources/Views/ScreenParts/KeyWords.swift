import Terminal

/// Keys with words for what they do, on a line.
struct KeyWords {
  /// What stands before them.
  var label = ""
  /// The keys; one without a word is clear by itself.
  let keys: [(key: String, word: String)]

  /// The line in columns of 80 and more, and tighter from form to form.
  func forms(_ style: Style) -> [Line] {
    [(false, 2), (false, 1), (true, 2), (true, 1)].map { isTight, gap in
      let words = keys.map { key, word in
        [style.key(key, isTight: isTight), Line(word)].joined(gap: 1)
      }
      return ([Line(label)] + words).joined(gap: gap)
    }
  }
}

extension [KeyWords] {
  /// The first that fits the columns, in whatever form; else the last one, or nothing.
  func line(columns: Int, style: Style) -> Line {
    for words in self {
      if let line = words.forms(style).first(within: columns) { return line }
    }
    return Line()
  }
}
