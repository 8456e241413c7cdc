import CLibrary
import Fixtures
import Platform
import Storage
import Synchronization
import Testing

@Suite("Who follows a library")
struct LibraryWatchTests: HasLibrary {
  let temporary = TemporaryLibrary()
  let id: String

  init() throws { id = try temporary.open("2026-11-20").state.id }

  /// Whose queue of folders is used.
  enum Queue: CaseIterable {
    case own, mac

    /// That of macOS can only be made of Linux's.
    static var tried: [Queue] { isLinux ? allCases : [.own] }

    var system: FileSystem { self == .own ? .withoutSync : MacQueue().system }
  }

  /// Whether the watch says that something happened meanwhile; what it said is taken in.
  private func isNotified(_ watch: inout LibraryWatch, _ happening: () throws -> Void) throws
    -> Bool
  {
    watch.drain()
    try happening()
    var waited = pollfd(fd: watch.descriptor ?? -1, events: Int16(POLLIN), revents: 0)
    let isNotified = poll(&waited, 1, 0) > 0
    watch.drain()
    return isNotified
  }

  /// Expects that the watch is notified of changes, or else that it has to look now and then.
  private func expect(
    _ watch: borrowing LibraryWatch, hears: Bool, at place: SourceLocation = #_sourceLocation
  ) {
    let (descriptor, interval) = (watch.descriptor, watch.pollInterval)
    #expect((descriptor != nil) == hears, sourceLocation: place)
    #expect(interval == (hears ? 1000 : 50), sourceLocation: place)
  }

  private func play() throws {
    _ = try library.score("Ana", in: try library.game(id))
  }

  @Test("is notified of each play", arguments: Queue.tried)
  func plays(_ queue: Queue) throws {
    var watch = library(on: queue.system).watch()
    for _ in 0..<3 { #expect(try isNotified(&watch, play)) }
  }

  @Test(
    "is notified of a file that is written in place, on macOS only once it looks again",
    arguments: Queue.tried)
  func inPlace(_ queue: Queue) throws {
    var watch = library(on: queue.system).watch()
    let text = try temporary.text(id)
    let isHeard = queue == .own && isLinux
    #expect(try isNotified(&watch) { try overwrite(id, with: text + "\n") } == isHeard)
    expect(watch, hears: true)
  }

  @Test("is notified of a file that is renamed, removed, and put in", arguments: Queue.tried)
  func files(_ queue: Queue) throws {
    var watch = library(on: queue.system).watch()
    let (text, path) = (try temporary.text(id), temporary.path(id))
    #expect(try isNotified(&watch) { try put(text, as: id) })
    #expect(try isNotified(&watch) { rename(path, path + ".old") })
    #expect(try isNotified(&watch) { rename(path + ".old", path) })
    #expect(try isNotified(&watch) { unlink(path) })
    #expect(try isNotified(&watch) { try overwrite(id, with: text) })
  }

  @Test(
    "is notified of nothing when others look, or when only the tool's own files change",
    arguments: Queue.tried)
  func readers(_ queue: Queue) throws {
    var watch = library(on: queue.system).watch()
    let quiet: [() throws -> Void] = [
      { _ = try library.game(id) }, { _ = try library.ids() },
      { try makeIndex() }, { unlink(index) }, {},
    ]
    for happening in quiet { #expect(try !isNotified(&watch, happening)) }
  }

  @Test(
    "goes on with a folder that was removed, moved or replaced, and looks itself meanwhile",
    arguments: Queue.tried)
  func folders(_ queue: Queue) throws {
    var watch = library(on: queue.system).watch()
    expect(watch, hears: true)
    for aside in ["old", "older"] {
      #expect(try isNotified(&watch) { rename(games, "\(temporary.folder)/\(aside)") })
      expect(watch, hears: false)
      mkdir(games, 0o777)
      expect(watch, hears: false)
      watch.drain()
      expect(watch, hears: true)
      #expect(try isNotified(&watch) { try temporary.open("2026-11-21") })
    }
    #expect(try isNotified(&watch) { try removeFolder() })
    expect(watch, hears: false)
    #expect(rename("\(temporary.folder)/old", games) == 0)
    watch.drain()
    #expect(try isNotified(&watch, play))
  }

  @Test(
    "keeps one folder open where it is followed by that, and none at the end",
    .enabled(if: isLinux, "of its queue that of macOS is made"))
  func openFolders() throws {
    let queue = MacQueue()
    do {
      var watch = library(on: queue.system).watch()
      for _ in 0..<3 {
        #expect(queue.openFolders == 1)
        try play()
        watch.drain()
      }
      #expect(rename(games, games + ".old") == 0)
      watch.drain()
      #expect(queue.openFolders == 0)
      #expect(rename(games + ".old", games) == 0)
      watch.drain()
    }
    #expect(queue.openFolders == 0)
  }

  @Test("follows one that is not there yet, once it is", arguments: Queue.tried)
  func missing(_ queue: Queue) throws {
    let other = GameLibrary("\(temporary.folder)/later", system: queue.system)
    var watch = other.watch()
    expect(watch, hears: false)
    mkdir(other.folder, 0o777)
    watch.drain()
    let path = "\(other.folder)/a.json"
    #expect(try isNotified(&watch) { close(CLibrary.open(path, O_WRONLY | O_CREAT, 0o666)) })
  }

  @Test("looks itself where the system says nothing, and is notified as soon as it does")
  func polling() throws {
    let isFull = Flag()
    var (deaf, full) = (FileSystem.withoutSync, FileSystem.withoutSync)
    deaf.openQueue = { () throws(SystemError) in
      if isFull.isSet { throw .tooManyFiles }
      return try FileSystem.posix.openQueue()
    }
    full.follow = { notices, folder throws(SystemError) in
      if isFull.isSet { throw .noSpace }
      return try FileSystem.posix.follow(notices, folder)
    }
    for system in [deaf, full] {
      isFull.set(true)
      var watch = library(on: system).watch()
      watch.drain()
      expect(watch, hears: false)
      isFull.set(false)
      #expect(try isNotified(&watch, play))
    }
  }

  @Test("never waits for what it hears, and hands nothing to a child")
  func descriptors() throws {
    let watch = library.watch()
    let descriptor = watch.descriptor ?? -1
    #expect(fcntl(descriptor, F_GETFD) & FD_CLOEXEC != 0)
    if isLinux { #expect(fcntl(descriptor, F_GETFL) & O_NONBLOCK != 0) }
  }

  private func removeFolder() throws {
    for file in try temporary.files() { unlink("\(games)/\(file)") }
    for file in ["open", "lock", ".gitignore"] { unlink("\(games)/.scoreboard/\(file)") }
    rmdir("\(games)/.scoreboard")
    try #require(rmdir(games) == 0)
  }
}

/// Whether the system has no more watches to give.
private final class Flag: Sendable {
  private let state = Atomic(false)

  var isSet: Bool { state.load(ordering: .relaxed) }

  func set(_ isSet: Bool) { state.store(isSet, ordering: .relaxed) }
}
