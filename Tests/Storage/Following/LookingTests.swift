import Basketball
import Glibc
import Storage
import Testing

@Suite("A look at a game that is known")
struct LookingTests {
  let court: Court
  let known: KeptGame
  var id: String { known.sheet.id }

  init() throws {
    court = try Court()
    known = try court.open("2026-11-20")
  }

  /// What a look finds wrong; nil where nothing is.
  private func fault() -> LibraryError? {
    if case .failure(let error) = court.library.look(after: known) { error } else { nil }
  }

  @Test("finds nothing where nothing was done, and the game as it is now where something was")
  func changes() throws {
    #expect(try court.library.look(after: known).get()?.sheet == nil)
    let next = try court.library.update(known) { try $0.score("Ana") }
    #expect(try court.library.look(after: known).get()?.sheet == next.sheet)
    #expect(try court.library.look(after: next).get()?.sheet == nil)
  }

  @Test("finds the game gone, with its folder or without, and again when it is back")
  func missing() throws {
    let (path, aside) = (court.path(id), court.folder + "/aside")
    try #require(rename(path, aside) == 0)
    #expect(fault() == .noGame(id, ids: []))
    try #require(rename(aside, path) == 0)
    #expect(fault() == nil)
    try #require(rename(court.games, aside) == 0)
    #expect(fault() == .noGame(id, ids: []))
    close(open(court.games, O_WRONLY | O_CREAT, 0o666))
    #expect(fault() == .noGame(id, ids: []))
  }

  @Test("finds what is wrong with its file")
  func damage() throws {
    let path = court.path(id)
    try court.overwrite(id, with: "")
    #expect(fault() == .damaged(path: path, what: "it is empty"))
    try court.overwrite(id, with: #"{"format": "scoreboard.file/9"}"#)
    #expect(fault() == .newerFormat(path: path, format: "scoreboard.file/9"))
    unlink(path)
    mkdir(path, 0o777)
    #expect(fault() == .damaged(path: path, what: "it is no regular file"))
    rmdir(path)
    symlink("elsewhere", path)
    #expect(fault() == .damaged(path: path, what: "it is a symbolic link"))
  }
}
