import Arguments
import ViewModels

nonisolated extension UsageError: ReportedError {
  var failure: Failure { Failure(code, .usage, message, hint: hint.map { Hint($0) }) }

  /// The name of the error in JSON.
  private var code: String {
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

nonisolated extension Failure {
  /// The failure for a line of a session that names a game or a library.
  static let lineOfOtherGame = Failure(
    "lineOfOtherGame", .usage, "all lines are about one game",
    hint: "leave out GAME, --game and --library")

  /// The failure for a game named with `--all`.
  static func gameAndAll(_ word: String) -> Failure {
    conflict("gameAndAll", "--all is every game, and '\(word.excerpt)' is one")
  }

  /// The failure for an argument, counted from 1, that is not UTF-8.
  static func notUTF8(_ bytes: [UInt8], at place: Int) -> Failure {
    let shown = String(decoding: bytes.prefix(240), as: UTF8.self).excerpt
    return Failure(
      "notUTF8", .usage, "argument \(place) is not UTF-8 text: '\(shown)'",
      hint: "type it in a terminal that writes UTF-8")
  }
}

nonisolated extension ReplayError: ReportedError {
  var failure: Failure {
    switch self {
    case .malformedPlace(let text):
      Failure(
        "malformedPlace", .usage, "'\(text.excerpt)' is not a place in a game",
        hint: "type a clock time such as 5:00, or the number of a play such as '#12'")
    case .beyondEnd(let reading, let end):
      Failure(
        "beyondEnd", .noInput, "\(reading.exactText) is beyond the end of the replay",
        hint: "type a clock time up to \(end.exactText)")
    }
  }
}
