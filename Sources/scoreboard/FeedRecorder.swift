import Basketball
import Documents
import Storage

/// Records the lines of a feed as they arrive: what waits together is saved with one write.
struct FeedRecorder {
  private let library: GameLibrary
  private var game: StoredGame
  private let keepsGoing: Bool
  private let droppingLater: Bool
  /// How many lines have arrived.
  private var count = 0

  /// - Parameter keepsGoing: whether what follows a refused line is recorded all the same.
  init(_ library: GameLibrary, _ game: StoredGame, keepsGoing: Bool, droppingLater: Bool) {
    (self.library, self.game) = (library, game)
    (self.keepsGoing, self.droppingLater) = (keepsGoing, droppingLater)
  }

  /// Records lines, a step each.
  ///
  /// - Returns: what was recorded, and why lines were refused: the first of them alone, unless it
  ///   keeps going.
  mutating func record(
    _ lines: [[UInt8]], now: () -> TimeOfDay
  ) throws -> (outcomes: [Outcome], refusals: [Failure]) {
    let first = count + 1
    var (verbs, refusals) = read(lines)
    var outcomes: [Outcome] = []
    do {
      for (verb, result) in zip(verbs, try save(verbs.map(\.verb), from: first, now: now)) {
        switch result {
        case .success(let outcome): outcomes.append(outcome)
        case .failure(let error): refusals.append(Failure(error).inFeed(line: verb.line))
        }
      }
    } catch LibraryError.unsynced(let error) {
      outcomes = try savedOutcomes()
      let last = keepsGoing ? verbs.last?.line : verbs.prefix(outcomes.count).last?.line
      refusals.append(
        Failure(LibraryError.unsynced(error)).ofSavedFeed(upTo: last ?? count))
    }
    refusals.sort { ($0.line ?? 0) < ($1.line ?? 0) }
    return (outcomes, keepsGoing ? refusals : Array(refusals.prefix(1)))
  }

  /// What the lines ask for, up to one that cannot be read.
  private mutating func read(
    _ lines: [[UInt8]]
  ) -> (verbs: [(line: Int, verb: Verb)], refusals: [Failure]) {
    var (verbs, refusals) = ([(line: Int, verb: Verb)](), [Failure]())
    for bytes in lines where keepsGoing || refusals.isEmpty {
      count += 1
      guard let line = FeedLine(bytes, number: count) else { continue }
      do {
        verbs.append((count, try line.verb(droppingLater: droppingLater)))
      } catch {
        refusals.append(Failure(error).inFeed(line: count))
      }
    }
    return (verbs, refusals)
  }

  private mutating func save(
    _ verbs: [Verb], from line: Int, now: () -> TimeOfDay
  ) throws -> [VerbResult] {
    guard !verbs.isEmpty else { return [] }
    do {
      let update = try library.update(game, verbs, keepGoing: keepsGoing, now: now)
      game = update.change.game
      return update.results
    } catch LibraryError.unsynced(let error) {
      throw LibraryError.unsynced(error)
    } catch {
      throw Failure(error).ofFeed(from: line)
    }
  }

  /// What the write did that is done, but not known to be on the disk: read again from its file.
  private mutating func savedOutcomes() throws -> [Outcome] {
    guard let change = try library.change(since: game) else { return [] }
    var sheet = try game.scoresheet()
    game = change.game
    let outcomes = try (change.entries ?? []).map { try sheet.apply($0) }
    return outcomes.filter { $0.action != .clock }
  }
}
