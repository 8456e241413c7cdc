/// Finds the one way to read words as plays.
struct PlayReader {
  private let words: [String]
  private let people: PlayerLookup
  private let rules: Rules
  /// The most words for a person: a number, a team and a name.
  private let longest: Int
  /// Each word as a move, if it is one.
  private let moves: [Move?]
  /// The first two ways to read the words from each word on. The words after a move are read once,
  /// however many plays may end there.
  private var ways: [[Way]]

  /// A play, and how the words after it are read: in the way `rest` of all ways from the word `next` on. A list of
  /// plays for each word would take quadratic time.
  private struct Way {
    let who: Who
    let move: Move
    let next: Int
    let rest: Int
  }

  /// Reads the words from these places on, and after each move.
  init(_ words: [String], from starts: [Int], by people: PlayerLookup, _ rules: Rules) {
    self.words = words
    self.people = people
    self.rules = rules
    longest = 1 + people.longest
    moves = words.map { Move(ifMove: $0, by: rules) }
    ways = words.map { _ in [] }
    for index in words.indices.reversed() {
      guard starts.contains(index) || index > 0 && moves[index - 1] != nil else { continue }
      read(from: index) { people.whole($0) }
      guard ways[index].isEmpty else { continue }
      read(from: index) { people.whole($0).isEmpty ? people.begun($0) : [] }
    }
  }

  /// Finds the ways to read the words from a place on, with unambiguous players.
  private mutating func read(from place: Int, by meant: (String) -> [Who]) {
    for end in place + 1..<min(words.count, place + 1 + longest) {
      let rests = end + 1 < words.count ? ways[end + 1].count : 1
      guard rests > 0, let move = moves[end] else { continue }
      let who = meant(text(place..<end))
      guard who.count == 1 else { continue }
      for rest in 0..<rests where ways[place].count < 2 {
        ways[place].append(Way(who: who[0], move: move, next: end + 1, rest: rest))
      }
    }
  }

  private func text(_ range: Range<Int>) -> String { words[range].spaceSeparated }

  /// Whether the words from a place on can be read in exactly one way.
  func canRead(from start: Int) -> Bool { ways[start].count == 1 }

  /// Whether they can be read, and begin with a whole name, or a number and its name.
  func beginsWithName(from start: Int) -> Bool {
    ways[start].contains { people.isName(text(start..<$0.next - 1), of: $0.who) }
  }

  /// The plays from a word on; throws if there is no way to read them, or more than one.
  func requests(from start: Int) throws(Problem) -> [PlayRequest] {
    let all = try ways[start].map { way throws(Problem) in try requests(of: way) }
    guard let one = all.first else { throw fault(from: start) }
    if all.count == 1 { return one }
    throw .ambiguous(
      text(start..<words.count),
      candidates: all.map { requests in
        requests.map(\.text).spaceSeparated
      })
  }

  private func requests(of first: Way) throws(Problem) -> [PlayRequest] {
    var requests = [PlayRequest]()
    var way = first
    while true {
      if let problem = rules.problem(ofFoul: words[way.next - 1]) { throw problem }
      let attempt = try Attempt(ofWord: words[way.next - 1])
      requests.append(PlayRequest(.exact(way.who), way.move, attempt))
      guard way.next < words.count else { return requests }
      way = ways[way.next][way.rest]
    }
  }

  /// The error of the simplest reading, in which a name ends at the first move.
  private func fault(from start: Int) -> Problem {
    var place = start
    while let end = moves[place...].dropFirst().firstIndex(where: { $0 != nil }) {
      if let error = fault(of: place..<end) { return error }
      place = end + 1
      if place >= words.count { break }
    }
    let who = start..<words.count - 1
    return fault(of: who) ?? .noSuchPlayer(text(who), known: people.teams.everybody)
  }

  private func fault(of who: Range<Int>) -> Problem? {
    do throws(Problem) {
      _ = try people.find(text(who))
      return nil
    } catch {
      return move(amid: who).map { .unknownMove($0) } ?? error
    }
  }

  /// The unknown word between two people, in place of a move.
  private func move(amid who: Range<Int>) -> String? {
    guard who.count <= 2 * longest + 1 else { return nil }
    func isSomebody(_ range: Range<Int>) -> Bool { (try? people.find(text(range))) != nil }
    return who.dropFirst().dropLast().first {
      isSomebody(who.lowerBound..<$0) && isSomebody($0 + 1..<who.upperBound)
    }.map { words[$0] }
  }
}

extension TypedPlays {
  /// Whether a line that is still being typed can become plays: `3:17 An`, `Ana two B`.
  public static func canBegin(_ line: String, by people: PlayerLookup, _ rules: Rules) -> Bool {
    let words = line.spacedWords
    // The last word is unfinished as long as no space follows it.
    let isOpen = !(line.last?.isWhitespace ?? true)
    if isOpen, words.count == 1, ["P", "Q", "O"].contains(words[0]) { return true }
    var starts = Set([0] + Position.ends(in: words, leaving: 0))
    for start in words.indices where starts.contains(start) {
      for end in start + 1..<max(start + 1, words.count)
      where people.knows(words[start..<end].spaceSeparated)
        && (try? Move(word: words[end], by: rules)) != nil
      {
        starts.insert(end + 1)
      }
    }
    return starts.contains { start in
      guard start < words.count, let last = words.last else { return true }
      let who = words[start...].dropLast().spaceSeparated
      return people.canBegin(words[start...].spaceSeparated)
        || isOpen && people.knows(who)
          && Move.begun(by: last.lowercased()).contains(where: rules.has)
    }
  }
}

extension PlayerLookup {
  /// Whether a text fits anybody.
  fileprivate func knows(_ text: String) -> Bool { !whole(text).isEmpty || !begun(text).isEmpty }

  /// Whether a text may be the beginning of words that mean somebody.
  fileprivate func canBegin(_ text: String) -> Bool {
    if isBeginning(text) || knows(text) { return true }
    return text.slashes.contains { team, rest in
      !begunSides(team).isEmpty && (rest.isEmpty || canBegin(rest))
    }
  }
}
