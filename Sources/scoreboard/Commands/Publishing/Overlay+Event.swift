import Events
import Storage
import Terminal
import Views

/// `overlay --event`: keeps the files of an event's wall.
extension Overlay {
  func showEvent(_ name: String, in context: Context) throws -> Exit {
    let library = try common.library(in: context)
    // Begun before the event is read, so that no change is missed.
    var watch = library.watch()
    var event = try FollowedEvent(LibraryEvent(name: name, library: library))
    common.report(try event.refresh(now: context.now()), in: context)
    var wall = event.files(now: context.now())
    var files = try KeptFiles(folder.get(), of: .event, isJSON: common.isJSON)
    try files.begin(wall.all)
    let isTold = !common.isQuiet && !common.isJSON
    if isTold {
      try context.say(["\(files.folder.path)/\(WallFiles.page) is for a wall".escapingControls])
    }
    var trouble = Trouble(
      hint: "it is waited for", end: isTold ? "\(name) is back" : nil, isJSON: common.isJSON)
    while !(isOnce && event.standing.isOver) {
      try context.wait(min(watch.pollInterval, wall.nextChange ?? .max), watch.descriptor)
      watch.drain()
      let now = context.now()
      do {
        common.report(try event.refresh(now: now), in: context)
        trouble.end(in: context)
      } catch {
        trouble.begin(error, in: context)
      }
      wall = event.files(now: now)
      files.show(wall.all, context)
    }
    if let error = files.error { throw error }
    return .success
  }

  /// Refuses words and options that do not apply to an event.
  func checkEventWords(in context: Context) throws {
    if isForever {
      throw Failure.conflict(
        "eventForever", "--forever goes on to the next game, and an event has none")
    }
    if let word = game ?? common.game {
      throw Failure.conflict(
        "eventOrGame", "'\(word.excerpt)' is a game, and --event is for all games of an event")
    }
  }
}
