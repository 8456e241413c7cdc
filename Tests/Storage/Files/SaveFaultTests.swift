import Basketball
import CLibrary
import Fixtures
import Foundation
import Platform
import Testing

@testable import Storage

@Suite("A disk that fails while a game is saved")
struct SaveFaultTests: HasLibrary {
  let temporary = TemporaryLibrary()

  /// What a change asks of the system, in its order: the lock, the folder, the new file, which is on
  /// the disk before it has its name, and the name before anybody hears of it.
  private static let calls: [FailingDisk.Call] = [
    .open, .open, .open, .write, .sync, .rename, .syncFolder,
  ]
  /// The same of a new game; the third file is the index, read under the lock.
  private static let newCalls: [FailingDisk.Call] = [
    .open, .open, .open, .open, .write, .sync, .link, .remove, .syncFolder,
  ]
  /// What saving the index asks for afterwards.
  private static let indexCalls: [FailingDisk.Call] = [.open, .write, .rename]
  private static let cause = SystemError.noSpace

  @Test("has the file on it before its name, and the name before the answer")
  func order() throws {
    let known = try open("day")
    let before = try bytes(id)
    let disk = FailingDisk { call in
      // A kill at this moment leaves what can be read here: the old file, whole.
      if call == .rename { #expect((try? bytes(id)) == before) }
    }
    try library(on: disk.system).score("Ana", in: known)
    #expect(disk.changes == Self.calls)
  }

  @Test("has a new game on it before its name, and the name before the answer")
  func orderOfNew() throws {
    try open("old")
    try makeIndex()
    let disk = FailingDisk { call in
      if call == .link { #expect((try? bytes(id)) == nil) }
    }
    _ = try library(on: disk.system).create(day: "day")
    #expect(disk.changes == Self.newCalls + Self.indexCalls)
  }

  @Test(
    "has nothing of the change, and the next one works",
    arguments: [
      (.open, 0), (.open, 1), (.open, 2), (.write, 0), (.write, 1), (.write, 40), (.sync, 0),
      (.rename, 0),
    ] as [(FailingDisk.Call, Int)])
  func beforeTheName(_ fault: (FailingDisk.Call, Int)) throws {
    let known = try open("day")
    let before = try bytes(id)
    let disk = FailingDisk(.init([fault.0], at: fault.1, as: Self.cause), piece: 20)
    #expect(throws: LibraryError.failed(error(fault))) {
      try library(on: disk.system).score("Ana", in: known)
    }
    #expect(try bytes(id) == before)
    #expect(try files() == [file])
    let saved = try library.score("Bo", in: known)
    #expect(saved.scorers == ["Bo"])
    #expect(try library.game(id).sheet == saved.sheet)
  }

  @Test("that cannot hold the new name lets nobody say that it does")
  func folderSync() throws {
    let known = try open("day")
    let disk = FailingDisk(.init([.syncFolder], as: .inputOutput))
    let cause = FileError("write", games, .inputOutput)
    #expect(throws: LibraryError.unsynced(cause)) {
      try library(on: disk.system).score("Ana", in: known)
    }
    // The name is there for as long as the machine runs: a play is not lost by a later one.
    #expect(try library.score("Bo", in: known).scorers == ["Ana", "Bo"])
  }

  @Test("and takes a few bytes at a time has all of them in the end", arguments: [1, 7, 512])
  func shortWrites(piece: Int) throws {
    let disk = FailingDisk(piece: piece)
    let saved = try library(on: disk.system).score("Ana", in: open("day"))
    #expect(try library.game(id).sheet == saved.sheet)
  }

  @Test(
    "is asked again where a signal interrupts it",
    arguments: [.open, .write, .sync] as [FailingDisk.Call])
  func interrupted(_ call: FailingDisk.Call) throws {
    let known = try open("day")
    let disk = FailingDisk(.init([call], as: .interrupted))
    let saved = try library(on: disk.system).score("Ana", in: known)
    #expect(try library.game(id).sheet == saved.sheet)
  }

  @Test(
    "has no new game where a call for it fails, and the next one has its id",
    arguments: newCalls.indices.filter { newCalls[$0] != .remove && $0 != 2 })
  func newGame(place: Int) throws {
    try open("old")
    try makeIndex()
    let call = Self.newCalls[place]
    let earlier = Self.newCalls[..<place].count { $0 == call }
    let disk = FailingDisk(.init([call], at: earlier, as: Self.cause))
    let path =
      switch call {
      case .open: [0: "\(games)/.scoreboard/lock", 1: games][earlier] ?? path(id)
      case .syncFolder: games
      default: path(id)
      }
    let verb = call == .open && earlier < 2 ? "open" : call == .link ? "create" : "write"
    let error = LibraryError.cannotCreate(FileError(verb, path, Self.cause))
    #expect(throws: error) {
      try library(on: disk.system).create(day: "day")
    }
    #expect(try files() == ["old-reds-blues.json"])
    #expect(try open("day").state.id == id)
  }

  @Test("has no new event and no new league where they cannot be written")
  func newText() throws {
    try open("old")
    for name in ["cup.event", "league"] {
      let disk = FailingDisk(.init([.write], as: Self.cause))
      let error = FileError("write", "\(games)/\(name)", Self.cause)
      func make() throws {
        if name == "league" {
          _ = try library(on: disk.system).set(LeagueSetting(.title, ["Tuesdays"]))
        } else {
          try library(on: disk.system).createEvent("cup", "event Cup\n")
        }
      }
      #expect(throws: LibraryError.cannotCreate(error)) { try make() }
      #expect(try !files().contains(name))
    }
    _ = try temporary.library.set(LeagueSetting(.title, ["Tuesdays"]))
    let disk = FailingDisk(.init([.write], as: Self.cause))
    #expect(throws: LibraryError.failed(FileError("write", "\(games)/league", Self.cause))) {
      _ = try library(on: disk.system).set(LeagueSetting(.title, ["Fridays"]))
    }
  }

  @Test("that cannot take the other name off a new game has the game all the same")
  func secondName() throws {
    try open("old")
    try makeIndex()
    let disk = FailingDisk(.init([.remove], as: .inputOutput))
    let game = try library(on: disk.system).create(day: "day")
    let before = try bytes(id)
    #expect(try files().count { $0.hasPrefix(".\(id).json.") } == 1)
    // Of the two names of one file the next change writes to neither.
    unlink(index)
    let disk2 = FailingDisk { call in
      if call == .rename { #expect((try? bytes(id)) == before) }
    }
    try library(on: disk2.system).score("Ana", in: game)
    #expect(try library.game(id).scorers == ["Ana"])
    let games = try files().filter { !$0.hasPrefix(".") }
    #expect(games == ["\(id).json", "old-reds-blues.json"])
  }

  @Test(
    "that knows no second names has the new game by one, and replaces none",
    arguments: [.notPermitted, .notSupported] as [SystemError])
  func noLinks(_ cause: SystemError) throws {
    var system = FileSystem.withoutSync
    system.linkFile = { _, _ throws(SystemError) in throw cause }
    let library = library(on: system)
    for id in [id, id + "-2"] {
      #expect(try library.create(day: "day").state.id == id)
    }
    try library.delete(id)
    #expect(try files() == ["\(id)-2.json"])
    #expect(try library.restore(id) == id)
    #expect(try files() == ["\(id)-2.json", "\(id).json"])
  }

  @Test("that cannot say whether a name is free has nothing put there", arguments: [true, false])
  func unknownName(hasLinks: Bool) throws {
    try open("day")
    let (path, before) = (temporary.path(id), try bytes(id))
    let disk = FileSystem.withoutSync
    var system = disk
    system.statusOfPath = { name throws(SystemError) in
      if name == path { throw .inputOutput }
      return try disk.statusOfPath(name)
    }
    if !hasLinks {
      system.linkFile = { _, _ throws(SystemError) in throw .notPermitted }
    }
    let (library, error) = (temporary.library(on: system), FileError("read", path, .inputOutput))
    #expect(throws: LibraryError.cannotCreate(error)) {
      try library.create(day: "day")
    }
    try temporary.library.delete(id)
    try put(before, as: id)
    #expect(throws: hasLinks ? LibraryError.idTaken(id) : .failed(error)) {
      try library.restore(id)
    }
    #expect(try files() == [file])
    #expect(try bytes(id) == before)
  }

  private func error(_ fault: (call: FailingDisk.Call, place: Int)) -> FileError {
    let opened = ["\(games)/.scoreboard/lock", games]
    return switch fault.call {
    case .open where fault.place < 2: FileError("open", opened[fault.place], Self.cause)
    case .open, .write, .sync: FileError("write", path(id), Self.cause)
    default: FileError("replace", path(id), Self.cause)
    }
  }
}
