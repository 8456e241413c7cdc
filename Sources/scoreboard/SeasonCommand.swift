import Arguments
import Documents
import Season
import Storage
import Terminal

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
    in context: Context, lines: Bool = true, _ body: (SeasonGame) throws -> Void
  ) throws -> LeftOut {
    var isEmpty = true
    let leftOut = try library(in: context).seasonGames(
      meant: filter.filter, lines: lines, now: context.now(), day: context.day
    ) {
      isEmpty = false
      try body($0)
    }
    if isEmpty { try checkNames(leftOut, in: context) }
    return leftOut
  }

  /// Refuses names that no game has, where no game was found.
  private func checkNames(_ leftOut: LeftOut, in context: Context) throws {
    guard leftOut.open == 0 else { return }
    do {
      try checkRules(of: filter, in: context)
      try checkTeam(of: filter, in: context)
    } catch {
      // A game that could not be read may have them.
      _ = try report(leftOut, in: context)
      throw error
    }
  }

  /// Reports what is left out, and which names may be misspelled. The exit is an error if a game could
  /// not be read.
  func report(
    _ leftOut: LeftOut, _ misspellings: Misspellings = Misspellings(), in context: Context
  ) throws -> Exit {
    if leftOut.open > 0, !common.isJSON, !common.isQuiet {
      let games = leftOut.open == 1 ? "1 game that is" : "\(leftOut.open) games that are"
      try context.err.write("without \(games) not over\n")
    }
    if !common.isJSON, !common.isQuiet { try warn(of: misspellings.pairs, in: context) }
    var exit = Exit.success
    for error in leftOut.damaged {
      exit = report(error, in: context)
    }
    return exit
  }

  /// Pairs of names that are said; a library of which most names are alike has a reason for it.
  private var mostPairs: Int { 10 }

  /// Says which names may be one, and how they are made one.
  private func warn(of pairs: [Misspellings.Pair], in context: Context) throws {
    for pair in pairs.prefix(mostPairs) {
      let (team, noun) = (pair.team.map { " of \($0)" } ?? "", pair.team == nil ? "team" : "player")
      let hint = pair.renaming.text(for: .init(library: common.library))
      let what = "'\(pair.wrong)' and '\(pair.right)'\(team) differ in one letter"
      try context.err.write(
        "\(what.escapingControls)\nhint: if it is one \(noun): \(hint.escapingControls)\n")
    }
    let more = pairs.count - mostPairs
    if more > 0 { try context.err.write("\(more) more pairs of names differ in one letter\n") }
  }
}

extension Misspellings.Pair {
  /// The command that makes them one.
  fileprivate nonisolated var renaming: Hint {
    let words = [team.map { "\($0)/\(wrong)" } ?? wrong, right]
    // What begins with a dash is an option, unless all that follows are words.
    let options = words.contains { $0.hasPrefix("-") } ? " --all --" : ""
    let typed = words.map { " " + $0.asShellWord }.joined()
    return "\(library: "roster rename\(options)\(typed)\(options.isEmpty ? " --all" : "")")"
  }
}
