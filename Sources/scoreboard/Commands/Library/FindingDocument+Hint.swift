import Basketball
import Documents

nonisolated extension FindingDocument {
  /// The same with what to type.
  var hinted: FindingDocument {
    var finding = self
    finding.hint =
      switch cause {
      case .damaged: "mend the file, or remove it with 'scoreboard delete'"
      case .inconsistent:
        "'scoreboard check --repair \(id)' writes its head again from the tape"
      case .anomaly(let anomaly): anomaly.hint
      }
    return finding
  }
}

nonisolated extension Anomaly {
  fileprivate var hint: String? {
    switch self {
    case .assistWithoutBasket(let play):
      "scoreboard fix \(play.number) --at CLOCK, or remove \(play.number)"
    case .assistToOneself(let play): "scoreboard fix \(play.number) --who WHO"
    case .twice(let play, _): "scoreboard remove \(play.number), if it was one"
    case .beyondLimit(let play, _): "scoreboard fix \(play.number) --at CLOCK"
    case .sameName(let who, _, _):
      "scoreboard roster rename '\(who.word)' NAME, with an initial"
    case .sameTeams: "scoreboard roster rename away NAME"
    case .rosterTooLarge, .tooManyTimeouts, .wallClockWentBack: nil
    }
  }
}
