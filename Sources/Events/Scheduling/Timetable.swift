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
