/// What the steps in effect come to, before anything is added up: rosters, rules, plays.
struct Steps {
  private(set) var teams: Sides<Team>
  private(set) var rules: Rules
  private(set) var note: String?
  /// The numbers of the plays, ascending, and the plays; nil where one was taken out.
  private var numbers: [Int] = []
  private var plays: [RosterPlay?] = []
  /// Whether a player has another name than when a play was recorded.
  private var hasNewNames = false

  /// A play, and the place on the roster of who made it: all plays follow the person.
  private struct RosterPlay {
    let play: Play
    let place: Int?
  }

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
    for case let rostered? in plays {
      let play = named(rostered)
      if let last = ordered.last, !last.precedes(play) { isOrdered = false }
      ordered.append(play)
    }
    // Most games have no late entry.
    return isOrdered ? ordered : ordered.sorted { $0.precedes($1) }
  }

  /// A play by the name that its player has in the end.
  private func named(_ rostered: RosterPlay) -> Play {
    guard hasNewNames, let place = rostered.place else { return rostered.play }
    let (side, play) = (rostered.play.who.side, rostered.play)
    return play.by(Who(side, teams[side].players[place].name))
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
      try teams[side].join(player)
    case .rename(let who, let name): try rename(who, to: name)
    case .note(let text): note = text
    case .open, .undo, .redo, .clock: break
    }
  }

  private mutating func put(_ play: Play) throws(TapeFault) {
    let rosterPlace = teams[play.who.side].place(of: play.who.player)
    if let name = play.who.player, rosterPlace == nil { throw .player(name, play: play.number) }
    let rostered = RosterPlay(play: play, place: rosterPlace)
    let place = firstPlace(from: play.number)
    if place < numbers.count, numbers[place] == play.number {
      plays[place] = rostered
    } else {
      numbers.insert(play.number, at: place)
      plays.insert(rostered, at: place)
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

  /// Another name for a player or for a team.
  private mutating func rename(_ who: Who, to name: String) throws(TapeFault) {
    guard let old = who.player else {
      teams[who.side] = Team(name: name, players: teams[who.side].players)
      return
    }
    guard let place = teams[who.side].place(of: old) else { throw .player(old, play: 0) }
    try teams[who.side].rename(place, to: name)
    hasNewNames = true
  }
}
