import Testing

@testable import Terminal

@Suite("A grid")
struct GridTests {
  private let grid = Grid([.flexible, .right, .left])
  private let cells = [
    ["Željko", "李小龍", "👩‍👩‍👧 Zoë"],
    ["12", "3", "104"],
    ["twoPoints", "", "foul"],
  ]

  @Test("lines its columns up on the screen, without spaces at the end of a line")
  func aligned() {
    #expect(
      grid.lines(cells) == [
        "Željko   12  twoPoints",
        "李小龍    3",
        "👩‍👩‍👧 Zoë  104  foul",
      ])
  }

  @Test("cuts the widest flexible column where a line would be too long")
  func cut() {
    #expect(
      grid.lines(cells, within: 20) == [
        "Žel…   12  twoPoints",
        "李…     3",
        "👩‍👩‍👧 …  104  foul",
      ])
    #expect(grid.lines(cells, within: 22) == grid.lines(cells))
  }

  @Test("narrows two flexible columns until they are level")
  func twoFlexible() {
    let grid = Grid([.flexible, .flexible])
    #expect(grid.lines([["Anastasia"], ["Bo"]], within: 8) == ["Ana…  Bo"])
    #expect(grid.lines([["Anastasia"], ["Bogdana"]], within: 10) == ["Ana…  Bog…"])
  }

  @Test("leaves one column of a flexible one, and all of the others")
  func tooNarrow() {
    #expect(grid.lines([["Ana"], ["12"], ["foul"]], within: 3) == ["…  12  foul"])
  }

  @Test("has room for blank cells before others, and none after the last")
  func blank() {
    #expect(
      grid.lines([["Bo", ""], ["1", "22"], ["foul", ""]]) == ["Bo   1  foul", "    22"])
    #expect(grid.lines([]) == [])
  }

  @Test("drops the spaces of a last cell, and keeps those in between")
  func spaces() {
    #expect(grid.lines([[" A ", "  "], ["1 ", " "], ["b  ", " "]]) == [" A   1   b", ""])
  }

  @Test("is painted after it was measured, each cell without the spaces around it")
  func painted() {
    let style = Style(isOn: true)
    let lines = grid.lines(Array(cells.prefix(2))) { cell, row, column in
      row == 0 && column == 0 ? style.bold(cell) : column == 1 ? "<\(cell)>" : cell
    }
    #expect(
      lines == [
        "\u{1b}[1mŽeljko\u{1b}[22m   <12>",
        "李小龍    <3>",
        "👩‍👩‍👧 Zoë  <104>",
      ])
  }
}
