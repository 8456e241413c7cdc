import Arguments
import Documents
import Season
import Storage

/// A command about all games of a library that are over.
nonisolated protocol SeasonCommand: GameCommand {
  var filter: FilterOptions { get set }
}

nonisolated extension SeasonCommand {
  /// The rows of the filters, and those of every command.
  static var seasonRows: [Row<Self>] {
    FilterOptions.rows.on(\.filter) + libraryRows
  }
}

extension SeasonCommand {
  /// Reads the finished games that the filter includes, and returns what is left out.
  func readSeason(
    in context: Context, _ body: (SeasonGame) throws -> Void
  ) throws -> LeftOut {
    var isEmpty = true
    let leftOut = try library(in: context).seasonGames(
      meant: filter.filter, now: context.now(), day: context.day
    ) {
      isEmpty = false
      try body($0)
    }
    if isEmpty { try checkRules(leftOut, in: context) }
    return leftOut
  }

  /// Gives what a list shows of the same games.
  func readSeasonRows(
    in context: Context, _ body: (GameRow) throws -> Void
  ) throws -> LeftOut {
    var isEmpty = true
    let leftOut = try library(in: context).seasonRows(
      meant: filter.filter, now: context.now(), day: context.day
    ) {
      isEmpty = false
      try body($0)
    }
    if isEmpty { try checkRules(leftOut, in: context) }
    return leftOut
  }

  /// Refuses a name of rules that no game has, where no game was found.
  private func checkRules(_ leftOut: LeftOut, in context: Context) throws {
    guard leftOut.open == 0 else { return }
    do {
      try checkRules(of: filter, in: context)
    } catch {
      // They may be those of a game that could not be read.
      _ = try report(leftOut, in: context)
      throw error
    }
  }

  /// Reports what is left out. The exit is an error if a game could not be read.
  func report(_ leftOut: LeftOut, in context: Context) throws -> Exit {
    if leftOut.open > 0, !common.isJSON, !common.isQuiet {
      let games = leftOut.open == 1 ? "1 game that is" : "\(leftOut.open) games that are"
      try context.err.write("without \(games) not over\n")
    }
    var exit = Exit.success
    for error in leftOut.damaged {
      exit = report(error, in: context)
    }
    return exit
  }
}
