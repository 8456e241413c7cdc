import Arguments
import Testing

@Suite("What may come next")
struct CompletionTests {
  /// The lines for words, with the shelf and the kind as far as the values are asked for.
  private func lines(_ words: String..., in shell: CompletionShell = .fish) -> [String] {
    shelf.completionLines(for: words, in: shell, values: Self.values)
  }

  private static func values(_ kind: String, _ command: any Command) -> [Suggestion] {
    switch kind {
    case "SHELF": ["novels", "Poems", "old poems"].map { Suggestion($0) }
    case "WHO": [Suggestion("Ana", "a reader"), Suggestion("Bo's"), Suggestion("-x")]
    case "BOOK": ((command as? Lend)?.pairs ?? []).map { Suggestion("by \($0)") }
    default: []
    }
  }

  private static let commands = [
    "add\tput a book on a shelf", "show\tthe books of a shelf",
    "lend\tgive books away for a while",
  ]

  @Test("is a command where none is typed")
  func commands() {
    #expect(lines("") == Self.commands)
    #expect(lines() == Self.commands)
    #expect(lines("-q", "--shelf", "poems", "") == Self.commands)
    #expect(lines("L") == [Self.commands[2]])
    #expect(lines("no", "") == [])
    #expect(lines("--no", "add", "") == [])
  }

  @Test("is an option after a dash, which is not there yet")
  func options() {
    let options = [
      "--shelf\tthe shelf, by its name or a beginning of it", "--json\tthe answer as JSON",
      "--color\twhen to use colour", "--no-color\tthe same as --color never",
      "--quiet\tsay nothing but errors", "--help\tthis help",
    ]
    #expect(lines("show", "--") == options)
    #expect(
      lines("-q", "show", "--json", "--color=auto", "--") == [options[0], options[3], options[5]])
    #expect(lines("--q") == [options[4]])
    #expect(lines("--v") == ["--version\tthe version"])
    #expect(
      Array(lines("lend", "-").prefix(3)) == [
        "-s\tthe shelf, by its name or a beginning of it", "-q\tsay nothing but errors",
        "-h\tthis help",
      ])
    #expect(lines("lend", "--", "--") == [])
  }

  @Test("is a value of an option, attached or not")
  func values() {
    #expect(lines("add", "--color", "") == ["always", "never", "auto"])
    #expect(lines("add", "--color", "A") == ["always", "auto"])
    #expect(lines("add", "--color=a") == ["--color=always", "--color=auto"])
    #expect(lines("show", "-qs", "") == ["novels", "Poems", "old poems"])
    #expect(lines("show", "-qs", "p") == ["Poems"])
    #expect(lines("show", "--shelf=em") == ["--shelf=Poems", "--shelf=old poems"])
    #expect(lines("add", "--page", "") == [])
    #expect(lines("add", "--no=") == [])
  }

  @Test("is what the row of the word takes, asked with the command as it is typed so far")
  func words() {
    #expect(lines("show", "o") == ["old poems"])
    #expect(lines("show", "novels", "") == [])
    #expect(lines("lend", "") == ["Ana\ta reader", "Bo's"])
    #expect(lines("lend", "--", "") == ["Ana\ta reader", "Bo's", "-x"])
    #expect(lines("lend", "Ana", "") == ["by Ana"])
    #expect(lines("lend", "Ana", "Emma", "-q", "b") == ["Bo's"])
    #expect(lines("add", "") == [])
  }

  @Test("has no word that a terminal would obey, or that would be two lines")
  func controls() {
    let hostile = ["a\nb", "a\u{1b}[2J", "a\u{202e}b", "a\u{2067}b", "", "a b"].map {
      Suggestion($0, "x\ny")
    }
    let lines = shelf.completionLines(for: ["show", ""], in: .fish) { _, _ in hostile }
    #expect(lines == ["a b"])
  }

  @Test("is escaped for zsh, which has a colon between a word and what it is")
  func zsh() {
    let words = [Suggestion(#"a:b\c"#, "d:e"), Suggestion("f")]
    let lines = shelf.completionLines(for: ["show", ""], in: .zsh) { _, _ in words }
    #expect(lines == [#"a\:b\\c:d:e"#, "f"])
  }
}

@Suite("A line of bash")
struct BashLineTests {
  /// The breaks of bash as it comes.
  private static let breaks = " \t\n\"'@><=;|&(:"

  private func lines(_ line: String, _ words: [String]) -> [String] {
    shelf.completionLines(for: [Self.breaks, line], in: .bash) { _, _ in
      words.map { Suggestion($0) }
    }
  }

  @Test(
    "is read as bash reads it",
    arguments: [
      ("shelf show ", ["Red Stars"]), (#"shelf show Red\ St"#, ["Red Stars"]),
      (#"shelf -s"a b" show R"#, ["Red Stars"]), (#"shelf   -s 'a b'\'c show R"#, ["Red Stars"]),
      (#"shelf "show" r"#, ["Red Stars"]), ("shelf show 2>x <y r", ["Red Stars"]),
      ("shelf show x", []), ("shelf show 'x y' r", []), (#"shelf show "x\" y" r"#, []),
    ])
  func words(_ line: String, _ offered: [String]) {
    #expect(lines(line, ["Red Stars"]) == offered.map { $0.replacing(" ", with: #"\ "#) })
  }

  @Test("gets words quoted as the quote that is open there asks for")
  func quoting() {
    let name = #"a b$(c)"d'e\!~"#
    #expect(lines("shelf show ", [name]) == [#"a\ b\$\(c\)\"d\'e\\\!\~"#])
    #expect(lines("shelf show \"", [name]) == [##"a b\$(c)\"d'e\\"'!'"~"##])
    #expect(lines("shelf show 'a", [name]) == [#"a b$(c)"d'\''e\!~"#])
    #expect(lines("shelf show ", ["Žuti/李:1"]) == ["Žuti/李:1"])
  }

  @Test("gets a quote more before a word that would begin with the one that is open")
  func leadingQuotes() {
    #expect(lines("shelf show !", ["!wow"]) == [#"\!wow"#])
    #expect(lines("shelf show \"!", ["!wow"]) == [##"""'!'"wow"##])
    #expect(lines("shelf show '!", ["!wow"]) == ["!wow"])
    #expect(lines("shelf show 't H", ["'t Hart"]) == [#"''\''t Hart"#])
    #expect(lines("shelf show \"'t", ["'t Hart"]) == ["'t Hart"])
    #expect(lines(#"shelf show \'t"#, ["'t Hart"]) == [#"\'t\ Hart"#])
  }

  @Test("gets what comes after the last place where bash breaks the word")
  func breaks() {
    #expect(lines("shelf add --color=a", []) == ["always", "auto"])
    #expect(lines("shelf add --color=", []) == ["always", "never", "auto"])
    #expect(lines("shelf show a:", ["a:b c", "A:d"]) == [#"b\ c"#])
    #expect(lines("shelf show --shelf=\"a", ["a b"]) == ["a b"])
    // An `@` begins the word that bash puts in its place, and does not end the one before.
    #expect(lines("shelf show bo@", ["bo@x"]) == ["@x"])
    #expect(lines("shelf lend bo@x y@", ["bo@x", "y@z"]) == ["@z"])
    #expect(lines(#"shelf show "bo@"#, ["bo@x"]) == ["bo@x"])
    #expect(lines(#"shelf show bo\@"#, ["bo@x"]) == ["bo@x"])
    let whole = shelf.completionLines(for: ["\"'", "shelf add --color=a"], in: .bash) { _, _ in [] }
    #expect(whole == ["--color=always", "--color=auto"])
  }

  @Test("gets a word that only has what is typed in it where that is the only one")
  func part() {
    #expect(lines("shelf show star", ["Red Stars"]) == [#"Red\ Stars"#])
    #expect(lines("shelf show star", ["Red Stars", "Blue Stars"]) == [])
  }

  @Test("gets the shell's own files after a redirection")
  func redirection() {
    #expect(lines("shelf show <", ["x"]) == ["", "default"])
    #expect(lines("shelf show 2> a", ["x"]) == ["", "default"])
    #expect(lines("shelf show 2> a ", ["x"]) == ["x"])
  }
}
