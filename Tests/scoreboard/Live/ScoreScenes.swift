import Terminal

nonisolated extension Scene {
  static let scoring = [
    Scene(
      name: "score-a-first-game", line: "score",
      steps: [
        .look("no game yet"), .keys("n"), .keys("Reds: Ana, Bo"), .key(.tab), .keys("red"),
        .key(.tab), .keys("Blues: 4 Di, 23 Ed, 00 Flo"), .key(.tab), .key(.enter), .key(.enter),
        .key(.enter), .key(.enter), .look("too few players"), .keys(", Cy"), .look("put right"),
        .key(.escape), .look("asked"), .key(.tab), .key(.tab), .key(.tab), .key(.tab), .key(.tab),
        .key(.tab), .key(.enter), .look("the start"),
      ]),
    Scene(
      name: "score-plays", before: [redsBlues], line: "score",
      steps: [
        .keys(" "), .wait(milliseconds: 12_340), .keys("1"), .look("a player"),
        .wait(milliseconds: 2_000), .keys("t"), .look("a basket, at the time of the player"),
        .keys("k"), .look("its assist"), .wait(milliseconds: 7_000), .keys("r8"),
        .keys("vf"), .look("the move first, and a foul of the team"),
      ]),
    Scene(
      name: "score-together", before: [redsBlues, "record --at 0:10 Ana two Bo assist"],
      line: "score",
      steps: [
        .elsewhere("record Ed one"), .look("a play of somebody else"),
        .keys("u"), .look("asked"), .keys("uu"), .look("undone"), .keys("y"), .look("redone"),
      ]),
    Scene(
      name: "score-corrections",
      before: [redsBlues, "record --at 0:12 Ana two Bo assist Flo rebound Ed one"],
      line: "score",
      steps: [
        .key(.up), .key(.up), .look("a play picked"), .keys("3"), .look("put right"),
        .key(.up), .key(.up), .keys("*9:99"), .key(.enter), .look("no reading"),
      ]),
    Scene(
      name: "score-the-finish", before: [redsBlues + " --target 5"], line: "score",
      steps: [
        .keys("1t1t"), .look("near the end"), .keys("3o"), .look("the finish"), .keys("j"),
        .look("with its assist"), .keys("1t"), .look("too late"), .keys("p"), .look("its page"),
        .keys("g"), .look("the games"),
        .key(.escape), .keys("m"), .look("the rematch"), .keys("u"), .look("taken back"),
        .keys("q"),
      ]),
    Scene(
      name: "score-in-words", before: [redsBlues], line: "score",
      steps: [
        .keys(":0:10 Ana two Bo assist"), .key(.enter), .look("two plays, one step"),
        .keys(":fix 1 --who Cy"), .key(.enter), .keys(":roster add away \"7 Gus Lee\""),
        .key(.enter),
        .look("a correction, and somebody more"), .keys(":note court 2"), .key(.enter),
        .keys(":\"Gus Lee\" one --at 0:05"), .key(.enter), .look("a late entry"),
        .keys(":undo 2"), .key(.enter), .look("undone"), .keys(":fix 1 --dry-run --who Cy"),
        .key(.enter), .look("refused"), .key(.escape), .keys(":lo"), .look("not taken"),
      ]),
    Scene(
      name: "score-ended-by-hand", before: [redsBlues, "record --at 0:12 Ana two"],
      line: "score",
      steps: [
        .keys(":end --forfeit Blues"), .key(.enter), .look("a forfeit"), .keys("u"),
        .look("open again"), .keys(":end"), .key(.enter), .look("abandoned"),
        .resize(Size(columns: 20, rows: 5)), .look("made small"), .keys("q"),
      ]),
    Scene(
      name: "score-without-players", before: ["new Reds Blues"],
      line: "score",
      steps: [
        .look("at first"), .keys("ht"), .look("a basket of a team"), .keys("?"), .look("the keys"),
        .key(.escape), .keys(":roster add home Ana"), .key(.enter), .look("a player"),
        .keys("1o"), .look("who scores"), .resize(Size(columns: 20, rows: 5)), .look("made small"),
      ]),
    Scene(
      name: "score-a-result", before: [redsBlues, "end --score 21-15"],
      line: "score @1",
      steps: [.look("at first"), .keys("1t"), .look("refused"), .keys("u"), .look("undone")]),
    Scene(
      name: "score-an-event",
      before: [
        #"event plan cup "Reds: Ana, Bo, Cy" Blues Greens --day 2026-11-20 --from 20:30"#,
        "play",
      ],
      line: "score",
      steps: [
        .keys(":end --forfeit away"), .key(.enter), .look("over"),
        .elsewhere("play 2"), .look("another one is on"),
        .elsewhere("end --forfeit away -g 2026-11-20-blues-greens"),
        .look("and is over"),
        .key(.right), .look("the next fixture"), .keys("vt"), .look("scored"),
        .keys(":end --forfeit away"), .key(.enter), .look("the last one is over"),
      ]),
    Scene(
      name: "score-a-fixture",
      before: ["event plan cup Reds Blues Greens --day 2026-11-20 --from 20:30"],
      line: "score",
      steps: [
        .look("no game yet"), .key(.right), .look("the first fixture"), .keys("g"),
        .look("the games"), .key(.right), .look("no other can be played"),
      ]),
    Scene(
      name: "score-resized", before: [redsBlues, "record --at 0:12 Ana two Bo assist"],
      line: "score",
      steps: [
        .look("at first"), .resize(Size(columns: 80, rows: 24)), .look("made large"),
        .resize(Size(columns: 40, rows: 10)), .look("made small"),
        .resize(Size(columns: 20, rows: 5)), .look("made smaller"),
      ]),
  ]
}
