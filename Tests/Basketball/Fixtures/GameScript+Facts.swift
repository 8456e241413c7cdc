@testable import Basketball

extension GameScript {
  /// A fact by its name, as it is now: `score 2-0`.
  func fact(_ text: String) -> String {
    let name = text.split(separator: " ").first.map(String.init) ?? ""
    let value = Self.facts[name]?(self) ?? line(of: name)
    return value.isEmpty ? "\(name) none" : "\(name) \(value)"
  }

  /// The game at the time of day of the line, at which its time may be up.
  private var state: GameState { looked ?? sheet.state.asOf(now) }

  private static let facts: [String: @Sendable (GameScript) -> String] = [
    "score": { said($0.state.box.score) },
    "scores": { said($0.sheet.playByPlay.plays.map(\.score)) },
    "plays": { said($0.sheet.numbers) },
    "behind": { script in
      said(script.sheet.plays.compactMap { play in play.follows.map { "\(play.number)-\($0)" } })
    },
    "readings": { said($0.sheet.plays.map(\.moment)) },
    "people": { said($0.sheet.plays.map(\.who)) },
    "moves": { said($0.sheet.plays.map(\.move)) },
    "assists": { script in
      said(script.sheet.plays.compactMap { play in play.basket.map { "\(play.number)-\($0)" } })
    },
    "belongs": { script in
      said(
        script.sheet.playByPlay.plays.compactMap { play in
          (play.play.foul ?? play.miss).map { "\(play.play.number)-\($0)" }
        })
    },
    "clock": { said($0.state.clock.moment) + ($0.state.clock.isRunning ? " running" : "") },
    "shows": { said($0.sheet.state.reading(at: $0.now)) },
    "period": { "\($0.state.box.period)" },
    "status": { $0.state.status(at: $0.now).rawValue },
    "ends": { $0.sheet.state.timeEnds.map(said) ?? "" },
    "finish": { script in
      script.state.finish.map { finish in
        "\(finish.winner.map { script.state.teams[$0].name } ?? "nobody") \(finish.ending.rawValue) "
          + said(finish.moment) + (finish.basket.map { " #\($0)" } ?? "")
      } ?? ""
    },
    "overtime": { $0.state.box.overtime.map(said) ?? "" },
    "needed": { script in said(Side.allCases.compactMap { script.state.box.needed(by: $0) }) },
    "teams": { said($0.state.teams.both.map(\.name)) },
    "everybody": { said($0.state.teams.everybody) },
    "reds": { said($0.state.teams.home.players.map(\.text)) },
    "blues": { said($0.state.teams.away.players.map(\.text)) },
    "rules": { $0.state.rules.name },
    "note": { $0.state.note ?? "" },
    "card": { script in
      script.state.card.lines.map { line in
        [line.who?.word, line.key.rawValue, line.value].compactMap(\.self).joined(separator: " ")
      }.joined(separator: "; ")
    },
    "fouls": { said($0.state.box.tallies.map(\.fouls)) },
    "timeouts": { script in
      said(Side.allCases.map { script.state.timeoutsLeft(of: $0, at: script.now) })
    },
    "penalty": { script in
      said(Side.allCases.map { script.state.box.penalty(of: $0)?.rawValue ?? "-" })
    },
    "out": { script in
      let box = script.state.box
      let coaches = Side.allCases.filter { script.state.rules.ejects(coachOf: box.lines[$0].team) }
      let players = script.named { side in
        box.lines[side].players.map { script.state.rules.isOut($0) ? "" : nil }
      }
      return (["\(players)"] + coaches.map { "\($0) coach" }).filter { !$0.isEmpty }
        .joined(separator: " ")
    },
    "arrow": { $0.state.box.possession.side?.rawValue ?? "" },
    "steps": { "\($0.sheet.tape.steps.done) \($0.sheet.tape.steps.undone)" },
    "wrote": { said($0.outcome?.entries.map(\.action.name) ?? []) },
    "clocks": { said($0.outcome?.entries.compactMap(\.clock) ?? []) },
    "added": { said($0.outcome?.added.map(\.play.number) ?? []) },
    "replaced": { said($0.outcome?.replaced.map(\.new.play.number) ?? []) },
    "removed": { said($0.outcome?.removed.map(\.play.number) ?? []) },
    "undone": { said($0.outcome?.undone.map(\.action.name) ?? []) },
    "turned": { said($0.outcome?.playsOfSteps.map(\.play.number) ?? []) },
    "alone": { said($0.outcome?.assistsWithoutBasket.map(\.number) ?? []) },
    "turn": { $0.outcome?.isTurningPoint == true ? "yes" : "no" },
    "doubts": { script in
      // A comma would end the fact.
      script.sheet.anomalies.map { "\($0.code)\($0.play.map { " #\($0)" } ?? ""): \($0.message)" }
        .joined(separator: "; ").replacing(", ", with: " / ")
    },
    "versions": { script in
      script.sheet.versions.map { version in
        "\(version.play.number) \(version.play.move.word) \(said(version.state))"
      }.joined(separator: "; ")
    },
    "like": { script in said(script.kept.filter { $0.sheet.isLike(script.sheet) }.map(\.name)) },
    "court": { script in
      script.named { script.sheet.court.lines[$0].map { $0.isOnCourt ? "" : nil } }
    },
    "played": { script in
      script.named { side in
        let reading = script.state.clock.reading
        return script.state.box.court?.lines[side].map {
          " \($0.milliseconds(at: reading) / 1000)"
        } ?? []
      }
    },
    "plus": { script in
      script.named { script.state.box.court?.lines[$0].map { " \($0.plusMinus)" } ?? [] }
    },
    "order": { script in
      let (team, court) = (script.state.teams.home, script.sheet.court.onCourt.home)
      return said(
        script.sheet.playerOrder.home.map { place in
          court[place] ? team.players[place].name : "(\(team.players[place].name))"
        })
    },
    "lineups": { said($0.sheet.playByPlay.lineups.map(\.lineup.moment)) },
    "stints": { script in
      script.named { side in
        script.sheet.stints(until: script.state.clock.reading)[side].map { stints in
          stints.map { " \(said($0.start))-\(said($0.end))" }.joined()
        }
      }
    },
    "units": { script in
      script.sheet.units(until: script.state.clock.reading).both.map { units in
        units.map {
          "\(said($0.players)) \(said(ClockReading(milliseconds: $0.milliseconds))) \($0.pointsFor)-\($0.pointsAgainst)"
        }
        .joined(separator: "; ")
      }.joined(separator: " / ")
    },
    "possessions": { script in
      Possessions(script.sheet).all.map {
        "\($0.side) \($0.points)"
          + ($0.secondChancePoints > 0 ? " second \($0.secondChancePoints)" : "")
          + ($0.isOffTurnover ? " turnover" : "")
      }.joined(separator: "; ")
    },
    "flow": { script in
      let flow = Flow(script.sheet, now: script.now)
      return "changes \(flow.leadChanges) tied \(flow.timesTied) "
        + "led \(said(flow.times.led)) level \(flow.times.level)" + (flow.isTimed ? "" : " untimed")
    },
    "leads": {
      said(
        Flow($0.sheet, now: $0.now).largestLead.both.map {
          $0.map { "\($0.points) at \(said($0.moment))" } ?? "-"
        })
    },
    "runs": {
      said(
        Flow($0.sheet, now: $0.now).longestRun.both.map {
          $0.map { "\($0.points) \(said($0.start))-\(said($0.end))" } ?? "-"
        })
    },
  ]

  /// The players of both sides who have a value, with it.
  private func named(_ values: (Side) -> [String?]) -> String {
    let sides = Side.allCases.map { side in
      let players = zip(state.teams[side].players, values(side))
      return said(players.compactMap { player, value in value.map { player.name + $0 } })
    }
    return sides == ["", ""] ? "" : sides.map { $0.isEmpty ? "-" : $0 }.joined(separator: " / ")
  }

  /// What somebody has done, by a name.
  private func line(of name: String) -> String {
    guard let who = state.person(name) else { return "?" }
    let lines = state.box.lines[who.side]
    let line = state.teams.place(of: who).map { lines.players[$0] } ?? lines.team
    let counts = Move.allCases.filter { line[$0] > 0 }.map { "\($0.word) \(line[$0])" }
    let derived = [
      ("offensive", line[.offensiveRebounds]), ("defensive", line[.defensiveRebounds]),
      ("blocked", line[.shotsBlocked]),
    ]
    return said(
      ["points \(line.points)"] + counts + derived.filter { $0.1 > 0 }.map { "\($0) \($1)" })
  }
}

extension Entry.Action {
  /// The name of its case.
  fileprivate var name: String { String("\(self)".prefix { $0 != "(" }) }
}

extension Scoresheet {
  /// Whether both stand alike, however they came to it.
  fileprivate func isLike(_ other: Scoresheet) -> Bool {
    box == other.box && clock == other.clock && state.note == other.state.note
  }
}

/// A value in a few words: a case has its name and what is in it, a play its number.
func said(_ value: Any) -> String {
  switch value {
  case let play as Play: return "#\(play.number)"
  case let moment as Moment:
    return (moment.period > 1 ? "P\(moment.period) " : "") + said(moment.reading)
  case let reading as ClockReading:
    let text = reading.exactText
    return String(text.dropFirst(text.first == "0" ? 1 : 0).dropLast(text.hasSuffix(".0") ? 2 : 0))
  case let time as TimeOfDay: return "@\((time.milliseconds - wall(0).milliseconds) / 1000)"
  case let sides as Sides<Int>: return "\(sides.home)-\(sides.away)"
  case let who as Who: return who.player ?? who.side.rawValue
  case let move as Move: return move.word
  case let clock as GameClock: return said(clock.moment)
  case let values as [Any]: return values.map(said).joined(separator: " ")
  default: break
  }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .optional: return mirror.children.first.map { said($0.value) } ?? "nil"
  case .enum:
    return ([String("\(value)".prefix { $0 != "(" })] + mirror.children.map { said($0.value) })
      .joined(separator: " ")
  case .tuple:
    // Everybody who was known is a fact of its own.
    return mirror.children.filter { $0.label != "known" }.map { child in
      (child.label.map { $0.hasPrefix(".") ? "" : $0 + " " } ?? "") + said(child.value)
    }.joined(separator: " ")
  default: return "\(value)"
  }
}
