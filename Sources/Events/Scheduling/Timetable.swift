import Basketball

/// When the games of a draw are played: the games of a slot are on different courts.
struct Timetable {
  let draw: PoolGames
  /// The games of each slot, by their place in the draw.
  let slots: [[Int]]
}

extension Timetable {
  /// The fewest slots possible and, with these, the longest pause found.
  ///
  /// Cutting the order of the draw into slots needs the fewest, and has the best pause for pools of
  /// one size. With uneven pools or spare courts there may be a better one: a search is asked for
  /// one slot more of pause until it finds none.
  init(_ draw: PoolGames, courts: Int) {
    var best = Timetable(cutting: draw, courts: courts)
    while let pause = best.leastPause,
      let slots = PauseSearch.slots(best.slots.count, of: draw, courts: courts, pause: pause + 1)
    {
      best = Timetable(draw: draw, slots: slots)
    }
    self = best
  }

  /// Each slot takes the first remaining games in which no team plays twice.
  init(cutting draw: PoolGames, courts: Int) {
    var slots = [[Int]]()
    var left = Array(draw.games.indices)
    while !left.isEmpty {
      var slot = [Int]()
      var busy = Set<Int>()
      for place in left where slot.count < courts {
        let teams = draw.games[place].sides.both
        guard busy.isDisjoint(with: teams) else { continue }
        slot.append(place)
        busy.formUnion(teams)
      }
      left.removeAll(where: slot.contains)
      slots.append(slot)
    }
    self.init(draw: draw, slots: slots)
  }

  /// The fewest slots from start to start between two games of a team; nil if no team plays twice.
  var leastPause: Int? {
    var last = [Int: Int]()
    var least = Int?.none
    for (slot, places) in slots.enumerated() {
      for team in places.flatMap({ draw.games[$0].sides.both }) {
        if let before = last[team] { least = min(least ?? .max, slot - before) }
        last[team] = slot
      }
    }
    return least
  }
}

extension EventFormat {
  /// The matches of each day, in the order of play. A day ends before midnight; the rest goes on the
  /// next day.
  func days(_ slots: [[Int]]) -> [[Placed]] {
    let slotsOfDay = (24 * 60 - start.minutes + slot - 1) / slot
    var days = [[Placed]]()
    for (index, matches) in slots.enumerated() {
      let (day, slotOfDay) = index.quotientAndRemainder(dividingBy: slotsOfDay)
      if days.count == day { days.append([]) }
      let time = StartTime(minutes: start.minutes + slotOfDay * slot)
      days[day] += matches.enumerated().map { court, match in (match, time, self.court(court)) }
    }
    return days
  }
}

extension Entrant {
  /// The same entrant with fixture numbers in place of places among the matches.
  func numbered(by numbers: [Int: Int]) -> Entrant {
    switch self {
    case .winner(let match): .winner(of: numbers[match] ?? 0)
    case .loser(let match): .loser(of: numbers[match] ?? 0)
    case .team, .place, .best: self
    }
  }
}
