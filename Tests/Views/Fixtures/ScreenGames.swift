import Basketball

/// Games as they come to a screen: three or five a side, at their turning points.
extension Scoresheet {
  private static let given = [
    "Ana", "Bea", "Cleo", "Dana", "Eva", "Fay", "Gil", "Hal", "Ida", "Jo", "Kim", "Lou",
  ]
  private static let visitors = [
    "Di", "Ed", "Flo", "Gus", "Iris", "Jan", "Kai", "Lea", "Max", "Nell", "Ole", "Pia",
  ]

  /// A game by rules of a full court, as far as there are any: five a side, to 40 in ten minutes that are
  /// counted down, an overtime to two points, the bonus from the fifth foul, two time-outs.
  static func fullCourt(of count: Int = 5, names: [[String]]? = nil) throws -> Scoresheet {
    let rules = "fiba3x3 side 5 target 40 bonus 5 double-bonus 8 timeouts 2 roster 12"
    return court(names ?? [given, visitors], of: count, by: try Rules(told: rules))
  }

  /// A game of FIBA's by quarters.
  static func quarters(of count: Int = 5) -> Scoresheet {
    court([given, visitors], of: count, by: .fiba5x5)
  }

  /// Plays with a position each, `Q1 9:48 h1 three`, a line each.
  mutating func playByPeriods(_ lines: String) throws {
    for line in lines.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      try play(words.dropFirst(2), at: try GameTime(typed: "\(words[0]) \(words[1])"))
    }
  }

  /// Plays of one time, of each who made it and the move.
  private mutating func play(_ words: ArraySlice<String>, at time: GameTime) throws {
    for place in stride(from: words.startIndex, to: words.endIndex - 1, by: 2) {
      let request = PlayRequest(.typed(words[place]), try Move(word: words[place + 1]))
      try perform(.record([request], at: time))
    }
  }

  /// Two quarters and a part of the third: with an arrow, team fouls, a player who is out and another who
  /// is out with the next foul.
  mutating func playQuarters() throws {
    try playByPeriods(
      """
      Q1 9:48 h1 three h2 assist
      Q1 9:20 a2 two
      Q1 8:10 away arrow
      Q1 5:31 a1 foul h3 free h3 missft
      Q1 0:00 a4 three
      Q2 9:30 h2 foul h2 technical
      Q2 7:00 a1 three a3 assist
      Q2 6:15 a5 foul a5 foul a5 foul
      Q2 1:00 home timeout h1 two
      Q3 9:50 a5 foul home arrow
      Q3 9:00 h2 foul h2 foul h4 foul h2 foul
      Q3 8:12 a1 free a1 free
      """)
  }

  /// A game of FIBA's 3x3.
  static func halfCourt(names: [[String]]? = nil) -> Scoresheet {
    court(names ?? [given, visitors], of: 4, by: .fiba3x3)
  }

  private static func court(_ names: [[String]], of count: Int, by rules: Rules) -> Scoresheet {
    func team(_ name: String, _ color: String, _ names: [String], _ first: Int) -> Team {
      let players = names.prefix(count).enumerated().map { place, name in
        Player(name, jersey: place == 2 ? "00" : "\(first + place * 7)")
      }
      return Team(name: name, color: TeamColor(typed: color), players: players)
    }
    return Scoresheet(
      id: "2026-11-20-berlin-athens",
      teams: Sides(
        home: team("Berlin", "crimson", names[0], 4), away: team("Athens", "navy", names[1], 6)),
      rules: rules, now: start)
  }

  /// Plays as a feed has them, a line each.
  mutating func play(_ lines: String) throws {
    for line in lines.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      let reading = ClockReading(milliseconds: (Int(words[0]) ?? 0) * 1000)
      try play(words.dropFirst(), at: .elapsed(reading))
    }
  }

  /// Some minutes of a game, the same plays whoever is on the roster.
  mutating func playSome() throws {
    try play(
      """
      11 h1 two h2 assist
      25 a2 miss1 h3 rebound
      40 h2 one
      55 a1 two a3 assist a2 steal
      80 h3 foul a1 free a1 missft
      95 a4 block
      120 h4 two h1 assist
      130 home timeout
      150 a3 two a1 assist
      """)
  }

  /// Those, and baskets of the home side up to its win.
  mutating func playToFinish() throws {
    try playSome()
    for minute in 3...8 { try play("\(minute * 60) h1 two h2 two h5 two") }
  }

  /// Fouls up to the bonus of the home side, and up to the double bonus of the guests.
  mutating func foulOften() throws {
    let bonus = (state.rules.bonus ?? 7) - state.box.tallies.away.fouls
    let double = (state.rules.doubleBonus ?? 10) - state.box.tallies.home.fouls
    for place in 0..<bonus { try play("\(200 + place) a\(place % 3 + 1) foul") }
    for place in 0..<double { try play("\(300 + place) h\(place % 3 + 1) foul") }
  }

  /// A level score when the ten minutes are over.
  mutating func runOut() throws {
    let score = state.box.score
    for _ in 0..<abs(score.home - score.away) {
      try play("500 \(score.home < score.away ? "h1" : "a1") one")
    }
    try perform(.clock(.set(.elapsed(ClockReading(milliseconds: 600_000)))))
  }
}
