/// The rosters, rules and plays of the steps in effect, before they are added up.
struct StepsInEffect {
  private(set) var rules: Rules
  private(set) var note: String?
  private(set) var card: Card
  /// The day that it was played on; nil in a game of before 0.5.0.
  private(set) var day: Day?
  /// The fixture that it is played for.
  private(set) var link: EventLink?
  /// The end by the scorer, if there is one.
  private(set) var closing: Closing?
  /// The teams with the stars of those who began the game.
  private(set) var starredTeams: Sides<Team>
  private var lineups = [Lineup]()
  /// The plays by number, with the removed ones.
  private var plays = NumberedPlays()

  /// The rosters and rules of a new game.
  init(_ teams: Sides<Team>, _ rules: Rules, _ day: Day?, _ link: EventLink?, _ card: Card) {
    starredTeams = teams
    self.rules = rules
    self.day = day
    self.link = link
    self.card = card
  }

  /// The steps of a tape that are in effect.
  ///
  /// - Parameter index: set to the entry that was read last, so that an error can name it.
  init(_ tape: Tape, at index: inout Int) throws(TapeError) {
    guard
      case .open(let teams, let rules, _, let day, let link, _, let card) = tape.entries[0].action
    else {
      throw .opening
    }
    self.init(teams, rules, day, link, card)
    for next in tape.history.done {
      index = next
      try add(tape.entries[next])
    }
  }

  /// The teams after all steps.
  var teams: Sides<Team> { starredTeams.map(\.withoutStars) }

  /// By place on the roster, whether a player starts: those with a star, else the first ones, as
  /// many as a side has.
  var starters: Sides<[Bool]> {
    starredTeams.map { team in
      team.players.enumerated().map { place, player in
        team.starters.isEmpty ? place < rules.side : team.starters.contains(player.name)
      }
    }
  }

  /// The plays and lineups in order, with the names of the players after all steps.
  func happenings() -> [Happening] {
    var all = [Happening]()
    all.reserveCapacity(plays.indices.count + lineups.count)
    var next = 0
    for index in plays.indices {
      while next < lineups.count, lineups[next].lastNumber < plays[index].number {
        all.append(lineup(at: next))
        next += 1
      }
      all.append(.play(rules.placed(plays[index])))
    }
    all += lineups.indices[next...].map(lineup)
    // A removed play still tells the place of what follows it.
    if plays.areCounted { return all.inOrder }
    return all.inOrder.filter { happening in
      if case .play(let play) = happening { plays.play(play.number) != nil } else { true }
    }
  }

  private func lineup(at index: Int) -> Happening {
    let lineup = lineups[index]
    let people = lineup.players.compactMap(starredTeams[lineup.side].place)
    return .lineup(PlacedLineup(lineup: lineup, number: index + 1, people: people))
  }

  /// The last play number and the number of lineups, to take back what comes after them.
  var counts: (lastNumber: Int, lineups: Int) { (plays.lastNumber, lineups.count) }

  /// The happenings since there were so many.
  func happenings(since counts: (lastNumber: Int, lineups: Int)) -> [Happening] {
    plays.since(counts.lastNumber).map { .play(rules.placed($0)) }
      + lineups.indices[counts.lineups...].map(lineup)
  }

  /// Takes back the plays and lineups since there were so many.
  mutating func takeBack(to counts: (lastNumber: Int, lineups: Int)) {
    plays.takeBack(to: counts.lastNumber)
    lineups.removeSubrange(counts.lineups...)
  }

  /// The assist or the drawn foul that belongs to a play.
  func guest(of number: Int) -> Play? { plays.guest(ofPlay: number) }

  /// Moves the end by the scorer to the clock that its entry came to.
  mutating func settle(_ entry: Entry) {
    if case .end = entry.action, let clock = entry.clock { closing?.moment = clock.moment }
  }

  /// The box score before the first play.
  ///
  /// - Parameter isTracked: whether the game has lineups or substitutions.
  func start(isTracked: Bool) -> BoxScore {
    BoxScore(teams: teams, rules: rules, court: isTracked ? Court(starters: starters) : nil)
  }

  /// Adds a step.
  mutating func add(_ step: Entry) throws(TapeError) {
    switch step.action {
    case .record(let recorded, let dropped):
      var linked = [Play]()
      for play in recorded {
        try put(play)
        if play.move.isLinked { linked.append(play) }
      }
      // A tape of 0.1.0 does not say which basket an assist belongs to.
      if let open = linked.first(where: \.isOpen) {
        linked = recorded.linked(isOfTape: true, after: plays.latest(at: open.moment))
      }
      for play in linked where play.link != .unknown { plays.link(play) }
      try remove(dropped)
    case .fix, .shift:
      var linked = step.action.plays
      if case .shift(let moved) = step.action {
        shiftLineups(with: moved)
        // A play that is linked to none stays so.
        linked = moved.filter { $0.link != .unknown }
      }
      for play in step.action.plays {
        guard plays.play(play.number) != nil else { throw .noSuchPlay(play.number) }
        try put(play)
      }
      for play in linked { plays.link(play) }
      try remove(step.action.removed)
    case .remove(let numbers): try remove(numbers)
    case .rules(let rules, let dropped):
      guard rules.contradiction == nil else { throw .rules }
      self.rules = rules
      try remove(dropped)
    case .join(let side, let player): try starredTeams[side].put(player)
    case .leave(let side, let name):
      starredTeams[side].remove(at: try place(of: name, side))
      if let play = plays.counted.first(where: { $0.who == Who(side, name) }) {
        throw .player(name, play: play.number)
      }
      replaceInLineups(of: side, name, by: nil)
      card.rename(Who(side, name), to: nil)
    case .number(let side, let name, let jersey):
      try starredTeams[side].put(Player(name, jersey: jersey), at: place(of: name, side))
    case .rename(let who, let name): try rename(who, to: name)
    case .captain(let who):
      if let name = who.player { _ = try place(of: name, who.side) }
      starredTeams[who.side].captain = who.player
    case .swap: turn()
    case .lineup(let lineup):
      for name in lineup.players { _ = try place(of: name, lineup.side) }
      if let follows = lineup.followsLineup { try checkLineup(follows) }
      lineups.append(lineup)
    case .note(let text): note = text
    case .card(let lines):
      for line in lines {
        if let who = line.who, let name = who.player { _ = try place(of: name, who.side) }
        card.set(line)
      }
    case .day(let day): self.day = day
    case .link(let link): self.link = link
    case .end(let end):
      if case .result(_, let totals?) = end {
        for who in totals.lines.map(\.who) {
          if let name = who.player { _ = try place(of: name, who.side) }
        }
      }
      closing = Closing(
        end, at: step.clock, lastNumber: plays.lastNumber, since: closing)
    case .open, .undo, .redo, .clock, .setClock: break
    }
  }

  private func place(of name: String, _ side: Side) throws(TapeError) -> Int {
    guard let place = starredTeams[side].place(of: name) else {
      throw .stranger(name)
    }
    return place
  }

  /// Renames a team, or a player in all plays and lineups.
  private mutating func rename(_ who: Who, to name: String) throws(TapeError) {
    guard let old = who.player else { return starredTeams[who.side].rename(to: name) }
    let place = try place(of: old, who.side)
    let jersey = starredTeams[who.side].players[place].jersey
    try starredTeams[who.side].put(Player(name, jersey: jersey), at: place)
    plays.rename(who, to: name)
    card.rename(who, to: name)
    closing?.totals?.rename(who, to: name)
    replaceInLineups(of: who.side, old, by: name)
  }

  /// Lets home and away change places.
  private mutating func turn() {
    starredTeams = starredTeams.turned
    plays.turn()
    card.turn()
    for index in lineups.indices { lineups[index].changeSides() }
    closing = closing?.turned
  }

  private mutating func replaceInLineups(of side: Side, _ name: String, by next: String?) {
    for index in lineups.indices where lineups[index].side == side {
      lineups[index].replace(name, by: next)
    }
  }

  /// Moves the lineups after the first of these plays, in its period, by as much as that play.
  private mutating func shiftLineups(with moved: [Play]) {
    guard let first = moved.first, let old = plays.play(first.number) else { return }
    let milliseconds = first.reading.milliseconds - old.reading.milliseconds
    for index in lineups.indices where lineups[index].comes(after: first.number, at: old.moment) {
      lineups[index].move(by: milliseconds, within: rules.schedule[old.period])
    }
  }

  private mutating func put(_ play: Play) throws(TapeError) {
    if let follows = play.follows, follows < 1 || follows >= play.number {
      throw .noSuchPlay(follows)
    }
    if let follows = play.followsLineup { try checkLineup(follows) }
    guard starredTeams.has(play.who) else {
      throw .player(play.who.player ?? "", play: play.number)
    }
    guard play.move.isPossible(by: play.who) else {
      throw play.who.player == nil ? .playerMove(play: play.number) : .teamMove(play: play.number)
    }
    guard play.attempt?.isPossible(of: play.move) ?? true else { throw .shot(play: play.number) }
    plays.put(play)
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
