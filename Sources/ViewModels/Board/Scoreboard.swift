import Basketball
import Documents
import FoundationEssentials
import Storage

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// A game in a library on a board. The messages of the game fill what is shown.
public final class Scoreboard: EditableBoardViewModel {
  public let score: Dynamic<Sides<Int>>
  public let clock: Dynamic<ClockDocument>
  public let teams: Dynamic<Sides<TeamDocument>>
  public let progress: Dynamic<GameProgress>
  public let playCount: Dynamic<Int>
  public let lastStep: Dynamic<Entry?>

  let followed: FollowedGame
  private let now: () -> TimeOfDay
  private var observations: [NotificationCenter.ObservationToken] = []

  /// A board of a game, by a clock of its own.
  public init(_ followed: FollowedGame, now: @escaping () -> TimeOfDay) {
    (self.followed, self.now) = (followed, now)
    let document = GameDocument(followed.game.sheet.standing, now: now())
    score = Dynamic(document.score)
    (clock, teams) = (Dynamic(document.clock), Dynamic(document.teams))
    (progress, playCount) = (Dynamic(document.progress), Dynamic(document.plays))
    lastStep = Dynamic(followed.game.sheet.tape.lastDone().first)
    observe(followed.game)
  }

  public var id: String { standing.id }

  public var standing: Standing { followed.game.sheet.standing }

  private var document: GameDocument { GameDocument(standing, now: now()) }

  private func observe(_ game: Game) {
    observations = [
      game.center.addObserver(of: game, for: Game.ScoreDidChange.self) { [weak self] message in
        self?.score.update(message.score)
      },
      game.center.addObserver(of: game, for: Game.PlaysDidChange.self) { [weak self] _ in
        self?.showPlays()
      },
      // By other rules the clock may be read another way.
      game.center.addObserver(of: game, for: Game.SetupDidChange.self) { [weak self] _ in
        self?.showPlays()
        self?.tick()
      },
      game.center.addObserver(of: game, for: Game.ClockDidChange.self) { [weak self] _ in
        self?.tick()
      },
      game.center.addObserver(of: game, for: Game.FinishDidChange.self) { [weak self] _ in
        // The scorer may have ended it, by a step that is no play.
        self?.showPlays()
        self?.tick()
      },
    ]
  }

  /// Shows the plays and what they add up to.
  private func showPlays() {
    let document = document
    teams.update(document.teams)
    playCount.update(document.plays)
    progress.update(document.progress)
    lastStep.update(followed.game.sheet.tape.lastDone().first)
  }

  public var flow: Flow { Flow(followed.game.sheet, now: now()) }

  public func tick() {
    let document = document
    clock.update(document.clock)
    progress.update(document.progress)
    // At the end of time nobody needs points any more, or overtime gives them another aim.
    teams.update(document.teams)
  }

  public func plays(_ places: Range<Int>) -> [PlayDocument] {
    let (plays, face) = (followed.game.sheet.playByPlay.plays, standing.rules.clockFace)
    return plays[places.clamped(to: plays.indices)].map { PlayDocument($0, on: face) }
  }

  public func currentReading() -> ClockReading {
    tick()
    return standing.asOf(now()).reading(at: now())
  }

  public func place(ofPlay number: Int) -> Int? {
    followed.game.sheet.playByPlay.plays.lastIndex { $0.play.number == number }
  }

  @discardableResult
  public func refresh() -> [FollowedGame.News] { followed.refresh() }

  @discardableResult
  public func perform(_ verb: Verb) throws -> Outcome { try followed.game.perform(verb) }

  public func perform(_ verbs: [Verb]) throws -> [Result<Outcome, GameError>] {
    try followed.game.perform(verbs, keepGoing: true)
  }
}
