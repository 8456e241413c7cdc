import Basketball
import Storage

/// A game in a library, followed while others change it, and changed here too.
///
/// Only this class knows whether the file can be read. A verb is decided once, on the game that the screens observe;
/// the entries of others are applied to that game one by one.
public final class FollowedGame {
  /// News from the file.
  indirect enum News: Equatable {
    case changed(Outcome)
    /// Another history has replaced that of the game; the value is the game before.
    case replaced(Scoresheet)
    /// Its file is missing or unreadable. Reported once; it may come back.
    case lost(LibraryError)
    case found
  }

  /// The game, to be observed and changed.
  public let game: Game
  private let library: GameLibrary
  private let state: State

  /// State shared by the game's own changes and looks at its file.
  private final class State {
    var stored: StoredGame
    var trouble: LibraryError?
    /// What others have recorded since.
    var others = [Entry]()
    /// Whether the next news tell of a change made here: it was saved, but may not survive a power cut.
    var hasOwnNews = false

    init(_ stored: StoredGame) {
      self.stored = stored
    }

    /// Remembers the entries of the new tape that others have added to the old one, or have in place of entries of
    /// the old one.
    ///
    /// - Parameter own: the number of entries at the end that were made here.
    func hear(_ new: Tape, since old: Tape, own: Int = 0) {
      let shared = zip(old.entries, new.entries).prefix { $0 == $1 }.count
      others += new.entries.dropFirst(shared).dropLast(own)
    }
  }

  /// Follows a game from now on.
  public init(_ stored: StoredGame, in library: GameLibrary, now: @escaping () -> TimeOfDay) throws
  {
    self.library = library
    let state = State(stored)
    self.state = state
    game = Game(stored.sheet) { sheet, verbs, keepGoing in
      do {
        let saved = try library.update(state.stored, verbs, keepGoing: keepGoing, now: now)
        state.stored = saved.game
        let new = saved.done.sheet
        let own = saved.done.entries.count
        if new.tape.entries.count != sheet.tape.entries.count + own {
          state.hear(new.tape, since: sheet.tape, own: own)
        }
        return (new, saved.results)
      } catch {
        state.hasOwnNews = error.isSaved
        throw error
      }
    }
  }

  /// The news since the last look, in order.
  func refresh() -> [News] {
    let before = state.trouble
    do {
      let change = try library.change(since: state.stored)
      let news = try change.map(show) ?? []
      // Set last: a game that could not be shown is read again.
      if let change { state.stored = change.game }
      state.trouble = nil
      return (before == nil ? [] : [.found]) + news
    } catch {
      state.trouble = error
      // A file that is being written is damaged in changing ways.
      let isSame = before.map { ($0.damage == nil) == (error.damage == nil) } ?? false
      return isSame ? [] : [.lost(error)]
    }
  }

  /// Whether its file could not be read at the last look.
  var isLost: Bool { state.trouble != nil }

  /// The steps that a verb takes back although others recorded them since it is followed, or gives back
  /// although others took them back.
  func stepsOfOthers(reversedBy verb: Verb) -> [Entry] {
    let tape = game.sheet.tape
    let steps = tape.steps(reversedBy: verb)
    if case .redo = verb { return tape.lastUndo.map(isOfOthers) ?? false ? steps : [] }
    return steps.filter(isOfOthers)
  }

  /// Whether others have recorded an entry since it is followed.
  func isOfOthers(_ entry: Entry) -> Bool { state.others.contains(entry) }

  /// Whether others have recorded a play since it is followed.
  func isOfOthers(play number: Int) -> Bool {
    state.others.contains { $0.action.recorded.contains { $0.number == number } }
  }

  /// Deletes the game; false, and nothing is done, if others have changed it.
  public func delete() throws -> Bool { try library.delete(state.stored) }

  private func show(_ change: GameChange) throws(LibraryError) -> [News] {
    defer { state.hasOwnNews = false }
    if let entries = change.entries {
      if !state.hasOwnNews { state.others += entries }
      if let outcomes = try? game.show(entries) { return outcomes.map(News.changed) }
    }
    let (before, new) = (game.sheet, change.game.sheet)
    state.hear(new.tape, since: before.tape)
    game.show(new)
    return [.replaced(before)]
  }
}

/// Finds the next game to follow: the game at hand for reading.
///
/// It reads no file while nothing in the library has changed.
public final class NextGame {
  private let library: GameLibrary
  private let isForever: Bool
  private let now: () -> TimeOfDay
  /// The last change of the library that was seen.
  private var seen: LibraryTime?

  /// The games of a library.
  ///
  /// - Parameter isForever: whether to go on after a game is over; else only a first game is found.
  public init(in library: GameLibrary, isForever: Bool, now: @escaping () -> TimeOfDay) {
    self.library = library
    self.isForever = isForever
    self.now = now
  }

  /// Whether to look for a game, given the one followed now.
  func isDue(after game: FollowedGame?) -> Bool {
    guard let game else { return true }
    return isForever && (game.isLost || game.game.sheet.state.asOf(now()).finish != nil)
  }

  func board(after game: FollowedGame?) throws -> LiveBoard? {
    try self.game(after: game).map {
      LiveBoard(try FollowedGame($0, in: library, now: now), now: now)
    }
  }

  /// The game that follows another one, or a first one, once there is one.
  public func game(after game: FollowedGame?) -> StoredGame? {
    let time = now()
    let changed = library.lastChange
    guard isDue(after: game), let changed, changed != seen else { return nil }
    // A later change may have the same time.
    let settled = changed.isSettled(at: time) ? changed : nil
    do {
      let next = try library.gameAtHand(for: .reading, now: time)
      seen = settled
      let isAnother = next.state.id != game?.game.sheet.state.id
      // After a deletion, the game at hand may be an old one.
      let isOpen = game?.isLost != true || next.state.asOf(time).finish == nil
      return isAnother && isOpen ? next : nil
    } catch {
      if case .noGames = error { seen = settled }
      return nil
    }
  }
}
