import Basketball
import Documents
import Terminal

/// What a printed page has in place of the play-by-play: the running score, the fouls and time-outs of
/// each team, and places to sign.
struct ScoreSheet {
  let flow: Flow
  let game: GameDocument

  func write(to html: inout HTMLWriter) {
    html.element(.section, .init("class", "sheet")) { html in
      html.element(.h2, text: "Running score")
      for side in Side.allCases {
        html.element(.h3, .init("dir", "auto"), text: game.teams[side].name)
        runningScore(of: side, &html)
      }
      html.element(.p, text: "Who made the point, by shirt number or name; a ring is worth two.")
      html.element(.h2, text: "Team fouls")
      sideBySide(&html) { side, html in boxes(game.teams[side].fouls, of: side, &html) }
      if let timeouts = game.rules.rules.timeouts, timeouts > 0 {
        html.element(.h2, text: "Time-outs")
        sideBySide(&html) { side, html in
          boxes(
            game.teams[side].team.line[.timeout], of: side, atLeast: min(timeouts, 10), &html)
        }
      }
      signatures(&html)
    }
  }

  /// A box a point, up to the points that win.
  private func runningScore(of side: Side, _ html: inout HTMLWriter) {
    var scorers: [Int: (who: String, points: Int)] = [:]
    for scored in flow.scores where scored.play.who.side == side {
      scorers[scored.score[side]] = (label(of: scored.play.who), scored.play.move.points)
    }
    html.element(.ol) { html in
      // A target that nobody reaches on one sheet has no boxes of its own.
      for point in 1...max(min(game.rules.rules.target, 60), game.teams[side].score, 1) {
        let scorer = scorers[point]
        html.element(
          .li, (scorer?.points ?? 0) > 1 ? .init("class", "two") : .init("class", "")
        ) { html in
          html.text("\(point)")
          if let scorer { html.element(.strong, text: scorer.who) }
        }
      }
    }
  }

  /// The number on the shirt, else as much of the name as a box has room for.
  private func label(of who: Who) -> String {
    guard let name = who.player else { return "T" }
    let player = game.teams[who.side].players.first { $0.name == name }?.player
    return player?.jersey ?? Self.start(of: name)
  }

  /// As much of a name as is not wider than three letters.
  private static func start(of name: String) -> String {
    name.reduce(into: "") { start, character in
      if (start + String(character)).displayWidth <= 3 { start.append(character) }
    }
  }

  private func sideBySide(
    _ html: inout HTMLWriter, _ content: (Side, inout HTMLWriter) -> Void
  ) {
    html.element(.div, .init("class", "pair")) { html in
      for side in Side.allCases { html.element(.div) { content(side, &$0) } }
    }
  }

  private func boxes(
    _ count: Int, of side: Side, atLeast least: Int = 10, _ html: inout HTMLWriter
  ) {
    html.element(.h3, .init("dir", "auto"), text: game.teams[side].name)
    html.element(.ol, .init("class", "boxes")) { html in
      for number in 1...max(least, count, 1) {
        html.element(.li) { html in
          html.text("\(number)")
          if number <= count { html.element(.strong, text: "×") }
        }
      }
    }
  }

  private func signatures(_ html: inout HTMLWriter) {
    let names = game.teams.map(\.name)
    html.element(.ul, .init("class", "signs")) { html in
      for sign in [
        "Scorer", "Timer", "Referee", "Second referee", "Captain, \(names.home)",
        "Captain, \(names.away)",
      ] {
        html.element(.li, .init("dir", "auto"), text: sign)
      }
    }
  }
}
