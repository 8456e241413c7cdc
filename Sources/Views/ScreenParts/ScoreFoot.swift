import Basketball
import Terminal
import ViewModels

/// The foot of the scoring screen: what the last key has done, and what the next one can do.
@MainActor
struct ScoreFoot {
  let screen: ScoreScreen
  let columns: Int
  let style: Style

  private var facts: GameFacts { screen.game.facts }

  /// What has happened, the most urgent first, cut to the room.
  var message: Line {
    let notice = screen.notice
    let isProblem = notice.map { $0.kind != .done } ?? false
    let waiting = screen.unsaved.count
    let canTryAgain = screen.scoring.canTryAgain
    let isWaiting = canTryAgain || waiting > 0
    // A refusal of an earlier key is over.
    let isOld = screen.said != nil && notice?.kind == .refused && !canTryAgain
    let texts = [
      screen.isLeaving ? "\(waiting) not saved: Enter tries again, q leaves" : nil,
      screen.said, canTryAgain ? again(notice) : isOld ? nil : notice?.text, screen.horn, pending,
      isProblem || !isWaiting || screen.isLeaving ? nil : unsaved + "Enter tries again",
    ].compactMap(\.self)
    // Each sentence has parts, of which the later are dropped if there is no room.
    let all = (texts.isEmpty ? standing : texts + next).flatMap {
      $0.escapingControls.split(separator: " · ").map(String.init)
    }
    // The next step is more important than the undo, which is also among the keys.
    let parts = next.isEmpty ? all : all.filter { $0 != Outcome.undoText }
    let text = parts.dropFirst().reduce(parts.first ?? "") { text, next in
      "\(text) · \(next)".displayWidth <= columns ? "\(text) · \(next)" : text
    }.truncated(to: columns)
    let role: ColorRole? =
      screen.isLeaving || notice?.kind == .failed || waiting > 0
      ? .bad : isProblem || screen.isRefused ? .warning : nil
    return Line(text) { text in role.map { style.ground(text, $0) } ?? text }
  }

  /// How many plays wait, before what can be done about them.
  private var unsaved: String {
    screen.unsaved.isEmpty ? "" : "\(screen.unsaved.count) not saved: "
  }

  /// A notice with the second try that it offers.
  private func again(_ notice: Notice?) -> String? {
    let waiting = screen.unsaved.count
    switch notice?.kind {
    case .asking: return "\(notice?.text ?? ""), which Enter removes"
    case .done, nil: return notice?.text
    case .failed, .refused:
      let more = waiting > 1 ? "; \(waiting) plays wait" : ""
      return "Enter tries again: \(notice?.text ?? "")\(more)"
    }
  }

  /// What has been entered and is not complete: half a play, a substitution, a picked play.
  private var pending: String? {
    switch screen.begun {
    case .person(let person): return "\(name(person.who)): what was it?"
    case .move(let move): return "\(move.word): by whom?"
    case nil: break
    }
    if let chosen = screen.substitution {
      return SubstitutionText(chosen, facts, columns: columns).text
    }
    return screen.picked.map { play in
      "play \(play.number), \(name(play.who)) \(play.move.word): who or what was it?"
    }
  }

  /// The next fixture of the event, `→ next on court 1: 14:20 Reds - Blues`, or why there is none.
  private var next: [String] {
    if screen.begun != nil { return [] }
    switch screen.nextFixture {
    case .ready(_, let text, let court, let damage):
      let place = court.map { " on court \($0)" } ?? ""
      return ["→ next\(place): \(text)"] + [damage].compactMap(\.self)
    case .nothing(let why): return screen.notice?.text == why ? [] : [why]
    case nil: return []
    }
  }

  private func name(_ who: Who) -> String {
    ShortNames(facts.teams, columns: max(8, columns / 2), number: .hash)[who]
  }

  /// The text while nothing happens.
  private var standing: [String] {
    let undo = screen.lastStep.map { "u takes back \($0.action.text(in: facts.teams.map(\.name)))" }
    let isReady =
      [.ready, .paused].contains(facts.status) && undo == nil && !facts.isOvertimeWithoutClock
    return [facts.betweenPeriods].compactMap(\.self) + next + facts.warnings
      + [isReady ? "space starts the clock" : undo].compactMap(\.self)
  }

  /// What is expected next: the rest of an answer or of a play, an assist, or any key.
  var prompt: Line {
    if let question = screen.dialog.question {
      return question.line(columns: columns, style: style)
    }
    if let choice = screen.dialog.choice {
      return choice.words.line(columns: columns, style: style)
    }
    if let number = screen.number { return line(of: number) }
    let keys = screen.keys
    let words: [KeyWords]
    switch screen.begun {
    case .person: words = keys.hints
    case nil where screen.substitution != nil: words = SubstitutionText.keys
    case .move:
      words = [
        KeyWords(keys: [
          ("1", "a player"), ("#", "a number"), ("h", "or"), ("v", "a team"), ("Esc", ""),
        ]),
        KeyWords(label: "a player,", keys: [("#", ""), ("h", ""), ("v", ""), ("Esc", "")]),
        KeyWords(keys: [("#", ""), ("h", ""), ("v", "")]),
      ]
    case nil where screen.picked != nil:
      words = [
        KeyWords(
          label: "another player or move,",
          keys: [("@", "its time"), ("x", "takes it out"), ("↑ ↓", "others"), ("Esc", "back")]),
        KeyWords(keys: [("@", "time"), ("x", "out"), ("Esc", "back")]),
        KeyWords(keys: [("@", ""), ("x", ""), ("Esc", "")]),
      ]
    case nil:
      words = offers + (facts.ending == nil ? [] : ScoreKeys.afterFinish(screen.nextFixture))
    }
    let line = words.line(columns: columns, style: style)
    return line.columns > 0 ? line : keys.table.line(columns: columns, style: style)
  }

  private func line(of number: ShirtNumber) -> Line {
    let start = Line("#\(number.digits)", paint: style.bold) + Line(" ", paint: style.inverse)
    let names = number.meant.map { person in
      (
        key: person.who.side == .home ? "h" : "v",
        word: facts.teams[person.who.side].name.escapingControls
      )
    }
    let hint = names.count > 1 ? KeyWords(keys: names) : KeyWords(keys: [("Esc", "back")])
    let label = Line(names.count > 1 ? "" : "a shirt number", paint: style.dim)
    let lines = hint.forms(style).map { [start, label, $0].joined(gap: 2) }
    return lines.first(within: columns) ?? start
  }

  /// Columns for names, from all that they need to fewer.
  private static let rooms = [Int.max, 9, 6, shortest, 3]
  /// Columns in which no name beside a number is legible.
  private static let shortest = 4

  /// The names of assist candidates in these columns; in few their numbers alone, which tell
  /// team-mates apart.
  private func names(_ people: [Person]) -> [[String]] {
    Self.rooms.map { room in
      let names = ShortNames(facts.teams, columns: room, number: .hash)
      return people.map { person in
        room <= Self.shortest
          ? person.number.map { "#\($0)" } ?? names[person.who] : names[person.who]
      }
    }
  }

  /// The assist candidates with their keys: as many as are legible, and a word for the others.
  private var offers: [KeyWords] {
    let people = screen.keys.passing(screen.assistCandidates, in: screen.scoring)
    guard let first = people.first else { return [] }
    let names = names(people.map(\.person))
    func words(_ count: Int, _ names: [String], _ others: [(key: String, word: String)])
      -> KeyWords
    {
      KeyWords(
        label: columns < PlayerCells.narrow ? "pass" : "assist?",
        keys: zip(people, names).prefix(count).map { ("\($0.key)", $1) }
          + (count < people.count ? [("?", "more")] : []) + others)
    }
    let others = [("space", "clock"), ("u", "undo"), ("?", "keys")]
    let whole = others.indices.reversed().map {
      words(people.count, names[0], Array(others[...$0]))
    }
    let cut = stride(from: people.count, through: 1, by: -1).flatMap { count in
      names.map { words(count, $0, []) }
    }
    return whole + cut + [KeyWords(keys: [("\(first.key)", ""), ("?", "more")])]
  }
}
