import Basketball
import Documents
import Glibc
import Testing

@testable import Storage

@Suite("Games one after the other")
struct InTurnTests {
  private func ids(
    _ temporary: TemporaryLibrary, _ ids: [String]
  ) throws -> (read: [String], failures: [LibraryError]) {
    var (read, failures) = ([String](), [LibraryError]())
    let library = temporary.library
    try library.inTurn(ids) { id throws(LibraryError) in
      try library.document(of: id, now: .noon).id
    } use: { result in
      switch result {
      case .success(let id): read.append(id)
      case .failure(let error): failures.append(error)
      }
    }
    return (read, failures)
  }

  @Test("come in the order in which they are asked for, however many they are")
  func order() throws {
    let temporary = try TemporaryLibrary()
    let wanted = try (0..<50).map { number in
      try temporary.open("\(number)", at: number).standing.id
    }
    #expect(try ids(temporary, wanted.reversed()).read == wanted.reversed())
    #expect(try ids(temporary, []).read == [])
  }

  @Test("are without those that were deleted meanwhile, and say which cannot be read")
  func missing() throws {
    let temporary = try TemporaryLibrary()
    for number in 0..<20 { try temporary.open("\(number)", at: number) }
    let wanted = (0..<20).map { "\($0)-reds-blues" }
    try #require(unlink(temporary.path("3-reds-blues")) == 0)
    try temporary.put("{}", as: "17-reds-blues")
    let found = try ids(temporary, wanted)
    #expect(found.read == wanted.filter { $0 != "3-reds-blues" && $0 != "17-reds-blues" })
    #expect(
      found.failures == [
        .damaged(path: temporary.path("17-reds-blues"), what: "it has no 'format'")
      ])
  }

  @Test("are read no further by who cannot use them")
  func ends() throws {
    let temporary = try TemporaryLibrary()
    for number in 0..<40 { try temporary.open("\(number)", at: number) }
    var count = 0
    #expect(throws: LibraryError.noOpenGame) {
      try temporary.library.inTurn((0..<40).map { "\($0)-reds-blues" }) {
        $0
      } use: { _ in
        count += 1
        if count == 3 { throw LibraryError.noOpenGame }
      }
    }
    #expect(count == 3)
  }

  @Test("tell of a running game where it stands now, of any other what its head says")
  func documents() throws {
    let temporary = try TemporaryLibrary()
    let running = try temporary.open("running")
    try temporary.library.perform(.clock(.start), on: running)
    try temporary.finish("finished")
    let later = TimeOfDay.noon + 60_001
    for id in ["running-reds-blues", "finished-reds-blues"] {
      let expected = GameDocument(try temporary.library.game(id).standing, now: later)
      #expect(try temporary.library.document(of: id, now: later) == expected)
    }
    let reading = try temporary.library.document(of: "running-reds-blues", now: later).clock.reading
    #expect(reading.milliseconds == 60_000)
  }
}
