import Basketball

/// The schedule of an event: its pools, and its games in the order of play.
public struct EventSchedule: Sendable {
  /// The pools; none for a straight knockout.
  public let pools: [Pool]
  /// The fixtures of each day; the caller knows which day is the first.
  public let days: [[Fixture]]
  /// What the schedule achieves.
  public let certificate: Certificate
  /// How many courts it uses, called 1, 2 and so on, beside the halls of teams.
  public let courts: Int

  /// Plans an event: by match days, or with the fewest slots, then the longest pause between games
  /// of a team.
  public init(_ format: EventFormat) throws(Problem) {
    try format.check()
    let (teams, count) = format.isKnockout ? (0, 0) : (format.teams.count, format.pools)
    let draw = PoolGames(
      teams: teams, pools: count, isTwice: format.isTwice, isSeason: format.every != nil)
    let pools = draw.pools.enumerated().map { index, teams in
      Pool(name: Self.name(ofPool: index), teams: teams.map { format.teams[$0] })
    }
    let entrants =
      format.isKnockout
      ? format.teams.map { .team($0) } : Qualifiers.entrants(of: pools, advance: format.advancing)
    let matches = Knockout(
      entrants, after: draw.games.map { Match(sides: $0.sides.map { .team(format.teams[$0]) }) },
      places: format.hasAllPlaces ? .max : format.hasThirdPlace ? 3 : 2,
      others: format.hasAllPlaces ? Qualifiers.others(of: pools, besides: entrants) : [],
      series: format.series
    ).matches
    // A plan writes its numbers with up to four digits.
    guard matches.count <= 9999 else {
      throw .badFormat(
        "an event has at most 9999 games, and this one would have \(matches.count)")
    }
    self.pools = pools
    let placed: [[Placed]]
    if format.every != nil {
      (placed, courts) = try format.matchDays(draw, matches)
      let known = placed.lastIndex { $0.contains { matches[$0.match].isKnown } }
      certificate = Certificate(
        slots: (known ?? 0) + 1, fewest: max(draw.rounds, 1), isOfSeason: true)
    } else {
      courts = format.courts ?? 1
      let table = Timetable(draw, courts: courts)
      let lastGames = draw.pools.indices.compactMap { pool in
        table.slots.joined().last { draw.games[$0].pool == pool }.map { (pools[pool].name, $0) }
      }
      let slots = KnockoutTimes(
        matches, courts: courts, pools: table.slots,
        lastGames: Dictionary(uniqueKeysWithValues: lastGames)
      ).slots
      placed = format.days(slots)
      let known = slots.map { $0.count { matches[$0].isKnown } }
      certificate = Certificate(
        slots: (known.lastIndex { $0 > 0 } ?? 0) + 1,
        fewest: max((known.reduce(0, +) + courts - 1) / courts, draw.rounds),
        pause: table.leastPause, isOfSeason: false)
    }
    // Numbered in the order of play.
    let numbers = Dictionary(uniqueKeysWithValues: zip(placed.joined().map(\.match), 1...))
    days = placed.map { day in
      day.map { match, time, court in
        Fixture(
          number: numbers[match] ?? 0, day: nil, time: time, slot: format.slot, court: court,
          sides: matches[match].sides.map { $0.numbered(by: numbers) }, label: matches[match].label)
      }
    }
  }

  /// Whether it has games for the places behind the final, with these places as labels.
  public var hasPlaces: Bool { days.joined().contains { $0.label?.first?.isDigit == true } }

  /// A, B, C … without L and W, which stand for losers and winners; then AA, BB, CC ….
  private static func name(ofPool place: Int) -> String {
    let letters = Array("ABCDEFGHIJKMNOPQRSTUVXYZ")
    let (more, letter) = place.quotientAndRemainder(dividingBy: letters.count)
    return String(repeating: letters[letter], count: more + 1)
  }
}

/// How an event is to be played, from which its schedule is made.
public struct EventFormat: Sendable {
  /// The names of the teams, the best seed first.
  public var teams: [String]
  /// How many pools there are.
  public var pools = 1
  /// How many teams of each pool go on to the knockout; nil for two, or none with a single pool.
  public var advance: Int?
  /// Whether the teams of a pool meet twice.
  public var isTwice = false
  /// Whether there is no pool, only a knockout.
  public var isKnockout = false
  /// Whether the losers of the semi-finals play for third place.
  public var hasThirdPlace = false
  /// Whether all others play for their places, too.
  public var hasAllPlaces = false
  /// How many games two sides of the knockout may play, until one has won most of them.
  public var series = 1
  /// How many courts there are; nil for one, or as many as the times of a match day ask for.
  public var courts: Int?
  /// Their names; empty for 1, 2 and so on. And the hours of those that are not free all day.
  public var courtNames = [String]()
  public var hours = [String: CourtHours]()
  /// When each day begins.
  public var start = StartTime.usual
  /// How many days after a match day the next one is; nil for games one after the other.
  public var every: Int?
  /// Days without a match day.
  public var skipped = [Day]()
  /// When the games of a match day begin; empty for one after the other.
  public var times = [StartTime]()
  /// The halls in which teams are at home on match days.
  public var halls = [String: String]()
  /// Minutes from the start of a game to that of the next one.
  public var slot = Fixture.usualSlot

  /// A round robin of all teams on one court.
  public init(teams: [String]) { self.teams = teams }

  /// The name of a court, counted from 0.
  func court(_ place: Int) -> String {
    courtNames.indices.contains(place) ? courtNames[place] : String(place + 1)
  }

  /// How many teams of each pool go on.
  var advancing: Int { advance ?? (pools > 1 ? 2 : 0) }

  /// Refuses an impossible event.
  func check() throws(Problem) {
    guard [pools, courts ?? 1, slot, every ?? 1].allSatisfy((1...9999).contains) else {
      throw .badFormat("pools, courts, days and minutes are 1 to 9999")
    }
    guard series == 1 || (isKnockout || advancing > 0) && !series.isMultiple(of: 2) else {
      throw .badFormat("a series is of 3, 5 … games of a knockout")
    }
    let needed = isKnockout ? 2 : 2 * pools
    guard teams.count >= needed else {
      throw Problem("tooFewTeams", .usage, "it takes \(needed) teams, not \(teams.count)")
    }
    let smallest = teams.count / pools
    guard isKnockout || (0...smallest).contains(advancing) else {
      throw .badFormat(
        "\(advancing) teams cannot go on from a pool of \(smallest)", "--advance \(smallest)")
    }
  }
}

extension Problem {
  /// An event that is impossible, and why.
  static func badFormat(_ message: String, _ hint: Hint? = nil) -> Problem {
    Problem("badFormat", .usage, message, hint)
  }
}
