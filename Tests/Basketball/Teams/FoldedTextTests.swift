import Basketball
import Testing

@Suite("The words of a text")
struct FoldedTextTests {
  @Test(
    "stand one space apart, whatever was around them",
    arguments: [
      ("Reds", "Reds"), ("Big Reds", "Big Reds"), ("  Big \t Reds\n", "Big Reds"), ("", ""),
      (" ", ""), ("Big\u{a0}Reds", "Big Reds"), ("Größe  X", "Größe X"),
      ("Big\u{1c}Reds ", "Big\u{1c}Reds"),
    ])
  func singleSpaced(_ text: String, _ spaced: String) {
    #expect(text.singleSpaced == spaced)
  }
}
