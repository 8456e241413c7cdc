@testable import Basketball

/// A game that is saved in memory, as a library saves one in a file.
@MainActor
final class SavedGame {
  var sheet: Scoresheet
  /// What the next commit fails with, before anything is done.
  var failure: Problem?

  /// How many entries a game was given that shows it.
  private var shown: Int

  init(_ sheet: Scoresheet) {
    self.sheet = sheet
    shown = sheet.tape.entries.count
  }

  /// What was written since a game was last given it.
  func newEntries() -> [Entry] {
    defer { shown = sheet.tape.entries.count }
    return Array(sheet.tape.entries[shown...])
  }

  func commit(
    _: Scoresheet, _ verbs: [Verb], keepGoing: Bool, now: TimeOfDay
  ) throws -> (sheet: Scoresheet, results: [Result<Outcome, Problem>]) {
    if let failure { throw failure }
    var copy = WorkingCopy(sheet)
    let results = try copy.perform(verbs, keepGoing: keepGoing) { now }
    sheet = copy.sheet
    _ = newEntries()
    return (sheet, results)
  }
}
