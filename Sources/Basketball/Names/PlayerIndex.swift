extension PlayerLookup {
  /// Sorted texts for people, found by binary search.
  struct Index {
    /// A text that means somebody.
    struct Entry {
      let text: String
      let place: Int
    }

    private let entries: [Entry]

    /// An index of these entries, without empty texts.
    init(_ entries: [Entry]) {
      self.entries = entries.filter { !$0.text.isEmpty }.sorted {
        $0.text == $1.text ? $0.place < $1.place : $0.text < $1.text
      }
    }

    /// The people for a text, each once.
    func places(of text: String) -> [Int] {
      var places: [Int] = []
      for entry in entries[first(from: text)...] {
        guard entry.text == text else { break }
        if places.last != entry.place { places.append(entry.place) }
      }
      return places
    }

    /// The people with a text that has this beginning, each once; none for an empty text.
    func places(beginning text: String) -> [Int] {
      guard !text.isEmpty else { return [] }
      var places: [Int] = []
      for entry in entries[first(from: text)..<first(from: text + "\u{10FFFF}")]
      where entry.text.hasPrefix(text) && !places.contains(entry.place) {
        places.append(entry.place)
      }
      return places.sorted()
    }

    /// The place of the first entry not before a text.
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
