import CLibrary
import Fixtures
import Platform
import Synchronization

/// The queue of folders as macOS has it (kqueue), of what Linux has: it hears of names that come, go or
/// are replaced, and not of a file that is written in place; and a folder has another number each time
/// that it is followed, which is an open file.
final class MacQueue: Sendable {
  /// The watches of inotify by the numbers.
  private let followed = Mutex<[Int32: Int32]>([:])

  /// How many folders are open.
  var openFolders: Int { followed.withLock { $0.count } }

  var system: FileSystem {
    let disk = FileSystem.withoutSync
    var system = disk
    #if os(Linux)
      system.follow = { queue, folder throws(SystemError) in
        let number = try disk.openFile(folder, .folder)
        let changes =
          IN_CREATE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF
        let watch = inotify_add_watch(queue, folder, UInt32(changes))
        self.followed.withLock { $0[number] = watch }
        return number
      }
      system.unfollow = { queue, number in
        self.followed.withLock { followed in
          guard let watch = followed.removeValue(forKey: number) else { return }
          if !followed.values.contains(watch) { inotify_rm_watch(queue, watch) }
        }
        try? disk.closeFile(number)
      }
    #endif
    return system
  }
}
