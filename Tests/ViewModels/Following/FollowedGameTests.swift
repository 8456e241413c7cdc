import Basketball
import Foundation
import Storage
import Testing

@testable import ViewModels

@Suite("A game that is followed in its library")
struct FollowedGameTests {
  let desk: Desk
  let board: any GameCorrectionViewModel
  let followed: FollowedGame

  init() throws {
    var changes = RuleChanges()
    (changes.timeLimit, changes.overtime) = (ClockReading("1:00"), 2)
    desk = try Desk(changes)
    board = try desk.board()
    followed = try desk.library.follow(desk.id) { [desk] in desk.time }
  }

  private var path: String { "\(desk.library.folder)/\(desk.id).json" }
  private var aside: String { path + ".aside" }

  private func record(_ who: String, _ move: String) throws {
    try board.record([SpokenCall(who: who, move: move)], at: nil)
  }

  @Test("tells what others record, change by change, and nothing when nothing was done")
  func changes() throws {
    #expect(followed.look() == [])
    try record("Ana", "two")
    try record("Bo", "assist")
    let told = followed.look().compactMap(\.change)
    #expect(told.map(\.document.plays) == [1, 2])
    #expect(followed.document == board.document.value)
    #expect(followed.plays().map(\.number) == [1, 2])
    #expect(followed.look() == [])
    #expect(followed.plays() == [])
  }

  @Test("is over with the game, and open again with it")
  func finish() throws {
    for _ in 0..<8 { try record("Ana", "two") }
    #expect(!followed.isFinished)
    #expect(followed.look().count == 8 && followed.isFinished)
    _ = try board.undo(1)
    #expect(followed.look().count == 1 && !followed.isFinished)
  }

  @Test("is looked at when it is told of, or when its time is up")
  func rest() throws {
    #expect(followed.descriptor != nil && followed.rest == 1000)
    try board.start()
    #expect(followed.look().count == 1 && followed.rest == 1000)
    desk.now = 59_400
    #expect(followed.rest == 600)
    desk.now = 60_001
    #expect(followed.rest == 0)
    #expect(followed.look().compactMap(\.change?.act) == [.timeUp])
    #expect(followed.document.overtime && followed.rest == 1000)
  }

  @Test("is told of once when its file is gone or damaged, and once when it is back")
  func lost() throws {
    try board.start()
    try record("Ana", "two")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try FileManager.default.moveItem(atPath: path, toPath: aside)
    #expect(followed.look() == [.lost(.noGame(desk.id, ids: []))])
    #expect(followed.look() == [])
    for part in ["", "{", String(text.prefix(700))] {
      try part.write(toFile: path, atomically: false, encoding: .utf8)
      let what =
        part.isEmpty ? [FollowedGame.News.lost(.damaged(path: path, what: "it is empty"))] : []
      #expect(followed.look() == what)
    }
    desk.now = 70_000
    #expect(followed.look() == [] && followed.rest == 1000)
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    let news = followed.look()
    #expect(news.first == .found && news.count == 4)
    #expect(news.compactMap(\.change?.act.name) == ["started", "recorded", "timeUp"])
  }

  @Test("is waited for with its folder, by looking often")
  func folder() throws {
    let (folder, other) = (desk.library.folder, desk.library.folder + ".aside")
    try FileManager.default.moveItem(atPath: folder, toPath: other)
    #expect(followed.look() == [.lost(.noGame(desk.id, ids: []))])
    #expect(followed.descriptor == nil && followed.rest == 50)
    try FileManager.default.moveItem(atPath: other, toPath: folder)
    try record("Ana", "two")
    #expect(followed.look().map { $0.change?.document.plays } == [nil, 1])
    #expect(followed.descriptor != nil)
  }

  @Test("is missed by nobody who begins to follow it")
  func beginning() throws {
    #expect(throws: LibraryError.noGame("", ids: [])) {
      try desk.library.follow("", now: { desk.time })
    }
    try record("Ana", "two")
    let later = try desk.library.follow(desk.id, since: 1) { [desk] in desk.time }
    #expect(later.document == board.document.value && later.plays() == [])
    try record("Bo", "one")
    #expect(later.look().count == 1)
    #expect(later.plays().map(\.number) == [2])
  }
}

extension FollowedGame.News {
  /// The change, if it is one.
  fileprivate var change: GameChange? {
    if case .change(let change) = self { change } else { nil }
  }
}

extension GameChange.Act {
  /// The name of the act.
  var name: String { String("\(self)".prefix { $0.isLetter }) }
}
