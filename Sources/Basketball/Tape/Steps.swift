/// What the steps in effect come to, before anything is added up: rosters, rules, plays.
struct Steps {
  private(set) var teams: Sides<Team>
  private(set) var rules: Rules
  private(set) var note: String?
  /// The numbers of the plays, ascending, and the plays; nil where one was taken out.
  private var numbers: [Int] = []
  private var plays: [Play?] = []

  /// The steps of a tape that are in effect.
  init(_ tape: Tape) throws(TapeFault) {
    guard case .open(let teams, let rules) = tape.entries[0].action else {
      throw .opening(entry: 0)
    }
    (self.teams, self.rules) = (teams, rules)
    for place in tape.history.done { try add(tape.entries[place].action) }
  }

  /// The plays by the clock, then by number.
  var ordered: [Play] {
    var ordered: [Play] = []
    ordered.reserveCapacity(plays.count)
    var isOrdered = true
    for case let play? in plays {
      if let last = ordered.last, !last.precedes(play) { isOrdered = false }
      ordered.append(play)
    }
    // Most games have no late entry.
    return isOrdered ? ordered : ordered.sorted { $0.precedes($1) }
  }

  private mutating func add(_ step: Entry.Action) throws(TapeFault) {
    switch step {
    case .record(let recorded, let dropped):
      for play in recorded { try put(play) }
      try remove(dropped)
    case .fix(let play, let dropped):
      guard place(of: play.number) != nil else { throw .noSuchPlay(play.number) }
      try put(play)
      try remove(dropped)
    case .remove(let numbers): try remove(numbers)
    case .rules(let rules, let dropped):
      guard rules.contradiction == nil else { throw .rules }
      self.rules = rules
      try remove(dropped)
    case .join(let side, let player):
      teams[side] = Team(name: teams[side].name, players: teams[side].players + [player])
      try teams[side].checkNames()
    case .rename(let who, let name): try rename(who, to: name)
    case .note(let text): note = text
    case .open, .undo, .redo, .clock: break
    }
  }

  private mutating func put(_ play: Play) throws(TapeFault) {
    guard teams[play.who.side].has(play.who) else {
      throw .player(play.who.player ?? play.who.side.rawValue, play: play.number)
    }
    let place = firstPlace(from: play.number)
    if place == numbers.count {
      numbers.append(play.number)
      plays.append(play)
    } else if numbers[place] == play.number {
      plays[place] = play
    } else {
      numbers.insert(play.number, at: place)
      plays.insert(play, at: place)
    }
  }

  /// The place of the first play that has this number or a higher one; at the end, nearly always.
  private func firstPlace(from number: Int) -> Int {
    var (low, high) = (0, numbers.count)
    if let last = numbers.last, last < number { low = high }
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The place of a play that counts.
  private func place(of number: Int) -> Int? {
    let place = firstPlace(from: number)
    guard place < numbers.count, numbers[place] == number, plays[place] != nil else { return nil }
    return place
  }

  private mutating func remove(_ numbers: [Int]) throws(TapeFault) {
    for number in numbers {
      guard let place = place(of: number) else { throw .noSuchPlay(number) }
      plays[place] = nil
    }
  }

  /// Another name for a player, whom all plays follow, or for a team.
  private mutating func rename(_ who: Who, to name: String) throws(TapeFault) {
    let team = teams[who.side]
    guard let old = who.player else {
      teams[who.side] = Team(name: name, players: team.players)
      return
    }
    guard team.has(who) else { throw .player(old, play: 0) }
    let players = team.players.map { $0.name == old ? Player(name) : $0 }
    teams[who.side] = Team(name: team.name, players: players)
    try teams[who.side].checkNames()
    for place in plays.indices {
      if let play = plays[place], play.who == who { plays[place] = play.by(Who(who.side, name)) }
    }
  }
}
