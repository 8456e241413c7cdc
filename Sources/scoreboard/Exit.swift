/// How the tool ends, with the numbers of sysexits.h.
enum Exit: Int32, CaseIterable {
  case success = 0
  case refused = 1
  case usage = 64
  case data = 65
  case noInput = 66
  case internalError = 70
  case cannotCreate = 73
  case inputOutput = 74
  case busy = 75

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
