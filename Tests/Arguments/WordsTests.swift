import Testing

@Suite("The words of a line")
struct WordsTests {
  @Test(
    "are parted by white space, however much of it there is",
    arguments: [
      ("", []), ("   \t ", []), ("undo", ["undo"]), ("Ana two", ["Ana", "two"]),
      ("  Ana \t two\u{3000}Bo  ", ["Ana", "two", "Bo"]), ("李 two", ["李", "two"]),
      ("a\nb\r\nc", ["a", "b", "c"]),
    ] as [(String, [String])])
  func space(line: String, words: [String]) {
    #expect(line.words == words)
  }

  @Test(
    "have white space in them inside quotes, which are taken off",
    arguments: [
      (#""Ana Lu" two"#, ["Ana Lu", "two"]), ("'Ana Lu' two", ["Ana Lu", "two"]),
      (#"home/"Ana Lu" two"#, ["home/Ana Lu", "two"]), (#""Ana"" Lu" two"#, ["Ana Lu", "two"]),
      (#""" ''"#, ["", ""]), (#""it's" "a 'b' c""#, ["it's", "a 'b' c"]),
      (#"'say "hi"'"#, [#"say "hi""#]),
    ])
  func quotes(line: String, words: [String]) {
    #expect(line.words == words)
  }

  @Test("keep an apostrophe amid a word", arguments: ["O'Neill", "d'", "rock'n'roll"])
  func apostrophe(name: String) {
    #expect("\(name) two".words == [name, "two"])
  }

  @Test("go on to the end where a quote is not closed")
  func open() {
    #expect(#"fix 3 --who "Ana Lu"#.words == ["fix", "3", "--who", "Ana Lu"])
    #expect("'".words == [""])
  }
}
