import Testing

/// Keys, the help that names them, and what they leave different from the start.
struct KeyRow: Sendable, CustomTestStringConvertible {
  let help: String
  let keys: String
  let outcome: [String]
  var testDescription: String { "\(keys): \(help)" }

  init(_ help: String, _ keys: String, _ outcome: String...) {
    (self.help, self.keys, self.outcome) = (help, keys, outcome)
  }
}

extension KeyTests {
  /// What every row of the table does, one way or another.
  nonisolated static let rows = [
    KeyRow("players, before or after a move", "6f", "00:00.0 away/Dee foul"),
    KeyRow("players, before or after a move", "f3", "00:00.0 home/Cy foul"),
    KeyRow("players, before or after a move", "4f", "begun foul"),
    KeyRow("a player by number: #23 t", "#23t", "00:00.0 home/Bo two", "pass Ana Cy"),
    KeyRow("a player by number: #23 t", "f#10", "00:00.0 away/Eve foul"),
    KeyRow("a player by number: #23 t", "#7vf", "00:00.0 away/Dee foul"),
    KeyRow("a player by number: #23 t", "#7hf", "00:00.0 home/Cy foul"),
    KeyRow("a player by number: #23 t", "#99⎋1", "begun Ana"),
    KeyRow("the home team itself", "ht", "00:00.0 home two"),
    KeyRow("the away team itself", "rv", "00:00.0 away rebound"),
    KeyRow("one point", "1o", "00:00.0 home/Ana one", "pass Bo Cy"),
    KeyRow("two points", "t8", "00:00.0 away/Flo two", "pass Dee Eve"),
    KeyRow("an assist", "a2", "00:00.0 home/Bo assist"),
    KeyRow("a rebound", "7r", "00:00.0 away/Eve rebound"),
    KeyRow("a foul", "1f", "00:00.0 home/Ana foul"),
    KeyRow("keys for all moves", "+1o", "00:00.0 home/Ana one", "pass Bo Cy", "all moves"),
    KeyRow("the five counts alone", "++1O", "begun Ana"),
    KeyRow("a free throw", "+1e", "00:00.0 home/Ana free", "all moves"),
    KeyRow("a missed one", "+1O", "00:00.0 home/Ana miss1", "all moves"),
    KeyRow("a missed two", "+T6", "00:00.0 away/Dee miss2", "all moves"),
    KeyRow("a missed free throw", "+1E", "00:00.0 home/Ana missft", "all moves"),
    KeyRow("a turnover", "+n1", "00:00.0 home/Ana turnover", "all moves"),
    KeyRow("a steal", "+vs", "00:00.0 away steal", "all moves"),
    KeyRow("a block", "+b6", "00:00.0 away/Dee block", "all moves"),
    KeyRow("a time-out", "+hi", "00:00.0 home timeout", "all moves"),
    KeyRow(
      "whose pass, rebound or steal", "1tl", "00:00.0 home/Ana two", "00:00.0 home/Cy assist"
    ),
    KeyRow(
      "whose pass, rebound or steal", "1tk", "00:00.0 home/Ana two", "00:00.0 home/Bo assist"
    ),
    KeyRow(
      "whose pass, rebound or steal", "1tj", "00:00.0 home/Ana two", "pass Bo Cy",
      "refused: the pass to Ana in play 1 is by a teammate on court"),
    KeyRow(
      "whose pass, rebound or steal", "+1Tk", "00:00.0 home/Ana miss2",
      "00:00.0 away/Eve rebound", "all moves"),
    KeyRow(
      "whose pass, rebound or steal", "+6nj", "00:00.0 away/Dee turnover",
      "00:00.0 home/Ana steal", "all moves"),
    KeyRow("starts and pauses the clock", " ", "running", "done: clock started at 00:00.0"),
    KeyRow("starts and pauses the clock", "  ", "done: clock paused at 00:00.0"),
    KeyRow("takes back the last step", "1tu", "done: took back play 1: Ana two"),
    KeyRow(
      "redoes what was taken back", "1tuy", "00:00.0 home/Ana two",
      "done: redid play 1: Ana two"),
    KeyRow("these keys", "?", "help from 0"),
    KeyRow("these keys", "?↓⇟↑", "help from 5"),
    KeyRow("these keys", "??"),
    KeyRow("these keys", "?1f", "00:00.0 home/Ana foul"),
    KeyRow("picks a play to put right", "hf↑", "00:00.0 home foul", "picked 1"),
    KeyRow(
      "picks a play to put right", "hf↑1", "00:00.0 home/Ana foul",
      "done: play 1: Reds foul → Ana foul"),
    KeyRow(
      "picks a play to put right", "hf↑r", "00:00.0 home rebound",
      "done: play 1: Reds foul → Reds rebound"),
    KeyRow("picks the next play, or none", "hf↑↓", "00:00.0 home foul"),
    KeyRow("ten plays up", "hfvf⇞", "00:00.0 home foul", "00:00.0 away foul", "picked 1"),
    KeyRow("ten plays down", "hfvf⇞⇟", "00:00.0 home foul", "00:00.0 away foul"),
    KeyRow("removes the picked play", "hf↑x", "done: removed play 1: Reds foul"),
    KeyRow(
      "asks the place of each shot", "@1t4", "00:00.0 home/Ana two@corner-left", "pass Bo Cy"),
    KeyRow(
      "asks the place of each shot", "@1tf6", "00:00.0 home/Ana two", "00:00.0 away/Dee foul"),
    KeyRow("asks the place of each shot", "@@1t", "00:00.0 home/Ana two", "pass Bo Cy"),
    KeyRow(
      "sets the clock, a play's time", "*1:30⏎", "clock 01:30.0", "done: clock set to 01:30.0"),
    KeyRow(
      "sets the clock, a play's time", "*1:30⏎hf↑*0:20⏎", "00:20.0 home foul", "clock 01:30.0",
      "done: play 1: 01:30.0 Reds foul → 00:20.0 Reds foul"),
    KeyRow(
      "sets the clock, a play's time", "*1t⌫:99⏎", "refused: '1:99' is not a clock time",
      "asked 1:99"),
    KeyRow(
      "a play in words: Ana two", ":3:17 Ana two⏎", "03:17.0 home/Ana two",
      "clock 03:17.0",
      "pass Bo Cy"),
    KeyRow("a play in words: Ana two", ":Ana⎋"),
    KeyRow("a play in words: Ana two", ":qgu⌫1t", "asked 1"),
    KeyRow("a play in words: Ana two", ":1tAn", "asked 1"),
    KeyRow("tries again; adds behind a play", "⏎", "refused: nothing to try again"),
    KeyRow(
      "tries again; adds behind a play", "1f2f↑↑⏎hr", "00:00.0 home/Ana foul",
      "00:00.0 home rebound", "00:00.0 home/Bo foul"),
    KeyRow(
      "an assist", "1t6f2f↑↑↑a3", "00:00.0 home/Ana two", "00:00.0 home/Cy assist",
      "00:00.0 away/Dee foul", "00:00.0 home/Bo foul"),
    KeyRow(
      "whose pass, rebound or steal", "1t6f2f↑↑↑l", "00:00.0 home/Ana two",
      "00:00.0 home/Cy assist", "00:00.0 away/Dee foul", "00:00.0 home/Bo foul"),
    KeyRow("one step back", "1⎋"),
    KeyRow("the box score, and back", "⇥"),
    KeyRow("one step back", "⇥⎋1", "begun Ana"),
    KeyRow(
      "a rematch, after the finish", "m",
      "refused: the game is not over yet"),
    KeyRow(
      "writes a page, after the finish", "p",
      "refused: the game is not over yet"),
    KeyRow("leaves; the game is saved", "q", "leave"),
    KeyRow("the list of games", "g", "games"),
  ]
}
