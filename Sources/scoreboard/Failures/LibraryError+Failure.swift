import Arguments
import Storage

extension LibraryError {
  /// The error as it is told.
  var failure: Failure {
    switch self {
    case .cannotCreate(let error):
      Failure("cannotCreate", .cannotCreate, "cannot create \(error.path): \(error.reason)")
    case .failed(let error):
      Failure(
        "\(error.verb)Failed", .inputOutput, "cannot \(error.verb) \(error.path): \(error.reason)")
    case .busy(let folder):
      Failure(
        "busy", .busy, "another process has been writing to \(folder) for two seconds",
        hint: "try again")
    case .damaged(let path, let what):
      Failure(
        "damagedGame", .data, "\(path) is no game: \(what)",
        hint: "mend the file, or set it aside with 'scoreboard delete'")
    case .newerFormat(let path, let format):
      Failure(
        "newerFormat", .data, "\(path) has the format '\(format)', which this version cannot read",
        hint: "use a newer scoreboard")
    case .newerFile(let path, let key):
      Failure(
        "newerFormat", .data, "\(path) has '\(key)' in it, which this version would lose",
        hint: "use a newer scoreboard")
    case .inconsistent(let path, let what):
      Failure(
        "inconsistentGame", .data, "\(path) does not add up: \(what)",
        hint: "'scoreboard check --repair' believes the tape; the file is left alone")
    case .noLibrary, .noGame, .ambiguousGame, .nothingAside, .idTaken, .noGames,
      .severalOpenGames, .noOpenGame:
      missing
    }
  }

  private var missing: Failure {
    switch self {
    case .noLibrary(let folder):
      Failure(
        "noSuchLibrary", .noInput, "'\(folder)' is no folder of games",
        hint: "'scoreboard new' makes one; --library names another")
    case .noGame(let word, let ids):
      Failure(
        "noSuchGame", .noInput, "there is no game '\(word)'",
        hint: nearest(to: word, in: ids).map { "did you mean '\($0)'?" }
          ?? "'scoreboard list' shows them all")
    case .ambiguousGame(let word, let candidates):
      Failure(
        "ambiguousGame", .noInput, "'\(word)' may be \(few(candidates))", hint: "type more of it")
    case .nothingAside(let word, let ids):
      Failure(
        "noSuchGame", .noInput, "no game '\(word)' was set aside",
        hint: ids.isEmpty ? nil : "there are \(few(ids))")
    case .idTaken(let id):
      Failure(
        "idTaken", .refused, "there is a game '\(id)' again", hint: "set that one aside first")
    case .noGames(let folder):
      Failure(
        "noSuchGame", .noInput, "there are no games in '\(folder)'",
        hint: "'scoreboard new' makes one")
    case .severalOpenGames(let ids):
      Failure(
        "severalOpenGames", .refused, "several games are open: \(few(ids))",
        hint: "say which with -g, or in SCOREBOARD_GAME")
    case .noOpenGame, .cannotCreate, .failed, .busy, .damaged, .newerFormat, .newerFile,
      .inconsistent:
      Failure(
        "noOpenGame", .refused, "no game is open",
        hint: "'scoreboard new' makes one")
    }
  }

  /// Up to ten of them, and how many more there are.
  private func few(_ ids: [String]) -> String {
    let more = ids.count > 10 ? " and \(ids.count - 10) more" : ""
    return ids.prefix(10).joined(separator: ", ") + more
  }
}
