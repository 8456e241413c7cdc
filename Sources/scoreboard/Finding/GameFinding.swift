import Basketball
import Documents
import Events
import Season
import Storage

/// How a command finds its library and its game.
extension Context {
  /// The library: `--library`, else `SCOREBOARD_LIBRARY`, else `games`.
  var library: GameLibrary {
    get throws {
      let folder = options.library ?? variable("SCOREBOARD_LIBRARY") ?? "games"
      // An empty name, such as an unset variable of a script, would lead to the root of the file
      // system.
      if folder.isEmpty { throw LibraryError.noLibrary(folder) }
      return GameLibrary(folder) { library, id, link in
        guard let plan = try? Plan(library.eventText(link.event)),
          let games = try? library.games(of: link)
        else { return false }
        return plan.notCounted(games.map { LeagueGame($0.row, linked: $0.linked) })[id] != nil
      }
    }
  }

  /// The word for the game: an argument, else `--game`, else `SCOREBOARD_GAME`.
  func gameWord() throws -> String? {
    let word = options.word
    if let word, let game = options.game, word != game {
      throw Problem(
        "twoGames", .usage, "\(game.quoted) and \(word.quoted) are two games",
        "name one of them")
    }
    if let game = options.sessionGame {
      guard word == nil || word == game else { throw Problem.lineOfOtherGame }
      return game
    }
    return options.typedGame ?? variable("SCOREBOARD_GAME")
  }

  /// The game that was named, else the game at hand.
  func game(for purpose: GameLibrary.Purpose = .reading) throws -> StoredGame {
    let library = try library
    guard let meant = try gameWord() else { return try gameAtHand(in: library, for: purpose) }
    do {
      return try library.game(library.id(of: meant))
    } catch {
      guard case .noGame = error, options.typedGame == nil, options.sessionGame == nil else {
        throw error
      }
      throw Problem(error).hinting(
        "SCOREBOARD_GAME names it: unset it, or set it to one of 'scoreboard list'")
    }
  }

  private func gameAtHand(
    in library: GameLibrary, for purpose: GameLibrary.Purpose
  ) throws -> StoredGame {
    if let id = gameOnCourt { return try library.game(id) }
    return try library.gameAtHand(for: purpose, now: now)
  }

  /// The game that is on `SCOREBOARD_COURT` of the event, if there are such.
  private var gameOnCourt: String? {
    guard let court = variable("SCOREBOARD_COURT") else { return nil }
    return try? libraryEvent().standing(now: now).standing.playing(on: court)?.game?.id
  }

  /// The same; nil where no game was named, and there is none or more than one.
  func gameIfAny(for purpose: GameLibrary.Purpose = .reading) throws -> StoredGame? {
    let isNamed = try gameWord() != nil
    do {
      return try game(for: purpose)
    } catch let error as LibraryError where !isNamed {
      switch error {
      case .severalOpenGames, .noOpenGame, .noGames, .noLibrary: return nil
      default: throw error
      }
    }
  }
}

extension GameCommand {
  /// Makes something of all plays of each game of a filter that is over and counts, and hands it over, the oldest
  /// first.
  func readSheets<Value: Sendable>(
    meant filter: GameFilter, _ make: @Sendable (Scoresheet) -> Value, use: (Value) -> Void
  ) throws {
    let filter = try spelled(filter)
    let counts = try eventCounts()
    let listing = try library.list(nil, besides: counts.uncounted, now: now)
    context.report(listing.damaged)
    let games = filter.meant(of: listing.found.filter { $0.row.status == .finished }) { $0.row }
    if games.isEmpty { try check(filter) }
    let progress = Progress(in: context)
    defer { progress.end() }
    let ids = games.filter { $0.row.counts }.map(\.row.id)
    try library.read(ids, passed: progress.pass) { file throws(LibraryError) in
      make(try file.game().scoresheet())
    } use: { _, read in
      switch read {
      case .success(let value): use(value)
      case .failure(let error): context.report(error)
      }
    }
  }
}
