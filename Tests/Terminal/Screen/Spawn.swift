import CLibrary
import Testing

/// Starts a program in this session, in a group of its own if that is asked for.
func spawn(_ program: String, _ arguments: [String], asGroup: Bool = false) throws -> pid_t {
  var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
  words.append(nil)
  defer { for word in words { free(word) } }
  var attributes: SpawnAttributes = zero()
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  if asGroup { posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP)) }
  var process = pid_t()
  try #require(posix_spawn(&process, program, nil, &attributes, words, nil) == 0)
  return process
}
