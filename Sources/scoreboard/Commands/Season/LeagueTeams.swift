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
  var columns: String?

  static let name = "league teams"
  static let summary = "take the rosters of teams from a table"
  static let examples = [
    "scoreboard league teams rosters.csv --dry-run",
    "scoreboard league teams rosters.csv --columns team,number,player",
  ]
  static let details = """
    The first line names the columns, in any order: team, number, player. Others are named and
    left out. Where it has other names, '--columns' says what stands in each column; another
    word is one to leave out. Commas or semicolons are between them.

    The rosters of the teams in the file are replaced, and it is said who came and who left.
    A star behind a name marks who begins a game, (C) the captain; those of a team stay where
    the file marks nobody.
    """

  mutating func visitOwn(_ rows: Rows) {
    rows.word("FILE", "the table, in UTF-8", &file)
    rows.option("columns", "LIST", "what the columns are, whatever the first line says", &columns)
    context.visitDryRun(rows)
  }

  func run() throws {
    let table = try RosterTable(SeparatedText(teamsText(file)), of: file, columns)
    var changes = [RosterChange]()
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
    try confirm(league.json.adding(["changes": changes]), saved: "the rosters are saved") {
      changes.map(\.line) + dryRunNote
    }
    if columns != nil { try warn(["the first line is the head: \(table.head.commaSeparated)"]) }
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
      new.players.first { $0.name.isSameName(as: name) }?.name
    }
    team = Team(
      name: new.name, players: new.players,
      starters: new.starters.isEmpty ? (old?.starters ?? []).compactMap(now) : new.starters,
      captain: new.captain ?? old?.captain.flatMap(now)
    ).coached(by: old)
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

/// The teams of a table with a row for each player.
private struct RosterTable {
  private(set) var teams = [Team]()
  /// The titles of the columns.
  let head: [String]
  /// The titles of the columns that are not read.
  let leftOut: [String]

  static let titles = ["team", "number", "player"]

  /// - Parameter columns: the meanings of the columns, with commas between; nil where the titles tell these.
  init(_ table: SeparatedText, of file: String, _ columns: String?) throws {
    func bad(_ what: String, _ hint: Hint? = nil) -> Problem {
      Problem("badTable", .data, "\(file.excerpt)\(what)", hint)
    }
    head = table.rows.first?.cells ?? []
    let titles = (columns?.parts(by: ",") ?? head).map(Name.identity)
    leftOut = head.enumerated().filter { place, title in
      !title.isEmpty && !(place < titles.count && Self.titles.contains(titles[place]))
    }.map(\.element)
    if let twice = Self.titles.first(where: { title in titles.count { $0 == title } > 1 }) {
      throw bad(" has two columns '\(twice)'")
    }
    let places = Self.titles.map { titles.firstIndex(of: $0) }
    guard let teamPlace = places[0], let playerPlace = places[2] else {
      throw bad(
        " has no column '\(places[0] == nil ? "team" : "player")'",
        "its first line names the columns: team,number,player; or say what they are: --columns")
    }
    var known = [String: Int]()
    for row in table.rows.dropFirst() {
      func cell(_ place: Int?) -> String {
        place.flatMap { row.cells.indices.contains($0) ? row.cells[$0] : nil } ?? ""
      }
      do {
        let (name, marked) = try (cell(teamPlace).asName(), cell(playerPlace)[...].marked)
        let number = cell(places[1])
        let new = Player(
          try String(marked.player).asName(),
          jersey: number.isEmpty ? nil : try Player.jersey(typed: number))
        let identity = Name.identity(name)
        let place = known[identity] ?? teams.endIndex
        if place == teams.endIndex {
          known[identity] = place
          teams.append(Team(name: name, players: []))
        }
        let team = teams[place]
        try team.check(new, besides: team.players)
        teams[place] = try Team(
          name: team.name, players: team.players + [new],
          starters: team.starters + (marked.star ? [new.name] : []),
          captains: team.captain.array + (marked.captain ? [new.name] : []))
      } catch {
        throw bad(", line \(row.line): \(Problem(error).message)")
      }
    }
    if teams.isEmpty { throw bad(" has no player") }
  }
}
