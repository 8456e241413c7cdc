import Basketball
import FoundationEssentials
import Storage

/// A live game, as others see and edit it.
final class LiveScoreboard: GameScoreboardEditorViewModel {
  let homeName: Dynamic<String>
  let awayName: Dynamic<String>
  private(set) var homePlayers: [any PlayerScoreboardMoveEditorViewModel] = []
  private(set) var awayPlayers: [any PlayerScoreboardMoveEditorViewModel] = []
  let score = Dynamic("")
  let time = Dynamic("")
  let isFinished = Dynamic(false)
  let isPaused = Dynamic(true)
  let recorded = Dynamic<PlayDocument?>(nil)
  let document: Dynamic<GameDocument>

  let game: Game
  let now: () -> TimeOfDay
  private var players = Sides<[LivePlayer]>(home: [], away: [])
  /// Entries of the tape that what is shown was taken from.
  private var filled = 0
  private var observations: [NotificationCenter.ObservationToken] = []

  /// The view model of a game, by a clock of its own.
  init(_ game: Game, now: @escaping () -> TimeOfDay) {
    (self.game, self.now) = (game, now)
    let document = GameDocument(game.sheet, now: now())
    self.document = Dynamic(document)
    (homeName, awayName) = (Dynamic(document.home.name), Dynamic(document.away.name))
    players = Sides(
      home: livePlayers(.home, document.home), away: livePlayers(.away, document.away))
    (homePlayers, awayPlayers) = (players.home, players.away)
    fill()
    observe()
  }

  func tick() { fill() }

  private func livePlayers(_ side: Side, _ team: TeamDocument) -> [LivePlayer] {
    team.players.map { line in
      LivePlayer(line) { [weak self] move in
        try self?.record([Call(Who(side, line.name), move)])
      }
    }
  }

  private func observe() {
    // A change of the score is a change of the plays too.
    let center = game.center
    observations = [
      center.addObserver(of: game, for: Game.PlaysDidChange.self) { [weak self] _ in self?.follow()
      },
      center.addObserver(of: game, for: Game.ClockDidChange.self) { [weak self] _ in self?.follow()
      },
    ]
  }

  /// Fills once for a change, however many messages it is told by.
  private func follow() {
    if filled != game.sheet.tape.count { fill() }
  }

  /// The one place where what is shown is taken from the model.
  private func fill() {
    let new = GameDocument(game.sheet, now: now())
    filled = game.sheet.tape.count
    document.update(new)
    for (player, line) in zip(players.home, new.home.players) { player.fill(line) }
    for (player, line) in zip(players.away, new.away.players) { player.fill(line) }
    score.update("\(new.home.score)-\(new.away.score)")
    time.update(new.clock.text)
    isPaused.update(!new.clock.running)
    isFinished.update(new.status == .finished)
  }
}

extension GameLibrary<GameDocument> {
  /// The view model of a game in the library, which keeps every change.
  public func scoreboard(
    _ id: String, now: @escaping () -> TimeOfDay
  ) throws -> any GameScoreboardEditorViewModel {
    var kept = try game(id)
    let game = Game(kept.sheet) { change in
      kept = try update(kept, change)
      return kept.sheet
    }
    return LiveScoreboard(game, now: now)
  }
}
