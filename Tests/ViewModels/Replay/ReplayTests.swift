import Basketball
import Foundation
import Storage
import Testing

@testable import ViewModels

@Suite("A replay")
struct ReplayTests {
  @Test("shows the same board wherever it comes from", arguments: 0..<40)
  func seeking(_ seed: Int) throws {
    let sheet = try Scoresheet.generated(seed: seed)
    let (stepping, seeking, played) = (Projector(sheet), Projector(sheet), Projector(sheet))
    played.replay.play()
    for (count, play) in sheet.box.plays.enumerated() {
      stepping.replay.step(by: 1)
      try seeking.replay.go(to: "#\(play.play.number)")
      let board = stepping.replay.document.value
      #expect(seeking.replay.document.value == board)
      #expect(board.lastPlay.value == PlayDocument(play))
      #expect(Sides(home: board.home.score, away: board.away.score) == play.score)
      #expect((board.plays, board.clock.seconds) == (count + 1, play.play.reading.seconds))
    }
    stepping.replay.toEnd()
    while let rest = played.replay.restOfGap { played.wait(rest) }
    #expect(played.replay.document.value == stepping.replay.document.value)
  }

  @Test("ends with the board of a game that is finished", arguments: 0..<40)
  func ending(_ seed: Int) throws {
    let sheet = try Scoresheet.generated(seed: seed)
    let (replay, now) = (Projector(sheet).replay, TimeOfDay(milliseconds: Court.start))
    replay.toEnd()
    let (end, kept) = (replay.document.value, GameDocument(sheet, now: now))
    if sheet.isFinished { #expect(end == kept) }
    #expect((end.home, end.away) == (kept.home, kept.away))
    #expect(end.lastPlay == kept.lastPlay)
  }

  @Test("gives the plays that are shown, and the whole log")
  func plays() throws {
    let sheet = try Scoresheet.dramatic()
    let replay = Projector(sheet).replay
    let log = sheet.box.plays.map(PlayDocument.init)
    #expect(replay.plays(0..<3) == [])
    try replay.go(to: "#4")
    #expect(replay.plays(-2..<99) == Array(log[..<4]))
    #expect(replay.plays(2..<4) == Array(log[2..<4]))
    #expect(replay.log.plays == log)
  }

  @Test("is heard by two views, and by one when the other is gone")
  func views() throws {
    let projector = Projector(try .dramatic())
    var (first, second): ([Int], [Int]) = ([], [])
    var token: Token? = projector.replay.playsShown.bind { first.append($0) }
    let other = projector.replay.playsShown.bind { second.append($0) }
    projector.replay.play()
    projector.wait(100)
    projector.wait(2244)
    #expect((first, second) == ([2, 3], [2, 3]))
    token = nil
    projector.replay.toEnd()
    #expect((first, second) == ([2, 3], [2, 3, 9]))
    #expect(token == nil && projector.replay.playsShown.listenerCount == 1)
    withExtendedLifetime(other) {}
  }

  @Test("has its new board by the time it tells of anything else")
  func documentFirst() throws {
    let replay = Projector(try .dramatic()).replay
    var seen: [Int] = []
    func look() { seen.append(replay.document.value.plays) }
    let tokens = [
      replay.playsShown.bind { _ in look() }, replay.position.bind { _ in look() },
      replay.time.bind { _ in look() }, replay.isPlaying.bind { _ in look() },
    ]
    replay.play()
    #expect(seen == [2, 2, 2, 2])
    withExtendedLifetime(tokens) {}
  }

  @Test("is held by nobody once it is let go of")
  func released() throws {
    let wall = Projector.Wall()
    var replay: LiveReplay? = LiveReplay(try .dramatic(), loops: true) { wall.time }
    replay?.play()
    let position = try #require(replay?.position)
    weak let gone = replay
    replay = nil
    #expect(gone == nil)
    #expect(position.listenerCount == 0)
  }

  @Test("of a game in a library is read once, as it is then, and never written")
  func library() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let library = Library(folder.path)
    let wall = Projector.Wall()
    let game = GameCreator(
      home: "Reds: Ana, Bo, Cy", away: "Blues: Dee, Eve, Flo", preset: nil, changes: .init())
    let id = try game.create(in: library, now: wall.time, day: "2026-11-20").id
    let board = try library.scoreboard(id) { wall.time }
    try board.record([SpokenCall(who: "Ana", move: "two")], at: "1:00")
    let replay = try library.replay(id, speed: 2, idleLimit: 0.5) { wall.time }
    try board.record([SpokenCall(who: "Dee", move: "one")], at: "2:00")
    let kept = try Data(contentsOf: folder.appending(path: id + ".json"))
    replay.play()
    #expect(
      (replay.time.value, replay.isPlaying.value, replay.end) == ("01:00.0", false, "01:00.0"))
    #expect(replay.speed.value == "2×")
    #expect(try Data(contentsOf: folder.appending(path: id + ".json")) == kept)
    let later = try library.replay(id, speed: 2, idleLimit: 0.5) { wall.time }
    later.play()
    #expect((later.end, later.restOfGap) == ("02:00.0", 250))
  }
}
