import Basketball
import Terminal
import Testing

@testable import ViewModels
@testable import Views

@Suite("The lines of what is recorded")
struct RecordedViewTests {
  /// A game to 4 by two, live.
  func board(
    _ names: [String] = Names.plain, teams: (String, String) = ("Reds", "Blues")
  ) throws -> any GameScoreboardEditorViewModel {
    var sheet = try Scoresheet.new(names, teams: teams, target: 4)
    let game = Game(sheet) { change in
      try change(&sheet)
      return sheet
    }
    return LiveScoreboard(game) { start }
  }

  @Test("are told once, a line a play, with the score after it and the end of the game")
  func text() throws {
    let board = try board()
    let view = RecordedView(board, as: .text, style: Style(isOn: false))
    #expect(view.take() == "")
    try board.homePlayers[0].twoPoints()
    try board.record([SpokenCall(who: "away", move: "foul")], at: "1:02.34")
    #expect(
      view.take() == """
        1  00:00.0  Ana (Reds) two  2-0
        2  01:02.3  Blues foul  2-0

        """)
    #expect(view.take() == "")
    try board.record(
      [SpokenCall(who: "Bo", move: "two"), SpokenCall(who: "Cy", move: "assist")], at: nil)
    #expect(
      view.take() == """
        3  01:02.3  Bo (Reds) two  4-0
        4  01:02.3  Cy (Reds) assist  4-0
        final, Reds won

        """)
    #expect(view.take() == "")
  }

  @Test("show names as they are, except for what a terminal would obey")
  func names() throws {
    let names = ["Željko", "李小龍", "👩‍👩‍👧 Zoë", "\u{1b}[31mRed", "a\nb", "c"]
    let board = try board(names, teams: ("火箭隊", "B\u{1b}c"))
    let view = RecordedView(board, as: .text, style: Style(isOn: false))
    for player in board.homePlayers { try player.foul() }
    for player in board.awayPlayers.prefix(2) { try player.rebound() }
    try board.record([SpokenCall(who: "away", move: "foul")], at: nil)
    #expect(
      view.take() == #"""
        1  00:00.0  Željko (火箭隊) foul  0-0
        2  00:00.0  李小龍 (火箭隊) foul  0-0
        3  00:00.0  👩‍👩‍👧 Zoë (火箭隊) foul  0-0
        4  00:00.0  \u{1b}[31mRed (B\u{1b}c) rebound  0-0
        5  00:00.0  a\u{a}b (B\u{1b}c) rebound  0-0
        6  00:00.0  B\u{1b}c foul  0-0

        """#)
  }

  @Test("have the score and the end in bold where there is colour")
  func painted() throws {
    let board = try board()
    let view = RecordedView(board, as: .text, style: Style(isOn: true))
    for _ in 1...2 { try board.homePlayers[0].twoPoints() }
    #expect(
      view.take().replacing("\u{1b}", with: "␛") == """
        1  00:00.0  Ana (Reds) two  ␛[1m2-0␛[22m
        2  00:00.0  Ana (Reds) two  ␛[1m4-0␛[22m
        ␛[1mfinal, Reds won␛[22m

        """)
  }

  @Test("in JSON are the lines of log --jsonl, with nothing else between them or after them")
  func json() throws {
    let board = try board()
    let view = RecordedView(board, as: .json, style: Style(isOn: true))
    for player in board.homePlayers.prefix(2) { try player.twoPoints() }
    let play =
      #"{"away":0,"clock":"00:00.0","home":2,"move":"twoPoints","number":1,"player":"Ana","#
      + #""points":2,"recorded":"2026-11-20T20:15:00.000Z","seconds":0,"team":"home"}"#
    let next = play.replacing(#""home":2"#, with: #""home":4"#)
      .replacing(#""number":1"#, with: #""number":2"#).replacing("Ana", with: "Bo")
    #expect(view.take() == "\(play)\n\(next)\n")
  }

  @Test("say that the game is open again when the end is taken back before they are taken")
  func reopened() throws {
    let board = try board()
    let view = RecordedView(board, as: .text, style: Style(isOn: false))
    for _ in 1...2 { try board.homePlayers[0].twoPoints() }
    _ = try board.undo(1)
    let last = view.take().split(separator: "\n").last
    #expect(last == "open again: paused, to 4 by 2")
  }

  @Test("are heard by two views, and a view that is gone is bound to nothing")
  func two() throws {
    let board = try board()
    var first: RecordedView? = RecordedView(board, as: .text, style: Style(isOn: false))
    let second = RecordedView(board, as: .text, style: Style(isOn: false))
    try board.homePlayers[0].foul()
    let line = "1  00:00.0  Ana (Reds) foul  0-0\n"
    #expect(first?.take() == line && second.take() == line)
    first = nil
    #expect((board.recorded.listenerCount, board.isFinished.listenerCount) == (1, 1))
    try board.homePlayers[0].foul()
    #expect(second.take() == "2  00:00.0  Ana (Reds) foul  0-0\n")
  }
}
