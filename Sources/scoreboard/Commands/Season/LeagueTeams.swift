import Arguments
import Basketball
import Documents
import JSON
import Storage
import Views

/// `league teams`: replaces the rosters of teams by those of a table.
struct LeagueTeams: LibraryCommand {
  var context = Context()
  var file = ""

  static let name = "league teams"
  static let summary = "take the rosters of teams from a table"
  static let examples = ["scoreboard league teams rosters.csv --dry-run"]
  static let details = """
    The first line names the columns, in any order: team, number, player. Others are named and
    left out. Commas or semicolons are between them. The rosters of the teams in the file are
    replaced, and it is said who came and who left; captains and stars stay.
    """

  mutating func visitOwn(_ rows: inout Rows) {
    rows.word("FILE", "the table, in UTF-8", &file)
  }

  mutating func visitShared(_ rows: inout Rows) {
    context.visitDryRun(&rows)
    context.visitLibrary(&rows)
  }

  func run() throws {
    let table = try RosterTable(SeparatedText(teamsText(file)), of: file)
    var changes: [RosterChange] = []
    func settings(_ league: League) throws -> [LeagueSetting] {
      changes = table.teams.map { RosterChange($0, before: league.team($0.name)) }
      do {
        return try changes.map { try Self.setting(of: $0.team) }
      } catch {
        throw Problem("badTable", .data, "\(file.excerpt): \(Problem(error).message)")
      }
    }
    let library = try library
    var league = try library.leagueIfAny()
    if common.isDryRun {
      _ = try settings(league)
    } else {
      league = try library.changeLeague(settings)
    }
    try confirm(
      league.json.adding(["changes": changes]),
      saved: common.isDryRun ? nil : "the rosters are saved"
    ) {
      changes.map(\.line) + (common.isDryRun ? ["nothing is saved"] : [])
    }
    if !table.leftOut.isEmpty {
      try warn([
        "left out: \(table.leftOut.count == 1 ? "column" : "columns") \(table.leftOut.commaSeparated)"
      ])
    }
  }

  /// The setting of a team.
  static func setting(of team: Team) throws -> LeagueSetting {
    do {
      return try LeagueSetting(team)
    } catch {
      throw error.showing(examples[0])
    }
  }
}

/// A roster that replaces another one.
private struct RosterChange: Document {
  let team: Team
  private let old: Team?

  init(_ new: Team, before old: Team?) {
    func now(_ name: String) -> String? {
      new.players.first { Name.identity($0.name) == Name.identity(name) }?.name
    }
    team = Team(
      name: new.name, players: new.players, starters: (old?.starters ?? []).compactMap(now),
      captain: old?.captain.flatMap(now))
    self.old = old
  }

  /// The players of a team who are not in another one.
  private static func names(_ team: Team?, without other: Team?) -> [String] {
    let known = Set((other?.players ?? []).map { Name.identity($0.name) })
    return (team?.players ?? []).map(\.name).filter { !known.contains(Name.identity($0)) }
  }

  private var came: [String] { Self.names(team, without: old) }
  private var left: [String] { Self.names(old, without: team) }

  /// `Reds: 12 players; came: Dora; left: Ed`.
  var line: String {
    let count = team.players.count == 1 ? "one player" : "\(team.players.count) players"
    let more = [("came", came), ("left", left)].filter { !$1.isEmpty }
    let changes = old == nil ? ["new in the league"] : more.map { "\($0): \($1.commaSeparated)" }
    return (["\(team.name): \(count)"] + changes).joined(separator: "; ").escapingControls
  }

  var json: JSON { ["came": came, "left": left, "team": team.name] }
}

/// The teams of a table with a row a player.
private struct RosterTable {
  private(set) var teams: [Team] = []
  /// The titles of the columns that are not read.
  let leftOut: [String]

  private static let titles = ["team", "number", "player"]

  init(_ table: SeparatedText, of file: String) throws {
    let head = table.rows.first?.cells ?? []
    let titles = head.map(Name.identity)
    leftOut = zip(head, titles).filter { !$0.isEmpty && !Self.titles.contains($1) }.map(\.0)
    if let twice = Self.titles.first(where: { title in titles.count { $0 == title } > 1 }) {
      throw Problem("badTable", .data, "\(file.excerpt) has two columns '\(twice)'")
    }
    let places = Self.titles.map { titles.firstIndex(of: $0) }
    guard let teamPlace = places[0], let playerPlace = places[2] else {
      throw Problem(
        "badTable", .data,
        "\(file.excerpt) has no column '\(places[0] == nil ? "team" : "player")'",
        "its first line names the columns: team,number,player")
    }
    var known: [String: Int] = [:]
    for row in table.rows.dropFirst() {
      func cell(_ place: Int?) -> String {
        place.flatMap { row.cells.indices.contains($0) ? row.cells[$0] : nil } ?? ""
      }
      do {
        let (name, player) = try (cell(teamPlace).asName(), cell(playerPlace).asName())
        let number = cell(places[1])
        let new = Player(player, jersey: number.isEmpty ? nil : try Player.jersey(typed: number))
        let place = known[Name.identity(name)] ?? teams.endIndex
        known[Name.identity(name)] = place
        let team = place < teams.endIndex ? teams[place] : Team(name: name, players: [])
        try team.check(new, besides: team.players)
        teams[place..<min(place + 1, teams.endIndex)] = [
          Team(name: team.name, players: team.players + [new])
        ]
      } catch {
        throw Problem(
          "badTable", .data, "\(file.excerpt), line \(row.line): \(Problem(error).message)")
      }
    }
    if teams.isEmpty { throw Problem("badTable", .data, "\(file.excerpt) has no player") }
  }
}
