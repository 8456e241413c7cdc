import Arguments
import Testing

@Suite("Options")
struct OptionTests {
  @Test(
    "a value stands after the name, after =, or behind the letter",
    arguments: [
      ["--page", "7"], ["--page=7"], ["-p", "7"], ["-p7"], ["-p=7"], ["-qp", "7"], ["-qp7"],
    ])
  func values(_ option: [String]) throws {
    guard case .run(let command) = try shelf.parse(["add", "Emma", "2"] + option) else {
      throw NotRun()
    }
    var add = try #require(command as? Add)
    add.common.quiet = false
    #expect(add == Add(title: "Emma", copies: 2, page: Page(number: 7)))
  }

  @Test("options stand before, between and after the words")
  func places() throws {
    let add: Add = try parse("-q", "add", "--json", "Emma", "-p", "3", "2", "-s", "novels")
    let common = Common(shelf: "novels", json: true, quiet: true)
    #expect(
      add
        == Add(common: common, title: "Emma", copies: 2, page: Page(number: 3)))
  }

  @Test("a flag may be there again")
  func flags() throws {
    let show: Show = try parse("-qq", "--json", "--quiet", "--json")
    #expect(show == Show(common: Common(json: true, quiet: true)))
  }

  @Test("the last of two that store the same stays")
  func last() throws {
    let show: Show = try parse("--no-color", "--color=auto")
    #expect(show == Show(common: Common(color: .auto)))
  }

  @Test("a flag can set any value")
  func fixedValue() throws {
    let show: Show = try parse("--color", "always", "--no-color")
    #expect(show == Show(common: Common(color: .never)))
  }

  @Test("a value may be empty, hold = and begin with a dash when it is joined")
  func joined() throws {
    #expect(try parse("--shelf=") == Show(common: Common(shelf: "")))
    #expect(try parse("--shelf=a=b") == Show(common: Common(shelf: "a=b")))
    #expect(try parse("--shelf=-x") == Show(common: Common(shelf: "-x")))
    #expect(try parse("-s-x") == Show(common: Common(shelf: "-x")))
    #expect(try parse("-s", "-") == Show(common: Common(shelf: "-")))
  }

  @Test("a negative number is a value where one is taken")
  func negative() throws {
    let add: Add = try parse("add", "Emma", "2", "--shift-by-so-many-places", "-3")
    #expect(add == Add(title: "Emma", copies: 2, shift: -3))
  }
}

@Suite("Words")
struct WordTests {
  @Test("a lone dash, a plus and a minus with a digit are words, and so is everything after --")
  func words() throws {
    let lend: Lend = try parse("lend", "-", "+2", "-0:30", "-q", "--", "-q", "--help", "--")
    let common = Common(quiet: true)
    #expect(lend == Lend(common: common, pairs: ["-", "+2", "-0:30", "-q", "--help", "--"]))
  }

  @Test("a word that may be left out is nil without it")
  func optional() throws {
    #expect(try parse("show") == Show())
    #expect(try parse("show", "poems") == Show(name: "poems"))
    #expect(try parse("show", "") == Show(name: ""))
  }

  @Test("a word that must be there is what was typed")
  func required() throws {
    let add: Add = try parse("add", "Emma", "2")
    #expect(add.title == "Emma")
    #expect(add.copies == 2)
  }
}
