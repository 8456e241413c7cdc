import Basketball
import Storage
import Testing

@testable import ViewModels

@Suite("Who listens to a game that is corrected")
struct RosterListenerTests {
  let desk: Desk
  let board: any GameCorrectionViewModel

  init() throws {
    desk = try Desk()
    board = try desk.fivePlays()
  }

  @Test("hears what has changed, once each, and nothing of what has not")
  func heard() throws {
    var heard: [String] = []
    let tokens = [1, 2].flatMap { listener in
      [
        board.score.bind { heard.append("\(listener) score \($0)") },
        board.time.bind { heard.append("\(listener) time \($0)") },
        board.homePlayers[0].name.bind { heard.append("\(listener) name \($0)") },
        board.homePlayers[0].points.bind { heard.append("\(listener) points \($0)") },
        board.awayPlayers[0].points.bind { heard.append("\(listener) away \($0)") },
      ]
    }
    func told(_ words: [String]) -> Set<String> {
      Set([1, 2].flatMap { listener in words.map { "\(listener) \($0)" } })
    }
    _ = try board.fix(1, move: "one")
    #expect(Set(heard) == told(["score 4-2", "points 3"]) && heard.count == 4)
    heard = []
    _ = try board.rename("Ana", to: "Anna")
    #expect(Set(heard) == told(["name Anna"]) && heard.count == 2)
    heard = []
    _ = try board.undo(2)
    #expect(Set(heard) == told(["name Ana", "score 5-2", "points 4"]) && heard.count == 6)
    heard = []
    try board.note("nobody here listens to this")
    _ = try board.fix(1, who: "Ana")
    #expect(heard == [])
    withExtendedLifetime(tokens) {}
  }

  @Test("sees a player who joins after those who were there, and records by that one")
  func joining() throws {
    let players = board.homePlayers
    _ = try board.join("Reds", "Gus")
    #expect(board.homePlayers.map(\.name.value) == ["Ana", "Bo", "Cy", "Gus"])
    #expect(zip(board.homePlayers, players).allSatisfy { $0 === $1 })
    let gus = try #require(board.homePlayers.last)
    try gus.twoPoints()
    try gus.assist()
    #expect(PlayerSeen(gus) == PlayerSeen("Gus", 2, 0, 1, 1, 0, 0))
    #expect(try desk.kept.lastPlay?.play.who == Who(.home, "Gus"))
    _ = try board.undo(3)
    #expect(board.homePlayers.map(\.name.value) == ["Ana", "Bo", "Cy"])
    _ = try board.redo(2)
    #expect(board.homePlayers.last.map(PlayerSeen.init) == PlayerSeen("Gus", 2, 0, 1, 0, 0, 0))
  }

  @Test("sees a new name on the player who had the old one, and records by that one")
  func renaming() throws {
    let (ana, bo) = (board.homePlayers[0], board.homePlayers[1])
    _ = try board.rename("Ana", to: "Xenia")
    _ = try board.rename("Bo", to: "Ana")
    #expect(board.homePlayers[0] === ana && board.homePlayers[1] === bo)
    #expect((ana.name.value, bo.name.value) == ("Xenia", "Ana"))
    try ana.foul()
    try bo.rebound()
    #expect(PlayerSeen(ana) == PlayerSeen("Xenia", 4, 0, 2, 0, 0, 1))
    #expect(PlayerSeen(bo) == PlayerSeen("Ana", 1, 1, 0, 0, 1, 0))
    let names = try desk.kept.box.plays.suffix(2).map(\.play.who.player)
    #expect(names == ["Xenia", "Ana"])
    #expect(try desk.seen == Seen(board))
  }

  @Test("is told of another recorder's corrections at the next change of one's own")
  func elsewhere() throws {
    let other = try desk.board()
    _ = try other.join("home", "Gus")
    _ = try other.rename("Ana", to: "Anna")
    _ = try other.fix(3, move: "two")
    try board.awayPlayers[0].foul()
    #expect(board.homePlayers.map(\.name.value) == ["Anna", "Bo", "Cy", "Gus"])
    #expect(board.score.value == "6-2")
    try board.homePlayers[0].foul()
    #expect(try desk.kept.lastPlay?.play.who == Who(.home, "Anna"))
  }

  @Test("is heard of by nobody when it is a dry run of somebody else")
  func dryRun() throws {
    var heard = 0
    let token = board.document.bind { _ in heard += 1 }
    _ = try desk.board(isDryRun: true).remove(1, droppingLater: false)
    try board.note("x")
    #expect(heard == 1 && board.score.value == "5-2")
    withExtendedLifetime(token) {}
  }
}
