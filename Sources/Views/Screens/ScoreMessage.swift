import Basketball
import Terminal
import ViewModels

/// The one line that says what the scoring has to know now, in as many words as there is room for.
@MainActor
struct ScoreMessage {
  private let screen: ScoreScreen
  private let columns: Int
  /// Whether the scoring wants to leave plays behind that are not saved.
  private let isLeaving: Bool
  /// What an undo takes back, where that is not said elsewhere.
  private let undo: String?

  init(of screen: ScoreScreen, columns: Int, isLeaving: Bool, undo: String?) {
    (self.screen, self.columns, self.isLeaving, self.undo) = (screen, columns, isLeaving, undo)
  }

  private var facts: GameFacts { screen.game.facts }

  func line(style: Style) -> String {
    let (text, role) = said
    return role.map { style.color(text, $0) } ?? text
  }

  /// The most urgent first.
  private var said: (String, ColorRole?) {
    let (notice, waiting) = (screen.notice, screen.unsaved.count)
    if isLeaving { return (cut(["\(waiting) not saved: Enter tries again, q leaves"]), .bad) }
    if let stray = screen.stray { return (cut([stray]), .warning) }
    if let notice, notice.kind != .done { return problem(notice, waiting) }
    if let begun = screen.begun { return (half(begun), nil) }
    if screen.scoring.canTryAgain {
      let wait = waiting > 0 ? "\(waiting) not saved" : nil
      return (again([wait, notice?.text]), .bad)
    }
    if let picked { return (picked, .warning) }
    return (offer ?? notice.map { cut([$0.text]) } ?? standing, nil)
  }

  private func problem(_ notice: Notice, _ waiting: Int) -> (String, ColorRole?) {
    switch notice.kind {
    case .done, .refused: return (cut([notice.text]), .warning)
    case .asking:
      return (cut(["Enter takes them out: \(notice.text)", "Enter: \(notice.text)"]), .warning)
    case .failed where screen.scoring.canTryAgain:
      return (again([notice.text, waiting > 1 ? "\(waiting) plays wait" : nil]), .bad)
    case .failed: return (cut([notice.text]), .bad)
    }
  }

  private func again(_ texts: [String?]) -> String {
    let text = texts.compactMap(\.self).joined(separator: "; ")
    return cut(["Enter tries again: \(text)", "Enter: \(text)"])
  }

  private func half(_ begun: BegunPlay) -> String {
    switch begun {
    case .person(let person): fullest(screen.keys.hints) { name(of: person.who, columns: $0) }
    case .move(let move):
      fullest([" a player's key, h or v", ""]) { "\(move.word) by whom?".truncated(to: $0) }
    }
  }

  private var picked: String? {
    let plays = screen.game.plays
    guard let number = screen.selected, let place = plays.place(of: number) else { return nil }
    let play = plays[place].play
    let endings = [
      ": who or what it was, @ when, x takes it out, Esc", ": who, what, @, x, Esc", ": @ x Esc",
    ]
    return fullest(endings) { room in
      // Where there is little room, the number and the move say which.
      let (start, end) = (room < .max ? "\(number) " : "play \(number), ", " \(play.move.word)")
      let columns = room - start.displayWidth - end.displayWidth
      let name = name(of: play.who, columns: max(1, columns))
      return (start + name + end).truncated(to: room)
    }
  }

  /// What somebody is called in so many columns.
  private func name(of who: Who, columns: Int) -> String {
    ShortNames(facts.teams, columns: columns)[who]
  }

  /// Columns that names have: all that they need, or fewer.
  private static let rooms = [Int.max, 9, 6, 4, 3]

  /// Who may have made the pass, each with a key: as many as can be read, and a word of the others.
  private var offer: String? {
    let people = screen.keys.passing(screen.assistCandidates, in: screen.scoring)
    guard let first = people.first else { return nil }
    let names = Self.rooms.map { ShortNames(facts.teams, columns: $0) }
    for label in ["assist? ", "pass "] {
      for count in stride(from: people.count, through: 1, by: -1) {
        let more = count < people.count ? "  ? more" : ""
        let lines = names.lazy.map { names in
          label
            + people.prefix(count).map { "\($0.key) \(names[$0.person.who])" }
            .joined(separator: "  ") + more
        }
        if let line = lines.first(where: { $0.displayWidth <= columns }) { return line }
      }
    }
    return "\(first.key) ? more".truncated(to: columns)
  }

  private var standing: String {
    // A small board has no room for who has won.
    if facts.ending != nil, columns < LiveBoard.narrowest {
      return cut([facts.statusText])
    }
    let notes = facts.notes
    if !notes.isEmpty { return cut([notes.joined(separator: "  ")]) }
    if [.ready, .paused].contains(facts.status), undo == nil {
      return cut(["space starts the clock", "space: clock"])
    }
    return undo.map { cut(["undo takes back \($0)", "undo \($0)"]) }
      ?? ""
  }

  /// The first wording that fits, or as much of the last as does.
  private func cut(_ wordings: [String]) -> String {
    let texts = wordings.map(\.escapingControls)
    return texts.first { $0.displayWidth <= columns } ?? (texts.last ?? "").truncated(to: columns)
  }

  /// The fullest of some endings that fits after a text of any length; before the last one the text
  /// is as short as it must be.
  private func fullest(_ endings: [String], _ text: (_ columns: Int) -> String) -> String {
    let (whole, last) = (text(.max), endings.last ?? "")
    return endings.map { whole + $0 }.first { $0.displayWidth <= columns }
      ?? (text(max(1, columns - last.displayWidth)) + last).truncated(to: columns)
  }
}
