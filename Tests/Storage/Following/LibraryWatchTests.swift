import Glibc
import Storage
import Synchronization
import Testing

@Suite("Who follows a library")
struct LibraryWatchTests {
  let court: Court
  let id: String

  init() throws {
    court = try Court()
    id = try court.open("2026-11-20").sheet.id
  }

  /// Whether the watch tells that something happened meanwhile; what it told is taken in.
  private func isTold(_ watch: inout LibraryWatch, _ happening: () throws -> Void) throws -> Bool {
    watch.drain()
    try happening()
    var waited = pollfd(fd: watch.descriptor ?? -1, events: Int16(POLLIN), revents: 0)
    let isTold = poll(&waited, 1, 0) > 0
    watch.drain()
    return isTold
  }

  /// Expects that the watch is told of changes, or else that it has to look now and then.
  private func expect(
    _ watch: borrowing LibraryWatch, hears: Bool, at place: SourceLocation = #_sourceLocation
  ) {
    let (descriptor, interval) = (watch.descriptor, watch.pollInterval)
    #expect((descriptor != nil) == hears, sourceLocation: place)
    #expect(interval == (hears ? 1000 : 50), sourceLocation: place)
  }

  private func play() throws {
    _ = try court.library.update(try court.library.game(id)) { try $0.score("Ana") }
  }

  @Test("is told of each play")
  func plays() throws {
    var watch = court.library.watch()
    for _ in 0..<3 { #expect(try isTold(&watch, play)) }
  }

  @Test("is told of a file that is written in place, renamed, removed, and put in")
  func files() throws {
    var watch = court.library.watch()
    let (text, path) = (try court.text(id), court.path(id))
    #expect(try isTold(&watch) { try court.overwrite(id, with: text + "\n") })
    #expect(try isTold(&watch) { try court.put(text, as: id) })
    #expect(try isTold(&watch) { rename(path, path + ".old") })
    #expect(try isTold(&watch) { rename(path + ".old", path) })
    #expect(try isTold(&watch) { unlink(path) })
    #expect(try isTold(&watch) { try court.overwrite(id, with: text) })
  }

  @Test("is told of nothing when others look, or when only the tool's own files change")
  func readers() throws {
    var watch = court.library.watch()
    let quiet: [() throws -> Void] = [
      { _ = try court.library.game(id) }, { _ = try court.library.everyID() },
      { try court.settle() }, { unlink(court.note) }, {},
    ]
    for happening in quiet { #expect(try !isTold(&watch, happening)) }
  }

  @Test("goes on with a folder that was removed, moved or replaced, and looks itself meanwhile")
  func folders() throws {
    var watch = court.library.watch()
    expect(watch, hears: true)
    for aside in ["old", "older"] {
      #expect(try isTold(&watch) { rename(court.games, "\(court.folder)/\(aside)") })
      expect(watch, hears: false)
      mkdir(court.games, 0o777)
      expect(watch, hears: false)
      watch.drain()
      expect(watch, hears: true)
      #expect(try isTold(&watch) { try court.open("2026-11-21") })
    }
    #expect(try isTold(&watch) { try removeFolder() })
    expect(watch, hears: false)
    #expect(rename("\(court.folder)/old", court.games) == 0)
    watch.drain()
    #expect(try isTold(&watch, play))
  }

  @Test("follows one that is not there yet, once it is")
  func missing() throws {
    let other = GameLibrary<Headline>("\(court.folder)/later", system: .quick)
    var watch = other.watch()
    expect(watch, hears: false)
    mkdir(other.folder, 0o777)
    watch.drain()
    let path = "\(other.folder)/a.json"
    #expect(try isTold(&watch) { close(open(path, O_WRONLY | O_CREAT, 0o666)) })
  }

  @Test("looks itself where the system does not tell, and is told as soon as it does")
  func polling() throws {
    let isFull = Flag()
    var (deaf, full) = (FileSystem.quick, FileSystem.quick)
    deaf.notify = { isFull.isSet ? -1 : FileSystem.quick.notify() }
    full.follow = { isFull.isSet ? -1 : FileSystem.quick.follow($0, $1) }
    for system in [deaf, full] {
      isFull.set(true)
      var watch = court.library(on: system).watch()
      watch.drain()
      expect(watch, hears: false)
      isFull.set(false)
      #expect(try isTold(&watch, play))
    }
  }

  @Test("never waits for what it was told, and hands nothing to a child")
  func descriptors() throws {
    let watch = court.library.watch()
    let descriptor = watch.descriptor ?? -1
    #expect(fcntl(descriptor, F_GETFD) & FD_CLOEXEC != 0)
    #expect(fcntl(descriptor, F_GETFL) & O_NONBLOCK != 0)
  }

  private func removeFolder() throws {
    for file in try court.files() { unlink("\(court.games)/\(file)") }
    for file in ["open", "lock", ".gitignore"] { unlink("\(court.games)/.scoreboard/\(file)") }
    rmdir("\(court.games)/.scoreboard")
    try #require(rmdir(court.games) == 0)
  }
}

/// Whether the system has no more watches to give.
private final class Flag: Sendable {
  private let state = Atomic(false)

  var isSet: Bool { state.load(ordering: .relaxed) }

  func set(_ isSet: Bool) { state.store(isSet, ordering: .relaxed) }
}
