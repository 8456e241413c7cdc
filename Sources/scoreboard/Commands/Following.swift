import Basketball
import Storage
import Terminal
import ViewModels

/// How a command follows a game while others record, and then the next games.
@MainActor
extension GameCommand {
  /// Follows one game after another, and waits for the first. It shows each reported event of a game, and at last its
  /// end; it also shows the game when time is up or something else changes.
  ///
  /// - Parameters:
  ///   - number: plays of the first game up to this number are known already.
  ///   - tellsThatItWaits: whether to say that there is no game yet.
  ///   - nextChange: milliseconds until what is shown changes with time.
  func follow(
    since number: Int = 0, endingWithGame: Bool, tellsThatItWaits: Bool = true,
    nextChange: () -> Int? = { nil }, show: ([ChangeStream.Event], ChangeStream) throws -> Void
  ) throws {
    let library = try library
    // Before the first look, so that no change is missed.
    var watch = library.watch()
    let next = try next()
    var game = try context.gameIfAny()
    if game == nil, tellsThatItWaits, tellsMore {
      try context.err.write(
        "scoreboard: waiting for a game in '\(library.folder.escapingControls)'\n")
    }
    var changes: ChangeStream?
    while true {
      game = game ?? next?.game(after: changes?.followed)
      if let found = game {
        let known = changes == nil ? number : 0
        let new = try ChangeStream(found, in: library, since: known, now: context.clock)
        try show([new.beginning()], new)
        (changes, game) = (new, nil)
      }
      if endingWithGame, changes?.isFinished == true { return }
      let wait = [changes?.timeLeft, changes == nil ? nil : nextChange()].compactMap(\.self).min()
      try context.wait(for: &watch, orFor: wait)
      if let changes { try show(changes.refresh(), changes) }
    }
  }

  /// Finds the next game; nil if the game was named.
  func next() throws -> NextGame? {
    try context.gameWord() == nil
      ? NextGame(in: library, isForever: common.isForever, now: context.clock) : nil
  }

  /// Says on stderr that the file of a game cannot be read, or that it is back.
  func report(_ event: ChangeStream.Event, of id: String) {
    switch event {
    case .lost(let error):
      context.mention(Problem(error).hinting("it is waited for"))
    case .found where !common.isJSON:
      try? context.err.write("scoreboard: \(id.escapingControls) is back\n")
    default: break
    }
  }
}

extension Context {
  /// Waits for a change in a library, or until so many milliseconds are over.
  func wait(for watch: inout LibraryWatch, orFor milliseconds: Int?) throws {
    try wait(min(watch.pollInterval, milliseconds ?? .max), watch.descriptor)
    watch.drain()
  }
}
