import Basketball
import Foundation
import Storage
import Testing

@testable import ViewModels

@Suite("A scorer at a game on a disk")
struct DiskTests {
  let disk = Disk()
  let desk: Desk
  let scorer: any ScorerViewModel

  init() throws {
    desk = try Desk(on: disk.system)
    scorer = try desk.scorer()
  }

  @Test("on which a call fails says so, and a second try keeps each play once, in order")
  func faults() throws {
    for call in Disk.Call.allCases {
      disk.fail(call)
      try scorer.say("Ana", "rebound", "foul", "Dee")
      #expect(scorer.told == "failed: not saved: no space left on device")
      // What has its name is found by the next try, also where the folder is not on the disk.
      #expect(scorer.unsaved.value.count == (call == .folderSync ? 1 : 2))
      scorer.tryAgain()
      #expect(scorer.unsaved.value.count == (call == .folderSync ? 0 : 2))
      disk.fail(nil)
      scorer.tryAgain()
      #expect(scorer.told == nil && scorer.unsaved.value == [])
    }
    let pair = ["00:00.0 home/Ana rebound", "00:00.0 away/Dee foul"]
    let kept = try desk.plays
    #expect(kept == Array(repeating: pair, count: Disk.Call.allCases.count).flatMap(\.self))
  }

  @Test("that is busy says so, and the play waits")
  func busy() throws {
    let lock = open("\(desk.library.folder)/.scoreboard/lock", O_RDWR)
    defer { close(lock) }
    try #require(flock(lock, LOCK_EX | LOCK_NB) == 0)
    try scorer.say("Ana", "two")
    #expect(scorer.told == #"failed: not saved: busy("\#(desk.library.folder)")"#)
    #expect(scorer.unsaved.value == ["00:00.0 home/Ana two"])
    try #require(flock(lock, LOCK_UN) == 0)
    scorer.tryAgain()
    #expect(try desk.plays == ["00:00.0 home/Ana two"])
  }

  /// What becomes of a file.
  enum Loss: CaseIterable {
    case removed, cut, emptied, folder
  }

  func lose(_ loss: Loss) throws {
    let data = try Data(contentsOf: URL(filePath: desk.path))
    try FileManager.default.removeItem(atPath: desk.path)
    switch loss {
    case .removed: break
    case .cut: try data.prefix(data.count / 2).write(to: URL(filePath: desk.path))
    case .emptied: try Data().write(to: URL(filePath: desk.path))
    case .folder: try #require(mkdir(desk.path, 0o777) == 0)
    }
  }

  @Test(
    "whose file is lost says so once, and once that it is back, however often it looks",
    arguments: Loss.allCases)
  func lost(_ loss: Loss) throws {
    let data = try Data(contentsOf: URL(filePath: desk.path))
    var told: [Notice?] = []
    let token = scorer.notice.bind { told.append($0) }
    for _ in 1...2 {
      told = []
      try lose(loss)
      for _ in 1...3 { scorer.look() }
      #expect(told.count == 1 && told.first??.kind == .failed)
      try? FileManager.default.removeItem(atPath: desk.path)
      try data.write(to: URL(filePath: desk.path))
      for _ in 1...3 { scorer.look() }
      #expect(told.dropFirst() == [Notice(kind: .done, text: "the game's file is back")])
    }
    withExtendedLifetime(token) {}
  }

  @Test("whose file is lost keeps what is scored meanwhile for later", arguments: Loss.allCases)
  func scoredMeanwhile(_ loss: Loss) throws {
    try scorer.say("Bo", "one")
    let data = try Data(contentsOf: URL(filePath: desk.path))
    try lose(loss)
    try scorer.say("Ana", "two")
    #expect(scorer.notice.value?.kind == .failed && scorer.board.score.value == "1-0")
    scorer.look()
    #expect(scorer.told?.hasPrefix("failed: not saved: ") == true)
    scorer.togglePause()
    try? FileManager.default.removeItem(atPath: desk.path)
    try data.write(to: URL(filePath: desk.path))
    scorer.look()
    #expect(scorer.canTryAgain && scorer.unsaved.value == ["00:00.0 home/Ana two"])
    scorer.tryAgain()
    #expect(try desk.plays == ["00:00.0 home/Bo one", "00:00.0 home/Ana two"])
    #expect(scorer.board.score.value == "3-0" && !scorer.board.isPaused.value)
  }

  @Test("shows at the next look what others have recorded")
  func others() throws {
    let other = try desk.scorer()
    try other.say("Dee", "two")
    other.assist(by: 1)
    #expect(scorer.board.score.value == "0-0")
    scorer.look()
    #expect(scorer.board.score.value == "0-2" && scorer.board.document.value.plays == 2)
    #expect(scorer.passers.value == [] && scorer.told == nil)
  }
}

extension Desk {
  /// A scorer who sits down now, and says in the system's words what went wrong.
  func scorer() throws -> any ScorerViewModel {
    try library.scorer(id, now: { [unowned self] in time }) { error in
      (error as? FileError)?.reason ?? "\(error)"
    }
  }

  var path: String { "\(library.folder)/\(id).json" }

  /// The plays that are kept, as lines of a feed.
  var plays: [String] { get throws { LogDocument(try kept).plays.map(\.feedLine) } }
}
