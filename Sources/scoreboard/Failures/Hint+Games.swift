import Basketball
import Storage

nonisolated extension Hint {
  /// How a file that is no game can be made one, or got rid of.
  static func mending(_ id: String) -> Hint {
    "mend the file, or remove it with '\(library: "delete \(id.asShellWord)")'"
  }

  /// What takes back the end of a game that is over, and nothing that was done since; what else it
  /// takes back is said. Nil where nothing does.
  static func reopening(_ game: StoredGame, now: TimeOfDay) -> Hint? {
    // The standing of a stored game may come from the head, which does not say which basket won.
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
      return "'\(game: "remove \(basket)")' takes out the basket that won it"
    }
    guard finish.ending.isByHand, let steps = (2...20).first(where: { opens(.undo($0)) })
    else { return nil }
    return "'\(game: "undo \(steps)")' takes back its end, and what was done since"
  }
}
