import Basketball
import Documents
import Terminal
import ViewModels

/// The result of a game: who won, who scored most, and the flow of the score.
struct ResultBlock {
  let facts: GameFacts
  let flow: Flow
  let columns: Int
  let style: Style

  /// The most players named for a team.
  private static let most = 3

  var block: Block {
    guard facts.ending != nil else { return Block([]) }
    let score = facts.teams.map(\.score)
    let text = "\(facts.statusText), \(score.home) : \(score.away)".truncated(to: columns)
    let flowLine = FlowFacts(flow, of: facts).line(columns: columns)
    let details = [scorers, flowLine.isEmpty ? Line() : Line(flowLine)].filter { $0.columns > 0 }
    let result = [Line(text, paint: style.bold)]
    return Block((0...details.count).map { Block.Form(result + details.prefix($0)) })
  }

  /// `Reds: #4 Ana 12, #23 Bo 5   Blues: #7 Di 8`.
  private var scorers: Line {
    let names = [4, 5, 6, 8].map { part in
      ShortNames(facts.teams, columns: max(8, columns / part), number: .hash)
    }
    return (1...Self.most).reversed().flatMap { count in
      names.map { names in Side.allCases.map { line($0, count, names) }.joined(gap: 3) }
    }.first(within: columns) ?? Line()
  }

  private func line(_ side: Side, _ count: Int, _ names: ShortNames) -> Line {
    let players = facts.teams[side].players.filter { $0.line.points > 0 }
    let best = players.enumerated().sorted {
      ($1.element.line.points, $0.offset) < ($0.element.line.points, $1.offset)
    }
    guard !best.isEmpty else { return Line() }
    let texts = best.prefix(count).map {
      "\(names[Who(side, $0.element.name)]) \($0.element.line.points)"
    }
    let team = Line(facts.teams[side].name.escapingControls) {
      style.color($0, side, facts.teams.map(\.color))
    }
    return team + Line(": " + texts.joined(separator: ", "))
  }
}
