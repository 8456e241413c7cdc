extension TypedPlays {
  /// Whether a line that is still being typed can become plays: `3:17 An`, `Ana two B`.
  public static func canBegin(_ line: String, by people: PlayerLookup, _ rules: Rules) -> Bool {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    // The last word is unfinished as long as no space follows it.
    let isOpen = !(line.last?.isWhitespace ?? true)
    if isOpen, words.count == 1, ["P", "Q", "O"].contains(words[0]) { return true }
    var starts: Set = [0]
    for end in [1, 2] where end <= words.count && Position(words.prefix(end)) != nil {
      starts.insert(end)
    }
    for start in words.indices where starts.contains(start) {
      for end in start + 1..<max(start + 1, words.count)
      where people.knows(words[start..<end]) && (try? Move(word: words[end], by: rules)) != nil {
        starts.insert(end + 1)
      }
    }
    return starts.contains { start in
      guard start < words.count, let last = words.last else { return true }
      let who = words[start...].dropLast()
      return people.canBegin(words[start...].joined(separator: " "))
        || isOpen && people.knows(who) && Move.canBegin(last, by: rules)
    }
  }
}

extension Move {
  /// Whether a word begins a move of the game, one or several.
  fileprivate static func canBegin(_ word: String, by rules: Rules) -> Bool {
    begun(by: word.lowercased()).contains(where: rules.has)
  }
}

extension PlayerLookup {
  /// Whether words fit anybody.
  fileprivate func knows(_ words: ArraySlice<String>) -> Bool {
    let text = words.joined(separator: " ")
    return !whole(text).isEmpty || !begun(text).isEmpty
  }

  /// Whether a text can become a word for anybody.
  fileprivate func canBegin(_ text: String) -> Bool {
    if isBeginning(text) || !whole(text).isEmpty || !begun(text).isEmpty { return true }
    return text.indices.contains { slash in
      let rest = String(text[text.index(after: slash)...])
      return text[slash] == "/" && !begunSides(String(text[..<slash])).isEmpty
        && (rest.isEmpty || canBegin(rest))
    }
  }
}
