import Basketball

/// A game that is saved in memory, as a library saves one in a file.
@MainActor
final class SavedGame {
  var sheet: Scoresheet
  /// What the next commit fails with, before anything is done.
  var failure: GameError?

  /// How many entries a game was given that shows it.
  private var shown: Int

  init(_ sheet: Scoresheet) {
    self.sheet = sheet
    shown = sheet.tape.entries.count
  }

  /// What was written since a game was last given it.
  func change() -> Game.Change {
    defer { shown = sheet.tape.entries.count }
    return .entries(Array(sheet.tape.entries[shown...]))
  }

  func commit(_ verbs: [Verb], keepGoing: Bool, now: TimeOfDay) throws -> Game.Committed {
    if let failure { throw failure }
    var results: [VerbResult] = []
    for verb in verbs {
      do throws(GameError) {
        results.append(.success(try sheet.perform(verb, now: now)))
      } catch {
        results.append(.failure(error))
        if !keepGoing { break }
      }
    }
    return Game.Committed(change(), results: results)
  }
}
