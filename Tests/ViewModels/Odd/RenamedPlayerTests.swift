import Basketball
import Testing

@testable import ViewModels

@Suite("A player with another name")
struct RenamedPlayerTests {
  @Test("a player's view model records for that player, whoever else has renamed players since")
  func renamedElsewhere() throws {
    let desk = try Desk()
    let board = try desk.fivePlays()
    let other = try desk.board()
    _ = try other.rename("Ana", to: "Xenia")
    _ = try other.rename("Bo", to: "Ana")
    try board.homePlayers[0].foul()
    #expect(try desk.kept.lastPlay?.play.who == Who(.home, "Xenia"))
    #expect(try desk.kept.box.lines.home.players.map(\.foul) == [1, 0, 0])
  }

  @Test("all plays follow the person, also in the history")
  func historyAfterRename() throws {
    var sheet = try Scoresheet.pickup()
    try sheet.record([Call(Who(.home, "Bo"), .onePoint)], now: sheet.created)
    try sheet.fix(1, Correction(move: .twoPoints), now: sheet.created)
    try sheet.rename(Who(.home, "Bo"), to: "Bob", now: sheet.created)
    #expect(HistoryDocument(sheet).plays.map(\.player.value) == ["Bob", "Bob"])
  }
}
