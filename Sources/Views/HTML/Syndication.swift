import Basketball
import Documents
import Events
import Season
import Terminal

/// Files that other sites show: a feed of the results, and small pictures of a game and of the table.
extension SitePages {
  /// A feed of the results, the newest first. An entry is known by the id of its game, and dated by when
  /// that was changed last, so that a reader shows corrections. What cannot stand in a URN is percent-encoded.
  ///
  /// Source of the format: RFC 4287.
  var atomFeed: HTML {
    let base = frame.url.said { "\($0)/" }
    let results = rows.filter { $0.status == .finished && $0.counts }
    let newest = results.map(\.updated).max() ?? TimeOfDay(milliseconds: 0)
    let entries = results.map { game -> HTML in
      """
      <entry>
      <title>\(game.resultText)</title>
      <id>urn:scoreboard:\(PagePath.encoded(game.id))</id>
      <link rel="alternate" href="\(base)\(PagePath(to: .game(game.id)).text)"/>
      <updated>\(game.updated.text)</updated>
      <summary>\(phrase(game.day.words, game.cardNote))</summary>
      </entry>
      """
    }
    return """
      <feed xmlns="http://www.w3.org/2005/Atom">
      <title>\(title)</title>
      <id>urn:scoreboard:\(PagePath.encoded(title))</id>
      <author><name>\(title)</name></author>
      <link rel="alternate" href="\(base)index.html"/>
      <updated>\(newest.text)</updated>
      \(entries)
      </feed>
      """
  }

  /// Both teams of a game, their points, the day, and what is not ordinary.
  func badge(of game: GameRow) -> HTML {
    let isBegun = game.status != .ready
    let rows = Side.allCases.map { side in
      BadgeRow(
        team: game.teams[side], number: isBegun ? "\(game.counted[side])" : "–",
        isBold: game.winner == side)
    }
    return badge(game.resultText, rows, notes: [game.day.words, game.cardNote])
  }

  /// The first teams of the table, with games won and lost.
  func badge(of places: [RankedTeam], title: String) -> HTML {
    let rows = places.prefix(3).map { place in
      BadgeRow(
        team: place.team.name, number: "\(place.team.wins)–\(place.team.losses)",
        isBold: place.rank == 1)
    }
    return badge(title, Array(rows), notes: [title])
  }

  private struct BadgeRow {
    let team, number: String
    let isBold: Bool
  }

  /// A picture of 320 × 64 with a ground of its own, so that it is legible on any.
  private func badge(_ title: String, _ rows: [BadgeRow], notes: [String]) -> HTML {
    let step = 60 / max(2, rows.count)
    let lines = rows.enumerated().map { index, row -> HTML in
      let (y, weight) = (step * index + step / 2 + 7, row.isBold ? "700" : "400")
      return """
        \(links.square(of: row.team, y: y - 10))\
        <text x="26" y="\(y)" font-weight="\(weight)">\(row.team.truncated(to: 20))</text>
        <text x="212" y="\(y)" font-weight="\(weight)" text-anchor="end">\(row.number)</text>
        """
    }
    let said = notes.filter { !$0.isEmpty }.enumerated().map { index, note -> HTML in
      """
      <text x="312" y="\(26 + 20 * index)" font-size="11" text-anchor="end">\(note.truncated(to: 16))</text>
      """
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="320" height="64" viewBox="0 0 320 64" role="img" \
      font-family="system-ui, sans-serif" font-size="14" fill="#1a1a1a">
      <title>\(title)</title>
      <rect x="0.5" y="0.5" width="319" height="63" rx="5" fill="#ffffff" stroke="#8a8a8a"/>
      \(lines)
      \(said)
      </svg>
      """
  }
}

extension Links {
  /// A square in the colour of a team, in a picture; nothing if it has none.
  fileprivate func square(of team: String, y: Int) -> HTML {
    color(of: team).map { color in
      """
      <rect x="10" y="\(y)" width="10" height="10" fill="\(color)" stroke="#8a8a8a"/>
      """
    } ?? ""
  }
}

extension GameRow {
  fileprivate var updated: TimeOfDay { changed ?? created }

  /// `Gulls 80 : 70 Herons`.
  var resultText: String { "\(teams.home) \(counted.text) \(teams.away)" }
}
