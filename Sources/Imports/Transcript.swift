import Basketball
import Documents

/// A play as a league tells it.
struct LeaguePlay {
  let move: Move
  let side: Side
  /// The league's key of the player; the team's is on no roster, or nil.
  var player: String?
  let period: Int
  /// Milliseconds left in the period.
  let left: Int
  /// Its number in the source, by which others name it.
  var number: Int?
  /// Whether a rebound is an offensive one, where the source says so.
  var isOffensive: Bool?
  /// The key of who assisted.
  var assistant: String?

  /// Whether it is a plain foul by who made another play.
  func isFoul(by other: LeaguePlay) -> Bool {
    move == .foul && player == other.player && side == other.side
  }
}

/// The plays of a game in the order of its source, and what is no play.
struct Transcript {
  private(set) var plays: [LeaguePlay] = []
  private(set) var leftOut: [String: Int] = [:]
  private(set) var unknownKinds: Set<String> = []
  /// Whether the source says that the game is over.
  var isOver = false
  /// The place of the miss that a rebound would be of now.
  private var openMiss: Int?
  /// The places of misses that had no rebound before what came next.
  private var lostMisses: [Int] = []

  /// Adds a play. The source says whether a rebound is offensive. If the last miss contradicts that,
  /// such as a miss that was written down late, the rebound goes behind the miss that fits.
  mutating func add(_ play: LeaguePlay) {
    let isOwn = { [plays] (miss: Int) in plays[miss].side == play.side }
    if play.move == .rebound, let isOffensive = play.isOffensive,
      openMiss.map(isOwn) != isOffensive,
      let lost = lostMisses.lastIndex(where: {
        isOwn($0) == isOffensive && plays[$0].period == play.period
      })
    {
      return insert(play, behind: lostMisses.remove(at: lost))
    }
    if play.move.isMiss || play.move.endsMiss {
      if let openMiss, play.move != .rebound { lostMisses.append(openMiss) }
      openMiss = play.move.isMiss ? plays.count : nil
    }
    plays.append(play)
  }

  private mutating func insert(_ play: LeaguePlay, behind miss: Int) {
    plays.insert(play, at: miss + 1)
    let moved = { (place: Int) in place > miss ? place + 1 : place }
    openMiss = openMiss.map(moved)
    lostMisses = lostMisses.map(moved)
  }

  /// Gives a basket its assist. Without a basket, or where that has one, it is a play of its own.
  mutating func add(_ assist: LeaguePlay, on basket: Int?) {
    guard let basket, plays[basket].move.isMade, plays[basket].assistant == nil,
      plays[basket].side == assist.side, plays[basket].player != assist.player
    else { return add(assist) }
    plays[basket].assistant = assist.player
  }

  /// Removes a foul of the same person at the same time as a play, if there is one.
  mutating func removeFoul(beside play: LeaguePlay) {
    let foul = plays.lastIndex {
      $0.isFoul(by: play) && $0.period == play.period && $0.left == play.left
    }
    if let foul { plays.remove(at: foul) }
  }

  /// Whether an entry begins or ends a period or the game, in FIBA LiveStats and of the NBA.
  mutating func isOfGame(_ kind: String, _ detail: String) -> Bool {
    if kind == "game", detail == "end" { isOver = true }
    return kind == "game" || kind == "period"
  }

  /// Counts an entry that is no play: as the table of its league calls it, else as unknown.
  mutating func leaveOut(_ kind: String, by names: [String: String]) {
    if names[kind] == nil { unknownKinds.insert(kind) }
    leftOut[names[kind] ?? kind, default: 0] += 1
  }

  // The feed.

  /// What tells the plays from those of other games.
  func sum(of names: Sides<[String: String]>) -> String {
    plays.map { "\($0.period) \($0.left) \(words(of: $0, names) ?? "")\n" }.joined()
  }

  /// The lines of the feed, and what is left out. A file that does not name its starters cannot tell who
  /// is on court: then substitutions are left out too.
  func lines(
    of names: Sides<[String: String]>, by rules: Rules, withSubstitutions: Bool
  ) -> (lines: [String], leftOut: [String: Int]) {
    let schedule = rules.schedule
    var lines: [String] = []
    var leftOut = leftOut
    var current = 1
    for play in plays {
      guard withSubstitutions || !play.move.isSubstitution, let words = words(of: play, names)
      else {
        leftOut["substitution", default: 0] += 1
        continue
      }
      // The source has gone on to the next period: the one before is over.
      while current < play.period {
        lines.append(FeedLine.end)
        current += 1
        if current < play.period { lines.append(schedule.name(of: current) ?? "") }
      }
      let period = schedule[play.period]
      let end = period.end?.milliseconds ?? 0
      let reading = min(max(end - play.left, period.start.milliseconds), end)
      let moment = Moment(ClockReading(milliseconds: reading), in: play.period)
      lines.append("\(rules.clockFace.position(moment)) \(words)")
    }
    if lines.isEmpty { return ([], leftOut) }
    return ([FeedLine.inOrder] + lines + (isOver ? [FeedLine.end] : []), leftOut)
  }

  /// `home/Ana two home/Bo assist`; nil for a substitution of nobody.
  private func words(of play: LeaguePlay, _ names: Sides<[String: String]>) -> String? {
    func who(_ key: String?) -> Who {
      Who(play.side, play.move.row.isOfTeam ? nil : key.flatMap { names[play.side][$0] })
    }
    let player = who(play.player)
    guard play.move.isPossible(by: player) else { return nil }
    let words = "\(player.word) \(play.move.word)"
    let assistant = who(play.assistant)
    return assistant.player == nil
      ? words : "\(words) \(assistant.word) \(Move.assist.word)"
  }
}
