import CLibrary
import Fixtures
import Foundation
import Platform
import Testing

@testable import Storage

@Suite("A folder of files for other programs")
struct OutputFolderTests {
  private let temporary = TemporaryLibrary()
  private var path: String { temporary.folder + "/out" }

  private func text(_ name: String) throws -> String { try String(path: "\(path)/\(name)") }

  /// The files `a` and `b`.
  private func texts() throws -> [String] { [try text("a"), try text("b")] }

  private func put(_ text: String, _ name: String) throws {
    try text.write(toPath: "\(path)/\(name)")
  }

  private func inode(_ name: String) throws -> UInt {
    var info = stat()
    try #require(lstat("\(path)/\(name)", &info) == 0)
    return info.st_ino
  }

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  /// The folder with two files in it.
  private func written(on system: FileSystem = .posix) throws -> OutputFolder {
    let folder = try OutputFolder(path, system: system)
    try folder.write(a: "1", b: "2")
    return folder
  }

  @Test("is made, and has the files")
  func made() throws {
    let folder = try OutputFolder(path)
    try folder.write(a: "1", b: "")
    #expect(try files() == ["a", "b"])
    #expect(try texts() == ["1", ""])
  }

  @Test("has a file replaced whole, and only where its text is another")
  func replaced() throws {
    let disk = FailingDisk()
    let folder = try written(on: disk.system)
    let before = (try inode("a"), try inode("b"))
    try folder.write(a: "1", b: "3")
    #expect(try inode("a") == before.0)
    #expect(try inode("b") != before.1)
    #expect(try text("b") == "3")
    let calls = disk.calls.count
    #expect(try folder.write(a: "1", b: "3") == 0)
    #expect(Set(disk.calls[calls...]).isDisjoint(with: [.write, .rename, .link, .remove]))
  }

  @Test("has a file again that was removed or changed by somebody else")
  func changed() throws {
    let folder = try written()
    unlink("\(path)/a")
    try put("other", "b")
    try folder.write(a: "1", b: "2")
    #expect(try texts() == ["1", "2"])
  }

  @Test("that is gone is an error, and has all files once it is back")
  func gone() throws {
    let folder = try written()
    try FileManager.default.removeItem(atPath: path)
    for _ in 1...2 {
      #expect(throws: FileError("write", path, .missing)) {
        try folder.write(a: "1", b: "3")
      }
    }
    try #require(mkdir(path, 0o777) == 0)
    try folder.write(a: "1", b: "3")
    #expect(try texts() == ["1", "3"])
  }

  @Test("that goes while it is written to is what is missing, and not its files")
  func going() throws {
    let disk = FileSystem.posix
    var system = disk
    system.renameFile = { from, to throws(SystemError) in
      try? disk.renameFile(path, path + "-aside")
      try disk.renameFile(from, to)
    }
    #expect(throws: FileError("write", path, .missing)) { try written(on: system) }
  }

  @Test("has every file that can be written, also behind one that cannot")
  func obstacle() throws {
    let folder = try OutputFolder(path)
    try #require(mkdir("\(path)/a", 0o777) == 0)
    try #require(mkdir("\(path)/a/in", 0o777) == 0)
    #expect(throws: FileError("write", "\(path)/a", .isFolder)) {
      try folder.write(a: "1", b: "2")
    }
    #expect(try files() == ["a", "b"])
    try FileManager.default.removeItem(atPath: "\(path)/a")
    try folder.write(a: "1", b: "2")
    #expect(try text("a") == "1")
  }

  @Test("on a full disk keeps the old text, and has the new one when there is room again")
  func full() throws {
    let disk = FailingDisk(FailingDisk.Fault([.write], at: 1, as: .noSpace))
    let folder = try OutputFolder(path, system: disk.system)
    try folder.write([("a", "1")])
    #expect(throws: FileError("write", "\(path)/a", .noSpace)) {
      try folder.write([("a", "2")])
    }
    #expect(try files() == ["a"])
    #expect(try text("a") == "1")
    try folder.write([("a", "2")])
    #expect(try text("a") == "2")
  }

  @Test(
    "is not hindered by what a killed process left, which goes when it is old",
    arguments: ["file", "link"])
  func leftover(_ kind: String) throws {
    let other = temporary.folder + "/other"
    try "mine".write(toPath: other)
    let folder = try OutputFolder(path)
    let rest = "\(path)/.a.0a1b2c3d.new"
    if kind == "file" {
      try put("{", ".a.0a1b2c3d.new")
    } else {
      try #require(symlink(other, rest) == 0)
    }
    try folder.write([("a", "1")])
    // It may be that of a process which is writing now.
    #expect(try files() == [".a.0a1b2c3d.new", "a"])
    #expect(try text("a") == "1")
    try FileSystem.posix.setModified(
      rest, FileTime(seconds: FileTime.now.seconds - 7200, nanoseconds: 0))
    try OutputFolder(path).write([("a", "2")])
    // What a link is, a killed process has not left.
    #expect(try files() == (kind == "file" ? ["a"] : [".a.0a1b2c3d.new", "a"]))
    #expect(try text("a") == "2")
    #expect(try String(path: other) == "mine")
  }

  /// Claims the folder for files `a` and `b`.
  private func claim(_ folder: OutputFolder) throws -> String? {
    try folder.claim(["a", "b"], by: ".mark")
  }

  @Test("is this tool's by a mark, which an empty folder and one of other files get")
  func claimed() throws {
    for other in [nil, "custom"] {
      let folder = try OutputFolder(path)
      if let other { try put("", other) }
      #expect(try claim(folder) == nil)
      #expect(try files() == [".mark"] + [other].compactMap(\.self))
      try put("any", "b")
      #expect(try claim(folder) == nil)
      try FileManager.default.removeItem(atPath: path)
    }
  }

  @Test("is somebody else's where a file of those names is, and stays as it is")
  func foreign() throws {
    let folder = try OutputFolder(path)
    try put("mine", "b")
    #expect(try claim(folder) == "b")
    #expect(try files() == ["b"])
    try put("old", "a")
    #expect(try claim(folder) == "a")
    #expect(try files() == ["a", "b"])
  }

  @Test("has no mark where something else has its name")
  func markOfAnotherKind() throws {
    let folder = try OutputFolder(path)
    try #require(mkdir("\(path)/.mark", 0o777) == 0)
    #expect(try claim(folder) == ".mark")
  }

  @Test("is not claimed where it cannot be known what is there")
  func doubtful() throws {
    let (file, disk) = ("\(path)/a", FileSystem.posix)
    var system = disk
    system.statusOfPath = { path throws(SystemError) in
      if path == file { throw .inputOutput }
      return try disk.statusOfPath(path)
    }
    let folder = try OutputFolder(path, system: system)
    #expect(throws: FileError("read", file, .inputOutput)) { try claim(folder) }
    #expect(try files() == [])
  }

  @Test("cannot be made in a folder that is not there, nor where a file is")
  func refused() throws {
    let missing = LibraryError.cannotCreate(
      FileError("create", path + "/in", .missing))
    #expect(throws: missing) { _ = try OutputFolder(path + "/in") }
    try Data().write(to: URL(filePath: path))
    let file = LibraryError.cannotCreate(FileError("create", path, .notFolder))
    #expect(throws: file) { _ = try OutputFolder(path) }
  }
}

extension OutputFolder {
  /// Writes the files `a` and `b`.
  @discardableResult
  fileprivate func write(a: String, b: String) throws -> Int {
    try write([("a", a), ("b", b)])
  }
}
