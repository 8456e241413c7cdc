import Basketball
import Documents
import Terminal
import ViewModels

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// The scoring screen: the board, the last plays, and what the next key will do.
public final class ScoreScreen: LiveScreen {
  public var isStale = true
  let scoring: any ScoringViewModel
  var dialog: Dialog?
  /// What the board and the scoring have told.
  private(set) var game: LiveGame
  private(set) var lastStep: Entry?
  private(set) var begun: BegunPlay?
  private(set) var assistCandidates: [Person] = []
  private(set) var selected: Int?
  private(set) var unsaved: [String] = []
  private(set) var notice: Notice?
  /// Whether the scoring wants to leave plays behind that are not saved.
  private var isLeaving = false
  /// The message about a key that has done nothing.
  var stray: String?
  /// Whether the scorer wants keys for all moves; nil where nothing was said.
  private var wantsAllMoves: Bool?
  private var tokens: [Token] = []

  /// A screen bound to a scoring.
  public init(_ scoring: any ScoringViewModel) {
    let board = scoring.board
    (self.scoring, game) = (scoring, LiveGame(board))
    tokens = [
      hear(board.score) { $0.game.score = $1 }, hear(board.clock) { $0.game.clock = $1 },
      hear(board.facts) { $0.game.facts = $1 }, hear(board.plays) { $0.game.plays = $1 },
      hear(scoring.lastStep) { $0.lastStep = $1 }, hear(scoring.begun) { $0.begun = $1 },
      hear(scoring.assistCandidates) { $0.assistCandidates = $1 },
      hear(scoring.selected) { $0.selected = $1 }, hear(scoring.unsaved) { $0.unsaved = $1 },
      hear(scoring.notice) { $0.notice = $1 },
    ]
  }

  /// Whether all moves have keys: where the game has one beside the five counts, too.
  var hasAllMoves: Bool { wantsAllMoves ?? game.teams.haveMoreMoves }

  /// Gives all moves keys, or takes them away, and says so.
  func toggleMoves() {
    wantsAllMoves = !hasAllMoves
    stray = hasAllMoves ? "all moves\(keys.hints[1])" : "the five counts"
  }

  var keys: ScoreKeys { hasAllMoves ? .all : .basic }

  public var nextFrame: Int? { game.nextTenth }

  public func tick() { scoring.board.tick() }

  public func refresh() { scoring.refresh() }

  public func beginBatch() { scoring.beginBatch() }

  public func endBatch() { scoring.endBatch() }

  public func press(_ key: Key) -> Navigation? {
    isStale = true
    stray = nil
    if dialog.press(key) { return nil }
    if !keys.table.has(key) { stray = ScoreKeys.stray(key) }
    let wasLeaving = isLeaving
    isLeaving = false
    let next = keys.table.press(key, on: self)
    guard next != nil, !unsaved.isEmpty, !wasLeaving else { return next }
    isLeaving = true
    return nil
  }

  public func lines(on canvas: Canvas) -> [String] {
    if let row = dialog.help { return keys.help(of: game.teams).lines(from: row, on: canvas) }
    let picked = selected.flatMap { game.plays.place(of: $0) }
    return LivePage(game: game, picked: picked, labels: keys.labels, foot: foot(on: canvas))
      .lines(on: canvas)
  }

  /// How the score went, once the game is over.
  private func flow(columns: Int) -> [String] {
    guard game.facts.ending != nil else { return [] }
    let line = FlowFacts(scoring.board.flow, of: game.facts).line(columns: columns)
    return line.isEmpty ? [] : [line]
  }

  /// What an undo takes back, what there is to say, and the keys.
  private func foot(on canvas: Canvas) -> [String] {
    let (size, style) = (canvas.size, canvas.style)
    let undo = lastStep.map { $0.action.text(in: game.teams.map(\.name)) }
    let hasUndo = size.rows >= 12
    let message = ScoreMessage(
      of: self, columns: size.columns, isLeaving: isLeaving, undo: hasUndo ? nil : undo)
    let line = keys.table.line(columns: size.columns, style: style)
    // A question takes the place of the keys, which mean nothing to it.
    let question = dialog.question?.line(columns: size.columns, style: style)
    let lines = [message.line(style: style), question ?? line]
    let step = (undo.map { "undo takes back \($0)" } ?? "").truncated(to: size.columns)
    return (size.rows >= 20 ? flow(columns: size.columns) : []) + (hasUndo ? [style.dim(step)] : [])
      + (question == nil || size.rows > 2 ? lines : lines.suffix(1))
  }
}

extension Sides<TeamDocument> {
  /// Whether the game has more moves than the five counts.
  fileprivate var haveMoreMoves: Bool {
    let lines = [home, away].flatMap { $0.players + [$0.team] }
    return MoveRow.table.contains { row in
      !row.isBasic && lines.contains { $0.line[row.move] > 0 }
    }
  }
}
