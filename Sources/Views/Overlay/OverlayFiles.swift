import Basketball
import Documents
import JSON
import Terminal

/// The files that show a game on a stream and on a gym's wall: one for each fact, for streaming
/// software, and two pages that update themselves.
public struct OverlayFiles {
  private let game: GameDocument?
  private let now: TimeOfDay
  private let hidden: PrivateNames

  /// A game at a time of day, no earlier than its document; nil while there is none.
  ///
  /// - Parameter hidden: the names that no page shows.
  public init(_ game: GameDocument?, now: TimeOfDay, hiding hidden: PrivateNames = PrivateNames()) {
    self.hidden = hidden
    self.game = game
    self.now = now
  }

  /// The page for a stream.
  public static let page = "overlay.html"
  /// The page for a wall.
  public static let board = "board.html"

  /// The file that marks the folder of an overlay.
  public static let mark = ".scoreboard-overlay"

  /// All files and their texts, empty before there is a game.
  public var all: TextFiles {
    Self.pages + [("state.js", state.text)] + facts
  }

  /// The names of all files.
  public static var names: [String] {
    OverlayFiles(nil, now: TimeOfDay(milliseconds: 0)).all.map(\.name)
  }

  /// Milliseconds until a file changes with time; nil if no clock runs.
  public var nextChange: Int? { state.nextChange }

  /// The files that are the same for all games: the pages, their styles, and the common script.
  public static var pages: TextFiles {
    let script = "overlay.js"
    let heading: HTML = "<h1 class=\"unseen\">Score</h1>\n"
    let overlay = CourtPage(
      title: "Score for a stream", name: "overlay", script: script, style: CourtStyle.overlay,
      heading: heading)
    let board = CourtPage(
      title: "Scoreboard", name: "board", script: script,
      style: CourtStyle.screen + CourtStyle.board, heading: heading)
    return overlay.files + board.files + [(script, CourtScript.text(following: "state.js"))]
  }

  /// One file for each fact, for streaming software: without a line break at the end, which would
  /// be shown.
  private var facts: TextFiles {
    func ofTeams(_ fact: String, _ text: (TeamDocument) -> String) -> TextFiles {
      Side.allCases.map { ("\($0.rawValue)_\(fact).txt", game.map(\.teams[$0]).said(text)) }
    }
    return ofTeams("name", \.name.escapingControls) + ofTeams("score", \.score.description)
      + ofTeams("fouls", \.fouls.description) + [
        ("clock.txt", game?.clock.courtText(at: now) ?? ""),
        ("period.txt", game?.courtPeriod ?? ""),
      ]
  }
}

/// What the pages poll: the document of the game, its period and the reading of its clock for pages
/// of a user's own; then the parts of the pages, the teams and the clock between them.
extension OverlayFiles {
  private var state: CourtState {
    guard let game else {
      return CourtState(now: now, facts: [.null, "".json, 0.json])
    }
    let score = game.teams.map { "\($0.name) \($0.score)" }
    let news = phrase(score.home, score.away, game.courtPeriod, between: ", ")
    let shown = game.hiding(hidden)
    let middle: HTML = """
      <section class="middle" aria-label="clock">
      \(game.clock(at: now))<span class="period">\(game.courtPeriod)</span>
      </section>
      """
    return CourtState(
      news: news, parts: [team(.home, in: shown), middle, team(.away, in: shown)], games: [game],
      now: now,
      facts: [
        shown.withoutLicenses().json, game.courtPeriod.json,
        game.clock.reading(at: now).milliseconds.json,
      ])
  }

  private func team(_ side: Side, in game: GameDocument) -> HTML {
    let team = game.teams[side]
    let result = game.winner.said { $0 == side ? " winner" : " loser" }
    return """
      <section class="team\(result)" id="\(side.rawValue)" aria-label="\(team.name)" \
      data-game="\(game.id)" data-score="\(team.score)"\(game.style(of: side))>
      <h2 class="name" dir="auto">\(team.name)</h2>
      <p class="points"><span class="score">\(team.score)</span>\
      <span class="gain" aria-hidden="true"></span></p>
      <p class="facts">
      \(facts(of: side, in: game))
      </p>
      \(players(of: team))
      </section>
      """
  }

  private func facts(of side: Side, in game: GameDocument) -> [HTML] {
    func fact(_ kind: String, _ text: String) -> HTML {
      "<span class=\"\(kind)\"><b>\(text)</b></span>"
    }
    let team = game.teams[side]
    let fouls: HTML = "<span class=\"fouls\">Fouls <b>\(team.fouls)</b></span>"
    let facts = [fouls] + team.timeoutsLeft.map { fact("timeouts", "\($0)") }.array
    if game.ending != nil { return facts }
    // Both sides keep room for the arrow, so that a bonus stays where it is.
    return facts + game.arrow.map { fact($0 == side ? "arrow" : "arrow off", "Arrow") }.array
      + game.teams[side.other].penalty.map { fact("bonus", $0.name) }.array
  }

  /// Only the players on court, if the game says who they are; eight and more go in two columns.
  private func players(of team: TeamDocument) -> HTML {
    let players = team.players.filter { $0.isOnCourt != false }
    let columns = players.count > 7 ? 2 : 1
    let rows = max(3, (players.count + columns - 1) / columns)
    let lines = players.map { player -> HTML in
      """
      <li><span class="jersey">\(player.player?.jersey)</span>\
      <span class="player" dir="auto">\(player.name)</span>\
      <span class="points">\(player.counts.points)</span></li>
      """
    }
    return """
      <ul class="players" data-style="--columns:\(columns);--rows:\(rows)">
      \(lines)
      </ul>
      """
  }
}
