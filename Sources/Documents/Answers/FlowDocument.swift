import Basketball
import JSON

/// The answer of `flow --json`.
public struct FlowDocument: Document {
  /// The game.
  public let id: String
  /// How its score went.
  public let flow: Flow

  /// The flow of a game up to its finish or, where it goes on, up to now.
  public init(_ sheet: Scoresheet, now: TimeOfDay) {
    (id, flow) = (sheet.id, Flow(sheet, now: now))
  }

  /// Writes the contract's flow.
  public func write(to json: inout JSONWriter) {
    json.object(of: [
      JSONMember("format", "scoreboard.flow/1"), JSONMember("id", id),
      JSONMember("leadChanges", flow.leadChanges), JSONMember("timesTied", flow.timesTied),
      JSONMember("largestLead") { [flow] json in
        json.object(of: flow.largestLead.members { $0?.members })
      },
      JSONMember("longestRun") { [flow] json in
        json.object(of: flow.longestRun.members { $0?.members })
      },
      JSONMember("secondsLed") { [flow] json in
        json.object(of: [
          JSONMember("home", thousandths: flow.times.led.home),
          JSONMember("away", thousandths: flow.times.led.away),
          JSONMember("level", thousandths: flow.times.level),
        ])
      },
      JSONMember("scores") { [flow] json in
        json.array { json in
          for score in flow.scores { json.object(of: score.members) }
        }
      },
    ])
  }
}

extension Sides {
  /// A member a side: an object of these members, or null.
  fileprivate func members(_ parts: (Value) -> [JSONMember]?) -> [JSONMember] {
    [("home" as StaticString, parts(home)), ("away", parts(away))].map { key, members in
      JSONMember(key) { json in
        if let members { json.object(of: members) } else { json.null() }
      }
    }
  }
}

extension Flow.Lead {
  fileprivate var members: [JSONMember] {
    [JSONMember("points", points), JSONMember("seconds", thousandths: reading.milliseconds)]
  }
}

extension Flow.Run {
  fileprivate var members: [JSONMember] {
    [
      JSONMember("points", points), JSONMember("from", thousandths: start.milliseconds),
      JSONMember("to", thousandths: end.milliseconds),
    ]
  }
}

extension ScoredPlay {
  fileprivate var members: [JSONMember] {
    [
      JSONMember("seconds", thousandths: play.reading.milliseconds),
      JSONMember("home", score.home), JSONMember("away", score.away),
      JSONMember("team", play.who.side.rawValue), JSONMember("player", play.who.player),
      JSONMember("points", play.move.points),
    ]
  }
}
