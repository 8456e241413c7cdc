import Platform
import Arguments
import Storage

nonisolated extension LibraryError {
  /// The error as the tool reports it.
  var failure: Failure {
    switch self {
    case .cannotCreate(let error): .cannotCreate(error)
    case .notFolder(let path): .notFolder(path)
    case .failed(let error): .failed(error)
    case .unsynced(let error): .unsynced(error)
    case .busy(let folder): .busy(folder)
    case .damaged(let path, let what): .damaged(path, what)
    case .newerFormat(let path, let format):
      .newer("\(path) has the format '\(format)', which this version cannot read")
    case .unknownKey(let path, let key):
      .newer("\(path) has '\(key.excerpt)' in it, which this version would lose")
    case .inconsistent(let path, let what): .inconsistent(path, what)
    case .tooLarge(let path, let bytes): .tooLarge(path, bytes)
    case .noLibrary(let folder): .noLibrary(folder)
    case .noGame(let word, let ids): .noGame(word, ids)
    case .ambiguousGame(let word, let candidates): .ambiguousGame(word, candidates)
    case .noDeletedGame(let word, let ids): .noDeletedGame(word, ids)
    case .idTaken(let id): .idTaken(id)
    case .noGames(let folder): .noGames(folder)
    case .severalOpenGames(let ids): .severalOpenGames(ids)
    case .noOpenGame: .noOpenGame
    }
  }
}

/// Files that cannot be read or written, or hold something else than they should.
nonisolated extension Failure {
  fileprivate static func cannotCreate(_ error: FileError) -> Failure {
    Failure("cannotCreate", .cannotCreate, "cannot create \(error.path): \(error.reason)")
  }

  fileprivate static func failed(_ error: FileError) -> Failure {
    Failure(
      "\(error.verb)Failed", .inputOutput, "cannot \(error.verb) \(error.path): \(error.reason)")
  }

  fileprivate static func notFolder(_ path: String) -> Failure {
    Failure(
      "notAFolder", .data, "\(path) is not a folder, but a file or a symbolic link",
      hint: "move it away: deleted games would leave the library through it")
  }

  fileprivate static func unsynced(_ error: FileError) -> Failure {
    Failure(
      "unsynced", .inputOutput,
      "it is saved, but may not survive a power cut: "
        + "cannot \(error.verb) \(error.path): \(error.reason)",
      hint: "do not do it again: 'scoreboard log' shows it")
  }

  fileprivate static func busy(_ folder: String) -> Failure {
    Failure(
      "busy", .busy, "another process has been writing to \(folder) for two seconds",
      hint: "try again")
  }

  fileprivate static func damaged(_ path: String, _ what: String) -> Failure {
    Failure(
      "damagedGame", .data, "\(path) is not a game: \(what)",
      hint: "mend the file, or remove it with 'scoreboard delete'")
  }

  fileprivate static func newer(_ message: String) -> Failure {
    Failure("newerFormat", .data, message, hint: "use a newer scoreboard")
  }

  fileprivate static func inconsistent(_ path: String, _ what: String) -> Failure {
    Failure(
      "inconsistentGame", .data, "\(path) does not add up: \(what)",
      hint: "'scoreboard check --repair' believes the tape; the file is left alone")
  }

  fileprivate static func tooLarge(_ path: String, _ bytes: Int) -> Failure {
    Failure(
      "tooLarge", .inputOutput, "\(path) would be larger than \(bytes) bytes",
      hint: "go on in another game: scoreboard new")
  }
}

/// Games and libraries that are not there, or not for certain.
nonisolated extension Failure {
  private static let new = "'scoreboard new' makes one"

  fileprivate static func noLibrary(_ folder: String) -> Failure {
    Failure(
      "noSuchLibrary", .noInput, "'\(folder)' is not a folder of games",
      hint: "\(new); --library names another")
  }

  fileprivate static func noGame(_ word: String, _ ids: [String]) -> Failure {
    Failure(
      "noSuchGame", .noInput, "there is no game '\(word.excerpt)'",
      hint: near(word, ids) ?? "'scoreboard list' shows them all")
  }

  fileprivate static func ambiguousGame(_ word: String, _ candidates: [String]) -> Failure {
    Failure(
      "ambiguousGame", .noInput, "'\(word.excerpt)' may be \(few(candidates))",
      hint: "type more of it")
  }

  fileprivate static func noDeletedGame(_ word: String, _ ids: [String]) -> Failure {
    Failure(
      "noSuchGame", .noInput, "no deleted game is called '\(word.excerpt)'",
      hint: ids.isEmpty ? nil : "there are \(few(ids))")
  }

  fileprivate static func idTaken(_ id: String) -> Failure {
    Failure("idTaken", .refused, "there is a game '\(id)' again", hint: "delete that one first")
  }

  fileprivate static func noGames(_ folder: String) -> Failure {
    Failure("noSuchGame", .noInput, "there are no games in '\(folder)'", hint: new)
  }

  fileprivate static func severalOpenGames(_ ids: [String]) -> Failure {
    Failure(
      "severalOpenGames", .refused, "several games may be meant: \(few(ids))",
      hint: "say which: \(few(ids.map { "-g \($0)" })); or set SCOREBOARD_GAME")
  }

  fileprivate static var noOpenGame: Failure {
    Failure("noOpenGame", .refused, "no game is open", hint: new)
  }
}
