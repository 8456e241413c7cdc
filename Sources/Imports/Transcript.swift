import Basketball
import Documents

/// A play as a league tells it.
struct LeaguePlay {
  var move: Move
  let side: Side
  /// The league's key of the player; for a play of the team nil, or a key that is on no roster.
  var player: String?
  let period: Int
  /// Milliseconds left in the period.
  let left: Int
  /// The number of the play in the source, by which other plays name it.
  var number: Int?
  /// Whether a rebound is an offensive one, where the source says so.
  var isOffensive: Bool?
  /// The key of the player who assisted on the basket, or who was fouled.
  var guest: String?
  /// How a shot was taken.
  var attempt: Attempt?

  /// The side of the player who assisted on it, or who was fouled.
  var guestSide: Side { move.isFoul ? side.other : side }

  /// Whether a drawn foul may belong to this foul: no other does yet, and they are at most ten seconds apart.
  func isBeside(_ drawn: LeaguePlay) -> Bool {
    guest == nil && period == drawn.period && abs(left - drawn.left) <= 10_000
  }

  /// Whether it is a plain foul by the player, or the team, of another play.
  func isFoul(by other: LeaguePlay) -> Bool {
    move == .foul && player == other.player && side == other.side
  }
}

/// The plays of a game in the order of its source, and what is no play.
struct Transcript {
  private(set) var plays = [LeaguePlay]()
  private(set) var leftOut = [String: Int]()
  private(set) var unknownKinds = Set<String>()
  /// How often each kind of foul that the reader does not know was a plain one.
  private(set) var unknownFouls = [String: Int]()
  /// How many shots have a place off the court, which is left out.
  private(set) var placesOffCourt = 0
  /// Whether its fouls are those of FIBA's rules from October 2026 on; nil where they do not tell.
  private(set) var isOf2026: Bool?
  /// Whether the source says that the game is over.
  var isOver = false
  /// The index of the miss that a rebound would belong to now.
  private var openMiss: Int?
  /// The indices of misses that had no rebound before the next miss or possession.
  private var lostMisses = [Int]()
  /// Plays that the source has before the shots that they belong to, by the numbers of these shots.
  private var waiting = [Int: [LeaguePlay]]()

  /// Adds a play. The source says whether a rebound is offensive. If the last miss contradicts that,
  /// such as a miss that was written down late, the rebound goes behind the miss that fits.
  mutating func add(_ play: LeaguePlay) {
    var play = play
    // Leagues also call a held ball a jump ball: only the first of a game is one.
    if play.move == .jumpBall, plays.contains(where: { $0.move == .jumpBall }) {
      play.move = .heldBall
    }
    func isOwn(_ miss: Int) -> Bool { plays[miss].side == play.side }
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
    for late in play.number.flatMap({ waiting.removeValue(forKey: $0) }) ?? [] {
      add(late, of: play.number)
    }
  }

  private mutating func insert(_ play: LeaguePlay, behind miss: Int) {
    plays.insert(play, at: miss + 1)
    let moved = { (place: Int) in place > miss ? place + 1 : place }
    openMiss = openMiss.map(moved)
    lostMisses = lostMisses.map(moved)
  }

  /// Adds an assist to a basket, or a drawn foul to a foul. Without such a play, or where it has one already, the
  /// assist or the drawn foul is a play of its own.
  mutating func add(_ guest: LeaguePlay, on place: Int?) {
    guard let place, case let owner = plays[place], owner.guest == nil,
      owner.guestSide == guest.side,
      guest.move == .assist ? owner.move.isMade : owner.move.isFoul,
      owner.side != guest.side || owner.player != guest.player
    else { return add(guest) }
    plays[place].guest = guest.player
  }

  /// Keeps a play until the shot that it names has been read.
  mutating func keep(_ play: LeaguePlay, for shot: Int) { waiting[shot, default: []].append(play) }

  /// Adds a rebound or a block of the miss with a number: right after that miss, if it would else belong to another
  /// one.
  mutating func add(_ play: LeaguePlay, of number: Int?) {
    let miss = plays.lastIndex { $0.number == number && $0.move.isMiss }
    guard let miss, miss != (play.move == .rebound ? openMiss : shot(for: play)) else {
      return add(play)
    }
    if play.move == .rebound { lostMisses.removeAll { $0 == miss } }
    insert(play, behind: miss)
  }

  /// The index of the shot that a block would belong to now; nil if that shot has a block.
  private func shot(for block: LeaguePlay) -> Int? {
    let last = plays.lastIndex {
      $0.side == block.side ? $0.move == .block : $0.move.isFieldGoal || $0.move.isFieldMiss
    }
    return last.flatMap { plays[$0].side == block.side ? nil : $0 }
  }

  /// How a shot was taken: at a point, unless that is off the court, and in the ways that words of the
  /// league say.
  mutating func attempt(
    of move: Move, at spot: Spot?, _ words: String, isFast: Bool, by rules: Rules
  ) -> Attempt? {
    guard let shot = move.shot else { return nil }
    let fast: Kinds = isFast ? .fast : []
    if shot == .freeThrow { return Attempt(nil, fast) }
    let place = spot.flatMap { rules.court?.has($0) == true ? Attempt.Place.spot($0) : nil }
    if spot != nil, place == nil { placesOffCourt += 1 }
    return Attempt(place, Kinds(ofLeague: words).union(fast))
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

  /// Counts an entry that is no play, under its name in the league's table, else as unknown.
  mutating func leaveOut(_ kind: String, by names: [String: String]) {
    if names[kind] == nil { unknownKinds.insert(kind) }
    leftOut[names[kind] ?? kind, default: 0] += 1
  }

  /// Counts a kind of foul that is not known.
  mutating func takeForPlain(_ kind: String) { unknownFouls[kind, default: 0] += 1 }

  /// Notes the edition of FIBA's rules, if only one edition has this kind of foul.
  mutating func takeEdition(from kind: Move, isUnsportsmanlike: Bool) {
    switch kind {
    case .disruptiveFoul, .technicalFoul2: isOf2026 = true
    case .flagrantFoul: isOf2026 = isOf2026 == true || !isUnsportsmanlike
    default: break
    }
  }

  // What is recorded.

  /// A text that tells the plays from those of other games. It has only what 0.4.0 read of plays, so that a game
  /// imported then is recognized.
  func sum(of names: Sides<[String: String]>) -> String {
    func isOlder(_ move: Move) -> Bool {
      move.isCounted && move != .foulDrawn || move.isSubstitution
    }
    return plays.filter { isOlder($0.move) }.map { play in
      let words = requests(of: play, names)?.filter { isOlder($0.move) }
        .map { "\($0.who.text) \($0.move.word)" }.spaceSeparated
      return "\(play.period) \(play.left) \(words ?? "")\n"
    }.joined()
  }

  /// The steps that record the plays, and how many entries are left out: substitutions, too, if the file names no
  /// starters.
  func steps(
    of names: Sides<[String: String]>, by rules: Rules, withSubstitutions: Bool
  ) -> (steps: [ImportStep], leftOut: [String: Int]) {
    let schedule = rules.schedule
    let clock = rules.clockFace
    // A play of a period that is over has its place by the clock: each that is recorded late has the whole game
    // added up again. Where a clock runs backwards within its period, the order of the source holds.
    var last = Moment.start
    let timed = plays.map { play in
      let left = ClockReading(milliseconds: play.left)
      let reading = clock.reading(showing: left, in: play.period) ?? schedule[play.period].start
      let moment = Moment(reading, in: play.period)
      if play.period >= last.period { last = max(last, moment) }
      return (play, moment, place: play.period < last.period ? moment : last)
    }
    var steps = [ImportStep]()
    var leftOut = leftOut
    var current = 1
    for (play, moment, _) in timed.sorted(by: { $0.place < $1.place }) {
      guard withSubstitutions || !play.move.isSubstitution, let requests = requests(of: play, names)
      else {
        leftOut["substitution", default: 0] += 1
        continue
      }
      // The source has gone on to the next period: the one before is over.
      while current < play.period {
        steps.append(.endPeriod)
        current += 1
        if current > schedule.count { steps.append(.beginOvertime) }
        if current < play.period { steps.append(.begin(period: current)) }
      }
      steps.append(.plays(requests, moment))
    }
    if !steps.isEmpty, isOver { steps.append(.endPeriod) }
    return (steps, leftOut)
  }

  /// A play, and the assist on it or who was fouled; nil for a substitution of nobody.
  private func requests(
    of play: LeaguePlay, _ names: Sides<[String: String]>
  ) -> [PlayRequest]? {
    func who(_ side: Side, _ key: String?) -> Who {
      Who(side, play.move.row.isOfTeam ? nil : key.flatMap { names[side][$0] })
    }
    let player = who(play.side, play.player)
    guard play.move.isPossible(by: player) else { return nil }
    let guest = who(play.guestSide, play.guest)
    return [PlayRequest(.exact(player), play.move, play.attempt)]
      + (guest.player == nil
        ? [] : [PlayRequest(.exact(guest), play.move.isFoul ? .foulDrawn : .assist)])
  }
}

/// What one line of a feed would record.
enum ImportStep: Equatable, Sendable {
  case plays([PlayRequest], Moment)
  case begin(period: Int)
  /// Begins an overtime that does not begin by itself, since the plays before it make a side lead.
  case beginOvertime
  case endPeriod

  /// Plays keep the order of the source, wherever its clock runs backwards.
  var verb: Verb {
    switch self {
    case .plays(let requests, let moment):
      var time = GameTime(moment)
      time.place = .inOrder
      return .record(requests, at: time)
    case .begin(let period): return .clock(.begin(.number(period)))
    case .beginOvertime: return .clock(.beginOvertime)
    case .endPeriod: return .clock(.endPeriod)
    }
  }

  /// The step as a line of a feed.
  func line(by rules: Rules) -> String {
    switch self {
    case .plays(let requests, let moment):
      ([rules.clockFace.position(moment)] + requests.map(\.text)).spaceSeparated
    case .begin(let period): rules.schedule.name(of: period) ?? ""
    case .beginOvertime: FeedLine.overtime
    case .endPeriod: FeedLine.end
    }
  }
}
