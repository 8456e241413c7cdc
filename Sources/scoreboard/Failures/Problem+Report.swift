import Arguments
import Basketball
import JSON
import Terminal

/// A problem as the tool reports it: the one place where errors become exits and JSON.
extension Problem {
  /// The problem for an error of any layer.
  init(_ error: any Error) {
    self =
      error as? Problem ?? (error as? any ReportedError)?.problem
      ?? Problem("internal", .internalError, "\(error)")
    hint = hint?.resolved
  }

  /// One line for a screen.
  static func explain(_ error: any Error) -> String {
    let problem = Problem(error)
    return problem.brief ?? problem.message
  }

  /// Whether a play was refused because the game is over.
  var isOfFinishedGame: Bool { code == "gameFinished" }

  func hinting(_ hint: Hint?) -> Problem { changed { $0.hint = hint } }

  /// This problem with the moves of these rules, if it lists moves.
  func listingMoves(of rules: Rules?) -> Problem {
    guard let rules, hint == .moves else { return self }
    let words = rules.moves.filter(\.row.isBasic).map(\.word)
    let list = words.dropLast().commaSeparated
    return hinting("WHO comes first, then \(list) or \(words.last ?? "")")
  }

  /// This problem with the id of its game, or the word typed for the game.
  func naming(_ game: String?) -> Problem { changed { $0.game = game ?? self.game } }

  /// This problem for a line of a feed. A usage error becomes a data error.
  func inFeed(line: Int) -> Problem {
    of(line, "line \(line): \(message)").changed { $0.kind = kind == .refused ? .refused : .data }
  }

  /// This problem for the words of a command: a data error becomes a usage error.
  var ofWords: Problem { changed { $0.kind = kind == .data ? .usage : kind } }

  /// This problem for an answer that failed after a save, if there was a save.
  func afterSaving(_ saved: String?) -> Problem {
    changed { $0.message += saved.said { "; \($0)" } }
  }

  /// This problem for one of many games that are changed together: words that fit the other games are refused because
  /// of the data of this game.
  func ofGame(_ id: String) -> Problem {
    changed {
      $0.message = "\(id): \(message)"
      $0.kind = kind == .usage ? .data : kind
    }.naming(id)
  }

  /// This problem for one of many files.
  func inFile(_ path: String) -> Problem { changed { $0.message = "\(path): \(message)" } }

  /// This problem for a feed that is saved up to this line, but may not survive a power cut.
  func ofSavedFeed(upTo line: Int) -> Problem {
    of(line, "up to line \(line) " + message)
      .hinting("go on with the line after it: 'scoreboard log -g GAME' shows what is saved")
  }

  /// This problem for a feed that cannot be saved from this line on, such as on a full disk.
  func ofFeed(from line: Int) -> Problem { of(line, "from line \(line) on: \(message)") }

  private func of(_ line: Int, _ message: String) -> Problem {
    changed {
      $0.line = line
      $0.message = message
    }
  }

  private func changed(_ change: (inout Problem) -> Void) -> Problem {
    var problem = self
    change(&problem)
    return problem
  }

  /// The problem of a line of a session that names a game or a library.
  static let lineOfOtherGame = Problem(
    "lineOfOtherGame", .usage, "all lines are about one game",
    "leave out GAME, --game and --library")

  /// The problem of an argument, counted from 1, that is not UTF-8.
  static func notUTF8(_ bytes: ArraySlice<UInt8>, at place: Int) -> Problem {
    let shown = String(decoding: bytes.prefix(240), as: UTF8.self).quoted
    return Problem(
      "notUTF8", .usage, "argument \(place) is not UTF-8 text: \(shown)",
      "type it in a terminal that writes UTF-8")
  }
}

/// A problem as text and as JSON.
extension Problem {
  /// The message and the hint, each on a line.
  ///
  /// - Parameter place: what the hint's command lines have to name.
  func lines(at place: Hint.Place) -> [String] {
    [message] + hintText(at: place).map { "hint: \($0)" }.array
  }

  /// The error as text, with line breaks.
  func text(at place: Hint.Place) -> String {
    lines(at: place).reduce("scoreboard: ") { $0 + $1.escapingControls + "\n" }
  }

  /// The error on one line of JSON; `line` is there only where it is about a line of a feed.
  func jsonLine(at place: Hint.Place) -> String {
    let error = JSON.present([
      "code": code, "exit": Int(kind.exit.number), "hint": hintText(at: place).json, "line": line,
      "message": message,
    ])
    return (["error": error] as JSON).line
  }

  private func hintText(at place: Hint.Place) -> String? {
    hint.map { $0.text(for: place).cut(to: 1000) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// Errors of modules that know nothing of the game.
extension UsageError: ReportedError {
  public var problem: Problem { Problem(code, .usage, message, hint.map(Hint.plain)) }
}

extension OutputError: ReportedError {
  public var problem: Problem {
    switch self {
    case .closedPipe: Problem("closedPipe", .inputOutput, "nobody reads the answer")
    case .failed(let reason):
      Problem("writeFailed", .inputOutput, "cannot write the answer: \(reason)")
    }
  }
}

extension InputError: ReportedError {
  public var problem: Problem {
    Problem("readFailed", .inputOutput, "cannot read the feed: \(reason)")
  }
}

extension ScreenError: ReportedError {
  public var problem: Problem {
    let message =
      switch self {
      case .noTerminal: "this is not a terminal"
      case .failed(let reason): "cannot use the terminal: \(reason)"
      }
    return Problem("noTerminal", .inputOutput, message, "--plain")
  }
}
