import Basketball
import CLibrary
import Fixtures
import Foundation
import Platform
import Synchronization
import Testing

@testable import Storage

@Suite("A change in which one call to the system fails")
struct EveryCallTests {
  private static let id = "day-reds-blues"

  /// What is done to a library.
  enum Change: String, CaseIterable, Sendable {
    case first, new, record, delete, restore
  }

  @Test(
    "is done or not done, whole, and it is said which", arguments: Change.allCases,
    [.inputOutput, .interrupted] as [SystemError])
  func everyCall(_ change: Change, _ cause: SystemError) throws {
    let original = try Self.library(for: change)
    let (before, after, calls) = try Self.undisturbed(change, in: Self.copy(of: original))
    for place in calls.indices {
      let temporary = try Self.copy(of: original)
      let disk = FailingDisk(.init(Set(FailingDisk.Call.allCases), at: place, as: cause))
      let result = Result { try Self.perform(change, in: temporary.library(on: disk.system)) }
      let call = disk.calls.count > place ? disk.calls[place] : nil
      let comment = Comment(
        rawValue: "\(call?.rawValue ?? "none"), the call \(place) of \(calls.count)")
      var files = try Self.files(of: temporary)
      if call == .remove { files = files.filter { !$0.key.hasSuffix(".new") } }
      switch result {
      case .success, .failure(LibraryError.unsynced): #expect(files == after, comment)
      case .failure: #expect(files == before, comment)
      }
      if case .failure(let error) = result { #expect(error is LibraryError, comment) }
      try Self.checkIndex(temporary, comment)
    }
  }

  @Test("is done whole before a process ends that is told to", arguments: Change.allCases)
  func whole(_ change: Change) throws {
    let temporary = try Self.copy(of: Self.library(for: change))
    let waits = Mutex([Bool]())
    let disk = FailingDisk { call in
      guard [.write, .rename, .link, .remove].contains(call) else { return }
      waits.withLock { $0.append(isBlocked(SIGTERM)) }
    }
    try taking(SIGTERM) {
      try Self.perform(change, in: temporary.library(on: disk.system))
      #expect(!isBlocked(SIGTERM))
    }
    #expect(Set(waits.withLock(\.self)) == [true])
  }

  /// The files before and after a change with which nothing is wrong, and its calls.
  private static func undisturbed(
    _ change: Change, in temporary: TemporaryLibrary
  ) throws -> (before: [String: [UInt8]], after: [String: [UInt8]], calls: [FailingDisk.Call]) {
    let before = try files(of: temporary)
    let disk = FailingDisk()
    try perform(change, in: temporary.library(on: disk.system))
    let after = try files(of: temporary)
    #expect(before != after)
    return (before, after, disk.calls)
  }

  /// A library of a game with a play, one that is finished, and a deleted one.
  private static func library(for change: Change) throws -> TemporaryLibrary {
    let temporary = TemporaryLibrary()
    if change == .first { return temporary }
    try temporary.finish("old")
    try temporary.open("gone", at: 1)
    try temporary.library.delete("gone-reds-blues")
    try temporary.library.score("Ana", in: temporary.open("day", at: 2))
    return temporary
  }

  /// A copy of a library, with an index.
  private static func copy(of original: TemporaryLibrary) throws -> TemporaryLibrary {
    let temporary = TemporaryLibrary()
    guard access(original.games, F_OK) == 0 else { return temporary }
    try FileManager.default.copyItem(atPath: original.games, toPath: temporary.games)
    try temporary.makeIndex()
    return temporary
  }

  private static func perform(_ change: Change, in library: GameLibrary) throws {
    let now = { TimeOfDay.noon + 5000 }
    switch change {
    case .first, .new:
      _ = try library.create(now: now(), day: "another")
    case .record: _ = try library.update(library.game(id), [.point("Bo")], now: now)
    case .delete: try library.delete(id)
    case .restore: _ = try library.restore("gone-reds-blues")
    }
  }

  /// All files but the lock, the index and what git is to leave out.
  private static func files(of temporary: TemporaryLibrary) throws -> [String: [UInt8]] {
    guard access(temporary.games, F_OK) == 0 else { return [:] }
    let own = ["lock", "open", ".gitignore"].map { ".scoreboard/\($0)" }
    var files = [String: [UInt8]]()
    for name in try FileManager.default.subpathsOfDirectory(atPath: temporary.games) {
      let path = "\(temporary.games)/\(name)"
      var info = stat()
      guard !own.contains(name), !name.hasPrefix(".scoreboard/.open."), lstat(path, &info) == 0,
        info.st_mode & S_IFMT == S_IFREG
      else {
        continue
      }
      files[name] = try [UInt8](path: path)
    }
    return files
  }

  /// Whatever has failed, the index says what the games say.
  private static func checkIndex(_ temporary: TemporaryLibrary, _ comment: Comment) throws {
    guard access(temporary.games, F_OK) == 0 else { return }
    let indexed = DefaultGame(temporary.library)
    #expect(indexed == DefaultGame(temporary.library(on: .withoutIndex)), comment)
  }
}
