import Basketball
import Testing

@testable import ViewModels

@Suite("A play that a scorer types")
struct TypedTests {
  let bench: Bench
  let scorer: LiveScorer

  init() throws {
    bench = try Bench()
    scorer = bench.scorer()
  }

  @Test("is a line of a feed, at what the clock shows or where it says")
  func recorded() {
    scorer.togglePause()
    bench.now = 4321
    #expect(scorer.record(line: "an two"))
    #expect(scorer.record(line: "0:02.5 away/Flo +1"))
    #expect(scorer.record(line: #"{"team":"home","player":"Cy","move":"foul","seconds":3}"#))
    #expect(
      bench.plays == ["00:02.5 away/Flo one", "00:03.0 home/Cy foul", "00:04.321 home/Ana two"])
    #expect(scorer.told == nil)
  }

  @Test(
    "is refused where it is none, and changes nothing",
    arguments: [
      ("Zed two", "noSuchPlayer"), ("Ana dunk", "unknownMove"), ("Ana", "noPlay"),
      ("1:99 Ana two", "malformedClock"), ("{", "notAPlayObject"), ("9:00 Ana two", "aheadOfClock"),
    ])
  func refused(line: String, error: String) {
    scorer.togglePause()
    let kept = bench.kept
    #expect(!scorer.record(line: line))
    #expect(scorer.notice.value?.kind == .refused)
    #expect(scorer.notice.value?.text.hasPrefix(error) == true)
    #expect(bench.kept == kept && scorer.unsaved.value == [] && !scorer.canTryAgain)
  }

  @Test("that is blank or a comment is nothing", arguments: ["", "  ", "# Ana two"])
  func blank(line: String) {
    #expect(!scorer.record(line: line))
    #expect(bench.plays == [] && scorer.told == nil)
  }

  @Test("waits like any other when it cannot be kept")
  func waiting() {
    bench.faults = [.full]
    #expect(scorer.record(line: "an two"))
    #expect(scorer.unsaved.value == ["00:00.0 home/Ana two"])
    scorer.tryAgain()
    #expect(bench.plays == ["00:00.0 home/Ana two"] && scorer.unsaved.value == [])
  }
}
