import Basketball

/// One step of a scorer in words: what an undo took back or a redo gave back.
public nonisolated struct StepDocument: Equatable, Sendable {
  /// `play 12: Ana two`, `the fix of play 12: Ana two`.
  public let text: String

  init(_ entry: Entry, in sheet: Scoresheet) {
    text =
      switch entry.did {
      case .record(let plays, let dropped):
        Self.numbered(plays.map(\.number)) + ": "
          + plays.map { sheet.words($0) }.joined(separator: ", ") + Self.without(dropped)
      case .fix(let play, let dropped):
        "the fix of play \(play.number): \(sheet.words(play))" + Self.without(dropped)
      case .remove(let numbers): "the removal of " + Self.numbered(numbers)
      case .join(let side, let player): "\(player.name) on the roster of \(sheet.teams[side].name)"
      case .rename(let who, let name):
        "the name \(name), in place of \(who.player ?? "the team's before")"
      case .rules(let rules, let dropped): "the rules '\(rules.name)'" + Self.without(dropped)
      case .note(let note): note.map { "the note '\($0)'" } ?? "the end of the note"
      case .open, .undo, .redo, .clock: ""
      }
  }

  private static func without(_ dropped: [Int]) -> String {
    dropped.isEmpty ? "" : ", without \(numbered(dropped))"
  }

  static func numbered(_ numbers: [Int]) -> String {
    (numbers.count == 1 ? "play " : "plays ") + numbers.map(String.init).spoken
  }
}

extension Scoresheet {
  /// `Ana two`, or `Reds foul` for the team itself.
  nonisolated func words(_ play: Play) -> String {
    "\(play.who.player ?? teams[play.who.side].name) \(play.move.word)"
  }
}

extension [String] {
  /// `1`, `1 and 2`, `1, 2 and 3`.
  public nonisolated var spoken: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
