import Basketball
import Documents
import Terminal

/// The score sheet that is printed in place of the play-by-play: the running score, the fouls and
/// time-outs of each team, and lines to sign on.
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
      boxes("Team fouls", game.teams.map(\.fouls), atLeast: 10, &html)
      if let timeouts = game.rules.rules.timeouts, timeouts > 0 {
        let taken = game.teams.map { $0.team.line[.timeout] }
        boxes("Time-outs", taken, atLeast: min(timeouts, 10), &html)
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
      for point in 1...max(min(game.rules.rules.target ?? 1, 60), game.teams[side].score, 1) {
        let scorer = scorers[point]
        html.element(
          .li, .init("class", (scorer?.points ?? 0) > 1 ? "two" : "")
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

  /// What each team has used up, the teams beside each other.
  private func boxes(
    _ title: String, _ counts: Sides<Int>, atLeast least: Int, _ html: inout HTMLWriter
  ) {
    html.element(.h2, text: title)
    html.element(.div, .init("class", "pair")) { html in
      for side in Side.allCases {
        html.element(.div) { html in
          html.element(.h3, .init("dir", "auto"), text: game.teams[side].name)
          boxes(counts[side], atLeast: least, &html)
        }
      }
    }
  }

  private func boxes(_ count: Int, atLeast least: Int, _ html: inout HTMLWriter) {
    html.element(.ol, .init("class", "boxes")) { html in
      for number in 1...max(least, count) {
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
