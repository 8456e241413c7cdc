@testable import Basketball
import Fixtures
import Testing

@Suite("The order in which a scorer has the players")
struct PlayerOrderTests {
  private static let names = ["Ana", "Bo", "Cy", "Dora", "Eva", "Flo"]
  private var sheet = Self.game()

  private static func game(stars: [String] = [], away: [String] = []) -> Scoresheet {
    Scoresheet(
      id: "order",
      teams: Sides(
        home: Team(name: "Reds", players: names.map { Player($0) }, starters: stars),
        away: Team(
          name: "Blues", players: ["Dee", "Eli", "Fay"].map { Player($0) }, starters: away)),
      rules: .pickup)
  }

  /// The names of the Reds, those who are not on court in brackets.
  private var order: String {
    let players = sheet.standing.teams.home.players
    let court = sheet.court.onCourt.home
    return sheet.playerOrder.home.map { court[$0] ? players[$0].name : "(\(players[$0].name))" }
      .joined(separator: " ")
  }

  private mutating func substitute(_ words: String) throws {
    let words = words.split(separator: " ").map(String.init)
    let requests = try stride(from: 0, to: words.count, by: 2).map {
      PlayRequest(.exact(Who(.home, words[$0])), try Move(word: words[$0 + 1]))
    }
    try sheet.perform(.record(requests), now: sheet.tape.changed)
  }

  @Test("is that of the roster, or those with a star first")
  func start() {
    #expect(sheet.playerOrder == Sides(home: [0, 1, 2, 3, 4, 5], away: [0, 1, 2]))
    #expect(Self.game(stars: ["Flo", "Cy", "Bo"]).playerOrder.home == [1, 2, 5, 0, 3, 4])
    #expect(Self.game(away: ["Fay"]).playerOrder.away == [2, 0, 1])
  }

  @Test("gives who comes the place of who leaves, and who leaves the other's, in turn")
  mutating func swaps() throws {
    try substitute("Bo out Ana out Eva in Dora in")
    #expect(order == "Dora Eva Cy (Ana) (Bo) (Flo)")
    try substitute("Ana in Cy out")
    #expect(order == "Dora Eva Ana (Cy) (Bo) (Flo)")
    try sheet.perform(.undo(1), now: sheet.tape.changed)
    #expect(order == "Dora Eva Cy (Ana) (Bo) (Flo)")
  }

  @Test("changes nobody's place where too many come or leave, until that is mended")
  mutating func unequal() throws {
    try substitute("Bo out")
    #expect(order == "Ana (Bo) Cy (Dora) (Eva) (Flo)")
    try substitute("Flo in")
    #expect(order == "Ana Flo Cy (Dora) (Eva) (Bo)")
    try substitute("Eva in")
    #expect(order == "Ana Flo Cy (Dora) Eva (Bo)")
    try substitute("Ana out")
    #expect(order == "Eva Flo Cy (Dora) (Ana) (Bo)")
    try substitute("Cy out")
    try substitute("Cy in")
    #expect(order == "Eva Flo Cy (Dora) (Ana) (Bo)")
    // Who came back has the old place, and waits for no other.
    try substitute("Flo out")
    #expect(order == "Eva (Flo) Cy (Dora) (Ana) (Bo)")
  }

  @Test("follows a lineup, and drops who was too many with the others")
  mutating func lineup() throws {
    try substitute("Dora in")
    let words = ["Reds", "Bo", "Flo"]
    try sheet.perform(.lineup(TypedLineup(words, at: nil)), now: sheet.tape.changed)
    #expect(order == "Flo Bo (Cy) (Dora) (Eva) (Ana)")
    try substitute("Eva in")
    #expect(order == "Flo Bo Eva (Dora) (Cy) (Ana)")
  }

  @Test("has everybody once, whoever comes and goes, and those who stay where they were")
  mutating func random() throws {
    var random = SplitMix64(seed: 7)
    var orders = [sheet.playerOrder]
    for _ in 0..<120 {
      let before = sheet.playerOrder.home
      let court = sheet.court.onCourt.home
      let name = Self.names.randomElement(using: &random) ?? ""
      try substitute("\(name) \(Bool.random(using: &random) ? "in" : "out")")
      let after = sheet.playerOrder.home
      let now = sheet.court.onCourt.home
      #expect(after.sorted() == Array(0..<6))
      let moved = zip(before, after).filter { $0 != $1 }.map(\.0)
      #expect(moved.isEmpty || moved.count == 2)
      // Of two who change places only one was there before, or comes now.
      #expect(moved.count { court[$0] && now[$0] } <= 1)
      orders.append(sheet.playerOrder)
    }
    // Each of them can be asked for later.
    for (count, order) in orders.enumerated() {
      #expect(sheet.playerOrders.order(after: count, at: .start) == order)
    }
  }
}
