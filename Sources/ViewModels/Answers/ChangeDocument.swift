import Basketball

/// What a correction did, in words.
public nonisolated struct ChangeDocument: Equatable, Sendable {
  /// What changed, and what was taken out besides, a line each.
  public let lines: [String]
  /// The score before and after, when it changed: `Reds 7 : 5 Blues → 6 : 5`.
  public let score: String?
  /// Where the game stands, when that changed: `final, Reds won` or `open again`.
  public let standing: String?

  init(_ what: String, dropped: [Play], before: Scoresheet, after: Scoresheet) {
    let taken = dropped.map { "took out play \($0.number): \(before.words($0))" }
    lines = [what] + taken
    let (old, new) = (before.box.score, after.box.score)
    let teams = after.teams
    score =
      old == new
      ? nil
      : "\(teams.home.name) \(old.home) : \(old.away) \(teams.away.name)"
        + " → \(new.home) : \(new.away)"
    switch (before.box.finish?.winner, after.box.finish?.winner) {
    case (let one, let other) where one == other: standing = nil
    case (_, let winner?): standing = "final, \(teams[winner].name) won"
    case (_, nil): standing = "open again, clock paused at \(after.clock.reading.text)"
    }
  }
}
