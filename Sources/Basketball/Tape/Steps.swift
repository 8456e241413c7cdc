/// The rosters, rules and plays of the steps in effect, before they are added up.
struct Steps {
  private(set) var rules: Rules
  private(set) var note: String?
  /// The fixture that it is played for.
  private(set) var link: EventLink?
  /// The end by the scorer, if there is one.
  private(set) var closing: Closing?
  private var rosters: Sides<Roster>
  /// The lineups, each with its people of the roster.
  private var lineups: [(lineup: Lineup, people: [Int])] = []
  /// The plays by number, with the removed ones.
  private var plays = NumberedPlays()

  /// The steps of a tape that are in effect.
  init(_ tape: Tape) throws(TapeError) {
    guard case .open(let teams, let rules, _, let link) = tape.entries[0].action else {
      throw .opening(entry: 0)
    }
    rosters = Sides(home: Roster(teams.home), away: Roster(teams.away))
    (self.rules, self.link) = (rules, link)
    for place in tape.history.done { try add(tape.entries[place]) }
  }

  /// The teams after all steps.
  var teams: Sides<Team> { Sides(home: rosters.home.team, away: rosters.away.team) }

  /// The same with the stars of those who began the game.
  var starredTeams: Sides<Team> { rosters.map(\.starred) }

  /// The starters, by place on the roster.
  var starters: Sides<[Bool]> { rosters.map { $0.starters(rules.side) } }

  /// The plays in order, with the names of the players after all steps, and the lineups among them.
  func inOrder() throws(TapeError) -> (plays: [Play], lineups: [PlacedLineup]) {
    let counted = try plays.counted.map { numbered throws(TapeError) in
      rules.placed(try named(numbered))
    }
    let removed = plays.removed
    let numbers = Set(removed.map(\.number))
    var (plays, placed) = ([Play](), [PlacedLineup]())
    let stated = lineups.enumerated().map { Occurrence.lineup($1.lineup, number: $0 + 1) }
    for one in ((counted + removed).map(Occurrence.play) + stated).inOrder {
      switch one {
      case .play(let play): if !numbers.contains(play.number) { plays.append(play) }
      case .lineup(_, let number): placed.append(placedLineup(number, after: plays.count))
      }
    }
    return (plays, placed)
  }

  private func placedLineup(_ number: Int, after count: Int) -> PlacedLineup {
    let (lineup, people) = lineups[number - 1]
    return PlacedLineup(
      side: lineup.side, number: number,
      people: people.compactMap { rosters[lineup.side].place(of: $0) }, moment: lineup.moment,
      isByClock: lineup.isByClock, place: count)
  }

  private func named(_ numbered: NumberedPlays.Numbered) throws(TapeError) -> Play {
    let play = numbered.play
    guard let person = numbered.person else { return play }
    guard let name = rosters[play.who.side].name(of: person) else {
      throw .player(play.who.player ?? "", play: play.number)
    }
    return play.by(Who(play.who.side, name))
  }

  private mutating func add(_ step: Entry) throws(TapeError) {
    switch step.action {
    case .record(let recorded, let dropped):
      // A tape of 0.1.0 does not say which basket an assist belongs to.
      let linked = recorded.linked(isOfTape: true, after: plays.latest(at:))
      for play in recorded { try put(play) }
      for play in linked where play.basket != nil { plays.link(play) }
      try remove(dropped)
    case .fix, .shift:
      if case .shift(let moved) = step.action { shiftLineups(with: moved) }
      for play in step.action.plays {
        guard plays.counts(play.number) else { throw .noSuchPlay(play.number) }
        try put(play)
      }
      for play in step.action.plays { plays.link(play) }
      try remove(step.action.removed)
    case .remove(let numbers): try remove(numbers)
    case .rules(let rules, let dropped):
      guard rules.contradiction == nil else { throw .rules }
      self.rules = rules
      try remove(dropped)
    case .join(let side, let player): try rosters[side].join(player)
    case .leave(let side, let player): try rosters[side].leave(player)
    case .number(let side, let player, let jersey): try rosters[side].number(player, jersey)
    case .rename(let who, let name):
      if let player = who.player {
        try rosters[who.side].rename(player, to: name)
      } else {
        rosters[who.side].rename(to: name)
      }
    case .lineup(let lineup):
      var people: [Int] = []
      for name in lineup.players {
        guard let person = rosters[lineup.side].person(name) else { throw .player(name, play: 0) }
        people.append(person)
      }
      if let follows = lineup.followsLineup { try checkLineup(follows) }
      lineups.append((lineup, people))
    case .note(let text): note = text
    case .link(let link): self.link = link
    case .end(let end):
      let result = if case .result(let score) = end { score } else { closing?.result }
      closing = Closing(
        end: end, moment: step.clock?.moment ?? .start,
        lastNumber: plays.lastNumber, result: result)
    case .open, .undo, .redo, .clock: break
    }
  }

  /// Moves the lineups after the first of these plays, in its period, by as much as that play.
  private mutating func shiftLineups(with moved: [Play]) {
    guard let first = moved.first, let old = plays.moment(of: first.number) else { return }
    let milliseconds = first.reading.milliseconds - old.reading.milliseconds
    for place in lineups.indices where lineups[place].lineup.comes(after: first.number, at: old) {
      lineups[place].lineup = lineups[place].lineup.moved(
        by: milliseconds, within: rules.schedule[old.period])
    }
  }

  private mutating func put(_ play: Play) throws(TapeError) {
    if let follows = play.follows, follows < 1 || follows >= play.number {
      throw .noSuchPlay(follows)
    }
    if let follows = play.followsLineup { try checkLineup(follows) }
    guard let name = play.who.player else {
      guard play.move.isPossible(by: play.who) else { throw .playerMove(play: play.number) }
      return plays.put(play, by: nil)
    }
    guard let person = rosters[play.who.side].person(name) else {
      throw .player(name, play: play.number)
    }
    guard play.move.isPossible(by: play.who) else { throw .teamMove(play: play.number) }
    plays.put(play, by: person)
  }

  private func checkLineup(_ number: Int) throws(TapeError) {
    guard number > 0, number <= lineups.count else { throw .noSuchLineup(number) }
  }

  private mutating func remove(_ numbers: [Int]) throws(TapeError) {
    for number in numbers {
      guard plays.remove(number) else { throw .noSuchPlay(number) }
    }
  }
}
