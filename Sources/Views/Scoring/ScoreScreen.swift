import Terminal
import ViewModels

/// The scoring screen: the board, the last plays, and what the next key will do.
final class ScoreScreen: LiveScreen {
  var isStale = true
  let scorer: any ScorerViewModel
  var overlay: Overlay?
  /// Whether the scorer wants to leave plays behind that are not saved.
  private var isLeaving = false
  /// What there is to say of a key that has done nothing.
  var stray: String?
  private var tokens: [Token] = []

  /// A screen bound to a scorer.
  init(_ scorer: any ScorerViewModel) {
    self.scorer = scorer
    tokens =
      bind(to: scorer.board.document, scorer.board.undoable, scorer.begun, scorer.passers)
      + bind(to: scorer.selected, scorer.unsaved, scorer.notice)
  }

  var rest: Int? { scorer.board.document.value.clock.rest }

  func tick() { scorer.board.tick() }

  func look() { scorer.look() }

  func gather() { scorer.gather() }

  func settle() { scorer.settle() }

  func press(_ key: Key) -> Turn? {
    isStale = true
    stray = nil
    if overlay.press(key) { return nil }
    if !ScoreKeys.table.has(key) { stray = ScoreKeys.stray(key) }
    let wasLeaving = isLeaving
    isLeaving = false
    let turn = ScoreKeys.table.press(key, on: self)
    guard turn != nil, !scorer.unsaved.value.isEmpty, !wasLeaving else { return turn }
    isLeaving = true
    return nil
  }

  func lines(on canvas: Canvas) -> [String] {
    if let row = overlay.help { return ScoreKeys.table.help(from: row, on: canvas) }
    let board = scorer.board
    let picked = scorer.selected.value.flatMap { board.place(ofPlay: $0) }
    let plays = LastPlays(game: board.document.value, plays: board.plays, picked: picked)
    return LivePage(plays: plays, labels: ScoreKeys.labels, foot: foot(on: canvas))
      .lines(on: canvas)
  }

  /// What an undo takes back, what there is to say, and the keys.
  private func foot(on canvas: Canvas) -> [String] {
    let (size, style) = (canvas.size, canvas.style)
    let undo = scorer.board.undoable.value?.escapingControls
    let hasUndo = size.rows >= 12
    let message = ScoreMessage(
      scorer, columns: size.columns, isLeaving: isLeaving, stray: stray,
      undo: hasUndo ? nil : undo)
    let keys = ScoreKeys.table.line(columns: size.columns, style: style)
    // A question takes the place of the keys, which mean nothing to it.
    let question = overlay.question?.line(columns: size.columns, style: style)
    let lines = [message.line(style: style), question ?? keys]
    let taken = (undo.map { "undo takes back \($0)" } ?? "").truncated(to: size.columns)
    return (hasUndo ? [style.dim(taken)] : [])
      + (question == nil || size.rows > 2 ? lines : lines.suffix(1))
  }
}

extension ClockDocument {
  /// Milliseconds until a running clock shows another tenth.
  var rest: Int? { running ? 100 - Int((seconds * 1000).rounded()) % 100 : nil }
}
