import Testing

@testable import Events

/// What is proved of a draw: its pools, and on 1, 2, 3 … courts the fewest slots and, within those, the
/// longest least pause.
struct ProvedDraw: CustomTestStringConvertible, Sendable {
  let pools: [Int]
  let best: [[Int]]

  init(_ pools: [Int], _ best: [Int]...) { (self.pools, self.best) = (pools, best) }

  var testDescription: String { pools.map(String.init).joined(separator: "+") }

  /// Found by OR-Tools' CP-SAT 9.15, a Boolean for each game and slot. No timetable has fewer slots
  /// than games ÷ courts or the rounds of the largest pool, and it found one with as many; in these it
  /// found the pause given here, and proved that there is none longer.
  static let all = [
    Self([4, 4, 4, 4], [24, 7], [12, 4], [8, 2], [6, 2]),
    Self([3, 3, 3, 3, 3, 3], [18, 6], [9, 3], [6, 2], [5, 1]),
    Self([5, 5], [20, 4], [10, 2], [7, 1], [5, 1]),
    Self([5, 4], [16, 3], [8, 1], [6, 1], [5, 1]),
    Self([5, 5, 4], [26, 5], [13, 2], [9, 1], [7, 1]),
    Self([4, 4, 4, 3], [21, 6], [11, 3], [7, 2], [6, 2]),
    Self([4, 4, 3, 3], [18, 5], [9, 3], [6, 2], [5, 1]),
    Self([5, 5, 4, 4], [32, 7], [16, 3], [11, 2], [8, 1]),
    Self([6, 6, 5], [40, 7], [20, 3], [14, 2], [10, 2]),
    Self([8], [28, 3], [14, 1], [10, 1], [7, 1]),
  ]
}

@Suite("A timetable")
struct TimetableTests {
  @Test("has the fewest slots, and the longest least pause", arguments: ProvedDraw.all)
  func best(proved: ProvedDraw) {
    let teams = proved.pools.reduce(0, +)
    let draw = PoolGames(teams: teams, pools: proved.pools.count, isTwice: false)
    #expect(draw.pools.map(\.count).sorted(by: >) == proved.pools)
    for (place, best) in proved.best.enumerated() {
      let table = Timetable(draw, courts: place + 1)
      #expect([table.slots.count, table.leastPause ?? 0] == best, "\(place + 1) courts")
      check(table, courts: place + 1)
    }
  }

  @Test("is right for any number of teams, pools and courts", arguments: 5...40)
  func valid(teams: Int) {
    for courts in 1...8 {
      // A few of all, other pools with each number of teams and courts.
      let pools = 1 + (teams + 3 * courts) % (teams / 2)
      let draw = PoolGames(teams: teams, pools: pools, isTwice: (teams + courts).isMultiple(of: 4))
      let table = Timetable(cutting: draw, courts: courts)
      // No schedule can do without these.
      let fewest = max((draw.games.count + courts - 1) / courts, draw.rounds)
      #expect(table.slots.count <= fewest)
      check(table, courts: courts)
    }
  }

  /// Every game once, no team twice in a slot, no more games than courts.
  private func check(_ table: Timetable, courts: Int) {
    #expect(table.slots.flatMap(\.self).sorted() == Array(table.draw.games.indices))
    for slot in table.slots {
      let teams = slot.flatMap { table.draw.games[$0].sides.both }
      #expect(slot.count <= courts && Set(teams).count == teams.count)
    }
  }
}
