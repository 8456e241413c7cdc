import Basketball
import Testing

@testable import Views

@Suite("A step in words")
struct EntryTextTests {
  @Test("is nothing for what no undo takes back")
  func noStep() {
    let teams = Scoresheet.new().state.teams
    let names = teams.map(\.name)
    let actions = [
      Entry.Action.open(teams: teams, rules: .pickup), .undo(steps: 1), .redo(steps: 1), .clock,
    ]
    #expect(actions.map { $0.text(in: names, by: .pickup) } == ["", "", "", ""])
  }

  @Test("spells out lists as one speaks")
  func lists() {
    let lists = [[], ["1"], ["1", "2"], ["1", "2", "3"]]
    #expect(lists.map(\.listed) == ["", "1", "1 and 2", "1, 2 and 3"])
    #expect([[7], [7, 8]].map(\.playList) == ["play 7", "plays 7 and 8"])
  }
}
