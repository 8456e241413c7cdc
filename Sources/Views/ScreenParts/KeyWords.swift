import Terminal

/// A line of keys with words for what they do.
struct KeyWords {
  /// A label before them.
  var label = ""
  /// The keys; one without a word needs none.
  let keys: [(key: String, word: String)]

  /// Without the words of keys that are their initials.
  var withoutInitials: KeyWords {
    KeyWords(label: label, keys: keys.map { ($0, $1.hasPrefix($0) ? "" : $1) })
  }

  /// The keys alone.
  var bare: KeyWords { KeyWords(keys: keys.map { ($0.key, "") }) }

  /// The line in several forms, the widest first.
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
  /// The first that fits the columns in any form; else the last one, or nothing.
  func line(columns: Int, style: Style) -> Line {
    for words in self {
      if let line = words.forms(style).first(within: columns) { return line }
    }
    return Line()
  }
}
