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
      return GameLibrary(folder, tapes: ending.tapes) { library, id, link in
        guard let plan = try? Plan(library.eventText(link.event), name: link.event),
          let games = try? plan.deciding(link.fixture).flatMap({
            try library.games(of: EventLink(event: link.event, fixture: $0))
          })
        else { return false }
        return plan.notCounted(games.map { LeagueGame($0.row, linked: $0.linked) })[id] != nil
      }
    }
  }

  /// The game that was typed, as an argument or `--game`.
  func typedGame() throws -> String? {
    if let word = options.word, let game = options.game, word != game {
      throw Problem(
        "twoGames", .usage, "\(game.quoted) and \(word.quoted) are two games",
        "name one of them")
    }
    return options.typedGame
  }

  /// The word for the game: an argument, else `--game`, else `SCOREBOARD_GAME`.
  func gameWord() throws -> String? {
    let typed = try typedGame()
    if let game = options.sessionGame {
      guard typed == nil || typed == game else { throw Problem.lineOfOtherGame }
      return game
    }
    return typed ?? variable("SCOREBOARD_GAME")
  }

  /// The game that was named, else the game at hand.
  func game(for purpose: GameLibrary.Purpose = .reading) throws -> StoredGame {
    let library = try library
    guard let meant = try gameWord() else {
      return try gameOnCourt.map { try library.game($0) }
        ?? library.gameAtHand(for: purpose, now: now)
    }
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

  /// The id of the game that is played on `SCOREBOARD_COURT` of the event; nil without such a court, event or game.
  private var gameOnCourt: String? {
    guard let court = variable("SCOREBOARD_COURT") else { return nil }
    return try? libraryEvent().standing(now: now).playing(on: court)?.game?.id
  }

  /// The game that was named, else the game at hand; nil where no game was named, and there is none at hand or more
  /// than one.
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
  /// The games of a filter that are over, or those that are named, the oldest first.
  ///
  /// - Parameter tellsOpen: whether to say how many are left out because they are not over.
  func games(
    meant filter: GameFilter, named: [String]? = nil, besides counts: EventCounts, tellsOpen: Bool
  ) throws -> [GameRow] {
    let filter = try spelled(filter)
    let listing = try library.list(named, besides: counts.uncounted, now: now)
    context.report(listing.damaged)
    let isMeant = { (game: GameRow) in named != nil || game.status == .finished }
    if tellsOpen {
      try warn(ofOpenGames: listing.games.count { !isMeant($0) && filter.includes($0) })
    }
    let games = filter.meant(of: listing.games.filter(isMeant)) { $0 }
    if games.isEmpty { try check(filter) }
    return games.reversed()
  }

  /// Makes something of all plays of each game of a filter that is over and counts, and hands it over, the oldest
  /// first. Says which are left out.
  func readSheets<Value: Sendable>(
    meant filter: GameFilter, _ make: @Sendable (Scoresheet) -> Value, use: (Value) -> Void
  ) throws {
    let counts = try eventCounts()
    let games = try games(meant: filter, besides: counts, tellsOpen: tellsMore)
    if tellsMore {
      let uncounted = games.filter { !$0.counts }.map(\.id)
      try warn(counts.lines(leftOut: uncounted, filter: spelled(filter)))
    }
    let progress = Progress(in: context)
    defer { progress.end() }
    let ids = games.filter(\.counts).map(\.id)
    try library.read(ids, passed: progress.pass) { file throws(LibraryError) in
      make(try file.game().sheet)
    } use: { _, read in
      do { use(try read.get()) } catch { context.report(error) }
    }
  }
}
