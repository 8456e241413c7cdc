nonisolated extension Scene {
  static let watching = [
    Scene(
      name: "watch-a-game", before: [redsBlues + " --target 3"], line: "watch",
      steps: [
        .look("at first"), .elsewhere("record Ana two"),
        .elsewhere("clock start"), .wait(milliseconds: 1_500), .look("a play"),
        .keys("?"), .look("the keys"), .keys(" "), .elsewhere("record Ana one"),
        .look("the finish"), .keys("q"),
      ]),
    Scene(
      name: "watch-the-next-game", line: "watch --forever",
      steps: [
        .look("no game yet"), .elsewhere(redsBlues), .look("the first"),
        .elsewhere("record Ana two"), .elsewhere("end --forfeit Reds"),
        .look("over"), .elsewhere(#"new "Greens: Ana, Bo, Cy" "Blues: Di, Ed, Flo""#),
        .look("the next"), .keys("q"),
      ]),
    Scene(
      name: "watch-a-lost-game", before: [redsBlues, "record Ana two"],
      line: "watch",
      steps: [
        .elsewhere("delete --yes @1"), .look("the file gone"),
        .elsewhere("restore 2026-11-20-reds-blues"), .look("and back"),
        .elsewhere("record Di one"), .look("and the game goes on"), .keys("q"),
      ]),
  ]
}
