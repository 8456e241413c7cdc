import Documents
import Imports
import Platform
import Storage
import Terminal

extension FileError: ReportedError {
  var failure: Failure { LibraryError.failed(self).failure }
}

extension LibraryError: ReportedError {
  var failure: Failure {
    switch self {
    // Files that cannot be read or written, or are damaged.
    case .cannotCreate(let error):
      Failure("cannotCreate", .cannotCreate, "cannot create \(error.path): \(error.reason)")
    case .notFolder(let path):
      Failure(
        "notAFolder", .data, "\(path) is not a folder, but a file or a symbolic link",
        "move it away: deleted games would leave the library through it")
    case .failed(let error):
      Failure(
        "\(error.verb)Failed", .inputOutput,
        "cannot \(error.verb) \(error.path): \(error.reason)")
    case .unsynced(let error):
      Failure(
        "unsynced", .inputOutput,
        "it is saved, but may not survive a power cut: \(error.failure.message)",
        "it is done: do not do it again")
    case .busy(let folder):
      Failure(
        "busy", .busy, "another process has been writing to \(folder) for two seconds",
        "try again")
    case .damaged(let path, let what):
      Failure(
        "damagedGame", .data, "\(path) is not a game: \(what)",
        .mending(Self.game(of: path)))
    case .damagedLeague(let path, let what):
      Failure(
        "damagedLeague", .data, "\(path) cannot be read: \(what)", .editing(LeagueCommand.name))
    case .damagedEvent(let path, let what):
      Failure(
        "damagedEvent", .data, "\(path) cannot be read: \(what)", .editing(EventCommand.name))
    case .eventExists(let path):
      Failure("eventExists", .cannotCreate, "there is \(path) already", "give another name")
    case .newerFormat(let path, let format):
      Self.newer("\(path) has the format '\(format)', which this version cannot read")
    case .unknownKey(let path, let key):
      Self.newer("\(path) has \(key.quoted) in it, which this version would lose")
    case .otherGame(let path, let game):
      Failure(
        "inconsistentGame", .data,
        "\(path) does not add up: the game in it is \(game.quoted)",
        .ofCopy(Self.game(of: path)))
    case .impossible(let path, let what):
      Failure(
        "inconsistentGame", .data, "\(path) does not add up: \(what)",
        .mending(Self.game(of: path)))
    case .inconsistent(let path, let what):
      Failure(
        "inconsistentGame", .data, "\(path) does not add up: \(what)",
        """
        'scoreboard check --repair \(Self.game(of: path).asShellWord)' writes it again from \
        its tape
        """)
    case .tooLarge(let path, let bytes):
      Failure(
        "tooLarge", .inputOutput, "\(path) would be larger than \(bytes) bytes",
        """
        go on in another game: scoreboard new --like \(Self.game(of: path).asShellWord)
        """)

    case .malformedEvent(let name):
      Failure(
        "malformedEvent", .usage,
        "an event cannot be called \(name.quoted)",
        "a name such as cup is that of a file")
    case .noEvent(let name, let names):
      Failure(
        "noSuchEvent", .noInput, "there is no event \(name.quoted)",
        .near(name, names) ?? .all(names) ?? "'scoreboard event plan cup' makes one")

    // Games and libraries that are missing or ambiguous.
    case .noLibrary(let folder):
      Failure(
        "noSuchLibrary", .noInput, "'\(folder)' is not a folder of games",
        folder.isEmpty
          ? "--library names one"
          : "'scoreboard new Reds Blues' makes one; --library names another")
    case .noGame(let word, let ids):
      Failure(
        "noSuchGame", .noInput, "there is no game \(word.quoted)",
        .near(word, ids) ?? "'scoreboard list' shows them all")
    case .ambiguousGame(let word, let candidates):
      Failure(
        "ambiguousGame", .noInput, "\(word.quoted) may be \(candidates.few)",
        "type more of it")
    case .noDeletedGame(let word, let ids):
      Failure(
        "noSuchGame", .noInput, "no deleted game is called \(word.quoted)",
        .all(ids))
    case .idTaken(let id):
      Failure("idTaken", .refused, "there is another game '\(id)'", "delete that one first")
    case .noGames(let folder):
      Failure("noSuchGame", .noInput, "there are no games in '\(folder)'", Self.new)
    case .severalOpenGames(let ids):
      Failure(
        "severalOpenGames", .refused,
        "several games may be meant: \(ids.few)",
        "say which: \(ids.map { "-g \($0.asShellWord)" }.few); or set SCOREBOARD_GAME")
    case .noOpenGame: Failure("noOpenGame", .refused, "no game is open", Self.new)
    }
  }

  private static let new: Hint = "'scoreboard new Reds Blues' makes one"

  /// The id of a game by its file.
  private static func game(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".json") ? String(name.dropLast(5)) : name
  }

  private static func newer(_ message: String) -> Failure {
    Failure("newerFormat", .data, message, "use a newer scoreboard")
  }
}

extension FeedError: ReportedError {
  var failure: Failure {
    let hint: Hint = "a line is [CLOCK] WHO MOVE, such as 3:17 home/Ana two"
    return switch self {
    case .noPlay(let line):
      Failure("noPlay", .data, "\(line.quoted) is not a play", hint)
    case .malformedEnd(let what):
      Failure(
        "malformedEnd", .data, "END takes no \(what.quoted)",
        "END alone, or with called, abandoned, forfeit TEAM, default TEAM or result 21-15")
    case .notUTF8: Failure("notUTF8", .data, "the line is not UTF-8 text")
    case .tooLong:
      Failure("tooLong", .data, "the line is longer than \(FeedLine.longest) bytes", hint)
    case .notAPlayObject(let what):
      Failure("notAPlay", .data, "not an object of 'log --jsonl': \(what)")
    }
  }
}

extension ImportError: ReportedError {
  var failure: Failure {
    switch self {
    case .damaged(let what): Failure("damagedImport", .data, "it cannot be read: \(what)")
    case .foreign:
      Failure(
        "foreignImport", .data, "it is no file of a league",
        "'scoreboard help import' says which are known")
    case .otherFormat(let name):
      Failure(
        "otherFormat", .data, "it is \(name), another format",
        "'scoreboard help import' says which are known")
    case .noPlays:
      Failure(
        "boxWithoutPlays", .data, "no file has the plays of its game",
        "name the play-by-play beside it")
    case .perhapsWithoutBox:
      Failure(
        "perhapsWithoutBox", .data, "its box score is missing, and may be in a damaged file",
        "name it alone to import it without")
    }
  }
}

extension OutputError: ReportedError {
  var failure: Failure {
    switch self {
    case .closedPipe:
      Failure("closedPipe", .inputOutput, "nobody reads the answer")
    case .failed(let reason):
      Failure("writeFailed", .inputOutput, "cannot write the answer: \(reason)")
    }
  }
}

extension InputError: ReportedError {
  var failure: Failure {
    Failure("readFailed", .inputOutput, "cannot read the feed: \(reason)")
  }
}

extension ScreenError: ReportedError {
  var failure: Failure {
    let message =
      switch self {
      case .noTerminal: "this is not a terminal"
      case .failed(let reason): "cannot use the terminal: \(reason)"
      }
    return Failure("noTerminal", .inputOutput, message, "--plain")
  }
}
