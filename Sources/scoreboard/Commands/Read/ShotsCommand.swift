import Arguments
import Basketball
import Documents
import Storage
import Views

/// `shots`: shows where shots were taken, of a game or of a season.
struct Shots: GameCommand {
  var context = Context()
  var filter = GameFilter()
  var player: String?
  var isOfAll = false
  var isPlain = false

  static let name = "shots"
  static let summary = "show where shots were taken, and how they went in"
  static let examples = [
    "scoreboard shots", "scoreboard shots @1 --player Ana",
    "scoreboard shots --all --team Reds --plain",
  ]
  static let details = """
    A shot has a place where it was recorded with one: 'record Ana two@rim', or
    'miss3@-6.7,0.4' in metres from the basket, to the right of somebody who faces it
    and away from the baseline. Zones are rim, paint, mid, corner-left, corner-right,
    arc and backcourt. The chart has the baseline above; the table counts all shots
    with a place.
    """

  static let needs = [
    Need("all", excludes: "GAME", code: "gameBesideAll", "--all is about all games")
  ]

  mutating func visitOwn(_ rows: inout Rows) {
    context.visitGame(&rows)
    rows.flag("all", "of all games that are over", &isOfAll)
    rows.option("player", "WHO", "only of this player", &player)
    rows.flag("plain", "the table alone", &isPlain)
    filter.visit(&rows)
  }

  func run() throws {
    let (id, court, shots) = try isOfAll ? ofAll() : ofGame()
    try answer(ShotsDocument(of: id, on: court, shots)) {
      page.shots(shots, on: court, isPlain: isPlain) { team in
        shots.first { player != nil && $0.team == team }?.player.map { "\($0), \(team)" } ?? team
      }
    }
  }

  private func ofGame() throws -> (id: String?, court: Markings?, shots: [ShotRow]) {
    let sheet = try context.game().scoresheet()
    let teams = sheet.state.teams
    let who = try player.map { try PlayerLookup(teams).find($0) }
    let side = try filter.team.map { try PlayerLookup(teams).find($0).side }
    let shots = ShotRow.rows(of: sheet).filter {
      $0.side == who?.side ?? side ?? $0.side && $0.player == who?.player ?? $0.player
    }
    return (sheet.id, sheet.state.rules.court, shots)
  }

  /// Those of the games that are over; the court is that of the last one.
  private func ofAll() throws -> (id: String?, court: Markings?, shots: [ShotRow]) {
    var court: Markings?
    var shots: [[ShotRow]] = []
    try readSheets(meant: filter) { sheet in
      (court: sheet.state.rules.court, rows: ShotRow.rows(of: sheet))
    } use: { game in
      court = court ?? game.court
      shots.append(game.rows.filter(isMeant))
    }
    return (nil, court, shots.reversed().flatMap(\.self))
  }

  private func isMeant(_ shot: ShotRow) -> Bool {
    if let team = filter.team, Name.identity(team) != Name.identity(shot.team) { return false }
    guard let player else { return true }
    let names = [shot.player ?? "", "\(shot.team)/\(shot.player ?? "")"]
    return names.map(Name.identity).contains(Name.identity(player))
  }
}
