import Basketball
import Testing

/// Two rosters as they come to a scorer's table.
enum Roster: String, CaseIterable, CustomTestStringConvertible {
  case plain, numbered, long, wide

  var testDescription: String { rawValue }

  private static let given = [
    "Ana", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal", "Ian", "Jo", "Kim", "Lou", "Mia", "Nic",
    "Oda", "Pat", "Quin", "Ria", "Sam", "Tom", "Una", "Vic", "Wim", "Xen",
  ]
  private static let family = Array("王李張劉陳楊趙黃周吳徐孫朱馬胡郭林何高羅鄭梁謝宋")

  private func player(_ place: Int) -> Player {
    let name = Self.given[place]
    return switch self {
    case .plain: Player(name)
    case .numbered: Player("\(name) Smith", jersey: place == 0 ? "00" : "\(place * 4)")
    case .long: Player("\(name) von Hohenstein-Waldburg", jersey: place % 2 == 0 ? "\(place)" : nil)
    case .wide: Player("\(Self.family[place])小龍 \(Self.family[place])")
    }
  }

  /// A game of so many a side, with something for everybody to see.
  func game(of count: Int) throws -> Scoresheet {
    let teams = Sides(home: 0, away: count).map { first in
      Team(
        name: first == 0 ? "Reds" : "Blues of the town",
        players: (first..<first + count).map(player))
    }
    var sheet = Scoresheet(id: "2026-11-20-game", teams: teams, rules: .pickup, now: start)
    for side in Side.allCases {
      try sheet.record(side, .foul, .twoPoints, at: 60)
      let last = Who(side, teams[side].players[count - 1].name)
      try sheet.perform(.record([PlayRequest(.exact(last), .onePoint)]))
    }
    return sheet
  }
}

extension Scoresheet {
  /// A full court whose teams wear many of the same numbers, in other places of the roster.
  static func sharedShirts() -> Scoresheet {
    func team(_ name: String, _ shirts: [Int]) -> Team {
      Team(name: name, players: shirts.map { Player("\(name) \($0)", jersey: "\($0)") })
    }
    let teams = Sides(
      home: team("Reds", [0, 1, 3, 5, 10, 11, 12, 20, 21, 23, 32, 44]),
      away: team("Blues", [1, 2, 3, 4, 7, 8, 11, 13, 22, 23, 34, 44]))
    return Scoresheet(id: "2026-11-20-game", teams: teams, rules: .fiba5x5, now: start)
  }
}
