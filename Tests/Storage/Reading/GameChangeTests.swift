import Basketball
import CLibrary
import Fixtures
import Testing

@testable import Storage

@Suite("A look at a game that is known")
struct GameChangeTests: HasLibrary {
  let temporary = TemporaryLibrary()
  let known: StoredGame
  var id: String { known.state.id }

  init() throws { known = try temporary.open("2026-11-20") }

  /// What a look finds wrong; nil where nothing is.
  private func error() -> LibraryError? {
    do {
      _ = try library.change(since: known)
      return nil
    } catch {
      return error
    }
  }

  private func isUnchanged(since known: StoredGame) throws -> Bool {
    try library.change(since: known).map { _ in true } == nil
  }

  @Test("finds nothing where nothing was done, and the game as it is now where something was")
  func changes() throws {
    #expect(try isUnchanged(since: known))
    let next = try library.score("Ana", in: known)
    let change = try #require(try library.change(since: known))
    #expect(change.game.sheet == next.sheet)
    #expect(try isUnchanged(since: next))
  }

  @Test("finds what was written on the tape since, however much that is")
  func entries() throws {
    var (last, all) = (known, known.sheet.tape.entries)
    let verbs: [Verb] = [.point("Ana"), .undo(1), .note("x"), .clock(.start)]
    for (place, verb) in verbs.enumerated() {
      last = try library.perform(verb, on: last, after: place + 1)
      let change = try #require(try library.change(since: known))
      let entries = change.game.sheet.tape.entries
      #expect(change.entries == Array(entries.dropFirst(all.count)))
      #expect(entries.count == place + 2)
    }
    all = last.sheet.tape.entries
    #expect(all.count == 5)
  }

  @Test("finds that another history is in its place, also one that begins with the same line")
  func otherHistory() throws {
    let known = try library.score("Ana", in: known)
    unlink(path(id))
    let other = try temporary.open("2026-11-20")
    #expect(try library.change(since: known)?.entries == nil)
    try library.score("Bo", in: other)
    let change = try #require(try library.change(since: known))
    #expect(change.entries == nil)
    #expect(change.game.scorers == ["Bo"])
  }

  @Test("finds nothing new on the tape of a file that was replaced by its like")
  func sameTape() throws {
    try put(try bytes(id), as: id)
    #expect(try library.change(since: known)?.entries == [])
  }

  @Test("finds the game gone, with its folder or without, and again when it is back")
  func missing() throws {
    let (path, aside) = (temporary.path(id), temporary.folder + "/aside")
    try #require(rename(path, aside) == 0)
    #expect(error() == .noGame(id, ids: []))
    try #require(rename(aside, path) == 0)
    #expect(error() == nil)
    try #require(rename(games, aside) == 0)
    #expect(error() == .noGame(id, ids: []))
    close(CLibrary.open(games, O_WRONLY | O_CREAT, 0o666))
    #expect(error() == .noGame(id, ids: []))
  }

  @Test("finds what is wrong with its file")
  func damage() throws {
    let path = temporary.path(id)
    try overwrite(id, with: "")
    #expect(error() == .damaged(path: path, what: "it is empty"))
    try overwrite(id, with: #"{"format": "scoreboard.file/9"}"#)
    #expect(error() == .newerFormat(path: path, format: "scoreboard.file/9"))
    unlink(path)
    mkdir(path, 0o777)
    #expect(error() == .damaged(path: path, what: "it is not a regular file"))
    rmdir(path)
    symlink("elsewhere", path)
    #expect(error() == .damaged(path: path, what: "it is a symbolic link"))
  }
}
