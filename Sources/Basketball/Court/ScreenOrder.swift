/// The order of a team's players on the scorer's screen: the starters first. A substitute takes the place
/// of the player who left, and all others keep theirs.
struct ScreenOrder {
  /// The places on the roster, in this order.
  private(set) var places: [Int]
  /// Places of players who left and were not replaced yet, the earliest first.
  private var vacant = [Int]()
  /// Places of players who came before anybody left, the earliest first.
  private var waiting = [Int]()

  /// The order at the start.
  ///
  /// - Parameter starters: by place on the roster, whether the player starts.
  init(starters: [Bool]) {
    places = starters.indices.filter { starters[$0] } + starters.indices.filter { !starters[$0] }
  }

  /// Takes in a substitution: who was on court before and after it, by place on the roster.
  mutating func update(_ before: [Bool], _ after: [Bool]) {
    let leaving = places.indices.filter { before[places[$0]] && !after[places[$0]] }
    let coming = places.indices.filter { !before[places[$0]] && after[places[$0]] }
    let left = leaving.filter { !waiting.contains($0) }
    waiting.removeAll { leaving.contains($0) }
    let came = coming.filter { !vacant.contains($0) }
    vacant.removeAll { coming.contains($0) }
    for place in left {
      if waiting.isEmpty {
        vacant.append(place)
      } else {
        places.swapAt(place, waiting.removeFirst())
      }
    }
    for place in came {
      if vacant.isEmpty {
        waiting.append(place)
      } else {
        places.swapAt(place, vacant.removeFirst())
      }
    }
  }
}

/// The orders of the players on the scorer's screen during a game.
public struct PlayerOrders: Sendable {
  /// The order at the start.
  fileprivate let first: Sides<[Int]>
  /// The later orders, each with the number of plays before it, and its moment.
  fileprivate var changes = [(places: Sides<[Int]>, count: Int, moment: Moment)]()

  /// The current order.
  public var last: Sides<[Int]> { changes.last?.places ?? first }

  /// The order after so many plays, at a moment after the last of them.
  public func order(after count: Int, at moment: Moment) -> Sides<[Int]> {
    changes.last { $0.count < count || $0.count == count && $0.moment <= moment }?.places ?? first
  }
}

extension Scoresheet {
  /// The roster places in the order of the scorer's screen: that of the roster until the first
  /// substitution.
  public var playerOrder: Sides<[Int]> { playerOrders.last }

  /// All such orders of the game.
  public var playerOrders: PlayerOrders {
    let starters = starters
    var tables = Sides { side in
      ScreenOrder(starters: starters[side] ?? state.teams[side].players.map { _ in false })
    }
    var orders = PlayerOrders(first: tables.map(\.places))
    var count = 0
    replayCourt { happening, before, after in
      for side in Side.allCases { tables[side].update(before.onCourt[side], after.onCourt[side]) }
      if case .play = happening { count += 1 }
      let places = tables.map(\.places)
      if places != orders.last { orders.changes.append((places, count, happening.moment)) }
    }
    return orders
  }
}
