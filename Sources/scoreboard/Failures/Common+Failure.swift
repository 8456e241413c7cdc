import Basketball
import Storage

/// Errors with hints that act on the library and the game of the command.
extension Common {
  /// Reports an error that does not end the command, and returns its exit.
  @discardableResult
  func report(_ error: any Error, hint: Hint? = nil, in context: Context) -> Exit {
    var failure = Failure(error).hinting(for: self)
    if let hint { failure = failure.hinting(hint) }
    return context.report(failure, asJSON: isJSON)
  }

  /// The same of several errors; the exit is that of the last.
  @discardableResult
  func report(_ errors: [LibraryError], in context: Context) -> Exit {
    errors.map { report($0, in: context) }.last ?? .success
  }

  /// The refusals with hints that name the game if there are several.
  func hinted(
    _ refusals: [Failure], on game: StoredGame, of library: GameLibrary, now: TimeOfDay
  ) -> [Failure] {
    if refusals.isEmpty { return [] }
    let id = hasSeveralGames(library) ? game.standing.id : nil
    let isOver = refusals.contains { $0.isOfFinishedGame }
    let reopening = isOver ? Hint.reopening(game, now: now) : nil
    return refusals.map { failure in
      (failure.isOfFinishedGame && failure.hint == nil ? failure.hinting(reopening) : failure)
        .listingMoves(of: game.standing.rules).naming(id).hinting(for: self)
    }
  }

  func hasSeveralGames(_ library: GameLibrary) -> Bool {
    ((try? library.ids().count) ?? 1) > 1
  }

  func place(of id: String, amongSeveral: Bool) -> Hint.Place {
    Hint.Place(
      library: library, game: amongSeveral ? id : nil, isSession: sessionGame != nil)
  }
}

extension Hint {
  /// How to reopen a finished game: `undo` if the last step ended it, else `remove` of the winning
  /// basket, else several steps of `undo`; nil if none of these does.
  fileprivate static func reopening(_ game: StoredGame, now: TimeOfDay) -> Hint? {
    // The head of a game does not say which basket won, so the whole game is read.
    guard let sheet = try? game.scoresheet(), let finish = sheet.standing.asOf(now).finish else {
      return nil
    }
    func opens(_ verb: Verb) -> Bool {
      var sheet = sheet
      guard let outcome = try? sheet.perform(verb, now: now) else { return false }
      return outcome.after.asOf(now).finish == nil
    }
    if opens(.undo(1)) { return "'\(game: "undo")' takes back the last step" }
    if let basket = finish.basket, opens(.remove(basket)) {
      return "'\(game: "remove \(basket)")' removes the basket that won it"
    }
    guard finish.ending.isByHand, let steps = (2...20).first(where: { opens(.undo($0)) })
    else { return nil }
    return "'\(game: "undo \(steps)")' reopens the game, and takes back what was done since"
  }
}
