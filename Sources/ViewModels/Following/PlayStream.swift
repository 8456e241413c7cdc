import Basketball
import Documents

/// The plays of a followed game, each given out once.
///
/// A play is not given out again when it is corrected. One that was taken out before its turn is given
/// out when it is given back.
nonisolated struct PlayStream {
  /// Plays up to this number are known.
  private var since: Int
  /// The numbers of those after it that were given out.
  private var seen: Set<Int> = []

  init(since number: Int) {
    since = number
  }

  /// The plays that count and have not been given out, by their numbers.
  ///
  /// - Parameter last: the highest number that may be among them.
  mutating func next(in sheet: Scoresheet, upTo last: Int = .max) -> [PlayDocument] {
    let plays = sheet.playByPlay.plays
    let new = plays.filter { $0.play.number <= last && isNew($0) }
      .sorted { $0.play.number < $1.play.number }
    take(new)
    return new.map { PlayDocument($0, on: sheet.standing.rules.clockFace) }
  }

  /// The plays that an outcome has added or given back, of those that were not given out.
  ///
  /// - Parameter sheet: the game after it; more may have been recorded since, which is left for later.
  mutating func next(after outcome: Outcome, in sheet: Scoresheet) -> [PlayDocument] {
    guard case .record? = outcome.action else {
      return outcome.changesPlays ? next(in: sheet, upTo: outcome.after.lastNumber) : []
    }
    // One that was taken out again since does not count.
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

  /// The game has another history now: its plays are new from the first one on that is another. A play
  /// is the same when it was recorded at the same time: a copy put back gives numbers a second time.
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
