import Terminal

nonisolated extension Scene {
  private static let played = [
    redsBlues + " --target 5", "record --at 0:10 Ana two Bo assist",
    "record --at 0:20 Di one", "record --at 0:31.5 Ed two",
    "record --at 0:40 Cy one Cy foul", "record --at 0:50 h1 two",
  ]

  static let replaying = [
    Scene(
      name: "replay-a-game", before: played, line: "replay --speed 2",
      steps: [
        .look("at first"), .wait(milliseconds: 5_000), .look("five seconds later"), .keys(" "),
        .wait(milliseconds: 9_000), .look("stopped"), .keys(" +- "), .keys(" "),
        .wait(milliseconds: 60_000), .look("the last frame"), .keys("q"),
      ]),
    Scene(
      name: "replay-play-by-play", before: played, line: "replay --at 0:10",
      steps: [
        .keys(".."), .look("two plays on"), .keys(","), .look("one back"), .keys("c"),
        .look("the lead changed"), .keys("l"), .look("five seconds on"), .keys("B"),
        .look("the basket before"),
      ]),
    Scene(
      name: "replay-places", before: played, line: "replay --at '#3'",
      steps: [
        .key(.end), .look("the end"), .key(.home), .look("the start"), .keys("g#5"), .key(.enter),
        .look("play 5"), .keys("g1:00"), .key(.enter), .look("no such place"), .key(.escape),
        .resize(Size(columns: 20, rows: 5)), .look("made small"),
      ]),
  ]
}
