import Basketball
import Documents
import Platform
import Storage
import Views

/// Records the lines of a feed as they arrive; waiting lines are saved with one write.
struct FeedRecorder {
  let library: GameLibrary
  /// The saved game.
  private(set) var game: StoredGame
  /// Whether to go on after a refused line.
  let keepsGoing: Bool
  /// Whether a foul, a time-out and a held ball stop the clock.
  let stopsClock: Bool
  private(set) var reader: FeedReader
  /// How many lines have arrived.
  var count: Int { reader.count }

  /// Records lines, each as a step. Returns the outcomes, the messages about lines that have changed nothing, and the
  /// first failure, or with `--keep-going` all of them. A save that may not survive a power cut is the first failure.
  mutating func record(
    _ lines: [[UInt8]], now: () -> TimeOfDay
  ) throws -> (outcomes: [Outcome], notes: [String], refusals: [Problem]) {
    let first = count + 1
    var (verbs, refusals) = ([(line: Int, verb: Verb)](), [Problem]())
    for bytes in lines where keepsGoing || refusals.isEmpty {
      do {
        verbs += try reader.verbs(of: bytes).map { (count, $0) }
      } catch {
        refusals.append(Problem(error).inFeed(line: count))
      }
    }
    // An empty array of lines means the end of the feed.
    if lines.isEmpty { verbs = reader.finish().map { (count, $0) } }
    let (results, unsynced) = try save(verbs.map(\.verb), from: first, now: now)
    var (outcomes, notes) = ([Outcome](), [String]())
    var saved = first - 1
    for (verb, result) in zip(verbs, results) {
      do {
        let outcome = try result.get()
        outcomes.append(outcome)
        if verb.verb == .clock(.endPeriod), outcome.entries.isEmpty {
          notes.append("line \(verb.line): \(outcome.after.isOverAlready)")
        }
        saved = verb.line
      } catch {
        refusals.append(Problem(error).inFeed(line: error.line ?? verb.line))
      }
    }
    refusals.sort { ($0.line ?? 0) < ($1.line ?? 0) }
    if let unsynced {
      refusals.insert(
        Problem(LibraryError.unsynced(unsynced)).ofSavedFeed(upTo: saved), at: 0)
    }
    return (outcomes, notes, keepsGoing ? refusals : Array(refusals.prefix(1)))
  }

  private mutating func save(
    _ verbs: [Verb], from line: Int, now: () -> TimeOfDay
  ) throws -> (results: [Result<Outcome, Problem>], unsynced: FileError?) {
    if verbs.isEmpty { return ([], nil) }
    do {
      let saved = try library.save(game) {
        try $0.perform(verbs, keepGoing: keepsGoing, stopsClock: stopsClock, now: now)
      }
      game = saved.game
      return (saved.made, saved.unsynced)
    } catch {
      throw Problem(error).ofFeed(from: line)
    }
  }
}
