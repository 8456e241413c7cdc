/// How the tool ends, after sysexits.h where that has a number. Only `main` makes one of it.
nonisolated enum Exit: Int32, CaseIterable {
  /// Done.
  case success = 0
  /// Understood, but refused.
  case refused = 1
  /// Words that are not understood.
  case usage = 64
  /// A feed or a file that is not what it should be.
  case data = 65
  /// There is no such game, player or library.
  case noInput = 66
  /// A fault of the program.
  case internalError = 70
  /// A library or a game that cannot be made.
  case cannotCreate = 73
  /// Reading or writing failed.
  case inputOutput = 74
  /// Another process is writing: try again.
  case busy = 75

  /// What the manual and the README say of it.
  var meaning: String {
    switch self {
    case .success: "done"
    case .refused: "refused: the game is finished, nothing to undo, two games may be meant"
    case .usage: "usage: unknown command, option, move, malformed clock"
    case .data: "bad data: a line of a feed, a damaged game file"
    case .noInput: "no such game, player, library, or a word that could mean several"
    case .internalError: "a fault of the program"
    case .cannotCreate: "cannot create a library, a game, a page or a folder for them"
    case .inputOutput: "reading or writing failed"
    case .busy: "busy, try again"
    }
  }
}
