import Documents
import Terminal

nonisolated extension FeedError: ReportedError {
  var failure: Failure {
    let hint: Hint = "a line is [CLOCK] WHO MOVE, such as 3:17 home/Ana two"
    return switch self {
    case .noPlay(let line):
      Failure("noPlay", .data, "'\(line.excerpt)' is not a play", hint: hint)
    case .malformedEnd(let what):
      Failure(
        "malformedEnd", .data, "END takes no '\(what.excerpt)'",
        hint: "END alone, or with called, abandoned, forfeit TEAM or result 21-15")
    case .notUTF8: Failure("notUTF8", .data, "the line is not UTF-8 text")
    case .tooLong:
      Failure("tooLong", .data, "the line is longer than \(FeedLine.longest) bytes", hint: hint)
    case .notAPlayObject(let what):
      Failure("notAPlay", .data, "not an object of 'log --jsonl': \(what)")
    }
  }
}

nonisolated extension OutputError: ReportedError {
  var failure: Failure {
    switch self {
    case .closedPipe:
      // Nobody is left to read it.
      Failure("closedPipe", .inputOutput, "nobody reads the answer", isQuiet: true)
    case .failed(let reason):
      Failure("writeFailed", .inputOutput, "cannot write the answer: \(reason.lowercasedFirst)")
    }
  }
}

nonisolated extension InputError: ReportedError {
  var failure: Failure {
    Failure("readFailed", .inputOutput, "cannot read the feed: \(reason.lowercasedFirst)")
  }
}

nonisolated extension ScreenError: ReportedError {
  var failure: Failure {
    let message =
      switch self {
      case .noTerminal: "this is not a terminal"
      case .failed(let reason): "cannot use the terminal: \(reason.lowercasedFirst)"
      }
    return Failure("noTerminal", .inputOutput, message, hint: "--plain")
  }
}

extension String {
  /// The C library's words, as part of a sentence.
  fileprivate nonisolated var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
