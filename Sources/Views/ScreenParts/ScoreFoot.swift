import Basketball
import Terminal
import ViewModels

/// The foot of the scoring screen: what the last key has done, and what the next one can do.
@MainActor
struct ScoreFoot {
  let screen: ScoreScreen
  let canvas: Canvas

  private var state: ScoringState { screen.state }
  private var board: Board { state.board }
  private var waiting: Int { state.waiting.count }

  /// What has happened, the most urgent first, cut to the room.
  var message: Line {
    let kind = state.notice.kind
    let isProblem = kind != .done
    let isLeaving = state.asks != nil
    let (said, horn) = screen.said?.kind == .horn ? (nil, screen.said) : (screen.said, nil)
    let texts = [
      leaving, said?.text, isLeaving && !isProblem ? nil : notice(isAfter: said),
      horn?.text, pending,
      isProblem || isLeaving ? nil : again,
    ].compactMap(\.self)
    // Each sentence has parts, of which the later are dropped if there is no room.
    let all = (texts.isEmpty ? standing : texts + next).flatMap {
      $0.escapingControls.split(separator: " · ").map(String.init)
    }
    // The next step is more important than the undo, which is also among the keys, and takes back
    // nothing else.
    let offersUndo = next.isEmpty && !state.isLastStepOfOthers
    let parts = offersUndo ? all : all.filter { $0 != Outcome.undoText }
    let text = fitting(parts)
    let role: ColorRole? =
      isLeaving || kind == .failed || waiting > 0
      ? .bad : isProblem || said?.kind == .refusal ? .warning : nil
    return Line(text) { text in role.map { canvas.style.ground(text, $0) } ?? text }
  }

  /// As many of these parts as fit, and of the next its beginning where there is room for a word. The
  /// undo never takes the room of another part.
  private func fitting(_ parts: [String]) -> String {
    var text = parts.first ?? ""
    let columns = canvas.columns
    // After a substitution the names of the players are cut to make room for the undo.
    let room = columns - Outcome.undoText.displayWidth - 3
    let isExchange = board.plays.last?.play.move.isSubstitution ?? false
    if isExchange, parts.contains(Outcome.undoText), text.displayWidth > room {
      return "\(text.truncated(to: room)) · \(Outcome.undoText)"
    }
    for part in parts.dropFirst() {
      let longer = "\(text) · \(part)"
      if longer.displayWidth > columns {
        let hasRoom = columns - text.displayWidth > 14 && part != Outcome.undoText
        return (hasRoom ? longer : text).truncated(to: columns)
      }
      text = longer
    }
    return text.truncated(to: columns)
  }

  /// The notice with the second try that it offers; nil for a refusal of an earlier key.
  private func notice(isAfter said: Said?) -> String? {
    let notice = state.notice
    if notice.news.isEmpty { return nil }
    let text = notice.text(of: board, explain: screen.explain)
    guard state.canTryAgain else { return said != nil && notice.kind == .refused ? nil : text }
    switch notice.kind {
    case .done, .told, .asking: return text
    case .failed, .refused:
      return "Enter tries again: \(text)" + (waiting > 1 ? "; \(waiting) plays wait" : "")
    }
  }

  private var leaving: String? {
    state.asks.flatMap(screen.table.name).map { key in
      waiting > 0
        ? "\(waiting) not saved: Enter tries again, \(key) leaves"
        : "the clock is running: space pauses it, \(key) leaves it so"
    }
  }

  /// How many plays wait, and that there is a second try.
  private var again: String? {
    let unsaved = waiting > 0 ? "\(waiting) not saved: " : ""
    return state.canTryAgain ? unsaved + "Enter tries again" : nil
  }

  /// What has been entered and is not complete: half a play, a substitution, a picked play.
  private var pending: String? {
    if let shot = state.placing, case .exact(let who) = shot.who {
      return "\(name(who)) \(shot.move.word): where?"
    }
    switch state.begun {
    case .person(let person): return "\(name(person)): what was it?"
    case .move(let move): return "\(move.word): by whom?"
    case nil: break
    }
    if let chosen = state.substitution { return text(chosen) }
    if let behind = state.behind { return "behind play \(behind): who or what was it?" }
    return screen.picked.map { play in
      "play \(play.number), \(name(play.who)) \(play.move.word): who or what was it?"
    }
  }

  /// The next fixture of the event, `→ next on court 1: 14:20 Reds - Blues`, or why there is none.
  private var next: [String] {
    if state.begun != nil { return [] }
    switch state.fixture {
    case .ready(_, let text, let court, let damage):
      let place = court.said { " on court \($0)" }
      return ["→ next\(place): \(text)"] + damage.array
    case .nothing(let why):
      if case .refused(why)? = state.notice.news.last { return [] }
      return [why]
    case nil: return []
    }
  }

  /// `out #9 Bea · in #5 Fay`, and how many would be on court, if that is a wrong number.
  private func text(_ chosen: Substitution) -> String {
    if chosen.isEmpty { return "who leaves, who comes? their keys, then Enter" }
    let names = ShortNames(board.teams, columns: max(8, canvas.columns / 4))
    let lists = [("out", chosen.leaving), ("in", chosen.coming)].filter { !$1.isEmpty }
      .map { word, people in "\(word) " + people.map { names[$0] }.commaSeparated }
    let wrong = chosen.wrongSides(on: board).map {
      "\(board.teams[$0].name) would have \(chosen.count($0)) on court"
    }
    return (lists + wrong).joined(separator: " · ")
  }

  private func name(_ who: Who) -> String {
    ShortNames(board.teams, columns: max(8, canvas.columns / 2))[who]
  }

  /// The text while nothing happens.
  private var standing: [String] {
    let undo = board.lastStep.map { step in
      let name = board.text(step)
      return state.isLastStepOfOthers
        ? "u asks about \(name), recorded elsewhere" : "u takes back \(name)"
    }
    let isReady =
      [.ready, .paused].contains(board.status) && undo == nil && !board.isOvertimeWithoutClock
    return board.betweenPeriods.array + next + board.warnings
      + (isReady ? "space starts the clock" : undo).array
      + (state.canTakeBackGame ? ["u takes this game back"] : [])
  }

  /// What is expected next: the rest of an answer or of a play, what follows the last one, or any key.
  func prompt(rows: Int) -> [Line] {
    if let asked = screen.dialog?.prompt(on: canvas), !asked.isEmpty {
      return Array(asked.prefix(rows))
    }
    if let shot = state.placing {
      return PlaceQuestion.lines(
        of: board.rules.zones(of: shot.move), rows: rows, on: canvas)
    }
    let words = words
    if !words.isEmpty { return words.rows(rows, on: canvas) }
    if let offer = state.offer { return offered(offer, rows: rows) }
    let keys =
      board.ending == nil ? screen.keys.bar : ScoreKeys.afterFinish(state.fixture)
    return keys.rows(rows, on: canvas)
  }

  private var words: [KeyWords] {
    switch state.begun {
    case .person: screen.keys.hints
    case nil where state.substitution != nil:
      [
        KeyWords(label: "the keys of those who leave and come,") + ["#": "by number"]
          + chosen,
        KeyWords(label: "who leaves and comes,") + chosen, chosen, chosen.bare,
      ]
    case .move:
      ["drops it", ""].map { back in
        ["1": "a player", "#": "a number", "h": "or", "v": "a team", "Esc": back]
      }
    case nil where screen.picked != nil:
      [
        KeyWords(label: "another player or move,") + pass + place + [
          "*": "its time", "Del": "takes it out", "Enter": "one behind it", "↑ ↓": "others",
          "Esc": "back",
        ]
      ] + [pass, [:]].map { $0 + ["*": "time", "Del": "out", "Esc": "back"] }
    case nil: []
    }
  }

  /// The key of the place of a picked shot.
  private var place: KeyWords {
    screen.picked?.move.isFieldShot == true ? ["@": "its place"] : [:]
  }

  /// The key of the pass to a picked basket.
  private var pass: KeyWords { state.offer == nil ? [:] : ["a": "assist"] }

  /// The keys while a substitution is chosen.
  private let chosen: KeyWords = ["Enter": "or a move substitutes", "Esc": "back"]

  /// The offer after a play: the keys of free throws, and of the people whose pass, rebound or steal it may be; on a
  /// second row the keys of the shooter's side for a rebound, or else the other keys that act.
  private func offered(_ offer: FollowUp, rows: Int) -> [Line] {
    let people = screen.keys.following(offer)
    // The side that shot: it may have the ball again.
    let side = offer.play.move == .block ? offer.play.side.other : offer.play.side
    let own = offer.move == .rebound && rows > 1 ? people.filter { $0.who.side == side } : []
    let others = people.filter { person in !own.contains { $0.who == person.who } }
    let label =
      switch offer.move {
      case .freeThrow: offer.freeThrow == nil ? "by?" : "or by"
      case .foulDrawn: "foul on?"
      default: "\(offer.move.word)?"
      }
    let first = line(label, others, throwKeys(offer))
    if rows == 1 { return [first] }
    let end =
      board.ending == nil ? screen.keys.whileOffered : ScoreKeys.afterFinish(state.fixture)
    return [
      first,
      own.isEmpty
        ? end.line(on: canvas) : line("own", own, [[:]], end.suffix(1)),
    ]
  }

  /// The keys of the next free throw and, if that is not known yet, of the number of throws: a form with words and
  /// one without; one empty form where no throw may be next.
  private func throwKeys(_ offer: FollowUp) -> [KeyWords] {
    let mayThrow =
      [.freeThrow, .foulDrawn].contains(offer.move) && offer.play.move != .offensiveFoul
    if offer.freeThrow == nil, !mayThrow { return [[:]] }
    let label = offer.freeThrow.map { next in
      let place = next.count.said { " \(next.number) of \($0)" }
      let who = board.number(of: next.shooter).map { "#\($0)" } ?? name(next.shooter)
      return "throw\(place) by \(who)?"
    }
    let keys: KeyWords =
      ["e": "made", "E": "missed"]
      + (offer.freeThrow?.asksCount == true ? ["1-3": "how many"] : [:])
    return [keys, keys.bare].map { KeyWords(label: label ?? "free throws?") + $0 }
  }

  /// People with their keys, between other keys: as many as are legible, and a word for the rest.
  private func line(
    _ label: String, _ people: [(key: Character, who: Who)], _ starts: [KeyWords],
    _ end: [KeyWords] = []
  ) -> Line {
    let names = names(people.map(\.who))
    let ends = end + [[:]]
    func words(_ count: Int, _ names: [String]) -> KeyWords {
      KeyWords(
        label: people.isEmpty ? "" : label,
        keys: zip(people, names).prefix(count).map { ("\($0.key)", $1) }
          + (count < people.count ? [("?", "more")] : []))
    }
    return stride(from: people.count, through: min(1, people.count), by: -1).lazy
      .flatMap { count in
        names.flatMap { names in
          starts.flatMap { start in
            ends.map { end in [start, words(count, names), end] }
          }
        }
      }
      .flatMap { parts in
        [false, true].map { isTight in
          parts.map { $0.forms(canvas.style)[isTight ? 3 : 0] }.joined(gap: 2)
        }
      }.first { $0.columns <= canvas.columns } ?? Line()
  }

  /// The names of people in all the columns that they need, and in fewer; in four no name beside a number is
  /// legible, and the numbers alone tell team-mates apart.
  private func names(_ people: [Who]) -> [[String]] {
    if people.isEmpty { return [[]] }
    return [Int.max, 12, 9, 6, 4, 3].map { room in
      let names = ShortNames(board.teams, columns: room)
      return people.map { who in
        let number = room <= 4 ? board.number(of: who) : nil
        return number.map { "#\($0)" } ?? names[who]
      }
    }
  }
}
