import Basketball
import Documents
import Events
import Season
import Storage
import Views

/// `roster rename WHO NAME --all`: the same name in every game of the library.
extension Roster {
  /// `--all` in a session about one game.
  nonisolated static let notOfOneGame = Failure(
    "allOfLibrary", .usage, "--all is every game, and this line is about one",
    hint: "type it in a shell")

  /// Renames in one game after the other, and reports the games that cannot be changed.
  func renameEverywhere(in context: Context) throws -> Exit {
    guard action == .rename, let who, let value else {
      throw unusable("--all goes with roster rename WHO NAME")
    }
    if let game = common.game { throw Failure.gameAndAll(game) }
    if common.sessionGame != nil { throw Self.notOfOneGame }
    let library = try common.library(in: context)
    var (plan, exit) = (RenamingPlan(who, to: try value.asName()), Exit.success)
    let now = context.now()
    library.read(try library.ids()) { file throws(LibraryError) in
      SeasonGame(try file.document(now: now))
    } use: { _, game in
      switch game {
      case .success(let game): plan.add(game)
      case .failure(let error): exit = common.report(error, in: context)
      }
    }
    for name in try library.eventNames() {
      do {
        plan.add(
          try LibraryEvent(name: name, library: library).plan().teams.map(\.team), ofEvent: name)
      } catch {
        exit = common.report(error, in: context)
      }
    }
    var done: [Renaming] = []
    let renamings = try plan.renamings()
    for player in renamings where player.team != nil { try Player.checkStar(of: player.to) }
    // A name that an event cannot have is refused before any game has it.
    for renaming in renamings where renaming.isOfEvent {
      _ = try renamed(library.eventText(renaming.game), by: renaming, of: library)
    }
    for renaming in renamings {
      do {
        try perform(renaming, in: library, context)
        done.append(renaming)
      } catch let error as GameError {
        exit = common.report(Failure(error).ofGame(renaming.place), in: context)
      } catch {
        exit = common.report(error, in: context)
      }
    }
    try answer(RenamingsDocument(done, isDryRun: isDryRun), isAll: exit == .success, in: context)
    return exit
  }

  private func perform(
    _ renaming: Renaming, in library: GameLibrary, _ context: Context
  ) throws {
    if renaming.isOfEvent { return try perform(renaming, inEventOf: library) }
    let verb = Verb.rename(.exact(renaming.who), to: renaming.to)
    _ = try common.change(
      try library.game(renaming.game), by: verb, isDryRun: isDryRun, of: library, context)
  }

  private func perform(_ renaming: Renaming, inEventOf library: GameLibrary) throws {
    if isDryRun { return }
    try library.changeEvent(renaming.game) { try renamed($0, by: renaming, of: library) }
  }

  /// The text of an event with the new name.
  private func renamed(
    _ text: String, by renaming: Renaming, of library: GameLibrary
  ) throws -> String {
    let plan = try LibraryEvent(name: renaming.game, library: library).plan(text)
    do {
      guard let team = renaming.team else {
        return try plan.renaming(team: renaming.from, to: renaming.to).text
      }
      return try plan.renaming(player: renaming.from, of: team, to: renaming.to).text
    } catch {
      throw Failure(error).inFile("\(library.folder)/\(renaming.place)")
    }
  }

  /// - Parameter isAll: whether no game was left out.
  private func answer(
    _ renamings: RenamingsDocument, isAll: Bool, in context: Context
  ) throws {
    if common.isQuiet, !common.isJSON { return }
    let answer = {
      _ = try common.answer(renamings, in: context) {
        let lines = renamings.lines(style: common.style(in: context))
        if lines.isEmpty { return isAll ? ["nothing to change: every game has that name"] : [] }
        return isDryRun ? lines + ["nothing is saved"] : lines
      }
    }
    if isDryRun || renamings.places.isEmpty { return try answer() }
    try common.answerSaved("the names are changed", answer)
  }
}
