import Basketball
import FoundationEssentials
import Storage

/// A live game, as others see and edit it.
final class LiveScoreboard: GameCorrectionViewModel {
  let homeName: Dynamic<String>
  let awayName: Dynamic<String>
  var homePlayers: [any PlayerScoreboardMoveEditorViewModel] { players.home }
  var awayPlayers: [any PlayerScoreboardMoveEditorViewModel] { players.away }
  let score = Dynamic("")
  let time = Dynamic("")
  let isFinished = Dynamic(false)
  let isPaused = Dynamic(true)
  let recorded = Dynamic<PlayDocument?>(nil)
  let document: Dynamic<GameDocument>
  let undoable = Dynamic<String?>(nil)
  let redoable = Dynamic<String?>(nil)

  let game: Game
  let now: () -> TimeOfDay
  private let newer: () throws -> Scoresheet?
  private var players = Sides<[LivePlayer]>(home: [], away: [])
  private var observation: NotificationCenter.ObservationToken?

  /// The view model of a game, by a clock of its own; `newer` reads what others have made of it.
  init(
    _ game: Game, newer: @escaping () throws -> Scoresheet? = { nil },
    now: @escaping () -> TimeOfDay
  ) {
    (self.game, self.newer, self.now) = (game, newer, now)
    let document = GameDocument(game.sheet, now: now())
    self.document = Dynamic(document)
    (homeName, awayName) = (Dynamic(document.home.name), Dynamic(document.away.name))
    fill()
    observe()
  }

  func tick() { fill() }

  func look() throws {
    if let sheet = try newer() { game.show(sheet) }
  }

  var lastNumber: Int { game.sheet.lastNumber }

  func plays(_ places: Range<Int>) -> [PlayDocument] {
    let plays = game.sheet.box.plays
    return plays[places.clamped(to: plays.indices)].map(PlayDocument.init)
  }

  func place(ofPlay number: Int) -> Int? {
    game.sheet.box.plays.lastIndex { $0.play.number == number }
  }

  func call(_ line: FeedLine) throws -> (call: SpokenCall, reading: String?) {
    try line.call(in: game.sheet)
  }

  /// Shows the lines of a side, with a player more where somebody has joined, or fewer where that
  /// was undone.
  private func fill(_ side: Side, _ team: TeamDocument) {
    var shown = Array(players[side].prefix(team.players.count))
    for place in shown.count..<team.players.count {
      shown.append(
        LivePlayer(team.players[place]) { [weak self] move in
          try self?.record(move, side, place: place)
        })
    }
    for (player, line) in zip(shown, team.players) { player.fill(line) }
    players[side] = shown
  }

  private func observe() {
    observation = game.center.addObserver(of: game, for: Game.DidChange.self) { [weak self] _ in
      self?.fill()
    }
  }

  /// The one place where what is shown is taken from the model.
  private func fill() {
    let new = GameDocument(game.sheet, now: now())
    document.update(new)
    fill(.home, new.home)
    fill(.away, new.away)
    homeName.update(new.home.name)
    awayName.update(new.away.name)
    score.update("\(new.home.score)-\(new.away.score)")
    time.update(new.clock.text)
    isPaused.update(!new.clock.running)
    isFinished.update(new.status == .finished)
    undoable.update(game.sheet.toUndo.map { StepDocument($0, in: game.sheet).text })
    redoable.update(game.sheet.toRedo.map { StepDocument($0, in: game.sheet).text })
  }
}

extension GameLibrary<GameDocument> {
  /// The view model of a game in the library, which keeps every change; a dry run keeps none, and
  /// shows what would be.
  public func scoreboard(
    _ id: String, isDryRun: Bool = false, now: @escaping () -> TimeOfDay
  ) throws -> any GameCorrectionViewModel {
    var kept = try game(id)
    let game = Game(kept.sheet) { change in
      guard !isDryRun else {
        var sheet = kept.sheet
        try change(&sheet)
        return sheet
      }
      kept = try update(kept, change)
      return kept.sheet
    }
    return LiveScoreboard(
      game,
      newer: {
        guard let newer = try self.game(newerThan: kept) else { return nil }
        kept = newer
        return newer.sheet
      }, now: now)
  }
}
