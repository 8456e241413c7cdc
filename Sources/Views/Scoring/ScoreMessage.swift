import Terminal
import ViewModels

/// The one line that says what the scorer has to know now.
struct ScoreMessage {
  private let scorer: any ScorerViewModel
  private let isLeaving: Bool

  init(_ scorer: any ScorerViewModel, isLeaving: Bool) {
    (self.scorer, self.isLeaving) = (scorer, isLeaving)
  }

  func line(columns: Int, style: Style) -> String {
    let (text, role) = said
    let line = text.visible.truncated(to: columns)
    return role.map { style.color(line, $0) } ?? line
  }

  /// The most urgent first.
  private var said: (String, ColorRole?) {
    let waiting = scorer.unsaved.value.count
    if isLeaving { return ("\(waiting) not saved: Enter tries again, q again leaves", .bad) }
    if let notice = scorer.notice.value, notice.kind != .done { return refusal(notice, waiting) }
    switch scorer.begun.value {
    case .person(let person): return ("\(person.name): \(ScoreKeys.moves)", nil)
    case .move(let move): return ("\(move) by whom? a player's key, h or v", nil)
    case nil: break
    }
    if let number = scorer.selected.value {
      return ("play \(number): who or what it was, @ when, x takes it out, Esc", .warning)
    }
    let passers = zip(ScoreKeys.passers, scorer.passers.value).map { "\($0) \($1.name)" }
    if !passers.isEmpty { return ("assist? " + passers.joined(separator: "  "), nil) }
    return (scorer.notice.value?.text ?? idle, nil)
  }

  private func refusal(_ notice: Notice, _ waiting: Int) -> (String, ColorRole?) {
    let more = waiting > 1 ? " (\(waiting) plays wait)" : ""
    let hint =
      scorer.canTryAgain
      ? notice.kind == .failed ? "Enter tries again" : "Enter takes them out" : nil
    return (
      [hint, notice.text + more].compactMap(\.self).joined(separator: ": "),
      notice.kind == .failed ? .bad : .warning
    )
  }

  private var idle: String {
    let game = scorer.board.document.value
    if game.status == .ready { return "space starts the clock" }
    return game.notes.joined(separator: "  ")
  }
}
