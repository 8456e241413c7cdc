import Basketball
import Testing

@testable import Views

@Suite("A step in words")
struct EntryTextTests {
  let ana = PlayerReference.exact(Who(.home, "Ana"))

  /// A game with three baskets for the Reds.
  func threeBaskets() throws -> Scoresheet {
    var sheet = Scoresheet.new()
    for name in ["Ana", "Bo", "Cy"] {
      try sheet.perform(.record([PlayRequest(.typed(name), .twoPoints)]))
    }
    return sheet
  }

  /// What an undo of the last of some verbs takes back, which is what a redo of it gives back.
  func text(_ verbs: Verb..., in game: Scoresheet? = nil) throws -> String {
    var sheet = try game ?? threeBaskets()
    for verb in verbs { try sheet.perform(verb) }
    let undo = try sheet.perform(.undo(1))
    let redo = try sheet.perform(.redo(1))
    let texts = undo.undone.map { $0.action.text(in: undo.after.teams.map(\.name)) }
    #expect(texts == redo.redone.map { $0.action.text(in: redo.after.teams.map(\.name)) })
    return texts.joined(separator: "\n")
  }

  @Test("names the plays by number, who made them and what they were")
  func plays() throws {
    let blues = PlayerReference.exact(Who(.away))
    #expect(try text(.record([PlayRequest(ana, .twoPoints)])) == "play 4: Ana two")
    #expect(try text(.record([PlayRequest(blues, .foul)])) == "play 4: Blues foul")
    #expect(
      try text(.record([PlayRequest(ana, .onePoint), PlayRequest(.typed("Bo"), .assist)]))
        == "plays 4 and 5: Ana one, Bo assist")
    #expect(
      try text(
        .record([
          PlayRequest(ana, .rebound), PlayRequest(.typed("home"), .onePoint),
          PlayRequest(.typed("Eve"), .foul),
        ])) == "plays 4, 5 and 6: Ana rebound, Reds one, Eve foul")
  }

  @Test("says what was corrected")
  func corrections() throws {
    #expect(try text(.fix(2, Correction(move: .foul))) == "the fix of play 2: Bo foul")
    #expect(
      try text(.fix(1, Correction(who: .typed("away")))) == "the fix of play 1: Blues two")
    #expect(try text(.remove(2)) == "the removal of play 2")
    #expect(try text(.join(team: .typed("away"), name: "Gus")) == "the addition of Gus to Blues")
    #expect(try text(.rename(.typed("Cy"), to: "Cyd")) == "the renaming of Cy to Cyd")
    #expect(
      try text(.rename(.typed("home"), to: "Red Stars"))
        == "the renaming of a team to Red Stars")
    #expect(try text(.rules(preset: "capped", RuleChanges())) == "the rules 'capped'")
    #expect(try text(.note("court 2")) == "the note 'court 2'")
    #expect(try text(.note("court 2"), .note("")) == "the removal of the note")
  }

  @Test("says what it took out besides")
  func dropped() throws {
    var (two, seven) = (RuleChanges(), RuleChanges())
    (two.target, seven.target) = (2, 7)
    #expect(
      try text(.rules(preset: nil, two, droppingLater: true))
        == "the rules 'custom', which removed plays 2 and 3")
    let one = [PlayRequest(ana, .onePoint)]
    #expect(
      try text(
        .rules(preset: nil, seven), .record(one, at: .elapsed(ClockReading(milliseconds: 1))),
        .fix(4, Correction(move: .foul)), .record([PlayRequest(.typed("away"), .foul)]),
        .record(one, at: .elapsed(.zero), droppingLater: true))
        == "play 6: Ana one, which removed plays 4 and 5")
  }

  @Test("is nothing for what no undo takes back")
  func noStep() {
    let teams = Scoresheet.new().state.teams
    let names = teams.map(\.name)
    let actions = [
      Entry.Action.open(teams: teams, rules: .pickup), .undo(steps: 1), .redo(steps: 1), .clock,
    ]
    #expect(actions.map { $0.text(in: names) } == ["", "", "", ""])
  }

  @Test("spells out lists as one speaks")
  func lists() {
    let lists = [[], ["1"], ["1", "2"], ["1", "2", "3"]]
    #expect(lists.map(\.listed) == ["", "1", "1 and 2", "1, 2 and 3"])
    #expect([[7], [7, 8]].map(\.playList) == ["play 7", "plays 7 and 8"])
  }
}
