import Arguments
import Basketball

/// `lineup`: shows or sets who is on court.
struct LineupCommand: VerbCommand {
  var context = Context()
  var team: String?
  var players = [String]()

  static let name = TypedLineup.word
  static let summary = "show who is on court, or say who is"
  static let examples = [
    "scoreboard lineup", "scoreboard lineup Reds 4 5 7 9 23",
    #"scoreboard lineup --at "Q2 10:00" home Ana, Bo, Cy D, 7, h5"#,
    "scoreboard record Ana out Fay in",
  ]
  static let details = """
    Alone it shows who is on court. With players, these are on court from there on,
    whatever is corrected before it; they are numbers, places, or names with commas
    between.

    Once somebody was put on court or off it, 'show' has minutes and plus-minus, and
    'lineups' who was on court together.
    """

  mutating func visitOwn(_ rows: Rows) {
    rows.optionalWord("TEAM", "the team", &team)
    rows.words("WHO", "who of it is on court", &players)
    context.visitPosition(rows, "from when on, such as 3:17 or Q2 10:00")
  }

  private var words: [String] { team.array + players }

  func verb() throws -> Verb? {
    if words.isEmpty { return nil }
    return .lineup(TypedLineup(words, at: try typedTime))
  }

  func run() throws {
    let lookup = PlayerLookup(try context.game().state.teams)
    try TypedLineup(words).hasPlayers(by: lookup) ? perform() : look()
  }

  func look() throws {
    guard common.position == nil else {
      throw Problem("lineupWords", .usage, "--at needs TEAM and the players on court")
    }
    let sheet = try context.game().sheet
    let sides =
      try words.isEmpty
      ? Side.allCases : [TypedLineup(words).read(by: PlayerLookup(sheet.state.teams)).side]
    try answer(document(sheet.state)) {
      sides.map { sheet.state.courtText(sheet.court, $0) }
    }
  }
}
