import Fixtures
import Terminal
import Testing

@testable import scoreboard

@Suite("The scoring screen")
struct ScoreTests {
  @Test("is what was read and approved, from the first game of a library to its finish")
  func firstGame() throws {
    let desk = try Desk()
    let shown = try desk.show(
      "scoreboard score",
      [
        .look("no game yet"), .keys("n"), .look("the form"),
        .keys("Reds"), .key(.tab), .keys("Ana, Bo"), .key(.tab), .keys("Blues"), .key(.tab),
        .keys("Di, Ed, Flo"), .key(.tab), .key(.enter), .look("too few players"),
        .key(.up), .key(.up), .key(.up), .keys(", Cy"), .key(.down), .key(.down), .key(.down),
        .look("put right"), .key(.enter), .look("the start"),
        .keys(" "), .wait(milliseconds: 12_340), .keys("1"), .look("a player"),
        .wait(milliseconds: 2_000), .keys("t"), .look("a basket, at the time of the player"),
        .keys("k"), .look("its assist"), .wait(milliseconds: 7_000), .keys("r8"),
        .keys("vf"), .look("the move first, and a foul of the team"),
        .elsewhere("scoreboard record Ed one"), .look("a play of somebody else"),
        .keys("uu"), .look("undone"), .keys("y"), .look("redone"), .key(.up), .key(.up),
        .look("a play picked"), .keys("3"), .look("put right"), .keys("@9:99"), .key(.enter),
        .look("no reading"), .key(.escape), .keys(" "), .keys("1t1t1t1t1t1t"),
        .look("near the end"),
        .resize(Size(columns: 40, rows: 10)), .look("made small"),
        .resize(Size(columns: 20, rows: 5)), .look("made smaller"),
        .resize(Size(columns: 80, rows: 24)), .keys("3o"), .look("the finish"), .keys("j"),
        .look("with its assist"), .keys("1t"), .look("too late"), .keys("g"), .look("the games"),
        .keys("q"),
      ])
    #expect(shown.answer.status == 0)
    #expect(shown.answer.out + shown.answer.err == "")
    try expectGolden(
      shown.transcript + (try desk.run("scoreboard log --feed").out), "Screens/score.transcript")
  }
}
