import Arguments
import Testing

@Suite("The nearest word")
struct NearestTests {
  static let words = ["record", "score", "show", "new", "undo", "q"]

  @Test(
    "is at most a third of the letters away, case aside",
    arguments: [
      ("recrod", "record"), ("RECORD", "record"), ("recrd", "record"), ("rceodr", "record"),
      ("rceodx", nil),
      ("scoer", "score"), ("shwo", "show"), ("shw", "show"), ("nwe", "new"), ("ne", "new"),
      ("nex", "new"), ("undoo", "undo"), ("Q", "q"), ("x", nil), ("qq", nil), ("", nil),
      ("poems", nil), ("rec", nil),
    ] as [(String, String?)])
  func slips(_ typed: String, _ meant: String?) {
    #expect(nearest(to: typed, in: Self.words) == meant)
  }

  @Test("is the first of those that are equally near, and the nearest of those that are not")
  func order() {
    #expect(nearest(to: "cat", in: ["bat", "rat"]) == "bat")
    #expect(nearest(to: "rat", in: ["bat", "rat"]) == "rat")
    #expect(nearest(to: "cat", in: []) == nil)
  }
}
