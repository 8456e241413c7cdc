import Basketball

extension Problem.Kind {
  /// How the tool ends with a problem of this kind: with a number of sysexits.h. Without a problem it ends with 0.
  var exit: (number: Int32, meaning: String) {
    switch self {
    case .refused: (1, "refused: the game is finished, nothing to undo, two games may be meant")
    case .usage: (64, "usage: unknown command, option, move, malformed clock")
    case .data: (65, "bad data: a line of a feed, a damaged game file")
    case .noInput: (66, "no such game, player, library, or a word that could mean several")
    case .internalError: (70, "a fault of the program")
    case .cannotCreate: (73, "cannot create a library, a game, a page or a folder for them")
    case .inputOutput: (74, "reading or writing failed")
    case .busy: (75, "busy, try again")
    }
  }
}
