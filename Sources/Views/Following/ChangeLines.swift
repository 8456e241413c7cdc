import Terminal
import ViewModels

extension GameChange {
  /// What was done, and what it came to, in lines to read: a line a play or a step, in the words of
  /// the command that did it.
  func lines(_ style: Style) -> [String] {
    switch act {
    case .recorded(let plays, let dropped): recorded(plays, dropped, style)
    case .undone(let steps): [document.told(steps, as: "took back")]
    case .redone(let steps): [document.told(steps, as: "gave back")]
    case .corrected(let change): [change.text]
    case .noted(let note): [note.map { "noted: \($0.escapingControls)" } ?? "no note"]
    case .started: ["clock started at \(document.clock.text)"]
    case .paused: ["clock paused at \(document.clock.text)"]
    case .set: ["clock set to \(document.clock.text)"] + turn(style)
    case .timeUp: ["time is up at \(document.clock.text)"] + turn(style)
    case .replaced: ["another history is in its place: \(document.standing)"]
    }
  }

  private func recorded(
    _ plays: [PlayDocument], _ dropped: [Int], _ style: Style
  ) -> [String] {
    let lines = plays.map { $0.told(in: document, style) }
    // A late entry has the score of its time.
    let isLate = plays.last.map { ($0.home, $0.away) != (document.home.score, document.away.score) }
    let score = isLate == true ? ["now \(document.scoreText(columns: .max))"] : []
    let taken = dropped.isEmpty ? [] : ["took out \(dropped.numbered)"]
    return lines + score + turn(style) + taken
  }

  /// Where the game stands now, where that has changed.
  private func turn(_ style: Style) -> [String] {
    guard isTurn else { return [] }
    let isOpen = document.winner.value == nil && !document.overtime
    return [style.bold(isOpen ? "open again: \(document.statusText)" : document.statusText)]
  }
}

extension GameDocument {
  /// The game in one line: `Reds 7 : 5 Blues  01:23.2  paused, to 15 by 2`.
  var standing: String { "\(scoreText(columns: .max))  \(clock.text)  \(statusText)" }
}

extension [Int] {
  /// `play 7`, or `plays 7 and 8`.
  fileprivate nonisolated var numbered: String {
    (count == 1 ? "play " : "plays ") + map(String.init).spoken
  }
}
