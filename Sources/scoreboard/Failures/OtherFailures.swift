import Arguments
import Terminal
import ViewModels

extension FeedError {
  /// The error as it is told.
  var failure: Failure {
    let hint = "a line is [CLOCK] WHO MOVE, such as 3:17 home/Ana two"
    return switch self {
    case .noPlay(let line):
      Failure("noPlay", .data, "'\(line.truncated(to: 60))' is no play", hint: hint)
    case .notUTF8: Failure("notUTF8", .data, "the line is no UTF-8 text")
    case .tooLong:
      Failure(
        "tooLong", .data, "the line is longer than \(FeedLine.longest) bytes", hint: hint)
    case .notAPlayObject(let what):
      Failure("notAPlay", .data, "no object of 'log --jsonl': \(what)")
    }
  }
}

extension ReplayError {
  /// The error as it is told.
  var failure: Failure {
    switch self {
    case .malformedPlace(let text):
      Failure(
        "malformedPlace", .usage, "'\(text)' is no place in a game",
        hint: "type a reading such as 5:00, or the number of a play such as '#12'")
    case .beyondEnd(let reading, let end):
      Failure(
        "beyondEnd", .noInput, "\(reading.exactText) is beyond the end of the replay",
        hint: "type a reading up to \(end.exactText)")
    }
  }
}

extension OutputError {
  /// The error as it is told; that nobody reads on is no news to anybody.
  var failure: Failure {
    switch self {
    case .closedPipe:
      var failure = Failure("closedPipe", .inputOutput, "nobody reads the answer")
      failure.isQuiet = true
      return failure
    case .failed(let reason):
      return Failure(
        "writeFailed", .inputOutput, "cannot write the answer: \(reason.lowercasedFirst)")
    }
  }
}

extension InputError {
  /// The error as it is told.
  var failure: Failure {
    Failure("readFailed", .inputOutput, "cannot read the feed: \(reason.lowercasedFirst)")
  }
}

extension ScreenError {
  /// The error as it is told.
  var failure: Failure {
    switch self {
    case .noTerminal: Failure("noTerminal", .inputOutput, "this is no terminal", hint: "--plain")
    case .failed(let reason):
      Failure(
        "noTerminal", .inputOutput, "cannot use the terminal: \(reason.lowercasedFirst)",
        hint: "--plain")
    }
  }
}

extension String {
  /// The C library's words, as part of a sentence.
  fileprivate nonisolated var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}

extension CommandError {
  /// The name of the error in JSON.
  var code: String {
    switch self {
    case .oddWords: "oddWords"
    case .clockForFeed: "clockForFeed"
    case .notSure: "notConfirmed"
    case .feedOfAll: "feedOfAll"
    case .twoForms: "twoForms"
    case .nothingToFix: "nothingToFix"
    case .undoTwice: "undoTwice"
    case .wordsBesideFeed: "wordsBesideFeed"
    case .twoGames: "twoGames"
    case .clockReading: "clockReading"
    case .sinceOfWhat: "sinceOfWhat"
    case .twoPlaces: "twoPlaces"
    case .loopWithoutScreen: "loopWithoutScreen"
    case .standingWithoutScreen: "standingWithoutScreen"
    }
  }
}

extension UsageError {
  /// The name of the error in JSON.
  var code: String {
    switch self {
    case .unknownCommand: "unknownCommand"
    case .unknownOption: "unknownOption"
    case .missingValue: "missingValue"
    case .repeatedOption: "repeatedOption"
    case .unexpectedValue: "unexpectedValue"
    case .badValue: "badValue"
    case .missingWord: "missingWord"
    case .extraWord: "extraWord"
    }
  }
}
