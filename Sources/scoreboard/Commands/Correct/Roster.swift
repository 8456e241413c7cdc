import Arguments
import Basketball
import Documents
import Season
import Storage
import Views

/// `roster`: lists the players, adds and removes one, changes names and shirt numbers.
struct Roster: VerbCommand {
  var context = Context()
  var action: Action?
  var who, value: String?
  var isEverywhere = false

  enum Action: String, CaseIterable, ArgumentValue {
    case add, remove, rename, number
  }

  static let name = "roster"
  static let summary = "list the players, add or remove one, change a name or a number"
  static let examples = [
    "scoreboard roster", #"scoreboard roster add home "7 Dora""#, "scoreboard roster remove Dora",
    "scoreboard roster rename Bo Bob", "scoreboard roster number Bob 23",
    "scoreboard roster rename Redz Reds --all --dry-run",
  ]
  static let details = """
    Alone it lists the players with their places: h1 and a1 are the first ones.
    All plays stay with the player, whatever the name. Only a player without plays
    can be removed. A shirt number is 0, 00 or 1 to 99; 'none' removes it.

    'rename --all' is a step of each game. WHO is then a whole name, of a team rather
    than of a player, or TEAM/NAME. Games that cannot be changed are listed, the others
    are changed, and the command ends with 65.
    """

  mutating func visit(_ rows: inout Rows) {
    rows.optionalWord("ACTION", "what to do", &action)
    rows.optionalWord("WHO", "the team to add to; else the player, or a team to rename", &who)
    rows.optionalWord("VALUE", "the name or the number", &value)
    rows.flag("all", "rename in every game of the library", &isEverywhere)
    context.visitDryRun(&rows)
    context.visitCommon(&rows)
  }

  func run() throws {
    try isEverywhere ? renameEverywhere() : perform()
  }

  func verb() throws -> Verb? {
    if isEverywhere { throw Self.notOfOneGame }
    guard let action else { return nil }
    guard let who else { throw unusable("roster \(action.rawValue) needs WHO") }
    switch (action, value) {
    case (.remove, nil): return .leave(.typed(who))
    case (.remove, _?): throw unusable("roster remove takes WHO alone")
    case (.add, let name?): return .join(team: .typed(who), name: name)
    case (.rename, let name?): return .rename(.typed(who), to: name)
    case (.number, let number?): return .number(.typed(who), number == "none" ? nil : number)
    case (_, nil):
      throw unusable("roster \(action.rawValue) needs WHO and \(action == .number ? "N" : "NAME")")
    }
  }

  func unusable(_ message: String) -> Failure {
    Failure("rosterWords", .usage, message, "'scoreboard help roster' has examples")
  }

  func look() throws {
    if common.isDryRun { throw unusable("--dry-run needs a change of the roster") }
    let game = try document()
    try answer(game) {
      page.roster(game, made: context.local(game.created))
    }
  }

  /// `--all` in a session about one game.
  static let notOfOneGame = Failure(
    "allOfLibrary", .usage, "--all is every game, and this line is about one",
    "type it in a shell")

  /// Renames in one game after the other, and reports the games that cannot be changed.
  func renameEverywhere() throws {
    guard action == .rename, let who, let value else {
      throw unusable("--all goes with roster rename WHO NAME")
    }
    if let game = common.game { throw Failure.gameAndAll(game) }
    if common.sessionGame != nil { throw Self.notOfOneGame }
    let library = try library
    var plan = RenamingPlan(who, to: try value.asName())
    let now = now
    library.read(try library.ids()) { file throws(LibraryError) in
      SeasonGame(try file.document(now: now))
    } use: { _, game in
      switch game {
      case .success(let game): plan.add(game)
      case .failure(let error): context.report(error)
      }
    }
    for name in try library.eventNames() {
      do {
        plan.add(try context.libraryEvent(name).plan().teams.map(\.team), ofEvent: name)
      } catch {
        context.report(error)
      }
    }
    var done: [Renaming] = []
    let renamings = try plan.renamings()
    for player in renamings where player.team != nil { try Player.checkStar(of: player.to) }
    // A name that an event cannot have is refused before any game has it.
    for renaming in renamings where renaming.isOfEvent {
      _ = try renamed(library.eventText(renaming.game), by: renaming)
    }
    for renaming in renamings {
      do {
        if !renaming.isOfEvent {
          _ = try change(
            library.game(renaming.game), by: .rename(.exact(renaming.who), to: renaming.to))
        } else if !common.isDryRun {
          try library.changeEvent(renaming.game) { try renamed($0, by: renaming) }
        }
        done.append(renaming)
      } catch let error as GameError {
        context.report(Failure(error).ofGame(renaming.place))
      } catch {
        context.report(error)
      }
    }
    let document = RenamingsDocument(done, isDryRun: common.isDryRun)
    try confirm(document, saved: common.isDryRun || done.isEmpty ? nil : "the names are changed") {
      let lines = document.lines(style: style)
      if lines.isEmpty, context.ending.exit == .success {
        return ["nothing to change: every game has that name"]
      }
      return lines + (common.isDryRun && !lines.isEmpty ? ["nothing is saved"] : [])
    }
  }

  /// The text of an event with the new name.
  private func renamed(_ text: String, by renaming: Renaming) throws -> String {
    let event = try context.libraryEvent(renaming.game)
    let plan = try event.plan(text)
    do {
      guard let team = renaming.team else {
        return try plan.renaming(team: renaming.from, to: renaming.to).text
      }
      return try plan.renaming(player: renaming.from, of: team, to: renaming.to).text
    } catch {
      throw Failure(error).inFile("\(event.library.folder)/\(renaming.place)")
    }
  }
}
