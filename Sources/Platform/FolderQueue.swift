#if canImport(Darwin)
  import Darwin

  /// Changes of folders, by kqueue(2).
  enum FolderQueue {
    static func open() throws(SystemError) -> Descriptor {
      let queue = try checked(kqueue())
      _ = fcntl(queue, F_SETFD, FD_CLOEXEC)
      return queue
    }

    /// The number is a descriptor, since the system follows what is open. It tells of a name that is
    /// added, replaced or removed, as each saved game is, but not of a file that is written in place.
    static func follow(_ queue: Descriptor, _ folder: String) throws(SystemError) -> Int32 {
      let opened = try checked(Darwin.open(folder, O_EVTONLY | O_DIRECTORY | O_CLOEXEC))
      var changes = kevent()
      changes.ident = UInt(opened)
      changes.filter = Int16(EVFILT_VNODE)
      changes.flags = UInt16(EV_ADD | EV_CLEAR)
      changes.fflags = UInt32(NOTE_WRITE | NOTE_DELETE | NOTE_RENAME | NOTE_REVOKE)
      guard kevent(queue, &changes, 1, nil, 0, nil) < 0 else { return opened }
      defer { close(opened) }
      throw .last
    }

    static func unfollow(_ queue: Descriptor, _ number: Int32) { close(number) }

    static func drain(_ queue: Descriptor) {
      var change = kevent()
      var atOnce = timespec()
      while kevent(queue, nil, 0, &change, 1, &atOnce) > 0 {}
    }
  }
#else
  #if canImport(Glibc)
    import Glibc
  #else
    import Musl
  #endif

  /// Changes of folders, by inotify(7).
  enum FolderQueue {
    static func open() throws(SystemError) -> Descriptor {
      try checked(inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC)))
    }

    /// The number stays the same for the same folder. It tells of what a reader has to know. A file
    /// that is being written is reported once it is closed: half of it is no game. Times and
    /// permissions are left out, because each change of a game sets the time of the folder.
    static func follow(_ queue: Descriptor, _ folder: String) throws(SystemError) -> Int32 {
      let changes = IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE | IN_DELETE_SELF
      let flags = UInt32(IN_ONLYDIR | IN_MOVE_SELF | changes)
      return try checked(inotify_add_watch(queue, folder, flags))
    }

    static func unfollow(_ queue: Descriptor, _ number: Int32) { inotify_rm_watch(queue, number) }

    static func drain(_ queue: Descriptor) {
      var bytes = [UInt8](repeating: 0, count: 1 << 12)
      while read(queue, &bytes, bytes.count) > 0 {}
    }
  }
#endif
