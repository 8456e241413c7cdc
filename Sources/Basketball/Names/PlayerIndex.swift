extension PlayerLookup {
  /// Sorted texts, each with the place of the person it means: a binary search finds them.
  struct Index {
    /// A text that means somebody.
    struct Entry {
      let text: String
      let place: Int
    }

    private let entries: [Entry]

    /// An index of these; an empty text means nobody.
    init(_ entries: [Entry]) {
      self.entries = entries.filter { !$0.text.isEmpty }.sorted {
        $0.text == $1.text ? $0.place < $1.place : $0.text < $1.text
      }
    }

    /// The people a text means, each once.
    func places(of text: String) -> [Int] {
      var places: [Int] = []
      for entry in entries[first(from: text)...] {
        guard entry.text == text else { break }
        if places.last != entry.place { places.append(entry.place) }
      }
      return places
    }

    /// The people with a text that begins so, each once; an empty text begins none.
    func places(beginning text: String) -> [Int] {
      guard !text.isEmpty else { return [] }
      var places: [Int] = []
      for entry in entries[first(from: text)..<first(from: text + "\u{10FFFF}")]
      where entry.text.hasPrefix(text) && !places.contains(entry.place) {
        places.append(entry.place)
      }
      return places.sorted()
    }

    /// The place of the first entry that is not before a text.
    private func first(from text: String) -> Int {
      var (low, high) = (0, entries.count)
      while low < high {
        let middle = (low + high) / 2
        if entries[middle].text < text { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }
}
