import CLibrary
import Dispatch
import Fixtures
import Foundation
import Platform
import Synchronization
import Testing

@testable import Storage

@Suite("A file in a place where others keep files too")
struct OwnFileTests {
  private let temporary = TemporaryLibrary()
  private var folder: String { temporary.folder }
  private var path: String { folder + "/page" }

  /// What begins with `own` is of its kind.
  private func file(_ name: String = "page", _ system: FileSystem = .posix) -> MarkedFile {
    MarkedFile("\(folder)/\(name)", system: system) { $0.starts(with: Array("own".utf8)) }
  }

  private func put(_ text: String, _ name: String = "page") throws {
    try text.write(toPath: "\(folder)/\(name)")
  }

  private func text(_ name: String = "page") throws -> String {
    try String(path: "\(folder)/\(name)")
  }

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  private func expectOnly(_ text: String) throws {
    #expect(try self.text() == text)
    #expect(try files() == ["page"])
  }

  @Test("is made where nothing is, and replaced only where its text is another")
  func own() throws {
    #expect(try file().write("own 1") == .written)
    #expect(try file().write("own 1") == .unchanged)
    #expect(try file().write("own 2") == .written)
    try expectOnly("own 2")
  }

  @Test("stays as it is where it is of another kind")
  func foreign() throws {
    try put("mine")
    #expect(try file().write("own") == .refused)
    try expectOnly("mine")
  }

  @Test(
    "stays as it is where it cannot be read, whatever the reason",
    arguments: [.accessDenied, .symbolicLink, .inputOutput, .tooManyFiles] as [SystemError])
  func unreadable(_ cause: SystemError) throws {
    try put("mine")
    let (path, disk) = (path, FileSystem.posix)
    var (opening, looking) = (disk, disk)
    opening.openFile = { file, opening throws(SystemError) in
      if file == path { throw cause }
      return try disk.openFile(file, opening)
    }
    looking.statusOfPath = { file throws(SystemError) in
      if file == path { throw cause }
      return try disk.statusOfPath(file)
    }
    for system in [opening, looking] {
      #expect(throws: LibraryError.cannotCreate(FileError("create", path, cause))) {
        try file("page", system).write("own")
      }
      try expectOnly("mine")
    }
  }

  @Test("stays as it is where permissions keep it from being read")
  func withoutPermission() throws {
    try put("mine")
    try #require(chmod(folder, 0o777) == 0 && chmod(path, 0) == 0)
    defer { chmod(path, 0o644) }
    #expect(throws: LibraryError.cannotCreate(FileError("create", path, .accessDenied))) {
      try withoutPrivileges { _ = try file().write("own") }
    }
    try #require(chmod(path, 0o644) == 0)
    #expect(try text() == "mine")
  }

  @Test("is the one that a link leads to, if that is of its kind")
  func links() throws {
    try put("own 1")
    try put("mine", "other")
    for (link, target) in [("to-own", "page"), ("to-other", "other"), ("to-nothing", "none")] {
      try #require(symlink(target, "\(folder)/\(link)") == 0)
    }
    try #require(symlink("loop", "\(folder)/loop") == 0)
    #expect(try file("to-own").write("own 2") == .written)
    #expect(try text() == "own 2")
    #expect(try file("to-other").write("own 2") == .refused)
    #expect(try text("other") == "mine")
    #expect(try file("to-nothing").write("own 2") == .refused)
    #expect(throws: LibraryError.cannotCreate(FileError("create", folder + "/loop", .symbolicLink)))
    {
      try file("loop").write("own 2")
    }
    #expect(try files() == ["loop", "other", "page", "to-nothing", "to-other", "to-own"])
  }

  @Test("is not made where something else is")
  func obstacle() throws {
    try #require(mkdir(path, 0o777) == 0 && mkfifo(folder + "/pipe", 0o666) == 0)
    for (name, cause) in [
      ("page", .isFolder), ("page/", .isFolder), (".", .isFolder), ("none/page", .missing),
      ("pipe", .exists),
    ] as [(String, SystemError)] {
      let path = "\(folder)/\(name)"
      #expect(throws: LibraryError.cannotCreate(FileError("create", path, cause))) {
        try file(name).write("own")
      }
    }
    #expect(try files() == ["page", "pipe"])
  }

  @Test("replaces nothing that came in between", arguments: [true, false])
  func raced(_ hasLinks: Bool) throws {
    let (path, disk) = (path, FileSystem.posix)
    var system = disk
    system.linkFile = { from, to throws(SystemError) in
      try? "mine".write(toPath: path)
      if !hasLinks { throw .notPermitted }
      try disk.linkFile(from, to)
    }
    #expect(try file("page", system).write("own") == .refused)
    try expectOnly("mine")
  }

  @Test("is written again where its temporary file has vanished", arguments: [true, false])
  func vanished(_ isNew: Bool) throws {
    if !isNew { try put("own 1") }
    let disk = FileSystem.posix
    let first = Mutex(true)
    let remove = { @Sendable (temporary: String) in
      let isFirst = first.withLock { isFirst in
        defer { isFirst = false }
        return isFirst
      }
      if isFirst { unlink(temporary) }
    }
    var system = disk
    system.linkFile = { from, to throws(SystemError) in
      remove(from)
      try disk.linkFile(from, to)
    }
    system.renameFile = { from, to throws(SystemError) in
      remove(from)
      try disk.renameFile(from, to)
    }
    #expect(try file("page", system).write("own 2") == .written)
    try expectOnly("own 2")
  }

  @Test("has one of the texts, whole, where many write it at the same time")
  func parallel() throws {
    let texts = (0..<8).map { "own " + String(repeating: "\($0)", count: 20_000) }
    let failures = Mutex<[any Error]>([])
    DispatchQueue.concurrentPerform(iterations: texts.count) { number in
      for _ in 0..<30 {
        do {
          if try file().write(texts[number]) == .refused { throw CancellationError() }
        } catch {
          failures.withLock { $0.append(error) }
        }
      }
    }
    #expect(failures.withLock { $0.map { "\($0)" } } == [])
    #expect(texts.contains(try text()))
    #expect(try files() == ["page"])
  }
}
