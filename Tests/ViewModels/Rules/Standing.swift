@testable import ViewModels

/// What the document says beyond the score.
struct Standing: Equatable {
  var status: GameDocument.Status
  var clock: String
  var overtime = false
  var needs: [Int?]
  var leader: String?
  var winner: String?

  init(_ document: GameDocument) {
    (status, clock) = (document.status, document.clock.text)
    (overtime, needs) = (document.overtime, [document.home, document.away].map(\.needs.value))
    (leader, winner) = (document.leader.value, document.winner.value)
  }

  init(
    _ status: GameDocument.Status, _ clock: String, overtime: Bool = false, needs: [Int?],
    leader: String? = nil, winner: String? = nil
  ) {
    (self.status, self.clock, self.overtime, self.needs) = (status, clock, overtime, needs)
    (self.leader, self.winner) = (leader, winner)
  }
}
