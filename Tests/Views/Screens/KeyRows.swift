import Testing

extension KeyTests {
  /// Keys, and what they leave of a game: its plays and whatever else is not as at the start.
  struct Row: Sendable, CustomTestStringConvertible {
    let help: String
    let keys: String
    let outcome: [String]
    var testDescription: String { "\(keys): \(help)" }

    init(_ help: String, _ keys: String, _ outcome: String...) {
      (self.help, self.keys, self.outcome) = (help, keys, outcome)
    }
  }

  /// What every row of the table does, one way or another.
  nonisolated static let rows = [
    Row("players, before or after a move", "6f", "00:00.0 away/Dee foul"),
    Row("players, before or after a move", "f3", "00:00.0 home/Cy foul"),
    Row("players, before or after a move", "4f", "begun foul"),
    Row("a player by number: #23 t", "#23t", "00:00.0 home/Bo two", "pass Ana Cy"),
    Row("a player by number: #23 t", "f#10", "00:00.0 away/Eve foul"),
    Row("a player by number: #23 t", "#7vf", "00:00.0 away/Dee foul"),
    Row("a player by number: #23 t", "#7hf", "00:00.0 home/Cy foul"),
    Row("a player by number: #23 t", "#99⎋1", "begun Ana"),
    Row("the home team itself", "ht", "00:00.0 home two"),
    Row("the away team itself", "rv", "00:00.0 away rebound"),
    Row("one point", "1o", "00:00.0 home/Ana one", "pass Bo Cy"),
    Row("two points", "t8", "00:00.0 away/Flo two", "pass Dee Eve"),
    Row("an assist", "a2", "00:00.0 home/Bo assist"),
    Row("a rebound", "7r", "00:00.0 away/Eve rebound"),
    Row("a foul", "1f", "00:00.0 home/Ana foul"),
    Row("keys for all moves", "+1o", "00:00.0 home/Ana one", "pass Bo Cy", "all moves"),
    Row("keys for the five counts", "++1O", "begun Ana"),
    Row("a free throw", "+1e", "00:00.0 home/Ana free", "all moves"),
    Row("a missed one", "+1O", "00:00.0 home/Ana miss1", "all moves"),
    Row("a missed two", "+T6", "00:00.0 away/Dee miss2", "all moves"),
    Row("a missed free throw", "+1E", "00:00.0 home/Ana missft", "all moves"),
    Row("a turnover", "+n1", "00:00.0 home/Ana turnover", "all moves"),
    Row("a steal", "+vs", "00:00.0 away steal", "all moves"),
    Row("a block", "+b6", "00:00.0 away/Dee block", "all moves"),
    Row("a time-out", "+hi", "00:00.0 home timeout", "all moves"),
    Row("who made the pass to a basket", "1tl", "00:00.0 home/Ana two", "00:00.0 home/Cy assist"),
    Row("who made the pass to a basket", "1tk", "00:00.0 home/Ana two", "00:00.0 home/Bo assist"),
    Row(
      "who made the pass to a basket", "1tj", "00:00.0 home/Ana two", "pass Bo Cy",
      "refused: no such pass is asked for: a records one"),
    Row("starts and pauses the clock", " ", "running", "done: clock started at 00:00.0"),
    Row("starts and pauses the clock", "  ", "done: clock paused at 00:00.0"),
    Row("takes back the last step", "1tu", "done: took back play 1: Ana two"),
    Row(
      "redoes what was taken back", "1tuy", "00:00.0 home/Ana two",
      "done: redid play 1: Ana two"),
    Row("these keys", "?", "help from 0"),
    Row("these keys", "?↓⇟↑", "help from 5"),
    Row("these keys", "??"),
    Row("these keys", "?1f", "00:00.0 home/Ana foul"),
    Row("picks a play to put right", "hf↑", "00:00.0 home foul", "picked 1"),
    Row(
      "picks a play to put right", "hf↑1", "00:00.0 home/Ana foul", "picked 1",
      "done: play 1: Reds foul → Ana foul"),
    Row(
      "picks a play to put right", "hf↑r", "00:00.0 home rebound", "picked 1",
      "done: play 1: Reds foul → Reds rebound"),
    Row("picks the next play, or none", "hf↑↓", "00:00.0 home foul"),
    Row("ten plays up", "hfvf⇞", "00:00.0 home foul", "00:00.0 away foul", "picked 1"),
    Row("ten plays down", "hfvf⇞⇟", "00:00.0 home foul", "00:00.0 away foul"),
    Row("removes the picked play", "hf↑x", "done: removed play 1: Reds foul"),
    Row("sets the clock, a play's time", "@1:30⏎", "clock 01:30.0", "done: clock set to 01:30.0"),
    Row(
      "sets the clock, a play's time", "@1:30⏎hf↑@0:20⏎", "00:20.0 home foul", "clock 01:30.0",
      "picked 1",
      "done: play 1: 01:30.0 Reds foul → 00:20.0 Reds foul"),
    Row(
      "sets the clock, a play's time", "@1t⌫:99⏎", #"refused: malformedClock("1:99")"#,
      "asked 1:99"),
    Row(
      "a play in words: 3:17 Ana two", ":3:17 Ana two⏎", "03:17.0 home/Ana two",
      "clock 03:17.0",
      "pass Bo Cy"),
    Row("a play in words: 3:17 Ana two", ":Ana⎋"),
    Row("a play in words: 3:17 Ana two", ":qgu⌫1t", "asked 1"),
    Row("a play in words: 3:17 Ana two", ":1tAn", "asked 1"),
    Row("tries again, or insists", "⏎", "refused: nothing waits for Enter"),
    Row("one step back", "1⎋"),
    Row("the box score, and back", "⇥"),
    Row("one step back", "⇥⎋1", "begun Ana"),
    Row(
      "a rematch, after the finish", "m",
      "refused: the game goes on: this is for when it is over"),
    Row(
      "writes a page, after the finish", "p",
      "refused: the game goes on: this is for when it is over"),
    Row("leaves; the game is saved", "q", "leave"),
    Row("the list of games", "g", "games"),
  ]
}
