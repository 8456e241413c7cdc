import Basketball

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// A scorer at work on a game of a library.
public final class Scoring: ScoringViewModel {
  /// The game that is scored.
  public let scoreboard: LiveBoard
  public let begun = Dynamic<BegunPlay?>(nil)
  public let unsaved = Dynamic<[String]>([])
  public let selected = Dynamic<Int?>(nil)
  public let substitution = Dynamic<Substitution?>(nil)
  public let notice = Dynamic<Notice?>(nil)
  public let nextFixture = Dynamic<NextFixture?>(nil)

  /// The moment at which the current play or substitution was begun.
  private var moment = Moment.start
  /// The unlikely play that the scorer was asked about.
  private var doubted: PlayRequest?
  /// The assist that was offered then, which an `assist` by its key may mean.
  private var pass: Pass?
  /// Plays on their way into the game.
  var plays: [EnteredPlays] = []
  /// The second try, as long as the notice offers it.
  private var retry: (() -> Void)?
  /// What the screen offered before others changed that.
  var offered: Offered?
  let offer: AssistOffer
  let wording: Wording
  private let lines: TypedLines
  let afterGame: (any AfterGame)?
  private var token: Token?

  /// A scorer of a game.
  public init(
    _ scoreboard: LiveBoard, wording: Wording, lines: TypedLines,
    afterGame: (any AfterGame)? = nil
  ) {
    self.scoreboard = scoreboard
    self.wording = wording
    self.lines = lines
    self.afterGame = afterGame
    offer = AssistOffer(scoreboard)
    token = scoreboard.facts.bind { [weak self] _ in
      guard let self, isOver == (nextFixture.value == nil) else { return }
      lookForFixture()
    }
    lookForFixture()
  }

  public var board: any BoardViewModel { scoreboard }
  public var lastStep: Dynamic<Entry?> { scoreboard.lastStep }
  public var assistCandidates: Dynamic<[Who]> { offer.candidates }
  public var canTryAgain: Bool { retry != nil || !plays.isEmpty }
  private var face: ClockFace { scoreboard.standing.rules.clockFace }

  public func refresh() {
    let before = Offered(scoreboard)
    for news in scoreboard.refresh() {
      if let said = Notice(news, to: scoreboard.followed, wording: wording) { show(said) }
    }
    if !before.isStill(of: scoreboard) { offered = takeFresh() ?? before }
    offer.releaseMissingPlay()
    // Others may have made substitutions, or changed rosters.
    if var chosen = substitution.value {
      chosen.follow(scoreboard.onCourt, of: Side.allCases.flatMap(board.facts.value.people))
      substitution.update(chosen)
    }
    if nextFixture.value != nil { lookForFixture() }
    if let missing = releaseMissingPlay() {
      refuse("play \(missing) is no longer in the game")
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
    doubted = nil
    offer.cancel()
    clearNotice()
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Plays, entered in two halves or typed.
extension Scoring {
  public func enter(_ person: Who) {
    if var chosen = substitution.value {
      clearNotice()
      chosen.choose(person)
      return substitution.update(chosen)
    }
    enter(.person(person), Correction(who: .exact(person)))
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
      let play = PlayRequest(.exact(person), move)
      let isOff = scoreboard.isOffCourt(person)
      if let doubt = board.facts.value.doubt(person, move, isOff: isOff), doubted != play {
        doubted = play
        return refuse("\(doubt): the same key again records it")
      }
      record(EnteredPlays([play], at: pass?.moment(of: move, by: person) ?? moment, on: face))
    default: begin(half)
    }
  }

  /// Begins a play, and takes its time.
  private func begin(_ half: BegunPlay) {
    pass = offer.pass
    // What waits behind unsaved plays is not done after plays that are made later.
    let isDropped = retry != nil && !plays.isEmpty
    reset()
    if isDropped { refuse("not done: do it again once the plays are saved") }
    // Somebody else may have started or stopped the clock.
    refresh()
    moment = scoreboard.currentMoment()
    begun.value = half
  }

  public func assist(by place: Int) {
    guard let assist = offer.assist(by: place) else { return refuse(offer.refusal) }
    record(assist)
  }

  public func beginSubstitution() {
    reset()
    refresh()
    guard board.facts.value.hasBench else {
      return sayMore(.refused, "nobody is on a bench to come in, and no play is picked")
    }
    moment = scoreboard.currentMoment()
    substitution.update(Substitution(onCourt: scoreboard.onCourt))
  }

  public func substitute() {
    guard let chosen = substitution.value, !chosen.isEmpty else {
      return refuse("nobody is chosen yet")
    }
    let facts = board.facts.value
    if let side = Side.allCases.first(where: {
      chosen.concerns($0) && chosen.count($0) != facts.placesOnCourt($0)
    }) {
      return refuse("\(facts.teams[side].name) has to have \(facts.placesOnCourt(side)) on court")
    }
    substitution.update(nil)
    record(EnteredPlays(chosen.requests, at: moment, on: face))
  }

  public func perform(line: String) -> Bool {
    let question = notice.value?.text
    let typed = Result { try lines.read(line) }
    if case .success(nil) = typed { return false }
    reset()
    refresh()
    do {
      guard let verb = try typed.get() else { return false }
      let now = scoreboard.now()
      let entered = try scoreboard.standing.asOf(now).entered(
        verb, at: scoreboard.currentMoment(), now: now, after: scoreboard.plays.value)
      guard let entered else {
        return !asks(about: verb, "Enter", since: question) && attempt(verb)
      }
      record(entered)
    } catch {
      refuse(wording.explain(error))
    }
    return notice.value?.kind != .refused
  }

  public func canBegin(_ line: String) -> Bool {
    lines.canBegin(line, in: scoreboard.standing)
  }

  /// Records plays, after the waiting ones.
  private func record(_ entered: EnteredPlays) {
    begun.value = nil
    doubted = nil
    offer.enterPlay()
    plays.append(entered)
    save()
  }

  /// Saves the waiting plays with one write, oldest first: all or none.
  func save() {
    clearNotice()
    guard !plays.isEmpty else { return }
    // A play that had to wait is named, since the scorer has typed others since.
    let isLate = !unsaved.value.isEmpty
    do {
      let results = try scoreboard.perform(plays.map(\.verb))
      let done = results.compactMap { try? $0.get() }
      let areAllDone = done.count == results.count
      if let last = done.last, areAllDone {
        let count = done.count > 1 ? "\(done.count) plays, the last one: " : ""
        say(.done, count + wording.describe(last))
      }
      for (entered, result) in zip(plays, results) {
        guard case .failure(let error) = result else { continue }
        if done.count == results.count - 1, case .playsAfterFinish = error {
          ask(error, about: entered.verb)
        } else {
          sayMore(.refused, (isLate ? "\(entered.text): " : "") + wording.explain(error))
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

/// The message about the last verb, or about the game's file, and the second try that it offers.
extension Scoring {
  /// Says something, and cancels a second try.
  func say(_ kind: Notice.Kind, _ text: String) {
    retry = nil
    notice.value = Notice(kind: kind, text: text)
  }

  /// Says why something is not done.
  func refuse(_ text: String) { say(.refused, text) }

  /// Adds to the last message.
  func sayMore(_ kind: Notice.Kind, _ text: String) {
    say(kind, [notice.value?.text, text].compactMap(\.self).joined(separator: "; "))
  }

  /// Says what failed, or that it is done but may not survive a power cut.
  func fail(_ error: any Error, _ what: String) {
    if error.isSaved { scoreboard.refresh() }
    say(.failed, (error.isSaved ? "" : "\(what): ") + wording.explain(error))
  }

  private func clearNotice() {
    retry = nil
    notice.update(nil)
  }

  /// Shows news of the game and its file. When it is back, a second try stays; when it is lost, the
  /// message of what failed because of that stays.
  private func show(_ news: Notice) {
    if news.kind == .told, canTryAgain, let last = notice.value {
      notice.value = Notice(kind: last.kind, text: "\(last.text); \(news.text)")
    } else if [.done, .told].contains(news.kind) {
      notice.value = news
    } else if notice.value?.kind != .failed {
      say(news.kind, news.text)
    }
  }

  public func tryAgain() {
    if let retry { return retry() }
    if plays.isEmpty { refuse("nothing waits for Enter") } else { save() }
  }

  /// Asks whether to remove plays after the finish, which a second try does.
  func ask(_ error: GameError, about verb: Verb) {
    say(.asking, wording.explain(error))
    offerAgain(verb.droppingLaterPlays)
  }

  /// Offers a second try, unless the game has changed since the first.
  func offerAgain(_ verb: Verb, after before: (Entry?, Bool)? = nil) {
    retry = { [weak self] in
      guard let self else { return }
      if let before {
        scoreboard.refresh()
        guard (scoreboard.lastStep.value, scoreboard.clock.value.running) == before else {
          return refuse("the game has changed since: do it again if it is not done")
        }
      }
      attempt(verb)
    }
  }
}
