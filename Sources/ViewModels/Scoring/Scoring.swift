import Basketball
import Documents

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// A scorer at work on a game of a library.
public final class Scoring: ScoringViewModel {
  /// The game that is scored.
  public let scoreboard: LiveBoard
  public let begun = Dynamic<BegunPlay?>(nil)
  public let unsaved = Dynamic<[String]>([])

  /// The moment at which the current play was begun.
  private var moment = Moment.start
  /// The assist that was offered then, which an `assist` by its key may mean.
  private var pass: AssistOffer.Pass?
  private var plays = UnsavedPlays()
  /// Whether plays wait to be saved together at the end of a batch.
  private var isBatching = false
  private let offer: AssistOffer
  private let selection: PlaySelection
  private let choice: SubstitutionChoice
  private let messages = ScoringMessages()
  private let wording: Wording
  private let lines: TypedLines
  private let finished: FinishedGame

  /// A scorer of a game.
  public init(
    _ scoreboard: LiveBoard, wording: Wording, lines: TypedLines = .ofFeed,
    afterGame: AfterGame? = nil
  ) {
    (self.scoreboard, self.wording, self.lines) = (scoreboard, wording, lines)
    (offer, selection) = (AssistOffer(scoreboard), PlaySelection(scoreboard))
    choice = SubstitutionChoice(scoreboard)
    finished = FinishedGame(scoreboard, afterGame, messages, wording)
  }

  public var board: any BoardViewModel { scoreboard }
  public var home: [Person] { board.facts.value.people(.home) }
  public var away: [Person] { board.facts.value.people(.away) }
  public var teams: [Person] { Side.allCases.map { Person(Who($0), in: board.facts.value.teams) } }
  public var lastStep: Dynamic<Entry?> { scoreboard.lastStep }
  public var assistCandidates: Dynamic<[Person]> { offer.candidates }
  public var selected: Dynamic<Int?> { selection.number }
  public var substitution: Dynamic<Substitution?> { choice.substitution }
  public var nextFixture: Dynamic<NextFixture?> { finished.nextFixture }
  public var notice: Dynamic<Notice?> { messages.notice }
  public var canTryAgain: Bool { messages.retry != nil || !plays.plays.isEmpty }

  public func enter(_ person: Person) {
    if substitution.value != nil {
      messages.clear()
      return choice.choose(person)
    }
    enter(.person(person), Correction(who: .exact(person.who)))
  }

  public func enter(_ move: Move) { enter(.move(move), Correction(move: move)) }

  private func enter(_ half: BegunPlay, _ correction: Correction) {
    if let number = selected.value {
      // The play stays selected: there may be more to correct.
      attempt(Operation(verb: .fix(number, correction)))
    } else if let play = begun.value?.play(
      with: half, at: { pass?.moment(of: $1, by: $0) ?? moment }, on: face)
    {
      record(play)
    } else {
      begin(half)
    }
  }

  public func assist(by place: Int) {
    if isBatching { save() }
    guard let assist = offer.assist(by: place) else {
      return messages.say(
        .refused, "no such pass is asked for: :record Ana assist --after 3 adds it to play 3")
    }
    record(assist)
  }

  public func beginSubstitution() {
    reset()
    if isBatching { save() }
    refresh()
    if !choice.begin() {
      messages.add(.refused, "nobody is on a bench to come in, and no play is picked")
    }
  }

  public func substitute() {
    guard let step = choice.step else {
      return messages.say(.refused, "nobody is chosen yet")
    }
    choice.end()
    record(step)
  }

  public func perform(line: String) -> Bool {
    let typed = Result { try lines.read(line) }
    if case .success(nil) = typed { return false }
    reset()
    if isBatching { save() }
    // An earlier play was refused: the scorer has to read that first.
    if notice.value?.kind == .refused { return false }
    refresh()
    do {
      guard let verb = try typed.get() else { return false }
      let now = scoreboard.now()
      guard
        let step = try scoreboard.standing.asOf(now).step(
          of: verb, at: scoreboard.currentMoment(), now: now, after: scoreboard.plays.value)
      else {
        return attempt(Operation(verb: verb))
      }
      record(step)
      // Saved at once, so that after a refusal the line can be corrected.
      if isBatching { save() }
    } catch {
      messages.say(.refused, wording.explain(error))
    }
    return notice.value?.kind != .refused
  }

  public func canBegin(_ line: String) -> Bool {
    lines.canBegin(line, in: scoreboard.standing)
  }

  public func rematch() -> String? {
    if isBatching { save() }
    return finished.rematch()
  }

  public func writePage() {
    if isBatching { save() }
    finished.writePage()
  }

  public func playNextFixture() -> String? {
    if isBatching { save() }
    return finished.playNextFixture()
  }

  /// Records a play, after the waiting ones.
  private func record(_ play: UnsavedPlays.Step) {
    begun.value = nil
    offer.enterPlay()
    plays.add(play)
    if !isBatching { save() }
  }

  private var face: ClockFace { scoreboard.standing.rules.clockFace }

  /// Begins a play, and takes its time.
  private func begin(_ half: BegunPlay) {
    pass = offer.pass
    // What waits behind unsaved plays is not done after plays that are made later.
    let isDropped = messages.retry != nil && !plays.plays.isEmpty
    reset()
    if isDropped { messages.say(.refused, "not done: do it again once the plays are saved") }
    // Somebody else may have started or stopped the clock.
    refresh()
    moment = scoreboard.currentMoment()
    begun.value = half
  }

  public func beginBatch() { isBatching = true }

  public func endBatch() {
    guard isBatching else { return }
    isBatching = false
    if plays.plays.count > unsaved.value.count { save() }
  }

  /// Saves the waiting plays, oldest first: all or none.
  private func save() {
    messages.clear()
    guard !plays.plays.isEmpty else { return }
    do {
      // A play that had to wait is named, since the scorer has typed others since.
      let isLate = plays.plays.count > 1 || !unsaved.value.isEmpty
      let (done, refused) = try plays.save(to: scoreboard)
      if let last = done.last, refused.isEmpty {
        let count = done.count > 1 ? "\(done.count) plays, the last one: " : ""
        messages.say(.done, count + wording.describe(last))
      }
      for (play, error) in refused {
        if refused.count == 1, case .playsAfterFinish = error {
          ask(error, about: Operation(verb: play.verb))
        } else {
          messages.add(.refused, (isLate ? "\(play.text): " : "") + wording.explain(error))
        }
      }
      offer.savePlay(refused.isEmpty ? done.last?.added.last : nil)
    } catch {
      fail(error, "not saved")
    }
    unsaved.update(plays.texts)
  }

  public func setTime(to reading: String) -> Bool {
    do {
      let time = try GameTime(typed: reading)
      if let number = selected.value {
        return attempt(Operation(verb: .fix(number, Correction(time: time))))
      }
      reset()
      return attempt(Operation(verb: .clock(.set(time))))
    } catch {
      messages.say(.refused, wording.explain(error))
      return false
    }
  }

  // A begun play or an offer stays: scorers stop the clock before they finish the play.
  public func togglePause() { attempt(Operation(verb: .clock(.toggle))) }

  public func undo() {
    reset()
    if isBatching { save() }
    guard let play = plays.removeLast() else { return _ = attempt(Operation(verb: .undo(1))) }
    unsaved.update(plays.texts)
    messages.say(.done, "dropped \(play.text)")
  }

  public func redo() {
    reset()
    attempt(Operation(verb: .redo(1)))
  }

  public func select(by places: Int) {
    reset()
    if isBatching { save() }
    selection.move(by: places)
    if scoreboard.plays.value.isEmpty { messages.say(.refused, "there is no play to pick yet") }
  }

  public func remove() {
    guard let number = selected.value else {
      return messages.say(.refused, "no play is picked: ↑ picks one")
    }
    attempt(Operation(verb: .remove(number), whenDone: { [selection] in selection.release() }))
  }

  public func cancel() {
    reset()
    selection.release()
    choice.end()
  }

  public func tryAgain() {
    if let retry = messages.retry { return retry() }
    guard !plays.plays.isEmpty else { return messages.say(.refused, "nothing waits for Enter") }
    save()
  }

  /// Saves all plays, then does an operation and says what it did, or why not.
  ///
  /// - Returns: false when it was refused.
  @discardableResult
  private func attempt(_ operation: Operation) -> Bool {
    save()
    let isRefused = notice.value.map { $0.kind != .done } ?? false
    guard plays.plays.isEmpty else {
      offerAgain(operation)
      return true
    }
    let before = (scoreboard.lastStep.value, scoreboard.clock.value.running)
    do {
      let outcome = try scoreboard.perform(operation.verb)
      operation.whenDone()
      offer.releaseMissingPlay()
      if !isRefused {
        let isChanged = outcome.action != nil
        messages.add(.done, isChanged ? wording.describe(outcome) : "nothing to change")
      }
    } catch let error as GameError {
      _ = selection.releaseMissingPlay()
      guard operation.canInsist, case .playsAfterFinish = error else {
        messages.say(.refused, wording.explain(error))
        return false
      }
      ask(error, about: operation)
    } catch {
      fail(error, "not done")
      if error.isSaved { operation.whenDone() } else { offerAgain(operation, after: before) }
    }
    return true
  }

  private func ask(_ error: GameError, about operation: Operation) {
    messages.say(.asking, wording.explain(error))
    offerAgain(operation.insisting)
  }

  /// Offers a second try, unless the game has changed since the first.
  private func offerAgain(_ operation: Operation, after before: (Entry?, Bool)? = nil) {
    messages.offer { [weak self] in
      guard let self else { return }
      if let before {
        scoreboard.refresh()
        guard (scoreboard.lastStep.value, scoreboard.clock.value.running) == before else {
          return messages.say(
            .refused, "the game has changed since: do it again if it is not done")
        }
      }
      attempt(operation)
    }
  }

  public func refresh() {
    for news in scoreboard.refresh() {
      if let said = Notice(news, wording: wording) { messages.show(said) }
    }
    offer.releaseMissingPlay()
    choice.follow()
    finished.refresh()
    if let missing = selection.releaseMissingPlay() {
      messages.say(.refused, "play \(missing) is no longer in the game")
    }
  }

  /// Says that something failed, or is done but may not survive a power cut.
  private func fail(_ error: any Error, _ what: String) {
    if error.isSaved { scoreboard.refresh() }
    messages.fail(error, what, wording)
  }

  /// Drops the begun play, the offer and the message.
  private func reset() {
    begun.value = nil
    offer.cancel()
    messages.clear()
  }
}
