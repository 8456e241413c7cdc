extension String {
  /// The words of a typed line: split at white space outside quotes, and without the quotes.
  public var words: [String] {
    var (words, word, quote): ([String], String?, Character?) = ([], nil, nil)
    for character in self {
      switch character {
      case quote: quote = nil
      case "\"" where quote == nil, "'" where quote == nil && word == nil:
        (quote, word) = (character, word ?? "")
      case _ where character.isWhitespace && quote == nil:
        if let whole = word { words.append(whole) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    return words + [word].compactMap(\.self)
  }
}
