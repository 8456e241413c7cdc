import Terminal

nonisolated extension Scene {
  static let watching = [
    Scene(
      name: "watch-a-game", before: [redsBlues + " --target 3"], line: "scoreboard watch",
      steps: [
        .look("at first"), .elsewhere("scoreboard record Ana two"),
        .elsewhere("scoreboard clock start"), .wait(milliseconds: 1_500), .look("a play"),
        .keys("?"), .look("the keys"), .keys(" "), .elsewhere("scoreboard record Ana one"),
        .look("the finish"), .keys("q"),
      ]),
    Scene(
      name: "watch-the-next-game", line: "scoreboard watch --forever",
      steps: [
        .look("no game yet"), .elsewhere(redsBlues), .look("the first"),
        .elsewhere("scoreboard record Ana two"), .elsewhere("scoreboard end --forfeit Reds"),
        .look("over"), .elsewhere(#"scoreboard new "Greens: Ana, Bo, Cy" "Blues: Di, Ed, Flo""#),
        .look("the next"), .keys("q"),
      ]),
    Scene(
      name: "watch-a-lost-game", before: [redsBlues, "scoreboard record Ana two"],
      line: "scoreboard watch",
      steps: [
        .elsewhere("scoreboard delete --yes @1"), .look("the file gone"),
        .elsewhere("scoreboard restore 2026-11-20-reds-blues"), .look("and back"),
        .elsewhere("scoreboard record Di one"), .look("and the game goes on"), .keys("q"),
      ]),
  ]
}
