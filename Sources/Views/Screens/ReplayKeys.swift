import Terminal

/// The keys of a replay, where a player of films has them.
@MainActor
enum ReplayKeys {
  static let table = KeyTable<ReplayScreen>(rows: [
    .init(.typing(" k"), "space", "play", "plays, or stops") { $0.replay.togglePlaying() },
    .init(.typing(".") + [.right], "→ .", "next", "one play on") { $0.replay.step(by: 1) },
    .init(.typing(",") + [.left], "← ,", "back", "one play back") { $0.replay.step(by: -1) },
    .init(.typing("?"), "?", "help", "these keys") { $0.dialog = .help(from: 0) },
    .init(.typing("q") + [.escape], "q", "quit", "leaves") { _, _ in .leave },
    .init(.typing("b"), "b", "basket", "the next basket") { $0.replay.nextBasket() },
    .init(.typing("c"), "c", "lead", "the next change of the lead") { $0.replay.nextLeadChange() },
    .init(.typing("g:"), "g", "go to", "goes to a reading, 5:00, or a play, #12") { $0.ask() },
    .init(.typing("+>"), "+", "faster", "twice as fast") { $0.replay.faster() },
    .init(.typing("-<"), "-", "slower", "half as fast") { $0.replay.slower() },
    .init(.typing("B"), "B", "", "the basket before") { $0.replay.previousBasket() },
    .init(.typing("C"), "C", "", "the change of the lead before") {
      $0.replay.previousLeadChange()
    },
    .init(.typing("l") + [.up], "l ↑", "", "five seconds on") { $0.replay.skip(5) },
    .init(.typing("j") + [.down], "j ↓", "", "five seconds back") { $0.replay.skip(-5) },
    .init(.typing("0") + [.home], "Home 0", "", "the start") { $0.replay.toStart() },
    .init(.typing("$") + [.end], "End $", "", "the end") { $0.replay.toEnd() },
  ])
}
