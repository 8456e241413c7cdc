import Basketball
import Documents
import Terminal

/// The flow of a game in words: who led how often, by how much and for how long.
struct FlowFacts {
  let flow: Flow
  let game: GameDocument

  /// A part of a fact, about a team or none.
  struct Part {
    /// The name of the team, if it is about one.
    var team: String?
    let text: String

    fileprivate var whole: String { phrase(team, text, between: " ") }
  }

  /// All facts: the name, and the parts.
  var all: [(name: String, parts: [Part])] {
    func time(_ words: (ClockFace) -> String) -> String {
      flow.isTimed ? words(game.rules.clockFace) : ""
    }
    let times = each { ClockReading(milliseconds: flow.times.led[$0]).text }
    let level = "level \(ClockReading(milliseconds: flow.times.level).text)"
    return [
      ("lead changes", [Part(text: String(flow.leadChanges))]),
      ("times level", [Part(text: String(flow.timesTied))]),
      (
        "largest lead",
        each {
          flow.largestLead[$0].map { lead in
            "\(lead.points)" + time { " at \($0.timeText(lead.moment))" }
          }
        }
      ),
      (
        "longest run",
        each {
          flow.longestRun[$0].map { run in
            "\(run.points)" + time { " from \($0.timeText(run.start)) to \($0.timeText(run.end))" }
          }
        }
      ),
    ] + (flow.isTimed ? [("time led", times + [Part(text: level)])] : [])
  }

  /// All facts in lines of so many columns; the first two share one.
  func lines(columns: Int) -> [String] {
    let facts = all.map { fact in
      "\(fact.name): " + fact.parts.map(\.whole).commaSeparated
    }
    return ([facts.prefix(2).commaSeparated] + facts.dropFirst(2))
      .flatMap { $0.displayWidth <= columns ? [$0] : $0.wrapped(to: columns) }
  }

  /// As many facts as fit one line; empty before the first score.
  func line(columns: Int) -> String {
    if flow.scores.isEmpty { return "" }
    let times = whole { side in
      let led = flow.times.led[side]
      return led > 0 && flow.isTimed ? ClockReading(milliseconds: led).wholeText : nil
    }
    let parts =
      [
        "lead changes \(flow.leadChanges), level \(flow.timesTied)",
        "largest lead " + whole { flow.largestLead[$0]?.points.description },
        "longest run " + whole { flow.longestRun[$0]?.points.description },
      ] + (times.isEmpty ? [] : ["led \(times)"])
    let lines = (1...parts.count).map { parts.prefix($0).joined(separator: "  ") }
    return lines.last { $0.displayWidth <= columns } ?? ""
  }

  private func each(_ text: (Side) -> String?) -> [Part] {
    Side.allCases.compactMap { side in
      text(side).map { Part(team: game.teams[side].name.escapingControls, text: $0) }
    }
  }

  private func whole(_ text: (Side) -> String?) -> String {
    each(text).map(\.whole).commaSeparated
  }
}

extension String {
  /// Lines of at most so many columns, broken at spaces, the later ones indented; longer words are cut.
  fileprivate func wrapped(to columns: Int) -> [String] {
    var lines = [String]()
    for part in split(separator: " ") {
      if let last = lines.last, "\(last) \(part)".displayWidth <= columns {
        lines[lines.count - 1] = "\(last) \(part)"
      } else {
        lines.append((lines.isEmpty ? "" : "  ") + part)
      }
    }
    return lines.map { $0.truncated(to: columns) }
  }
}
