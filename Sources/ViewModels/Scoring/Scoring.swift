import Basketball
import Documents

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// A scorer at work on a game of a library.
public final class Scoring: ScoringViewModel {
  /// The game that is scored.
  public let scoreboard: LiveBoard
  public let begun = Dynamic<BegunPlay?>(nil)
  public let unsaved = Dynamic<[String]>([])
  public let selected = Dynamic<Int?>(nil)
  public let substitution = Dynamic<Substitution?>(nil)

  /// The moment at which the current play or substitution was begun.
  private var moment = Moment.start
  /// The assist that was offered then, which an `assist` by its key may mean.
  private var pass: Pass?
  /// Plays on their way into the game.
  private(set) var plays: [EnteredPlays] = []
  let offer: AssistOffer
  let messages = ScoringMessages()
  let wording: Wording
  private let lines: TypedLines
  private let finished: FinishedGame

  /// A scorer of a game.
  public init(
    _ scoreboard: LiveBoard, wording: Wording, lines: TypedLines = .ofFeed,
    afterGame: (any AfterGame)? = nil
  ) {
    (self.scoreboard, self.wording, self.lines) = (scoreboard, wording, lines)
    offer = AssistOffer(scoreboard)
    finished = FinishedGame(scoreboard, afterGame, messages, wording)
  }

  public var board: any BoardViewModel { scoreboard }
  public var lastStep: Dynamic<Entry?> { scoreboard.lastStep }
  public var assistCandidates: Dynamic<[Person]> { offer.candidates }
  public var nextFixture: Dynamic<NextFixture?> { finished.nextFixture }
  public var notice: Dynamic<Notice?> { messages.notice }
  public var canTryAgain: Bool { messages.retry != nil || !plays.isEmpty }
  private var face: ClockFace { scoreboard.standing.rules.clockFace }

  public func refresh() {
    for news in scoreboard.refresh() {
      if let said = Notice(news, wording: wording) { messages.show(said) }
    }
    offer.releaseMissingPlay()
    followSubstitution()
    finished.refresh()
    if let missing = releaseMissingPlay() {
      messages.say(.refused, "play \(missing) is no longer in the game")
    }
  }

  public func cancel() {
    reset()
    selected.update(nil)
    substitution.update(nil)
  }

  /// Drops the begun play, the offer and the message.
  func reset() {
    begun.value = nil
    offer.cancel()
    messages.clear()
  }

  public func rematch() -> String? { finished.rematch() }

  public func writePage() { finished.writePage() }

  public func playNextFixture() -> String? { finished.playNextFixture() }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Plays, entered in two halves or typed.
extension Scoring {
  public func enter(_ person: Person) {
    if var chosen = substitution.value {
      messages.clear()
      chosen.choose(person.who)
      return substitution.update(chosen)
    }
    enter(.person(person), Correction(who: .exact(person.who)))
  }

  public func enter(_ move: Move) { enter(.move(move), Correction(move: move)) }

  private func enter(_ half: BegunPlay, _ correction: Correction) {
    if let number = selected.value {
      // The play stays selected: there may be more to correct.
      attempt(.fix(number, correction))
      return
    }
    switch (begun.value, half) {
    case (.person(let person), .move(let move)), (.move(let move), .person(let person)):
      let moment = pass?.moment(of: move, by: person.who) ?? moment
      record(EnteredPlays([PlayRequest(.exact(person.who), move)], at: moment, on: face))
    case (.person, .person), (.move, .move), (nil, _): begin(half)
    }
  }

  /// Begins a play, and takes its time.
  private func begin(_ half: BegunPlay) {
    pass = offer.pass
    // What waits behind unsaved plays is not done after plays that are made later.
    let isDropped = messages.retry != nil && !plays.isEmpty
    reset()
    if isDropped { messages.say(.refused, "not done: do it again once the plays are saved") }
    // Somebody else may have started or stopped the clock.
    refresh()
    moment = scoreboard.currentMoment()
    begun.value = half
  }

  public func assist(by place: Int) {
    guard let assist = offer.assist(by: place) else {
      return messages.say(
        .refused, "no such pass is asked for: :record Ana assist --after 3 adds it to play 3")
    }
    record(assist)
  }

  public func beginSubstitution() {
    reset()
    refresh()
    guard board.facts.value.hasBench else {
      return messages.add(.refused, "nobody is on a bench to come in, and no play is picked")
    }
    moment = scoreboard.currentMoment()
    substitution.update(Substitution(onCourt: scoreboard.onCourt))
  }

  public func substitute() {
    guard let chosen = substitution.value, !chosen.isEmpty else {
      return messages.say(.refused, "nobody is chosen yet")
    }
    substitution.update(nil)
    record(EnteredPlays(chosen.requests, at: moment, on: face))
  }

  /// Follows substitutions and changes of rosters by others.
  private func followSubstitution() {
    guard var chosen = substitution.value else { return }
    chosen.follow(scoreboard.onCourt, of: (home + away).map(\.who))
    substitution.update(chosen)
  }

  public func perform(line: String) -> Bool {
    let typed = Result { try lines.read(line) }
    if case .success(nil) = typed { return false }
    reset()
    refresh()
    do {
      guard let verb = try typed.get() else { return false }
      let now = scoreboard.now()
      let entered = try scoreboard.standing.asOf(now).entered(
        verb, at: scoreboard.currentMoment(), now: now, after: scoreboard.plays.value)
      guard let entered else { return attempt(verb) }
      record(entered)
    } catch {
      messages.say(.refused, wording.explain(error))
    }
    return notice.value?.kind != .refused
  }

  public func canBegin(_ line: String) -> Bool {
    lines.canBegin(line, in: scoreboard.standing)
  }

  public func undo() {
    reset()
    guard let play = plays.popLast() else { return _ = attempt(.undo(1)) }
    unsaved.update(plays.map(\.text))
    messages.say(.done, "dropped \(play.text)")
  }

  /// Records plays, after the waiting ones.
  private func record(_ entered: EnteredPlays) {
    begun.value = nil
    offer.enterPlay()
    plays.append(entered)
    save()
  }

  /// Saves the waiting plays with one write, oldest first: all or none.
  func save() {
    messages.clear()
    guard !plays.isEmpty else { return }
    // A play that had to wait is named, since the scorer has typed others since.
    let isLate = !unsaved.value.isEmpty
    do {
      let results = try scoreboard.perform(plays.map(\.verb))
      let done = results.compactMap { try? $0.get() }
      let areAllDone = done.count == results.count
      if let last = done.last, areAllDone {
        let count = done.count > 1 ? "\(done.count) plays, the last one: " : ""
        messages.say(.done, count + wording.describe(last))
      }
      for (entered, result) in zip(plays, results) {
        guard case .failure(let error) = result else { continue }
        if done.count == results.count - 1, case .playsAfterFinish = error {
          ask(error, about: entered.verb)
        } else {
          messages.add(.refused, (isLate ? "\(entered.text): " : "") + wording.explain(error))
        }
      }
      plays = []
      offer.savePlay(areAllDone ? done.last?.added.last : nil)
    } catch {
      // Even if it may not survive a power cut it is saved, and must not be saved twice.
      if error.isSaved { plays = [] }
      fail(error, "not saved")
    }
    unsaved.update(plays.map(\.text))
  }
}
