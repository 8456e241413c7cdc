import Platform

/// Notices changes in a library's folder: a file written, replaced, removed or added. It does not say
/// which: its owner drains it and looks again. If made before the first look, it misses nothing.
public struct LibraryWatch: ~Copyable {
  private let folder: String
  private let system: FileSystem
  /// The queue of the system, and its number for the folder; -1 where the system gave none.
  private var notices: Descriptor = -1
  private var followed: Int32 = -1

  init(_ folder: String, system: FileSystem) {
    self.folder = folder
    self.system = system
    follow()
  }

  deinit {
    if followed >= 0 { system.unfollow(notices, followed) }
    if notices >= 0 { try? system.closeFile(notices) }
  }

  /// A descriptor that can be read once something has changed; nil where the system does not tell.
  public var descriptor: Descriptor? { followed >= 0 ? notices : nil }

  /// Milliseconds after which to look without a signal from the system.
  ///
  /// The system reports at once, but not everything: not a write by another machine to a shared disk,
  /// nor a new folder in place of a parent, nor, on macOS, a file that is edited in place. One look a
  /// second costs nothing measurable.
  public var pollInterval: Int { followed >= 0 ? 1000 : 50 }

  /// Takes in the signals, and follows the folder that is there now.
  public mutating func drain() {
    if notices >= 0 { system.drain(notices) }
    follow()
  }

  /// Follows the folder of that name. A new one has another number; on Linux the same one keeps its.
  private mutating func follow() {
    if notices < 0 { notices = (try? system.openQueue()) ?? -1 }
    let number = notices >= 0 ? (try? system.follow(notices, folder)) ?? -1 : -1
    if followed >= 0, number != followed { system.unfollow(notices, followed) }
    followed = number
  }
}

extension GameLibrary {
  /// Follows the folder, which need not be there yet.
  public func watch() -> LibraryWatch { LibraryWatch(folder, system: system) }

  /// When a file was last put into the folder, replaced or taken out; nil where there is no folder.
  public var lastChange: LibraryTime? { try? system.statusBehindLinks(folder).modified }
}
