import Basketball
import Documents

nonisolated extension FindingDocument {
  /// The finding with a hint, for a place in which commands need to name the game.
  func hinted(for place: Hint.Place) -> FindingDocument {
    var finding = self
    finding.hint = template?.text(for: place)
    return finding
  }

  private var template: Hint? {
    switch cause {
    case .damaged: .mending(id)
    case .inconsistent:
      "'\(library: "check --repair \(id.asShellWord)")' writes its head again from the tape"
    case .otherGame: .ofCopy(id)
    case .anomaly(let anomaly): anomaly.hint
    case .disputed(let fixture, let event, let canReplay):
      .settling(fixture, of: event, canReplay: canReplay)
    case .damagedEvent: "mend it in an editor; 'scoreboard help event' says what it may have"
    }
  }
}

nonisolated extension Anomaly {
  fileprivate var hint: Hint? {
    switch self {
    case .assistWithoutBasket(let play):
      "'\(game: "fix \(play.number) --at CLOCK")', or '\(game: "remove \(play.number)")'"
    case .assistToOneself(let play): "\(game: "fix \(play.number) --who WHO")"
    case .twice(let play, _): "'\(game: "remove \(play.number)")', if it was one"
    case .beyondLimit(let play, _): "\(game: "fix \(play.number) --at CLOCK")"
    case .sameName(let who, _, _):
      "'\(game: "roster rename \(who.word.asShellWord) NAME")', with an initial"
    case .sameTeams: "\(game: "roster rename away NAME")"
    case .rosterTooSmall(let team, _, _):
      "'\(game: "roster add \(team.asShellWord) NAME")' adds a player"
    case .afterLastFoul(let play, _), .afterDisqualification(let play):
      "\(game: "fix \(play.number) --who WHO")"
    case .freeThrowWithoutFoul(let play): "\(game: "fix \(play.number) --at CLOCK")"
    case .timeoutTooMany(let play): "'\(game: "remove \(play.number)")', if there was none"
    case .playOffCourt(let play):
      "'\(game: "fix \(play.number) --who WHO")', or record who came on before it"
    case .alreadyOnCourt(let play), .notOnCourt(let play):
      "'\(game: "remove \(play.number)")', or '\(game: "fix \(play.number) --who WHO")'"
    case .wrongNumberOnCourt(let team, _, _, _):
      "'\(game: "lineup --at CLOCK \(team.asShellWord) WHO...")' says who is on court"
    case .rosterTooLarge, .tooManyTimeouts, .periodLeftOpen, .wallClockWentBack: nil
    }
  }
}
