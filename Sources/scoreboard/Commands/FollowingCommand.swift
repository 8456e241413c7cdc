import Storage
import Terminal
import ViewModels

/// A command that follows a game while others record, and then the next games.
nonisolated protocol FollowingCommand: GameCommand {
  /// Whether it goes on to the next game when this one is over.
  var isForever: Bool { get }
  var endsWithGame: Bool { get }
  var saysThatItWaits: Bool { get }
}

extension FollowingCommand {
  nonisolated var endsWithGame: Bool { !isForever }

  /// Follows one game after another: calls `begin` with each new game, and `wait` to wait for
  /// changes and take them in. Plays of the first game up to `number` are known already.
  func follow(
    in library: GameLibrary, since number: Int = 0, _ context: Context,
    begin: (ChangeStream) throws -> Void, wait: (ChangeStream) throws -> Void
  ) throws {
    let next = try next(in: library, context)
    var game = try first(in: library, context) ?? self.wait(for: next, in: library, context)
    var known = number
    while let followed = game {
      let changes = try ChangeStream(
        followed.standing.id, in: library, since: known, now: context.clock)
      try begin(changes)
      game = try another(after: changes, by: next, wait)
      known = 0
    }
  }

  /// Follows a game to its end, or until another follows, which is returned.
  private func another(
    after changes: ChangeStream, by next: NextGame?, _ wait: (ChangeStream) throws -> Void
  ) throws -> StoredGame? {
    while !endsWithGame || !changes.isFinished {
      if let next, let game = changes.next(by: next) { return game }
      try wait(changes)
    }
    return nil
  }

  /// The first game to follow; nil if there is none yet and none was named.
  func first(in library: GameLibrary, _ context: Context) throws -> StoredGame? {
    let isNamed = try context.gameWord() != nil
    do {
      return try context.game(for: .reading, of: library)
    } catch LibraryError.noGames where !isNamed {
      return nil
    } catch LibraryError.noLibrary where !isNamed {
      return nil
    }
  }

  /// Finds the next game; nil if the game was named.
  func next(in library: GameLibrary, _ context: Context) throws -> NextGame? {
    try context.gameWord() == nil
      ? NextGame(in: library, isForever: isForever, now: context.clock) : nil
  }

  private func wait(
    for next: NextGame?, in library: GameLibrary, _ context: Context
  ) throws -> StoredGame? {
    guard let next else { return nil }
    var watch = library.watch()
    if saysThatItWaits {
      let folder = library.folder.escapingControls
      try context.err.write("scoreboard: waiting for a game in '\(folder)'\n")
    }
    while true {
      if let game = next.game(after: nil) { return game }
      try context.wait(watch.pollInterval, watch.descriptor)
      watch.drain()
    }
  }

  /// Says on stderr that the file of a game cannot be read, or that it is back.
  func report(_ event: ChangeStream.Event, of id: String, in context: Context) {
    switch event {
    case .lost(let error):
      context.report(error, hint: "it is waited for")
    case .found where !context.isJSON:
      try? context.err.write("scoreboard: \(id.escapingControls) is back\n")
    case .found, .changed, .replaced: break
    }
  }
}
