/// Whether the tests run on Linux. Some of what they look with is Linux's alone: /proc, /dev/full, and
/// who opens which file.
public let isLinux = {
  #if os(Linux)
    true
  #else
    false
  #endif
}()
