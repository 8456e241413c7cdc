import Basketball

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
