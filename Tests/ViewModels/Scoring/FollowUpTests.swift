import Basketball
import Testing

@testable import ViewModels

@Suite("What follows a play")
struct FollowUpTests {
  nonisolated static let rows = [
    ScorerRow(
      "the rebound by the other side, at once the next keys", "clock; Ana miss2; 3; pass 1",
      "00:00.0 home/Ana miss2", "00:03.0 away/Eve rebound"),
    ScorerRow(
      "the rebound by the own side, behind the keys of the other", "Ana miss2; pass 3",
      "00:00.0 home/Ana miss2", "00:00.0 home/Ana rebound"),
    ScorerRow(
      "the rebound after a block of the miss", "Ana miss2; Dee block; pass 0",
      "00:00.0 home/Ana miss2", "00:00.0 away/Dee block", "00:00.0 away/Dee rebound"),
    ScorerRow(
      "no rebound once a side has the ball", "Ana miss2; pass 0; Eve block; pass 0",
      "00:00.0 home/Ana miss2", "00:00.0 away/Dee rebound", "00:00.0 away/Eve block",
      "refused: no basket to add an assist to"),
    ScorerRow(
      "the steal", "Ana turnover; pass 2", "00:00.0 home/Ana turnover",
      "00:00.0 away/Flo steal"),
    ScorerRow(
      "any other key is itself", "Ana miss2; Bo; foul", "00:00.0 home/Ana miss2",
      "00:00.0 home/Bo foul"),
    ScorerRow(
      "free throws by the same, three at most", "Ana free; missft; free; free",
      "00:00.0 home/Ana free", "00:00.0 home/Ana missft", "00:00.0 home/Ana free", "begun free"),
    ScorerRow(
      "free throws by another, the player first", "Ana free; Bo free; free",
      "00:00.0 home/Ana free", "00:00.0 home/Bo free", "00:00.0 home/Bo free"),
    ScorerRow(
      "the rebound after the last free throw, too", "Ana missft; pass 1",
      "00:00.0 home/Ana missft", "00:00.0 away/Eve rebound"),
  ]

  @Test("is one key", arguments: rows)
  func oneKey(_ row: ScorerRow) throws {
    let game = try SharedGame()
    try game.scoring().expect(row, at: game)
  }

  nonisolated static let fullCourt = [
    ScorerRow(
      "the free throw of who scored while the foul was made, past the pass",
      "Ana two; pass 1; Dee foul; free",
      "Q1 10:00.0 home/Ana two", "Q1 10:00.0 home/Bo assist", "Q1 10:00.0 away/Dee foul",
      "Q1 10:00.0 home/Ana free", "pass Bo Cy"),
    ScorerRow(
      "the free throw of nobody known", "Dee foul; free", "Q1 10:00.0 away/Dee foul",
      "begun free"),
    ScorerRow(
      "an assist on a free throw, as FIBA has it, and the next throw",
      "Ana free; pass 1; missft", "Q1 10:00.0 home/Ana free", "Q1 10:00.0 home/Bo assist",
      "Q1 10:00.0 home/Ana missft"),
    ScorerRow(
      "who shoots, and no play of it", "Dee foul; pass 1; missft; missft",
      "Q1 10:00.0 away/Dee foul", "Q1 10:00.0 home/Bo missft", "Q1 10:00.0 home/Bo missft"),
    ScorerRow(
      "who shoots in place of who was said first", "Dee foul; pass 1; pass 2; free",
      "Q1 10:00.0 away/Dee foul", "Q1 10:00.0 home/Cy free", "pass Ana Bo"),
    ScorerRow(
      "no rebound of a throw before the last, by the number that was said",
      "Dee foul; pass 1; throws 2; missft; pass 1", "Q1 10:00.0 away/Dee foul",
      "Q1 10:00.0 home/Bo missft", "refused: no basket to add an assist to"),
    ScorerRow(
      "the rebound after the last one, and no other throw",
      "Dee foul; pass 1; throws 2; free; pass 0; missft; pass 1", "Q1 10:00.0 away/Dee foul",
      "Q1 10:00.0 home/Bo free", "Q1 10:00.0 home/Ana assist", "Q1 10:00.0 home/Bo missft",
      "Q1 10:00.0 away/Eve rebound"),
    ScorerRow(
      "the throws that were said, past a substitution",
      "Dee foul; pass 1; throws 2; : Ana out; free; : Cy out; missft; pass 1",
      "Q1 10:00.0 away/Dee foul", "Q1 10:00.0 home/Ana out", "Q1 10:00.0 home/Bo free",
      "Q1 10:00.0 home/Cy out", "Q1 10:00.0 home/Bo missft", "Q1 10:00.0 away/Eve rebound"),
    ScorerRow(
      "no more throws than were said", "Dee foul; pass 1; throws 1; free; free",
      "Q1 10:00.0 away/Dee foul", "Q1 10:00.0 home/Bo free", "begun free"),
    ScorerRow(
      "one throw for a basket that counts", "Ana two; Dee foul; missft; missft",
      "Q1 10:00.0 home/Ana two", "Q1 10:00.0 away/Dee foul", "Q1 10:00.0 home/Ana missft",
      "begun missft"),
    ScorerRow(
      "no number where nobody is known to shoot", "Dee foul; throws 2; free",
      "Q1 10:00.0 away/Dee foul", "begun free"),
    ScorerRow(
      "no number where the first throw is over", "Dee foul; pass 1; free; throws 1; free; free",
      "Q1 10:00.0 away/Dee foul", "Q1 10:00.0 home/Bo free", "Q1 10:00.0 home/Bo free",
      "Q1 10:00.0 home/Bo free", "pass Ana Cy"),
    ScorerRow(
      "no throws and no turnover of an offensive foul where none are kept", "Ana offensive; pass 1",
      "Q1 10:00.0 home/Ana offensive", "refused: no basket to add an assist to"),
    ScorerRow(
      "the turnover of an offensive foul, and no steal of it", "Bo turnover; Ana offensive; pass 1",
      "Q1 10:00.0 home/Bo turnover", "Q1 10:00.0 home/Ana offensive",
      "Q1 10:00.0 home/Ana turnover", "refused: no basket to add an assist to"),
  ]

  @Test("on a full court is, besides,", arguments: fullCourt)
  func fullCourt(_ row: ScorerRow) throws {
    let game = try SharedGame(.new(by: .fiba5x5))
    try game.scoring().expect(row, at: game)
    let assists = try game.saved.playByPlay.plays.map(\.play).filter { $0.move == .assist }
    #expect(assists.allSatisfy { [1, 2].contains($0.basket) })
  }

  @Test(
    "is that the clock stands, where a foul and a time-out stop it",
    arguments: ["Ana foul", "Reds timeout"])
  func stops(play: String) throws {
    for stops in [true, false] {
      let game = try SharedGame(.new(by: .fiba5x5))
      let scorer = Scoring(try game.scoring().live, lines: .ofFeed, stops: stops)
      try scorer.perform("clock; 5; \(play)", at: game)
      #expect(scorer.shown.board.clock.running == !stops)
      // The step that is taken back is the play.
      try scorer.perform("undo", at: game)
      #expect(try game.plays == [])
    }
  }
}
