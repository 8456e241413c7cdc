/// Finds the only way to read words as plays.
struct PlayReader {
  private let words: [String]
  private let people: PlayerLookup
  private let moves: [Move?]
  /// Words that somebody can be called by: a number, a team and a name.
  private let longest: Int
  /// The ways to read the words from each on, two at most: what follows a move is read once, however
  /// many plays it may end.
  private var ways: [[Way]]

  /// A play, and which of the ways to read the words after it follows. Lists of plays for each word
  /// would be as large as the square of a line.
  private struct Way {
    let request: PlayRequest
    let next: Int
    let rest: Int
  }

  /// Reads words from these on, and from behind each move.
  init(_ words: [String], from starts: [Int], by people: PlayerLookup) {
    (self.words, self.people) = (words, people)
    moves = words.map { try? Move(word: $0) }
    func count(_ name: String) -> Int { 1 + name.utf8.count { $0 == UInt8(ascii: " ") } }
    let names = [people.teams.home, people.teams.away].map { team in
      count(team.name) + (team.players.map { count($0.name) }.max() ?? 0)
    }
    longest = 1 + (names.max() ?? 0)
    ways = Array(repeating: [], count: words.count)
    for place in words.indices.reversed() {
      guard starts.contains(place) || place > 0 && moves[place - 1] != nil else { continue }
      let whole = ways(from: place, by: people.whole)
      ways[place] =
        whole.isEmpty
        ? ways(from: place) { people.whole($0).isEmpty ? people.begun($0) : [] } : whole
    }
  }

  /// The ways to read the words from one on, where a play is by the only one whom words mean.
  private func ways(from place: Int, by meant: (String) -> [Who]) -> [Way] {
    var found: [Way] = []
    for end in (place + 1..<words.count).prefix(longest) where found.count < 2 {
      let rest = end + 1 < words.count ? ways[end + 1].count : 1
      guard rest > 0, let move = moves[end] else { continue }
      let who = meant(words[place..<end].joined(separator: " "))
      guard who.count == 1 else { continue }
      let request = PlayRequest(.exact(who[0]), move)
      found += (0..<rest).map { Way(request: request, next: end + 1, rest: $0) }
    }
    return Array(found.prefix(2))
  }

  /// Whether the words from one on can be read in one way.
  func canRead(from start: Int) -> Bool { ways[start].count == 1 }

  /// Whether they can be read, and begin with a whole name, or with a number and the name to it.
  func beginsWithName(from start: Int) -> Bool {
    ways[start].contains { way in
      guard case .exact(let who) = way.request.who else { return false }
      return people.isName(words[start..<way.next - 1].joined(separator: " "), of: who)
    }
  }

  /// The plays from a word on; an error where they can be read in no way, or in two.
  func requests(from start: Int) throws(GameError) -> [PlayRequest] {
    let found = ways[start].map(requests)
    guard found.count < 2 else {
      throw .ambiguous(words[start...].joined(separator: " "), candidates: found.map(text))
    }
    if let requests = found.first { return requests }
    throw fault(from: start)
  }

  private func requests(of first: Way) -> [PlayRequest] {
    var (requests, way) = ([first.request], first)
    while way.next < words.count {
      way = ways[way.next][way.rest]
      requests.append(way.request)
    }
    return requests
  }

  private func text(_ requests: [PlayRequest]) -> String {
    requests.map { "\($0.who.text) \($0.move.word)" }.joined(separator: " ")
  }
}

/// What is wrong with words that cannot be read.
extension PlayReader {
  /// By the plainest reading, in which a name ends where the first move is.
  private func fault(from start: Int) -> GameError {
    var place = start
    while let end = moves[place...].dropFirst().firstIndex(where: { $0 != nil }) {
      if let error = fault(of: words[place..<end]) { return error }
      place = end + 1
      if place >= words.count { break }
    }
    let who = words[start..<words.count - 1]
    return fault(of: who)
      ?? .noSuchPlayer(who.joined(separator: " "), known: people.teams.everybody)
  }

  private func fault(of who: ArraySlice<String>) -> GameError? {
    do throws(GameError) {
      _ = try people.find(who.joined(separator: " "))
      return nil
    } catch {
      return move(amid: who).map { .unknownMove($0) } ?? error
    }
  }

  /// The word between two people, where a move is missing.
  private func move(amid who: ArraySlice<String>) -> String? {
    guard who.count <= 2 * longest + 1 else { return nil }
    func isSomebody(_ words: ArraySlice<String>) -> Bool {
      (try? people.find(words.joined(separator: " "))) != nil
    }
    return who.indices.dropFirst().dropLast().first {
      isSomebody(who[..<$0]) && isSomebody(who[($0 + 1)...])
    }.map { who[$0] }
  }
}
