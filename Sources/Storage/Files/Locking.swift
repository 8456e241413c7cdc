import Glibc

/// The lock of a library.
///
/// It is on a file beside the games, because a game's own file is replaced at every change: who
/// waits for the old one would wait for a file that is gone.
extension File {
  /// Opens the file that is locked.
  static func lock(_ path: String) throws(FileError) -> File {
    try File(path, O_RDWR | O_CREAT | O_NOFOLLOW, mode: 0o666)
  }

  /// Takes the lock, trying once a millisecond for so long; false when another holds it still.
  func lock(patience milliseconds: Int) throws(FileError) -> Bool {
    for _ in 0...milliseconds {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
      guard errno == EWOULDBLOCK || errno == EINTR else { throw FileError("lock", path) }
      usleep(1000)
    }
    return false
  }

  /// Gives the lock back.
  func unlock() {
    flock(descriptor, LOCK_UN)
  }
}
