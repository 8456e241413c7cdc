import Basketball
import Fixtures
import Storage
import Terminal
import Testing

@testable import ViewModels
@testable import Views

@Suite("A live screen in any room")
@MainActor
struct RoomTests {
  /// Looks at a screen in some rooms.
  func look(_ screen: any LiveScreen, _ random: inout SplitMix64) {
    let faults = Rooms.faults(screen, &random)
    if !faults.isEmpty { Issue.record("\(faults.prefix(3))") }
  }

  /// Presses some keys.
  func press(upTo most: Int, on screen: any LiveScreen, _ random: inout SplitMix64) {
    for _ in 0..<Int.random(in: 0...most, using: &random) { screen.press(Rooms.key(&random)) }
  }

  @Test("shows a game that is scored, by whatever keys", arguments: seeds(2))
  func scoring(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let table = try ScorersTable(.generated(&random))
    let screen = try table.screen()
    for _ in 0..<4 {
      press(upTo: 5, on: screen, &random)
      table.now += Int.random(in: 0...70_000, using: &random)
      table.disk.fault = random.oneIn(4) ? .full : nil
      screen.tick()
      look(screen, &random)
    }
  }

  @Test("shows a game that is watched, whatever the file does", arguments: seeds(2))
  func watching(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let table = try ScorersTable(.generated(&random))
    let screen = WatchScreen(Watching(try table.board()), library: "games") { _ in
      "gone: 'a\u{1b}b'"
    }
    for fault in [nil, FailingDisk.Fault.unreadable, nil] {
      table.disk.fault = fault
      screen.refresh()
      look(screen, &random)
    }
    screen.type("?")
    look(screen, &random)
  }

  @Test("shows the games of a library and the form of a new one", arguments: seeds(2))
  func choosing(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let list = ListedGames(
      try (0..<Int.random(in: 0...30, using: &random)).map { _ in try .generated(&random) },
      problems: (0..<Int.random(in: 0...9, using: &random)).map {
        .damaged(path: "\($0).json", what: "\u{1b}[")
      })
    let screens: [any LiveScreen] = [
      GamesScreen(list, saying: "no", explain: short),
      FormScreen(TemporaryLibrary().setup, explain: short),
    ]
    for screen in screens {
      for _ in 0..<3 {
        press(upTo: 9, on: screen, &random)
        look(screen, &random)
      }
    }
  }

  @Test("shows a game that is played again, by whatever keys", arguments: seeds(2))
  func replay(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    var now = start
    let replay = GameReplay(try .generated(&random), loops: .random(using: &random)) { now }
    let screen = ReplayScreen(replay) { _ in "no place: 'a\u{1b}b'" }
    replay.play()
    for _ in 0..<4 {
      press(upTo: 5, on: screen, &random)
      now = TimeOfDay(milliseconds: now.milliseconds + .random(in: -99...70_000, using: &random))
      screen.tick()
      look(screen, &random)
    }
  }
}
