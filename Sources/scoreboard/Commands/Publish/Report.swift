import Arguments
import Basketball
import Documents
import Storage
import Views

/// `report`: writes a game as a page, or the whole library as a site.
struct Report: GameCommand {
  var context = Context()
  var isAll = false
  var (isSheet, isBlank, hasInitials) = (false, false, false)
  var filter = GameFilter()

  static let name = "report"
  static let summary = "write games as pages, to send around and to print"
  static let examples = [
    "scoreboard report gulls -o gulls.html", "scoreboard report > game.html",
    "scoreboard report --sheet -o sheet.html", "scoreboard report --all -o site",
  ]
  static let details = """
    A page stands alone: it fetches nothing and needs no script. It has the result,
    how the score went, the box score and the play-by-play; printed, it is a score
    sheet with the running score, fouls and places to sign.

    With '--sheet' it is FIBA's official score sheet on a page of A4 instead, a second one
    for what has no room, in the edition of the game's rules. It has full names and licences.

    With '--all' FILE is a folder: index.html has the standings, leaders and games,
    beside it a page for each game, team, player and event. For other sites there are
    feed.atom with the results; badge/GAME.svg, a small picture of a game, and
    badge/table.svg of the table; and table.html, a table alone to be shown in a frame,
    with table-EVENT-POOL.html for each pool. Pages of games that are gone are removed,
    unless a filter leaves games out, or games or events cannot be read: they are listed,
    and for a game the command ends with 65. Only pages of this tool are replaced.
    """

  static let needs = [
    .allOr("GAME game"),
    Need("blank initials", needs: "sheet", code: "noSheet"),
    Need(
      "blank", excludes: "GAME game initials", code: "blankSheet",
      "{1} is of no game, and {2} is of one"),
    Need(
      "sheet", excludes: "all", code: "sheetAndAll", "{1} is of one game, and {2} is every game"),
    .allToFilter("a page is of one"),
    Need("all", needs: "output", "report needs -o DIR"),
    .fileForPage,
  ]

  mutating func visitOwn(_ rows: Rows) {
    context.visitGame(rows)
    context.visitOutput(rows)
    rows.flag("all", "the whole library, as a site", &isAll)
    rows.flag("sheet", "the score sheet of FIBA, on a page of A4", &isSheet)
    rows.flag("blank", "with nothing on it", &isBlank)
    rows.flag("initials", "private names as initials, without licences", &hasInitials)
    filter.visit(rows)
  }

  func run() throws {
    if isAll, let output = common.output { return try writeSite(to: output) }
    if isSheet { return try writeSheet() }
    try answer(page: GamePage(context.game().sheet, in: context).bytes)
  }

  private func writeSheet() throws {
    if isBlank { return try answer(sheets: [SheetCells()], title: "Score sheet") }
    let hidden = hasInitials ? try library.hiddenNames() : PrivateNames()
    let sheet = try context.game().sheet
    let cells = SheetCells(sheet, context.card(of: sheet.state), now: now, hiding: hidden)
    try answer(
      sheets: [cells], title: sheet.state.teams.both.map(\.name).joined(separator: " – "))
  }

  private func writeSite(to output: String) throws {
    let filter = try spelled(filter)
    try check(filter)
    var site = try SiteWriter(output, in: context)
    let counts = try eventCounts()
    let league = try readLeague()
    let pages = try site.write(meant: filter, besides: counts, by: league) {
      try tables(of: $0, filter, counts.standings(filter), league)
    }
    if tellsMore {
      try warn(counts.lines(leftOut: pages.uncounted, filter: filter))
      try warn(ofGamesWithoutWinner: pages.season.standings.withoutWinner)
      try ask(about: pages.season.openNames)
    }
    // Old pages are removed only after a complete report: after others, they may be about games that were left out or
    // could not be read.
    if context.ending.kind == nil, counts.damaged.isEmpty, filter == GameFilter() {
      try site.removeOthers()
    }
    try say(site.report)
  }
}

extension GamePage {
  init(_ sheet: Scoresheet, in context: Context) throws {
    let hidden = try context.library.hiddenNames()
    self.init(
      try sheet.hiding(hidden), now: context.now, mark: Tool.mark,
      rating: context.rating)
  }
}

/// How a command answers with a page.
extension GameCommand {
  /// Writes a page to the file that was typed and says so; without a file, prints it.
  func answer(page bytes: [UInt8]) throws {
    guard let path = common.output else {
      return try context.out.write(String(decoding: bytes, as: UTF8.self))
    }
    var report = ReportDocument(path: path)
    report.add(isWritten: try MarkedFile.write(page: bytes, to: path))
    try say(report)
  }

  /// Answers with score sheets.
  func answer(sheets: [SheetCells], title: String) throws {
    try answer(page: OfficialSheets.bytes(sheets, title: title, mark: Tool.mark))
  }

  func say(_ report: ReportDocument) throws {
    try confirm(report, saved: nil) { [report.text.escapingControls] }
  }
}

extension MarkedFile {
  /// Writes a page, unless something else than a page of this tool is there.
  ///
  /// - Returns: whether it has changed.
  static func write(page bytes: [UInt8], to path: String) throws -> Bool {
    let outcome = try MarkedFile(path, isOwn: PageMark.isOwn).write(
      String(decoding: bytes, as: UTF8.self))
    if outcome != .refused { return outcome == .written }
    throw Problem(
      "notPage", .cannotCreate, "\(path.excerpt) is no page of this tool, and is not replaced",
      "name another file, or remove it")
  }
}
