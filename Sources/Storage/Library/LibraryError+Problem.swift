import Basketball
import Platform

extension LibraryError {
  public var problem: Problem {
    switch self {
    // Files that cannot be read or written, or are damaged.
    case .cannotCreate(let error):
      Problem(
        "cannotCreate", .cannotCreate,
        "cannot create \(error.path): \(error.reason)")
    case .notFolder(let path):
      Problem(
        "notAFolder", .data, "\(path) is not a folder, but a file or a symbolic link",
        "move it away: deleted games would leave the library through it")
    case .failed(let error): error.problem
    case .unsynced(let error):
      Problem(
        "unsynced", .inputOutput,
        "it is saved, but may not survive a power cut: \(error.problem.message)",
        "it is done: do not do it again")
    case .busy(let folder):
      Problem(
        "busy", .busy,
        "another process has been writing to \(folder) for two seconds", "try again")
    case .damaged(let path, let what):
      Problem(
        "damagedGame", .data, "\(path) is not a game: \(what)",
        .mending(Self.game(of: path)))
    case .damagedLeague(let path, let what):
      .unreadable("damagedLeague", path, what, "league")
    case .damagedEvent(let path, let what): .unreadable("damagedEvent", path, what, "event")
    case .eventExists(let path):
      Problem(
        "eventExists", .cannotCreate, "there is \(path) already", "give another name")
    case .newerFormat(let path, let format):
      .newer("\(path) has the format \(format.quoted), which this version cannot read")
    case .unknownKey(let path, let key):
      .newer("\(path) has \(key.quoted) in it, which this version would lose")
    case .otherGame(let path, let game):
      Problem(
        "inconsistentGame", .data,
        "\(path) does not add up: the game in it is \(game.quoted)",
        .ofCopy(Self.game(of: path)))
    case .impossible(let path, let what):
      .inconsistent(path, what, .mending(Self.game(of: path)))
    case .inconsistent(let path, let what):
      .inconsistent(
        path, what,
        "'scoreboard check --repair \(shell: Self.game(of: path))' writes it again from its tape")
    case .tooLarge(let path, let bytes):
      Problem(
        "tooLarge", .inputOutput, "\(path) would be larger than \(bytes) bytes",
        "go on in another game: scoreboard new --like \(shell: Self.game(of: path))")
    case .malformedEvent(let name):
      Problem(
        "malformedEvent", .usage, "an event cannot be called \(name.quoted)",
        "a name such as cup is that of a file")
    case .noEvent(let name, let names):
      Problem(
        "noSuchEvent", .noInput, "there is no event \(name.quoted)",
        .near(name, names, else: .all(names) ?? "'scoreboard event plan cup' makes one"))

    // Games and libraries that are missing or ambiguous.
    case .noLibrary(let folder):
      Problem(
        "noSuchLibrary", .noInput, "'\(folder)' is not a folder of games",
        folder.isEmpty
          ? "--library names one"
          : "'scoreboard new Reds Blues' makes one; --library names another")
    case .noGame(let word, let ids):
      Problem(
        "noSuchGame", .noInput, "there is no game \(word.quoted)",
        .near(word, ids, else: "'scoreboard list' shows them all"))
    case .ambiguousGame(let word, let candidates):
      Problem(
        "ambiguousGame", .noInput, "\(word.quoted) may be \(candidates.few())",
        "type more of it")
    case .noDeletedGame(let word, let ids):
      Problem("noSuchGame", .noInput, "no deleted game is called \(word.quoted)", .all(ids))
    case .idTaken(let id):
      Problem(
        "idTaken", .refused, "there is another game '\(id)'", "delete that one first")
    case .noGames(let folder):
      Problem("noSuchGame", .noInput, "there are no games in '\(folder)'", .newGame)
    case .severalOpenGames(let ids):
      Problem(
        "severalOpenGames", .refused, "several games may be meant: \(ids.few())",
        "say which: \(Hint.options(ids)); or set SCOREBOARD_GAME")
    case .noOpenGame: Problem("noOpenGame", .refused, "no game is open", .newGame)
    }
  }

  /// The id of a game by its file.
  static func game(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".json") ? String(name.dropLast(5)) : name
  }
}

extension FileError: ReportedError {
  public var problem: Problem {
    Problem(
      "\(verb)Failed", .inputOutput,
      "cannot \(verb) \(path): \(reason)",
      brief: "\(reason): cannot \(verb) \(path)")
  }
}

extension Problem {
  fileprivate static func newer(_ message: String) -> Problem {
    Problem("newerFormat", .data, message, "use a newer scoreboard")
  }

  fileprivate static func inconsistent(_ path: String, _ what: String, _ hint: Hint) -> Problem {
    Problem(
      "inconsistentGame", .data, "\(path) does not add up: \(what)", hint)
  }

  fileprivate static func unreadable(
    _ code: String, _ path: String, _ what: String, _ command: String
  ) -> Problem {
    Problem(
      code, .data, "\(path) cannot be read: \(what)", .editing(command))
  }
}

extension Hint {
  fileprivate static let newGame: Hint = "'scoreboard new Reds Blues' makes one"

  /// `-g GAME` for each of these games.
  fileprivate static func options(_ ids: [String]) -> Hint {
    let first: Hint = "-g \(shell: ids.first ?? "")"
    let shown = ids.prefix(10).dropFirst().reduce(first) { "\($0), -g \(shell: $1)" }
    return ids.count > 10 ? "\(shown) and \(ids.count - 10) more" : shown
  }

  /// What to do with a damaged file of text, which the help of a command describes.
  public static func editing(_ command: String) -> Hint {
    "mend it in an editor; 'scoreboard help \(command)' says what it may have"
  }

  /// What to do with a damaged file.
  public static func mending(_ id: String) -> Hint {
    "repair the file, or remove it with 'scoreboard delete \(shell: id)'"
  }

  /// What to do with a file that its tape can make whole.
  static func repairing(_ id: String) -> Hint {
    "'scoreboard check --repair \(shell: id)' writes it anew from its tape"
  }

  /// What to do with a copy of a game. As a game of its own it would count twice.
  static func ofCopy(_ id: String) -> Hint {
    """
    'scoreboard delete \(shell: id)' puts a copy away; \
    'scoreboard check --repair \(shell: id)' makes it a game of its own
    """
  }
}
