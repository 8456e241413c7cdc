import Arguments
import Basketball

/// `card`: sets or prints what stands on the score sheet besides the game.
struct CardCommand: VerbCommand {
  var context = Context()
  var words = [String]()

  static let name = "card"
  static let summary = "set or print what stands on the score sheet besides the game"
  static let examples = [
    "scoreboard card", #"scoreboard card place "Hall North""#, "scoreboard card attendance 120",
    #"scoreboard card home coach "Jo Li""#, "scoreboard card Ana license 123456",
    "scoreboard card place none",
  ]
  static let details = """
    Alone it prints all of it, with KEY one of it. A VALUE sets it, a step that 'undo' takes
    back; none unsets it. In a feed it is the line 'CARD KEY VALUE'.

    KEY is competition (else that of the event or the league), number, place, time (HH:MM,
    when it began), attendance (a number), crewChief, umpire1, umpire2, commissioner,
    scorer, assistantScorer, timer or shotClockOperator; of a team 'home coach', 'away
    coach', 'home assistant', 'away assistant'; of a player 'WHO license'.
    """

  mutating func visitOwn(_ rows: Rows) {
    rows.words("KEY VALUE", "what is meant, and what it is to be", &words)
  }

  private var typed: TypedCard { TypedCard(words) }

  func verb() -> Verb? { typed.isQuestion ? nil : .card(typed) }

  func look() throws {
    let state = try context.game().state
    let card = context.card(of: state)
    let lines: [Card.Line]
    if words.isEmpty {
      lines = card.lines
    } else {
      let (key, who, _) = try typed.place(by: PlayerLookup(state.teams))
      lines = card.lines.filter { $0.key == key && $0.who == who }
    }
    try answer(document(state)) {
      lines.compactMap { line in
        let name = words.isEmpty ? [line.who?.word, "\(line.key):"].compactMap(\.self) : []
        return (name + line.value.array).spaceSeparated.escapingControls
      }
    }
  }

  func suggestions(of kind: String) -> [Suggestion] {
    words.isEmpty
      ? Card.Key.ofGame.map(\.rawValue).suggestions + context.suggestions(of: "WHO")
      : words.count == 1 ? ["coach", "assistant", "license"].suggestions : []
  }
}
