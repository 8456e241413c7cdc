import Basketball
import Documents
import Fixtures
import Foundation
import Testing

@testable import ViewModels

@Suite("A replay")
struct ReplayTests {
  @Test("shows the same board wherever it comes from")
  func seeking() throws {
    for seed in seeds(4) { try seek(seed) }
  }

  func seek(_ seed: Int) throws {
    let sheet = try Scoresheet.generated(seed: seed)
    let (stepping, seeking, played) = (
      SteppedReplay(sheet), SteppedReplay(sheet), SteppedReplay(sheet)
    )
    played.replay.play()
    for (count, play) in sheet.playByPlay.plays.enumerated() {
      stepping.replay.take(.step(1))
      try seeking.replay.go(to: "#\(play.play.number)")
      let board = stepping.replay.state.value.board.game
      #expect(seeking.replay.state.value.board.game == board)
      #expect(board.lastPlay == PlayDocument(play, by: .pickup))
      #expect(board.score == play.score)
      #expect((board.plays, board.clock.reading) == (count + 1, play.play.reading))
    }
    stepping.replay.take(.end)
    while let rest = played.replay.nextPlay { played.wait(rest) }
    #expect(played.replay.state.value.board.game == stepping.replay.state.value.board.game)
  }

  @Test("has the players in the order in which the scorer had them then")
  func order() throws {
    var sheet = Scoresheet.new(home: ["Ana", "Bo", "Cy", "Dora"])
    for line in ["10 Bo two", "20 Ana out", "20 Dora in", "30 Dora two", "30 Bo assist"] {
      _ = try sheet.perform(.play(line), now: start)
    }
    let replay = SteppedReplay(sheet).replay
    func names() -> [String] { replay.state.value.board.players(.home).compactMap(\.name) }
    let (before, after) = (["Ana", "Bo", "Cy", "Dora"], ["Dora", "Bo", "Cy", "Ana"])
    #expect(names() == before)
    let seen = (0..<5).map { _ in
      replay.take(.step(1))
      return names()
    }
    #expect(seen == [before, before, after, after, after])
    replay.take(.step(-3))
    #expect(names() == before)
  }

  @Test("ends with the board of a game that is finished")
  func ending() throws {
    for seed in seeds(4) { try end(seed) }
  }

  func end(_ seed: Int) throws {
    let sheet = try Scoresheet.generated(seed: seed)
    let replay = SteppedReplay(sheet).replay
    replay.take(.end)
    let (end, saved) = (replay.state.value.board.game, GameDocument(sheet.state, now: start))
    if sheet.state.finish != nil { #expect(end == saved) }
    #expect((end.home, end.away) == (saved.home, saved.away))
    #expect(end.lastPlay == saved.lastPlay)
  }

  @Test("gives the plays that are shown, and the whole log")
  func plays() throws {
    let sheet = try Scoresheet.dramatic()
    let replay = SteppedReplay(sheet).replay
    let log = LogDocument(sheet).plays
    #expect(replay.state.value.board.plays == [])
    try replay.go(to: "#4")
    #expect(replay.state.value.board.plays == Array(sheet.playByPlay.plays.prefix(4)))
    #expect(replay.log.plays == log)
  }

  @Test(
    "is drawn ten times a second and no more, and no play comes late at its own pace",
    arguments: [1.0, 0.5, 3, 64])
  func frames(_ speed: Double) throws {
    let sheet = try Scoresheet.generated(seed: 29)
    let stepped = SteppedReplay(sheet, speed: speed)
    stepped.replay.play()
    let (begin, readings) = (
      stepped.replay.head.reading, sheet.playByPlay.plays.map(\.play.reading)
    )
    var last = stepped.replay.state.value.board.plays.count
    while let rest = stepped.replay.nextFrame {
      #expect(rest >= 100 || !stepped.replay.state.value.isPlaying)
      stepped.wait(rest)
      let shown = stepped.replay.state.value.board.plays.count
      for reading in readings[last..<max(last, shown)] where speed == 1 {
        let due = reading.milliseconds - begin.milliseconds
        #expect((due...due + 99).contains(stepped.wall.now))
      }
      last = shown
    }
    #expect(last == readings.count && last > 20)
  }

  @Test("does not drift, however often it is looked at")
  func drift() throws {
    let (often, once) = (
      SteppedReplay(try .dramatic(), speed: 0.7), SteppedReplay(try .dramatic(), speed: 0.7)
    )
    for stepped in [often, once] { stepped.replay.play() }
    for _ in 0..<1000 { often.wait(3) }
    once.wait(3000)
    #expect(often.seen == "00:12.1 2-0 #2")
    #expect(once.seen == often.seen)
  }

  @Test("is held by nobody once it is released")
  func released() throws {
    let wall = SteppedReplay.Wall()
    var replay: GameReplay? = GameReplay(try .dramatic(), loops: true) { wall.time }
    replay?.play()
    let state = try #require(replay?.state)
    weak let gone = replay
    replay = nil
    #expect(gone == nil)
    #expect(state.listenerCount == 0)
  }

  @Test("of a game in a library never writes it, and does not follow it")
  func library() throws {
    let game = try SharedGame(.played("60 Ana two"))
    let replay = GameReplay(
      try game.games.library.game(game.id).sheet, speed: 2, idleLimit: 500,
      now: { game.games.time })
    try game.elsewhere(.play("2:00 Dee one"))
    let saved = try Data(contentsOf: game.file)
    replay.play()
    #expect(replay.state.value.board.clock.text == "01:00.0" && replay.state.value.end == "01:00.0")
    #expect(!replay.state.value.isPlaying && replay.state.value.speed == "2×")
    #expect(try Data(contentsOf: game.file) == saved)
  }
}
