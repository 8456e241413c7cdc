@testable import Basketball
import Fixtures
import Testing

@Suite("The order in which a scorer has the players")
struct PlayerOrderTests {
  private static let names = ["Ana", "Bo", "Cy", "Dora", "Eva", "Flo"]
  @Test("has everybody once, whoever comes and goes, and those who stay where they were")
  func random() throws {
    var random = SplitMix64(seed: 7)
    let reds = Team("Reds", Self.names)
    var sheet = Scoresheet(id: "order", teams: Sides(home: reds, away: teams.away), rules: .pickup)
    var orders = [sheet.playerOrder]
    for _ in 0..<120 {
      let before = sheet.playerOrder.home
      let court = sheet.court.onCourt.home
      let name = Self.names.randomElement(using: &random) ?? ""
      try sheet.record(Who(.home, name), Bool.random(using: &random) ? .in : .out)
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
