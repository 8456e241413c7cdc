import CLibrary

/// Sees which files of a folder are opened, by whomever. Only Linux tells that.
struct OpenedFiles: ~Copyable {
  #if os(Linux)
    private let descriptor = inotify_init1(Int32(IN_NONBLOCK))

    init(_ folder: String) {
      _ = inotify_add_watch(descriptor, folder, UInt32(IN_OPEN))
    }

    deinit { close(descriptor) }

    /// The names opened since the last look, a folder's own opening left out.
    func names() -> [String] {
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = max(0, read(descriptor, &bytes, bytes.count))
      var (names, place) = ([String](), 0)
      let header = MemoryLayout<inotify_event>.size
      while place + header <= count {
        let length = bytes.withUnsafeBytes {
          Int($0.loadUnaligned(fromByteOffset: place, as: inotify_event.self).len)
        }
        let name = bytes[(place + header)..<(place + header + length)].prefix { $0 != 0 }
        if !name.isEmpty { names.append(String(decoding: name, as: UTF8.self)) }
        place += header + length
      }
      return names.filter { $0 != ".scoreboard" }
    }
  #else
    init(_ folder: String) {}

    /// None: tests that ask are skipped.
    func names() -> [String] { [] }
  #endif
}
