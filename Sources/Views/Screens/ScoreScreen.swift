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
  /// Whether the scoring wants to leave plays behind that are not saved.
  private var isLeaving = false
  /// The message about a key that has done nothing.
  var stray: String?
  /// Whether the scorer wants keys for all moves; nil where nothing was said.
  private var wantsAllMoves: Bool?
  private var tokens: [Token] = []

  /// A screen bound to a scoring.
  public init(_ scoring: any ScoringViewModel) {
    self.scoring = scoring
    tokens =
      bind(to: scoring.board) + bind(to: scoring.board.lastStep, scoring.begun)
      + bind(to: scoring.assistCandidates, scoring.selected, scoring.unsaved, scoring.notice)
  }

  /// Whether all moves have keys: where the game has one beside the five counts, too.
  var hasAllMoves: Bool { wantsAllMoves ?? scoring.board.teams.value.haveMoreMoves }

  /// Gives all moves keys, or takes them away, and says so.
  func toggleMoves() {
    wantsAllMoves = !hasAllMoves
    stray = hasAllMoves ? "all moves\(keys.hints[1])" : "the five counts"
  }

  /// What its keys do.
  var keys: ScoreKeys { hasAllMoves ? .all : .basic }

  public var nextFrame: Int? { scoring.board.clock.value.nextTenth }

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
    guard next != nil, !scoring.unsaved.value.isEmpty, !wasLeaving else { return next }
    isLeaving = true
    return nil
  }

  public func lines(on canvas: Canvas) -> [String] {
    if let row = dialog.help { return keys.help(of: scoring).lines(from: row, on: canvas) }
    let board = scoring.board
    let picked = scoring.selected.value.flatMap { board.place(ofPlay: $0) }
    let plays = LastPlays(board: board, picked: picked)
    return LivePage(plays: plays, labels: keys.labels, foot: foot(on: canvas))
      .lines(on: canvas)
  }

  /// How the score went, once the game is over.
  private func flow(columns: Int) -> [String] {
    guard scoring.board.progress.value.ending != nil else { return [] }
    let line = BoardFacts(scoring.board).flowLine(of: scoring.board, columns: columns)
    return line.isEmpty ? [] : [line]
  }

  /// What an undo takes back, what there is to say, and the keys.
  private func foot(on canvas: Canvas) -> [String] {
    let (size, style) = (canvas.size, canvas.style)
    let undo = scoring.lastStepText
    let hasUndo = size.rows >= 12
    let message = ScoreMessage(
      scoring, keys: keys, columns: size.columns, isLeaving: isLeaving, stray: stray,
      undo: hasUndo ? nil : undo)
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

@MainActor
extension ScoringViewModel {
  /// What an undo takes back, in words; nil when there is nothing.
  var lastStepText: String? {
    board.lastStep.value.map { $0.action.text(in: board.standing.teams) }
  }
}
