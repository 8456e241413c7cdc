import Basketball

/// When the games of a draw are played: the games of a slot are on different courts.
struct Timetable: Sendable {
  let draw: Draw
  /// The games of each slot, by their place in the draw.
  let slots: [[Int]]

  /// The fewest slots possible and, with these, the longest pause found.
  ///
  /// Cutting the order of the draw into slots needs the fewest, and has the best pause for pools of
  /// one size. With uneven pools or spare courts there may be a better one: a search is asked for
  /// one slot more of pause until it finds none.
  init(_ draw: Draw, courts: Int) {
    var best = Timetable(cutting: draw, courts: courts)
    var search = PauseSearch(draw, courts: courts, slots: best.slots.count)
    let longest = draw.longestPause(courts: courts, slots: best.slots.count)
    while let pause = best.leastPause, pause < longest, let slots = search.slots(pause: pause + 1) {
      best = Timetable(draw: draw, slots: slots)
    }
    self = best
  }

  private init(draw: Draw, slots: [[Int]]) { (self.draw, self.slots) = (draw, slots) }

  /// Each slot takes the first remaining games in which no team plays twice.
  init(cutting draw: Draw, courts: Int) {
    var (slots, left) = ([[Int]](), Array(draw.games.indices))
    while !left.isEmpty {
      var (slot, rest, busy) = ([Int](), [Int](), Set<Int>())
      for place in left {
        let game = draw.games[place]
        if slot.count < courts, busy.isDisjoint(with: [game.home, game.away]) {
          slot.append(place)
          busy.formUnion([game.home, game.away])
        } else {
          rest.append(place)
        }
      }
      slots.append(slot)
      left = rest
    }
    self.init(draw: draw, slots: slots)
  }

  /// The fewest slots from start to start between two games of a team; nil if no team plays twice.
  var leastPause: Int? {
    var (last, least) = ([Int: Int](), Int?.none)
    for (slot, places) in slots.enumerated() {
      for team in places.flatMap({ [draw.games[$0].home, draw.games[$0].away] }) {
        if let before = last[team] { least = min(least ?? .max, slot - before) }
        last[team] = slot
      }
    }
    return least
  }

  /// The last slot of a pool; nil if it has no game.
  func end(ofPool pool: Int) -> Int? {
    slots.lastIndex { $0.contains { draw.games[$0].pool == pool } }
  }
}

/// A game in its slot, before it has a number.
struct ScheduleRow {
  let slot, court: Int
  let sides: Sides<Entrant>
  var label: String?
  /// Its place in the bracket, to which references point.
  var match: Int?
}

extension Timetable {
  /// Its games, of teams by their names.
  func rows(_ teams: [String]) -> [ScheduleRow] {
    slots.enumerated().flatMap { slot, games in
      games.enumerated().map { court, place in
        let game = draw.games[place]
        let sides = Sides(home: game.home, away: game.away).map { Entrant.team(teams[$0]) }
        return ScheduleRow(slot: slot, court: court, sides: sides)
      }
    }
  }
}

extension Knockout {
  /// Its matches in their slots, on the free courts.
  func rows(_ slots: [[Int]], busy: [Int]) -> [ScheduleRow] {
    slots.enumerated().flatMap { slot, matches in
      matches.enumerated().map { place, match in
        let court = place + (slot < busy.count ? busy[slot] : 0)
        let (sides, label) = (self.matches[match].sides, self.matches[match].label)
        return ScheduleRow(slot: slot, court: court, sides: sides, label: label, match: match)
      }
    }
  }
}

extension EventFormat {
  /// The fixtures of each day, numbered in the order of play. A day ends before midnight; the rest
  /// goes on the next day.
  func days(_ rows: [ScheduleRow]) -> [[Fixture]] {
    let rows = rows.sorted { ($0.slot, $0.court) < ($1.slot, $1.court) }
    var numbers: [Int: Int] = [:]
    for (place, row) in rows.enumerated() {
      if let match = row.match { numbers[match] = place + 1 }
    }
    let slotsOfDay = (24 * 60 - start.minutes + slot - 1) / slot
    var days: [[Fixture]] = []
    for (place, row) in rows.enumerated() {
      let (day, slotOfDay) = row.slot.quotientAndRemainder(dividingBy: slotsOfDay)
      while days.count <= day { days.append([]) }
      days[day].append(
        Fixture(
          number: place + 1, time: StartTime(minutes: start.minutes + slotOfDay * slot), slot: slot,
          court: "\(row.court + 1)", sides: row.sides.map { $0.numbered(by: numbers) },
          label: row.label))
    }
    return days
  }
}

extension Entrant {
  /// The same entrant with fixture numbers in place of places in the bracket.
  fileprivate func numbered(by numbers: [Int: Int]) -> Entrant {
    switch self {
    case .winner(let match): .winner(of: numbers[match] ?? 0)
    case .loser(let match): .loser(of: numbers[match] ?? 0)
    case .team, .place, .best: self
    }
  }
}
