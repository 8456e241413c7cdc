import Basketball

/// One step of a scorer in words: what an undo took back or a redo gave back.
public nonisolated struct StepDocument: Equatable, Sendable {
  /// `play 12: Ana two`, or `plays 12 and 13: Ana two, Bo assist`.
  public let text: String

  init(_ entry: Entry, teams: Sides<Team>) {
    guard case .record(let plays) = entry.did else {
      text = ""
      return
    }
    let numbers = plays.map { "\($0.number)" }
    let moves = plays.map { "\($0.who.player ?? teams[$0.who.side].name) \($0.move.word)" }
    text =
      (numbers.count == 1 ? "play " : "plays ") + numbers.spoken + ": "
      + moves.joined(separator: ", ")
  }
}

extension [String] {
  /// `1`, `1 and 2`, `1, 2 and 3`.
  public nonisolated var spoken: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
