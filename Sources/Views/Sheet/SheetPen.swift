import Documents
import Terminal

/// Draws a score sheet: lines and titles, the contents of its cells, and the marks of a scorer.
struct SheetPen {
  private let cells: SheetCells
  /// The cells that are drawn already: no later page draws them again.
  private var drawn = Set<String>()
  private var parts = [HTML]()

  /// The pages of a sheet.
  static func pages(of cells: SheetCells) -> [HTML] {
    var pen = SheetPen(cells: cells)
    return (0..<cells.pages).map { page in
      pen.parts = []
      pen.drawPage(page)
      return
        "<svg viewBox=\"0 0 2100 2970\" role=\"img\" aria-label=\"Score sheet\">\(pen.parts)</svg>"
    }
  }

  /// Draws a box with its title, and its cell. For a name that ends in `*`, it draws a row of boxes instead, and
  /// `left` is the number of boxes.
  mutating func draw(_ name: String, _ box: SheetBox, _ left: Int, _ title: String) {
    if name.last == "*" { return drawRow(String(name.dropLast()), box, left) }
    if box.width > 0 { frame(box) }
    if !title.isEmpty { write(title.replacing("RULES", with: cells.edition), box, "s") }
    if name == "." { return }
    drawCell(
      name, box.beside(x: box.x + left, width: box.width - left),
      title.isEmpty && !name.hasSuffix("name") ? "m" : "")
  }

  /// Draws the boxes of a row side by side. Fouls beyond the printed boxes are written to the right of these; a row
  /// of anything else gets narrower boxes for more cells.
  private mutating func drawRow(_ row: String, _ box: SheetBox, _ count: Int) {
    let isOfFouls = row.hasSuffix("foul/")
    let used = max(cells.used[row, default: 0], count)
    let width = isOfFouls ? box.width : box.width * count / used
    let first = box.beside(x: box.x, width: width)
    for number in 1...(isOfFouls ? max(used, count + 1) : used) {
      let box = first.next(number - 1)
      if !isOfFouls || number <= count { frame(box) }
      if row.contains("/fouls/") { write(String(number), box, "s m g") }
      drawCell(row + String(number), box, "m")
    }
  }

  private mutating func drawCell(_ name: String, _ box: SheetBox, _ kind: String) {
    let cell = cells[name]
    var printed = box
    if name.contains("/score/") {
      printed = box.next(name.hasPrefix("home") ? 1 : -1)
      frame(printed)
      write(String(name.split(separator: "/")[2]), printed, "s m")
    }
    for mark in cell.marks { draw(mark, box, printed) }
    let letters = cell.text.prefix { $0.isUppercase || !name.contains("/foul/") }
    let small = String(cell.text.dropFirst(letters.count))
    let marks: HTML =
      cell.marks.isEmpty ? "" : " data-mark=\"\(cell.marks.spaceSeparated)\""
    write(
      cell.text, box, kind,
      small.isEmpty ? nil : "\(String(letters))<tspan class=\"s\">\(small)</tspan>",
      drawn.insert(name).inserted ? " data-cell=\"\(name)\"\(marks)" : "")
  }

  private mutating func frame(_ box: SheetBox) {
    stroke("M\(box.x) \(box.y)h\(box.width)v\(box.height)h\(-box.width)z")
  }

  private mutating func stroke(_ path: String, _ kind: String = "") {
    parts.append("<path d=\"\(path)\"\(class: kind)></path>")
  }

  private mutating func ring(_ box: SheetBox, _ kind: String = "") {
    parts.append(
      """
      <ellipse cx="\(box.x + box.width / 2)" cy="\(box.middle)" rx="23" ry="20"\(class: kind)></ellipse>
      """)
  }

  /// Writes a text, narrower where it is longer than its box.
  private mutating func write(
    _ text: String, _ box: SheetBox, _ kind: String, _ markup: HTML? = nil, _ cell: HTML = ""
  ) {
    let room = box.width - 10
    let length: HTML =
      room > 0 && text.displayWidth * 14 > room
      ? " textLength=\"\(room)\" lengthAdjust=\"spacingAndGlyphs\"" : ""
    let x = kind.contains("m") ? box.width / 2 : 8
    parts.append(
      """
      <text x="\(box.x + x)" y="\(box.middle + 9)"\(class: kind)\(length)\(cell)>\(markup ?? "\(text)")</text>
      """)
  }

  /// Draws a mark in a box; a score is also marked on the number that is printed beside it.
  private mutating func draw(_ mark: String, _ box: SheetBox, _ printed: SheetBox) {
    let (left, right) = (min(box.x, printed.x), max(box.x, printed.x) + box.width)
    let bottom = box.y + box.height
    switch mark {
    case "one", "two": stroke("M\(printed.x + 6) \(bottom - 4)L\(printed.x + 45) \(box.y + 4)")
    case "three":
      draw("two", box, printed)
      ring(box)
    case "ring": ring(box)
    case "free": stroke("M\(printed.x + 25) \(box.middle)h1", "d")
    case "period":
      ring(printed, "k")
      stroke("M\(left) \(bottom)H\(right)", "k")
    case "final":
      stroke("M\(left) \(bottom - 2)H\(right)m0 10H\(left)", "k")
      stroke("M\(left + 8) \(bottom + 8)L\(right - 8) \(max(Self.bottom, bottom))")
    // Boxes in the row of a person are struck out by one line, all others by two.
    case "closed" where box.height > 50: stroke("M\(left) \(box.middle)H\(right)")
    case "closed":
      stroke("M\(left + 4) \(box.middle - 4)H\(right - 4)m0 8H\(left + 4)")
    case "captain":
      write("(CAP)", box.beside(x: right - 75, width: 0), "s")
    default: break
    }
  }
}
