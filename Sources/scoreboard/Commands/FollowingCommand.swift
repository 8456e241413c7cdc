import Arguments
import Basketball
import Storage
import Terminal
import ViewModels

/// A command that follows a game while others record, and then the next games.
protocol FollowingCommand: GameCommand {
  /// Whether it goes on to the next game when this one is over.
  var isForever: Bool { get set }
  var saysThatItWaits: Bool { get }
}

@MainActor
extension FollowingCommand {
  nonisolated mutating func visitForever(_ rows: inout Rows) {
    rows.flag("forever", "go on to the next game when this one is over", &isForever)
  }

  nonisolated var saysThatItWaits: Bool { true }

  /// Follows one game after another: calls `begin` with each new game, and `wait` to wait for
  /// changes and take them in. Plays of the first game up to `number` are known already.
  func follow(
    since number: Int = 0, endingWithGame: Bool,
    begin: (ChangeStream) throws -> Void, wait: (ChangeStream) throws -> Void
  ) throws {
    let library = try library
    let next = try next()
    var known = number
    var game = try context.gameIfAny() ?? next.map { try self.wait(for: $0, in: library) }
    while let followed = game {
      let changes = try ChangeStream(
        followed.state.id, in: library, since: known, now: context.clock)
      try begin(changes)
      game = nil
      known = 0
      while !endingWithGame || !changes.isFinished {
        game = next.flatMap { changes.next(by: $0) }
        if game != nil { break }
        try wait(changes)
      }
    }
  }

  /// Finds the next game; nil if the game was named.
  func next() throws -> NextGame? {
    try context.gameWord() == nil
      ? NextGame(in: library, isForever: isForever, now: context.clock) : nil
  }

  private func wait(
    for next: NextGame, in library: GameLibrary
  ) throws -> StoredGame {
    var watch = library.watch()
    if saysThatItWaits, tellsMore {
      try context.err.write(
        "scoreboard: waiting for a game in '\(library.folder.escapingControls)'\n")
    }
    while true {
      if let game = next.game(after: nil) { return game }
      try context.wait(watch.pollInterval, watch.descriptor)
      watch.drain()
    }
  }

  /// Says on stderr that the file of a game cannot be read, or that it is back.
  func report(_ event: ChangeStream.Event, of id: String) {
    switch event {
    case .lost(let error):
      context.mention(Problem(error).hinting("it is waited for"))
    case .found where !isJSON:
      try? context.err.write("scoreboard: \(id.escapingControls) is back\n")
    default: break
    }
  }
}
