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
    for seed in seeds(12) { try seek(seed) }
  }

  func seek(_ seed: Int) throws {
    let sheet = try Scoresheet.generated(seed: seed)
    let (stepping, seeking, played) = (
      SteppedReplay(sheet), SteppedReplay(sheet), SteppedReplay(sheet)
    )
    played.replay.play()
    for (count, play) in sheet.playByPlay.plays.enumerated() {
      stepping.replay.step(by: 1)
      try seeking.replay.go(to: "#\(play.play.number)")
      let board = stepping.replay.facts.value.game
      #expect(seeking.replay.facts.value.game == board)
      #expect(board.lastPlay == PlayDocument(play, on: .up))
      #expect(board.score == play.score)
      #expect((board.plays, board.clock.reading) == (count + 1, play.play.reading))
    }
    stepping.replay.toEnd()
    while let rest = played.replay.nextPlay { played.wait(rest) }
    #expect(played.replay.facts.value.game == stepping.replay.facts.value.game)
  }

  @Test("has the players in the order in which the scorer had them then")
  func order() throws {
    var sheet = Scoresheet.new(home: ["Ana", "Bo", "Cy", "Dora"])
    for line in ["10 Bo two", "20 Ana out", "20 Dora in", "30 Dora two", "30 Bo assist"] {
      _ = try sheet.perform(.play(line), now: start)
    }
    let replay = SteppedReplay(sheet).replay
    func names() -> [String] { replay.facts.value.players(.home).compactMap(\.name) }
    let (before, after) = (["Ana", "Bo", "Cy", "Dora"], ["Dora", "Bo", "Cy", "Ana"])
    #expect(names() == before)
    let seen = (0..<5).map { _ in
      replay.step(by: 1)
      return names()
    }
    #expect(seen == [before, before, after, after, after])
    replay.step(by: -3)
    #expect(names() == before)
  }

  @Test("ends with the board of a game that is finished")
  func ending() throws {
    for seed in seeds(12) { try end(seed) }
  }

  func end(_ seed: Int) throws {
    let sheet = try Scoresheet.generated(seed: seed)
    let replay = SteppedReplay(sheet).replay
    replay.toEnd()
    let (end, saved) = (replay.facts.value.game, GameDocument(sheet.standing, now: start))
    if sheet.standing.finish != nil { #expect(end == saved) }
    #expect((end.home, end.away) == (saved.home, saved.away))
    #expect(end.lastPlay == saved.lastPlay)
  }

  @Test("gives the plays that are shown, and the whole log")
  func plays() throws {
    let sheet = try Scoresheet.dramatic()
    let replay = SteppedReplay(sheet).replay
    let log = LogDocument(sheet).plays
    #expect(replay.plays.value == [])
    try replay.go(to: "#4")
    #expect(replay.plays.value == Array(sheet.playByPlay.plays.prefix(4)))
    #expect(replay.log.plays == log)
  }

  @Test("is held by nobody once it is released")
  func released() throws {
    let wall = SteppedReplay.Wall()
    var replay: GameReplay? = GameReplay(try .dramatic(), loops: true) { wall.time }
    replay?.play()
    let position = try #require(replay?.position)
    weak let gone = replay
    replay = nil
    #expect(gone == nil)
    #expect(position.listenerCount == 0)
  }

  @Test("of a game in a library never writes it, and does not follow it")
  func library() throws {
    let game = try SharedGame(.played("60 Ana two"))
    let replay = GameReplay(
      try game.games.library.game(game.id).scoresheet(), speed: 2, idleLimit: 500,
      now: { game.games.time })
    try game.elsewhere(.play("2:00 Dee one"))
    let saved = try Data(contentsOf: game.file)
    replay.play()
    #expect(replay.clock.value.text == "01:00.0" && replay.end == "01:00.0")
    #expect(!replay.isPlaying.value && replay.speed.value == "2×")
    #expect(try Data(contentsOf: game.file) == saved)
  }
}
