@testable import Basketball
import Fixtures
import Testing

@Suite("Time-outs late in a game")
struct LateTimeoutTests {
  /// A FIBA game whose last quarter is on, after these lines of a feed.
  private func game(_ lines: String..., by rules: Rules = .fiba5x5) throws -> Scoresheet {
    var sheet = newGame(by: rules)
    for number in 2...rules.periods { try sheet.perform(.clock(.begin(.number(number)))) }
    for line in lines { try sheet.play(line) }
    return sheet
  }

  private func left(_ sheet: Scoresheet, at now: TimeOfDay? = nil) -> [Int?] {
    Side.allCases.map { sheet.standing.timeoutsLeft(of: $0, at: now ?? sheet.tape.changed) }
  }

  @Test(
    "that are above the ceiling are lost when the clock first shows its time, and count down from there"
  )
  func ceiling() throws {
    #expect(left(try game("2:01 home foul")) == [3, 3])
    #expect(left(try game("2:00 home foul")) == [2, 2])
    #expect(left(try game("1:59 home timeout")) == [1, 2])
    #expect(left(try game("1:59 home timeout", "1:50 home timeout", "1:40 home foul")) == [0, 2])
    #expect(left(try game("5:00 home timeout", "4:00 home timeout", "1:00 away foul")) == [1, 2])
  }

  @Test("follow a clock that runs, and one that is put right")
  func clock() throws {
    var sheet = try game("2:10 home foul")
    try sheet.perform(.clock(.start), now: 100)
    #expect(left(sheet, at: 109) == [3, 3] && left(sheet, at: 111) == [2, 2])
    try sheet.perform(.clock(.pause), now: 120)
    #expect(left(sheet) == [2, 2])
    // A time-out before the others were lost, and a clock that was not so far.
    try sheet.perform(.recordTyped(try TypedPlays(["2:05", "away", "timeout"])), now: 121)
    #expect(left(sheet) == [2, 2])
    try sheet.perform(.clock(.set(.shown(125))), now: 122)
    #expect(left(sheet) == [3, 2])
    #expect(try sheet.readFromTape() == sheet)
    try sheet.undo(1)
    #expect(left(sheet) == [2, 2])
  }

  @Test("that were not there are listed, by rules that count them by game too")
  func anomalies() throws {
    func taken(_ sheet: Scoresheet) -> [Anomaly] {
      sheet.anomalies.filter {
        switch $0 {
        case .timeoutTooMany, .tooManyTimeouts: true
        default: false
        }
      }
    }
    let two = ["1:59 home timeout", "1:50 home timeout"]
    var sheet = try game(two[0], two[1])
    #expect(taken(sheet) == [])
    try sheet.play("1:40 home timeout")
    #expect(taken(sheet) == [.timeoutTooMany(sheet.plays[2])])
    var changes = RuleChanges()
    changes.timeouts = 5
    var other = try game(two[0], two[1], "1:40 home timeout", by: .fiba5x5.with(changes))
    #expect(taken(other) == [.timeoutTooMany(other.plays[2])])
    changes.timeoutCeilings = []
    try other.perform(.rules(preset: nil, changes))
    #expect(taken(other) == [])
  }

  @Test("go over into no overtime, and stay with the last period where there are more")
  func periods() throws {
    var sheet = try game("END", by: .ncaa)
    #expect(left(sheet) == [3, 3])
    try sheet.play("OT 4:00 home foul")
    #expect(left(sheet) == [4, 4])
    var changes = RuleChanges()
    changes.periods = 2
    #expect(try Rules.nba.with(changes).timeoutCeilings.map(\.period) == [2, 2])
    changes.timeoutCeilings = Array(Rules.nba.timeoutCeilings.reversed())
    changes.periods = 4
    #expect(try Rules.nba.with(changes) == .nba)
  }
}

extension Scoresheet {
  fileprivate mutating func play(_ line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    try perform(words == ["END"] ? .clock(.endPeriod) : .recordTyped(TypedPlays(words)))
  }
}
