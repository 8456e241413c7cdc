import Basketball
import Storage

/// Errors as a command reports them: their hints act on the library and the game of the command.
extension GameCommand {
  /// Reports an error that does not end the command.
  ///
  /// - Returns: how the tool ends for it.
  func report(_ error: any Error, hint: Hint? = nil, in context: Context) -> Exit {
    var failure = Failure(error).hinting(for: common)
    if let hint { failure = failure.hinting(hint) }
    return context.report(failure, asJSON: common.isJSON)
  }

  /// What was refused of a game, with hints that act on that game.
  func hinted(
    _ refusals: [Failure], on game: StoredGame, of library: GameLibrary, now: TimeOfDay
  ) -> [Failure] {
    if refusals.isEmpty { return [] }
    let id = hasSeveralGames(library) ? game.standing.id : nil
    let isOver = refusals.contains { $0.isOfFinishedGame }
    let reopening = isOver ? Hint.reopening(game, now: now) : nil
    return refusals.map { failure in
      (failure.isOfFinishedGame ? failure.hinting(reopening) : failure)
        .naming(id).hinting(for: common)
    }
  }

  /// Whether a command line has to say which game it is about.
  func hasSeveralGames(_ library: GameLibrary) -> Bool {
    ((try? library.ids().count) ?? 1) > 1
  }

  /// What command lines about a game have to name.
  func place(of id: String, amongSeveral: Bool) -> Hint.Place {
    Hint.Place(
      library: common.library, game: amongSeveral ? id : nil, isSession: common.sessionGame != nil)
  }
}
