import Basketball
import Documents

/// Reports each play of a followed game once.
///
/// A corrected play is not reported again. A play that was removed before it was reported is
/// reported once it is restored.
nonisolated struct PlayStream {
  /// Plays up to this number are known.
  private var since: Int
  /// The numbers of later plays that were reported.
  private var seen: Set<Int> = []

  init(since number: Int) {
    since = number
  }

  /// The plays that count and were not reported, by number.
  ///
  /// - Parameter last: the highest number to report.
  mutating func next(in sheet: Scoresheet, upTo last: Int = .max) -> [PlayDocument] {
    let plays = sheet.playByPlay.plays
    let new = plays.filter { $0.play.number <= last && isNew($0) }
      .sorted { $0.play.number < $1.play.number }
    take(new)
    return new.map { PlayDocument($0, on: sheet.standing.rules.clockFace) }
  }

  /// The plays added or restored by an outcome that were not reported.
  ///
  /// - Parameter sheet: the game after it, perhaps with later plays, which are left for later.
  mutating func next(after outcome: Outcome, in sheet: Scoresheet) -> [PlayDocument] {
    guard case .record? = outcome.action else {
      return outcome.changesPlays ? next(in: sheet, upTo: outcome.after.lastNumber) : []
    }
    // A play may have been removed again since.
    let new = outcome.added.filter { isNew($0) }.compactMap { sheet.play($0.play.number) }
    take(new)
    return new.map { PlayDocument($0, on: sheet.standing.rules.clockFace) }
  }

  private func isNew(_ scored: ScoredPlay) -> Bool {
    scored.play.number > since && !seen.contains(scored.play.number)
  }

  private mutating func take(_ plays: [ScoredPlay]) {
    for scored in plays { seen.insert(scored.play.number) }
  }

  /// Starts over after a replaced history: from the first play that differs, all are new. Plays are
  /// the same if they were recorded at the same time, since a restored copy uses numbers a second
  /// time.
  mutating func restart(from old: Scoresheet, with new: Scoresheet) {
    var known: [Int: TimeOfDay] = [:]
    for version in old.versions { known[version.play.number] = version.play.recorded }
    let plays = new.versions.map(\.play)
    let other = plays.filter { known[$0.number] != $0.recorded }.map(\.number).min()
    let common = other.map { $0 - 1 } ?? plays.map(\.number).max() ?? 0
    since = min(since, common)
    seen = seen.filter { $0 <= common }
  }
}
