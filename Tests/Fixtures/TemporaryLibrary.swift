import Basketball
import Foundation
import Platform
import Storage

/// A folder of its own, gone with its last holder, in which a library can be made.
public final class TemporaryLibrary: Sendable {
  /// The folder around the library.
  public let folder: String
  /// What the library is read and saved by.
  public let disk: FailingDisk

  /// A new folder; where it cannot be made, whatever is saved in it fails.
  public init(on disk: FailingDisk = FailingDisk()) {
    self.disk = disk
    folder = "\(folderOfFolders)/scoreboard-\(UUID().uuidString)"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }
}

/// Whoever has a library in a folder of its own: a suite of tests, for each of them.
public protocol HasLibrary {
  /// The folder.
  var temporary: TemporaryLibrary { get }
}

extension TemporaryLibrary: HasLibrary {
  /// Itself.
  public var temporary: TemporaryLibrary { self }
}

extension HasLibrary {
  /// The library's folder, not made yet.
  public var games: String { temporary.folder + "/games" }
  /// The library, on its disk.
  public var library: GameLibrary { library(on: temporary.disk.system) }

  /// The library on another disk.
  public func library(on system: FileSystem) -> GameLibrary {
    GameLibrary(games, system: system)
  }

  /// The file of a game.
  public func path(_ id: String) -> String { "\(games)/\(id).json" }

  /// What the file of a game holds.
  public func bytes(_ id: String) throws -> [UInt8] {
    try [UInt8](path: path(id))
  }

  /// What the file of a game holds, as text.
  public func text(_ id: String) throws -> String {
    String(decoding: try bytes(id), as: UTF8.self)
  }

  /// The files of the library, the tool's own folder left out.
  public func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: games).filter { $0 != ".scoreboard" }
      .sorted()
  }
}

/// Where folders of tests are made: in memory if the system has such a place, because a disk takes
/// long to make and remove so many files.
private let folderOfFolders =
  FileManager.default.isWritableFile(atPath: "/dev/shm")
  ? "/dev/shm" : FileManager.default.temporaryDirectory.path
