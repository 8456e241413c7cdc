/// Plays as they are typed on a line: `[CLOCK|OT] WHO MOVE [WHO MOVE]…`, in words.
///
/// Where a name ends only the rosters can say: a name may have several words, and a word of it may be
/// that of a move.
public struct TypedPlays: Equatable, Sendable {
  private let words: [String]

  /// What stands in place of the reading in overtime.
  public static let overtime = "OT"

  /// Plays in words, of which there are two or more.
  public init(_ words: [String]) {
    self.words = words
  }

  /// What is typed, by the people of these teams: who made the plays, and when, if it is said.
  public func read(
    by teams: Sides<Team>
  ) throws(GameError) -> (requests: [PlayRequest], time: GameTime?) {
    var reader = TypedPlaysReader(words, teams)
    if words.count > 2, words[0] == Self.overtime {
      // A whole name that begins so goes before.
      if let named = try? reader.requests(from: 0), reader.isWhole(named[0], of: words) {
        return (named, nil)
      }
      return (try reader.requests(from: 1), .overtime())
    }
    // A first word of digits and points is a clock, unless it is all there is to say who.
    let isTimed = words.count > 2 && words[0].utf8.allSatisfy { "0123456789:.".utf8.contains($0) }
    if isTimed, let requests = try? reader.requests(from: 1) {
      return (requests, try GameTime(typed: words[0]))
    }
    if isTimed, let requests = try? reader.requests(from: 0) { return (requests, nil) }
    let time = isTimed ? try GameTime(typed: words[0]) : nil
    return (try reader.requests(from: isTimed ? 1 : 0), time)
  }
}

/// Finds the only way to read words as plays.
private struct TypedPlaysReader {
  private let words: [String]
  private let teams: Sides<Team>
  /// Words that the longest name has, or a team's and a name with the slash between.
  private let longest: Int

  init(_ words: [String], _ teams: Sides<Team>) {
    (self.words, self.teams) = (words, teams)
    func count(_ name: String) -> Int { 1 + name.utf8.count { $0 == UInt8(ascii: " ") } }
    let longest = [teams.home, teams.away].map { team in
      count(team.name) + (team.players.map { count($0.name) }.max() ?? 0)
    }
    self.longest = longest.max() ?? 1
  }

  /// The plays from a word on; an error where they can be read in no way, or in two.
  mutating func requests(from start: Int) throws(GameError) -> [PlayRequest] {
    let found = readings(from: start)
    guard found.count < 2 else {
      throw .ambiguous(words[start...].joined(separator: " "), candidates: found.map(text))
    }
    if let requests = found.first { return requests }
    throw fault(from: start)
  }

  /// Whether a play is by somebody whose whole name these words begin with.
  func isWhole(_ request: PlayRequest, of words: [String]) -> Bool {
    guard case .exact(let who) = request.who else { return false }
    let name = (who.player ?? teams[who.side].name).folded.split(separator: " ")
    return words.map(\.folded).prefix(name.count).elementsEqual(name.map(String.init))
  }

  /// The ways to read the words from one on, two of them at most.
  private func readings(from start: Int) -> [[PlayRequest]] {
    // From the last word back: what follows a move is read once, however many plays it may end.
    var ways = [[Way]](repeating: [], count: words.count)
    for end in stride(from: words.count - 1, to: start, by: -1) {
      let rest = end + 1 < words.count ? ways[end + 1].count : 1
      guard rest > 0, let move = try? Move(word: words[end]) else { continue }
      for place in max(start, end - longest)..<end {
        guard let who = try? teams.find(words[place..<end].joined(separator: " ")) else { continue }
        let request = PlayRequest(.exact(who), move)
        let found = (0..<rest).map { Way(request: request, next: end + 1, rest: $0) }
        ways[place] = Array((found + ways[place]).prefix(2))
      }
    }
    return ways[start].map { requests(of: $0, in: ways) }
  }

  /// A play, and which of the ways to read the words after it follows. Lists of plays for each word
  /// would be as large as the square of a line.
  private struct Way {
    let request: PlayRequest
    let next: Int
    let rest: Int
  }

  private func requests(of first: Way, in ways: [[Way]]) -> [PlayRequest] {
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

  /// What is wrong with words that cannot be read: by the plainest reading, in which a name ends
  /// where the first move is.
  private func fault(from start: Int) -> GameError {
    var place = start
    while let end = words[place...].dropFirst().firstIndex(where: isMove) {
      if let error = fault(of: words[place..<end]) { return error }
      place = end + 1
      if place >= words.count { break }
    }
    do throws(GameError) {
      _ = try Move(word: words[words.count - 1])
    } catch {
      return error
    }
    let who = words[start..<words.count - 1]
    return fault(of: who) ?? .noSuchPlayer(who.joined(separator: " "), known: teams.everybody)
  }

  private func isMove(_ word: String) -> Bool { (try? Move(word: word)) != nil }

  private func fault(of who: ArraySlice<String>) -> GameError? {
    do throws(GameError) {
      _ = try teams.find(who.joined(separator: " "))
      return nil
    } catch {
      return error
    }
  }
}
