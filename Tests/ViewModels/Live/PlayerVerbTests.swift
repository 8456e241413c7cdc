import Basketball
import Testing

@testable import ViewModels

@Suite("A player of a live game")
struct PlayerVerbTests {
  /// A move as a player makes it, and the player's points and five counts after it.
  nonisolated struct Verb: Sendable, CustomTestStringConvertible {
    var name: String
    var make: @MainActor @Sendable (any PlayerScoreboardMoveEditorViewModel) throws -> Void
    var counts: [Int]
    var testDescription: String { name }
  }

  nonisolated static let verbs = [
    Verb(name: "onePoint", make: { try $0.onePoint() }, counts: [1, 1, 0, 0, 0, 0]),
    Verb(name: "twoPoints", make: { try $0.twoPoints() }, counts: [2, 0, 1, 0, 0, 0]),
    Verb(name: "assist", make: { try $0.assist() }, counts: [0, 0, 0, 1, 0, 0]),
    Verb(name: "rebound", make: { try $0.rebound() }, counts: [0, 0, 0, 0, 1, 0]),
    Verb(name: "foul", make: { try $0.foul() }, counts: [0, 0, 0, 0, 0, 1]),
  ]

  @Test("makes each of the five moves, which raises that count and nobody else's", arguments: verbs)
  func moves(_ verb: Verb) throws {
    let court = try Court()
    let board = try court.board
    try verb.make(board.homePlayers[1])
    var seen = Seen()
    seen.home[1].counts = verb.counts
    seen.score = "\(verb.counts[0])-0"
    #expect(Seen(board) == seen)
    try verb.make(board.awayPlayers[2])
    seen.away[2].counts = verb.counts
    seen.score = "\(verb.counts[0])-\(verb.counts[0])"
    #expect(Seen(board) == seen)
    #expect(Seen(court.fresh) == seen)
  }

  @Test("makes moves at what the clock shows, each as a step of its own")
  func steps() throws {
    let court = try Court()
    let board = try court.board
    try board.start()
    court.now = 61_250
    try board.homePlayers[0].twoPoints()
    try board.homePlayers[1].assist()
    let plays = court.kept.box.plays.map(\.play)
    #expect(plays.map(\.reading.milliseconds) == [61_250, 61_250])
    #expect(try board.undo(1).map(\.text) == ["play 2: Bo assist"])
    #expect(try board.undo(1).map(\.text) == ["play 1: Ana two"])
  }

  @Test("tells of what is different only")
  func dynamics() throws {
    let court = try Court()
    let player = try court.board.homePlayers[0]
    var heard: [String] = []
    let counts = [
      ("points", player.points), ("one", player.onePointCount), ("two", player.twoPointsCount),
      ("assist", player.assistCount), ("rebound", player.reboundCount),
      ("foul", player.foulCount),
    ]
    let tokens = counts.map { name, count in count.bind { heard.append("\(name) \($0)") } }
    try player.twoPoints()
    #expect(heard == ["points 2", "two 1"])
    try player.foul()
    #expect(heard == ["points 2", "two 1", "foul 1"])
    try court.board.awayPlayers[0].foul()
    #expect(heard.count == 3)
    withExtendedLifetime(tokens) {}
  }

  @Test("whose game is let go of records nothing and breaks nothing")
  func released() throws {
    let court = try Court()
    let player = try court.board.homePlayers[0]
    court.letGoOfModel()
    try player.onePoint()
    #expect(court.kept.box.plays == [])
  }
}
