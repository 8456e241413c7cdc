import Basketball
import CLibrary
import Documents
import Fixtures
import Platform
import Synchronization
import Testing

@testable import Storage

@Suite("Many games")
struct ManyGamesTests: HasLibrary {
  let temporary = TemporaryLibrary()

  private func ids(
    _ temporary: TemporaryLibrary, _ ids: [String]
  ) throws -> (read: [String], failures: [LibraryError]) {
    var (read, failures) = ([String](), [LibraryError]())
    let library = temporary.library
    library.read(ids) { file throws(LibraryError) in
      try file.listed(now: .noon).row.id
    } use: { id, result in
      switch result {
      case .success(let found):
        read.append(found)
        #expect(found == id)
      case .failure(let error): failures.append(error)
      }
    }
    return (read, failures)
  }

  @Test("come in the order in which they are asked for, however many they are")
  func order() throws {
    let wanted = try (0..<270).map { number in
      try library.create(now: .noon + number, day: "\(number)").state.id
    }
    #expect(try ids(temporary, wanted.reversed()).read == wanted.reversed())
    #expect(try ids(temporary, []).read == [])
  }

  @Test("are without those that were deleted meanwhile, and say which cannot be read")
  func missing() throws {
    for number in 0..<20 { try open("\(number)", at: number) }
    let wanted = (0..<20).map { "\($0)-reds-blues" }
    try #require(unlink(path("3-reds-blues")) == 0)
    try put("{}", as: "17-reds-blues")
    let found = try ids(temporary, wanted)
    #expect(found.read == wanted.filter { $0 != "3-reds-blues" && $0 != "17-reds-blues" })
    #expect(
      found.failures == [
        .damaged(path: path("17-reds-blues"), what: "it has no 'format', on line 1")
      ])
  }

  @Test("are read no further by who cannot use them")
  func ends() throws {
    for number in 0..<40 { try open("\(number)", at: number) }
    var count = 0
    #expect(throws: LibraryError.noOpenGame) {
      try library.read((0..<40).map { "\($0)-reds-blues" }) {
        $0.id
      } use: { _, _ in
        count += 1
        if count == 3 { throw LibraryError.noOpenGame }
      }
    }
    #expect(count == 3)
  }

  @Test("are not made so far ahead of who uses them that memory grows with them")
  func ahead() {
    let made = Atomic(0)
    let most = Atomic(0)
    let used = Atomic(0)
    onAllCores(Array(0..<2000)[...], share: 1) { number in
      let ahead = made.add(1, ordering: .relaxed).newValue - used.load(ordering: .relaxed)
      most.max(ahead, ordering: .relaxed)
      return number
    } use: { number in
      // Whoever is slow to use the first has the others made meanwhile.
      while number == 0, made.load(ordering: .relaxed) < 20 {}
      used.add(1, ordering: .relaxed)
    }
    #expect(made.load(ordering: .relaxed) == 2000)
    #expect(most.load(ordering: .relaxed) <= 40)
  }

  @Test("tell of a running game where it stands now, of any other what its summary says")
  func documents() throws {
    try library.perform(.clock(.start), on: open("running"))
    try finish("finished")
    let later = TimeOfDay.noon + 60_001
    for id in ["running-reds-blues", "finished-reds-blues"] {
      let expected = GameDocument(try library.game(id).state, now: later)
      let listed = try library.file(id).listed(now: later)
      #expect(listed.teams == expected.teams && listed.row.status == expected.status)
      #expect(listed.row.timing?.text(now: later) == GameRow(expected).timing?.text(now: later))
    }
    #expect(try text("finished-reds-blues").contains("\"status\":\"finished\""))
  }

  @Test("are opened once each, whatever is read of them")
  func openedOnce() throws {
    for number in 0..<20 { try finish("\(number)", at: number) }
    let opened = Mutex<[String]>([])
    let disk = FileSystem.withoutSync
    var system = disk
    system.openFile = { path, opening throws(SystemError) in
      opened.withLock { $0.append(path) }
      return try disk.openFile(path, opening)
    }
    let library = temporary.library(on: system)
    let ids = try library.ids()
    library.read(ids) { file throws(LibraryError) in
      _ = (
        try file.listed(now: .noon, .names), try file.listed(now: .noon), file.seal, file.changed
      )
      return try file.game().sheet.playByPlay.plays.count
    } use: { _, count in
      #expect((try? count.get()) == 1)
    }
    #expect(opened.withLock { $0.sorted() } == ids.map { temporary.path($0) })
  }
}
