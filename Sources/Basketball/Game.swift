import FoundationEssentials

/// A live game: what a scorer's verbs change and what others observe.
///
/// It knows no file. A change is handed to `commit`, and only what that gives back is shown: the
/// plays of another recorder too, when the game is shared.
@MainActor
public final class Game {
  /// A change to a scoresheet; one that throws must leave nothing behind.
  public typealias Change = (inout Scoresheet) throws -> Void
  /// Applies a change to the game as it is kept, keeps it, and gives it back.
  public typealias Commit = (Change) throws -> Scoresheet

  /// The game as it was last kept.
  public private(set) var sheet: Scoresheet
  /// Where its messages are posted.
  public let center: NotificationCenter
  private let commit: Commit

  /// A game that is kept by `commit`.
  public init(_ sheet: Scoresheet, center: NotificationCenter = .init(), commit: @escaping Commit) {
    (self.sheet, self.center, self.commit) = (sheet, center, commit)
  }

  /// Makes a change, keeps it, and then tells.
  public func change(_ change: Change) throws {
    show(try commit(change))
  }

  /// Shows the game as it is kept now, and tells what is different.
  public func show(_ new: Scoresheet) {
    let old = sheet
    sheet = new
    let (added, removed) = new.box.changes(since: old.box)
    if !added.isEmpty || !removed.isEmpty {
      center.post(PlaysDidChange(added: added, removed: removed), subject: self)
    }
    if new.box.score != old.box.score {
      center.post(ScoreDidChange(score: new.box.score), subject: self)
    }
    if new.clock != old.clock { center.post(ClockDidChange(clock: new.clock), subject: self) }
    if new.box.finish != old.box.finish {
      center.post(FinishDidChange(finish: new.box.finish), subject: self)
    }
    if new != old { center.post(DidChange(), subject: self) }
  }
}

extension BoxScore {
  /// The plays that are here and were not there, and those that were there and are not here.
  fileprivate func changes(since old: BoxScore) -> (added: [ScoredPlay], removed: [ScoredPlay]) {
    // Plays come at the end, nearly always: what both begin with is not looked at further.
    let same = zip(plays, old.plays).prefix { $0.play == $1.play }.count
    let (new, gone) = (plays[same...], old.plays[same...])
    let (here, there) = (Set(new.map(\.play)), Set(gone.map(\.play)))
    return (new.filter { !there.contains($0.play) }, gone.filter { !here.contains($0.play) })
  }
}
