import Arguments
import Basketball
import Documents
import Season
import Storage
import Views

/// `shots`: shows where shots were taken, of a game or of a season.
struct Shots: SeasonCommand {
  var context = Context()
  var filter = GameFilter()
  var player: String?
  var isOfAll = false

  static let name = "shots"
  static let summary = "show where shots were taken, and how they went in"
  static let examples = [
    "scoreboard shots", "scoreboard shots @1 --player Ana",
    "scoreboard shots --all --team Reds --plain",
  ]
  static let details = """
    A shot has a place where it was recorded with one: 'record Ana two@rim', or
    'miss3@-6.7,0.4' in metres from the basket, to the right of somebody who faces it
    and away from the baseline. Zones are \(Zone.names.listed). How it was taken stands
    behind '~', with commas: \(Kinds.Kind.names.listed). The chart has the baseline
    above; the table counts all shots with a place.
    """

  static let needs = [
    Need("all", excludes: "GAME", code: "gameBesideAll", "--all is about all games"),
    .allToFilter(
      "these are shots of one",
      names: GameFilter.names.split(separator: " ").filter { $0 != "team" }.spaceSeparated),
  ]

  mutating func visitOwn(_ rows: Rows) {
    context.visitGame(rows)
    rows.flag("all", "of all games that are over", &isOfAll)
    rows.option("player", "WHO", "only of this player", &player)
    context.visitPlain(rows, "the table alone")
    filter.visit(rows)
  }

  mutating func visitShared(_ rows: Rows) { context.visitCommon(rows) }

  func run() throws {
    let (id, court, shots) = try isOfAll ? ofAll() : ofGame()
    try answer(ShotsDocument(of: id, on: court, shots)) {
      page.shots(shots, on: court, isPlain: common.isPlain) { team in
        shots.first { player != nil && $0.team == team }?.player.map { "\($0), \(team)" } ?? team
      }
    }
  }

  private typealias FoundShots = (id: String?, court: Markings?, shots: [ShotRow])

  private func ofGame() throws -> FoundShots {
    let sheet = try context.game().sheet
    let teams = sheet.state.teams
    let team = try filter.team.map { try found($0, in: teams, isPlayer: false) }
    let who = try player.map { try found($0, in: teams, isPlayer: true) }
    if let team, let who, who.side != team.side {
      throw Problem(
        "notOfTeam", .usage, "\(who.player ?? "") is not a player of \(teams[team.side].name)")
    }
    let shots = ShotRow.rows(of: sheet).filter {
      $0.side == (who ?? team)?.side ?? $0.side && $0.player == who?.player ?? $0.player
    }
    return (sheet.id, sheet.state.rules.court, shots)
  }

  private func found(_ word: String, in teams: Sides<Team>, isPlayer: Bool) throws -> Who {
    let who = try PlayerLookup(teams).find(word)
    guard (who.player != nil) == isPlayer else { throw otherKind(word, isPlayer: isPlayer) }
    return who
  }

  /// The error for a word that is not of the kind that is asked for.
  private func otherKind(_ word: String, isPlayer: Bool) -> Problem {
    let (kind, option) = isPlayer ? ("team", "--team") : ("player", "--player")
    return Problem(
      "otherKind", .usage, "\(word.quoted) is a \(kind)",
      isOfAll
        ? "scoreboard shots --all \(option) \(word.asShellWord)"
        : "scoreboard shots -g GAME \(option) \(word.asShellWord)")
  }

  /// The shots of the games that are over, and the court of the last of these games.
  private func ofAll() throws -> FoundShots {
    let who = try player.map(somebody)
    var court: Markings?
    var shots = [[ShotRow]]()
    try readSheets(meant: filter) { sheet in
      (court: sheet.state.rules.court, rows: ShotRow.rows(of: sheet))
    } use: { game in
      court = game.court ?? court
      shots.append(game.rows.filter { isMeant($0, by: who) })
    }
    return (nil, court, shots.flatMap(\.self))
  }

  /// The player with this name in the games that are over.
  private func somebody(called word: String) throws -> SeasonTotal {
    let league = try readLeague()
    var season = Season(league.saidNames)
    try read(besides: EventCounts(of: library, now: now), others: { season.know($0) }) {
      season.add($0)
    }
    guard case .player(let player) = try season.subject(word) else {
      throw otherKind(word, isPlayer: true)
    }
    return player
  }

  private func isMeant(_ shot: ShotRow, by who: SeasonTotal?) -> Bool {
    if let team = filter.team, !team.isSameName(as: shot.team) { return false }
    guard let who else { return true }
    return Name.identity(shot.player ?? "") == who.identity
      && who.teams.contains(where: shot.team.isSameName)
  }
}
