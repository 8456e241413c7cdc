import Basketball

/// What a scorer wants.
public nonisolated enum ScoringIntent: ScreenIntent {
  /// To enter who made the play, or correct who made the picked one; or to choose who leaves or comes.
  case person(Who)
  /// To enter the move of the play, or correct that of the picked one.
  case move(Move)
  /// To be asked for the places of shots, or no more; and to tell the place of the shot that is entered.
  case askPlaces, place(Zone)
  /// To set the possession arrow.
  case arrow(Side)
  /// To record what follows the last play by the player at a place in the order of keys, from 0; and to say how
  /// many free throws that player has.
  case pass(Int), `throws`(Int)
  /// To do a typed line, a play or a command.
  case line(String)
  /// To set the clock, or the reading of the picked play.
  case time(String)
  /// To start the clock if the scorer saw it stand, else to pause it.
  case clock
  /// To undo the last step, drop the last play that could not be saved, or delete a game just made.
  case undo
  case redo
  /// To pick the play so many places on; none beyond the last.
  case pick(by: Int)
  case remove
  /// To remove the picked play or, without one, to begin a substitution.
  case exchange
  /// To record the chosen substitution as one step.
  case substitute
  /// To do the second try that the notice offers; else to enter a play behind the picked one.
  case again
  /// To drop the begun play, or the choice.
  case cancel
  /// To do nothing here: what was asked is not confirmed.
  case nothing
  case leave, games
  /// After the finish: to make another game of the same teams, or the next fixture's, or a page.
  case rematch, nextFixture, page
}

/// Why an intent is off.
nonisolated extension ScoringState {
  /// Why an intent is off; nil if it is on.
  func refusal(of intent: ScoringIntent) -> String? {
    switch intent {
    case .pass(let place): refusal(ofPassBy: place)
    case .substitute: refusalOfSubstitution
    case .move where substitution != nil: refusalOfSubstitution
    case .pick: board.plays.isEmpty ? "there is no play to pick yet" : nil
    case .remove: picked == nil ? "no play is picked: ↑ picks one" : nil
    case .arrow: picked == nil ? nil : "the arrow corrects no play: Esc first, then the arrow"
    case .again: canTryAgain || picked != nil ? nil : "nothing to try again"
    case .rematch, .page: board.ending == nil ? "the game is not over yet" : nil
    case .nextFixture:
      switch fixture {
      case .ready: nil
      case .nothing(let why): why
      case nil: "no fixture follows: the game goes on, or is of no event"
      }
    default: nil
    }
  }

  private func refusal(ofPassBy place: Int) -> String? {
    guard let offer, !offer.people.isEmpty else { return "no basket to add an assist to" }
    if offer.people[place] != nil { return nil }
    let people = board.people(offer.play.side)
    return offer.move == .assist && people.indices.contains(place)
      && people[place] == offer.play.who
      ? "\(offer.play.who.player ?? "") made the basket: nobody passes to himself"
      : "nobody on court has this key for \(offer.move.row.text)"
  }

  var refusalOfSubstitution: String? {
    guard let substitution, !substitution.isEmpty else { return "nobody is chosen yet" }
    return substitution.wrongSides(on: board).first.map {
      "\(board.teams[$0].name) has to have \(board.courtSize($0)) on court"
    }
  }

  /// Whether an intent that goes elsewhere would leave plays that wait or, at the end, a running clock.
  func isLeft(by intent: ScoringIntent) -> Bool {
    switch intent {
    case .leave: board.clock.running || !waiting.isEmpty
    case .games, .rematch, .nextFixture: !waiting.isEmpty
    default: false
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// What is done for an intent.
extension Scoring {
  @discardableResult
  public func take(_ intent: ScoringIntent) -> Route? {
    let isSure = shown.asks == intent
    if shown.asks != nil { shown.asks = nil }
    // A play that was dropped by half a play is still said with the whole.
    if shown.begun == nil || intent == .undo || lost?.isWhole != true { lost = nil }
    defer { tellLoss(by: intent) }
    if place(by: intent) { return nil }
    switch intent {
    // What is begun is dropped even where these are refused.
    case .pick, .cancel: reset()
    default: break
    }
    if let why = shown.refusal(of: intent) {
      refuse(why)
    } else if !isSure, shown.isLeft(by: intent) {
      shown.asks = intent
    } else {
      return perform(intent)
    }
    return nil
  }

  private func perform(_ intent: ScoringIntent) -> Route? {
    switch intent {
    case .person(let who): enter(who)
    case .move(let move):
      substitute()
      enter(move)
    case .askPlaces: askPlaces()
    case .place: break
    case .arrow(let side): enterArrow(side)
    case .pass(let place): recordPass(by: place)
    case .throws(let count): countThrows(count)
    case .line(let line): perform(line: line)
    case .time(let reading): setTime(to: reading)
    case .clock:
      if shown.refusalOfSubstitution == nil { substitute() }
      togglePause()
    case .undo where shown.canTakeBackGame: return takeBackGame()
    case .undo where shown.begun != nil: dropBegun()
    case .undo: reverse(.undo(1), by: "u")
    case .redo: reverse(.redo(1), by: "y")
    case .pick(let places): pick(by: places)
    case .exchange where shown.picked == nil: beginSubstitution()
    case .remove, .exchange: if let number = shown.picked { attempt(.remove(number)) }
    case .substitute: substitute()
    case .again where !shown.canTryAgain: enterBehind()
    case .again: tryAgain()
    case .cancel: cancel()
    case .nothing: break
    case .leave: return .leave
    case .games: return .games
    case .rematch: return rematch()
    case .nextFixture: return playNextFixture()
    case .page: writePage()
    }
    return nil
  }
}
