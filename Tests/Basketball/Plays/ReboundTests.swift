import Basketball
import Testing

@Suite("A rebound")
struct ReboundTests {
  /// Rebounds of the home side that are offensive and defensive, after some plays.
  private func rebounds(_ plays: [(Who, Move)]) throws -> [Int] {
    var sheet = try newGame()
    for (second, play) in plays.enumerated() {
      try sheet.record(play.0, play.1, at: Double(second))
    }
    let line = sheet.box.lines.home.total
    return [line.offensiveRebounds, line.defensiveRebounds]
  }

  @Test(
    "is offensive after a miss of one's own side, and defensive after one of the other",
    arguments: [.missedOnePoint, .missedTwoPoints, .missedFreeThrow] as [Move])
  func sides(_ miss: Move) throws {
    #expect(try rebounds([(ana, miss), (bo, .rebound)]) == [1, 0])
    #expect(try rebounds([(reds, miss), (ana, .rebound)]) == [1, 0])
    #expect(try rebounds([(dee, miss), (ana, .rebound)]) == [0, 1])
    #expect(try rebounds([(dee, miss), (reds, .rebound)]) == [0, 1])
  }

  @Test("is neither where there is no miss before it")
  func neither() throws {
    #expect(try rebounds([(ana, .rebound)]) == [0, 0])
    #expect(try rebounds([(ana, .missedOnePoint), (bo, .rebound), (bo, .rebound)]) == [1, 0])
  }

  @Test(
    "is neither once somebody has had the ball since the miss",
    arguments: [.onePoint, .twoPoints, .freeThrow, .turnover, .steal] as [Move])
  func held(_ move: Move) throws {
    #expect(try rebounds([(ana, .missedOnePoint), (dee, move), (bo, .rebound)]) == [0, 0])
  }

  @Test("goes by the miss across what leaves the ball in the air, and by the last of two misses")
  func loose() throws {
    for move in [Move.block, .foul, .assist] {
      #expect(try rebounds([(dee, .missedTwoPoints), (ana, move), (bo, .rebound)]) == [0, 1])
    }
    #expect(
      try rebounds([(dee, .missedTwoPoints), (blues, .timeout), (bo, .rebound)]) == [0, 1])
    #expect(
      try rebounds([(dee, .missedFreeThrow), (ana, .missedOnePoint), (bo, .rebound)]) == [1, 0])
  }

  @Test("changes its side when a miss before it comes late, or goes")
  func corrected() throws {
    var sheet = try newGame()
    try sheet.record(ana, .missedOnePoint, at: 10)
    try sheet.record(bo, .rebound, at: 20)
    #expect(sheet.box.lines.home.players[1].offensiveRebounds == 1)
    try sheet.record(dee, .missedTwoPoints, at: 15)
    #expect(sheet.box.lines.home.players[1].offensiveRebounds == 0)
    #expect(sheet.box.lines.home.players[1].defensiveRebounds == 1)
    try sheet.record(dee, .turnover, at: 17)
    #expect(sheet.box.lines.home.players[1].defensiveRebounds == 0)
    try sheet.remove(4)
    try sheet.remove(3)
    #expect(sheet.box.lines.home.players[1].offensiveRebounds == 1)
  }
}
