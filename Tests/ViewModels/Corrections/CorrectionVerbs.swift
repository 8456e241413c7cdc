import Basketball
import Testing

@testable import ViewModels

/// One of the verbs, what it tells, and what is seen after it.
nonisolated struct CorrectionVerb: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let make: @MainActor (any GameCorrectionViewModel) throws -> ChangeDocument
  let lines: [String]
  var score: String?
  let change: @MainActor (inout Seen) -> Void

  /// All of them, each on the five plays of the desk.
  nonisolated static let all = [
    CorrectionVerb(
      testDescription: "who", make: { try $0.fix(1, who: "bo") },
      lines: ["play 1: Ana two → Bo two"]
    ) { seen in
      seen.home[0] = PlayerSeen("Ana", 2, 0, 1, 0, 0, 0)
      seen.home[1] = PlayerSeen("Bo", 3, 1, 1, 0, 0, 0)
    },
    CorrectionVerb(
      testDescription: "move", make: { try $0.fix(2, move: "foul") },
      lines: ["play 2: Dee two → Dee foul"], score: "Reds 5 : 2 Blues → 5 : 0"
    ) { seen in
      seen.score = "5-0"
      seen.away[0] = PlayerSeen("Dee", 0, 0, 0, 0, 0, 1)
    },
    CorrectionVerb(
      testDescription: "at", make: { try $0.fix(2, at: "0:30") },
      lines: ["play 2: 02:00.0 Dee two → 00:30.0 Dee two"]
    ) { _ in },
    CorrectionVerb(
      testDescription: "who, move and at",
      make: { try $0.fix(5, who: "Blues", move: "1", at: "6:00") },
      lines: ["play 5: 05:00.0 Ana two → 06:00.0 Blues one"], score: "Reds 5 : 2 Blues → 3 : 3"
    ) { seen in
      (seen.score, seen.time) = ("3-3", "06:00.0")
      seen.home[0] = PlayerSeen("Ana", 2, 0, 1, 0, 0, 0)
    },
    CorrectionVerb(
      testDescription: "remove", make: { try $0.remove(1, droppingLater: false) },
      lines: ["removed play 1: Ana two"], score: "Reds 5 : 2 Blues → 3 : 2"
    ) { seen in
      seen.score = "3-2"
      seen.home[0] = PlayerSeen("Ana", 2, 0, 1, 0, 0, 0)
    },
    CorrectionVerb(
      testDescription: "join", make: { try $0.join("home", "Gus") },
      lines: ["Reds: Ana, Bo, Cy, Gus"]
    ) { $0.home.append(PlayerSeen("Gus", 0, 0, 0, 0, 0, 0)) },
    CorrectionVerb(
      testDescription: "rename a player", make: { try $0.rename("ana", to: "Anna") },
      lines: ["Ana → Anna"]
    ) { $0.home[0].name = "Anna" },
    CorrectionVerb(
      testDescription: "rename a team", make: { try $0.rename("home", to: "Red Stars") },
      lines: ["Reds → Red Stars"]
    ) { _ in },
    CorrectionVerb(
      testDescription: "rules",
      make: { try $0.play(by: "capped", RuleChanges(), droppingLater: false) },
      lines: ["rules capped: to 15 by 2, cap 20, 25:00"]
    ) { _ in },
  ]
}
