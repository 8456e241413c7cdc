import Basketball
import Documents

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A game on a board, for a screen to bind to.
public protocol BoardViewModel: AnyObject {
  var score: Dynamic<Sides<Int>> { get }
  /// The clock at the last change or `tick()`.
  var clock: Dynamic<ClockDocument> { get }
  var facts: Dynamic<GameFacts> { get }
  var plays: Dynamic<[ScoredPlay]> { get }
  /// The flow of the score, up to the plays shown.
  var flow: Flow { get }

  /// Updates what changes with time.
  func tick()
}

nonisolated extension [ScoredPlay] {
  /// The place of a play by its number; nil when it does not count.
  public func place(of number: Int) -> Int? { lastIndex { $0.play.number == number } }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// A game of a library on a board, which the messages of the game keep up to date.
///
/// A verb has saved its change when it returns; one that throws has changed nothing.
public final class LiveBoard: BoardViewModel {
  public let score: Dynamic<Sides<Int>>
  public let clock: Dynamic<ClockDocument>
  public let facts: Dynamic<GameFacts>
  public let plays: Dynamic<[ScoredPlay]>
  /// The step that an undo would take back.
  public let lastStep: Dynamic<Entry?>
  /// The order of the players, those on court first.
  private var order: Sides<[Int]>
  let followed: FollowedGame
  let now: () -> TimeOfDay
  private var observations: [NotificationCenter.ObservationToken] = []

  /// A board of a game, by a clock of its own.
  public init(_ followed: FollowedGame, now: @escaping () -> TimeOfDay) {
    self.followed = followed
    self.now = now
    let game = followed.game
    let sheet = game.sheet
    let document = GameDocument(sheet.standing, now: now())
    score = Dynamic(document.score)
    clock = Dynamic(document.clock)
    order = sheet.playerOrder
    facts = Dynamic(GameFacts(game: document, order: order))
    plays = Dynamic(sheet.playByPlay.plays)
    lastStep = Dynamic(sheet.tape.lastDone().first)
    observations = [
      game.center.addObserver(of: game, for: Game.ScoreDidChange.self) { [weak self] message in
        self?.score.update(message.score)
      },
      game.center.addObserver(of: game, for: Game.GameDidChange.self) { [weak self] _ in
        self?.show()
      },
    ]
  }

  var sheet: Scoresheet { followed.game.sheet }

  private func show() {
    plays.update(sheet.playByPlay.plays)
    order = sheet.playerOrder
    tick()
    lastStep.update(sheet.tape.lastDone().first)
  }

  /// The game as it is saved.
  public var standing: GameState { sheet.standing }

  public func tick() {
    let document = GameDocument(standing, now: now())
    clock.update(document.clock)
    facts.update(GameFacts(game: document, order: order))
  }

  /// The players on court; the starters if the game does not say.
  var onCourt: [Who] {
    let onCourt = sheet.court.onCourt
    return Side.allCases.flatMap { side in
      zip(standing.teams[side].players, onCourt[side]).filter(\.1).map { Who(side, $0.0.name) }
    }
  }

  /// Whether somebody is known not to be on court: by substitutions, lineups, or the stars of those
  /// who started.
  func isOffCourt(_ who: Who) -> Bool {
    sheet.tellsStarters && !onCourt.contains(who)
  }

  public var flow: Flow { Flow(sheet, now: now()) }

  /// The moment of a play made now: after the end of a period, that end, until the next one begins.
  /// Updates the clock shown.
  func currentMoment() -> Moment {
    tick()
    let time = now()
    let game = standing.asOf(time)
    let isOver = game.periodEnded && game.finish == nil
    return (isOver ? nil : try? game.moment(of: nil, now: time)) ?? game.moment(at: time)
  }

  /// Takes in what others have recorded.
  ///
  /// - Returns: the news, in order.
  @discardableResult
  func refresh() -> [FollowedGame.News] { followed.refresh() }

  @discardableResult
  func perform(_ verb: Verb) throws -> Outcome { try followed.game.perform(verb) }

  /// Does verbs, a step each, with one write; goes on after a refusal.
  func perform(_ verbs: [Verb]) throws -> [Result<Outcome, GameError>] {
    try followed.game.perform(verbs, keepGoing: true)
  }
}
