import Basketball
@testable import Events
import Fixtures

extension ToldEvent {
  /// What can be asked of an event, by the word that asks it.
  static let facts: [String: @Sendable (PlayedEvent, [String]) throws -> String] = [
    // The plan.
    "about": { event, _ in
      let plan = event.plan
      let pools = plan.pools.map { "pool \($0.name) \($0.teams.joined(separator: ", "))" }
      return ([plan.title ?? "", plan.rules?.text ?? ""] + plan.courts + pools)
        .joined(separator: " | ")
    },
    "text": { event, _ in
      event.plan.text.replacing("\r\n", with: "\r / ").replacing("\n", with: " / ")
    },
    "fixtures": { event, _ in event.plan.fixtures.map(\.line).joined(separator: " | ") },
    "slots": { event, _ in
      event.plan.fixtures.map { "\($0.day?.text ?? "") \($0.slot)" }.joined(separator: " | ")
    },
    "courts": { event, _ in event.plan.courts.joined(separator: " | ") },
    "played-on": { event, _ in
      event.plan.fixtures.map { $0.court ?? "any" }.joined(separator: " | ")
    },
    "labels": { event, _ in
      event.plan.fixtures.map { $0.label ?? "-" }.joined(separator: " | ")
    },
    "teams": { event, _ in
      event.plan.teams.map { "\($0.seed ?? 0) \($0.roster ?? $0.name)" }.joined(separator: " | ")
    },
    "decided": { event, _ in
      let plan = event.plan
      let kept = plan.kept.map { "keep \($0) \($1.home.text) - \($1.away.text)" }
      return
        (plan.withdrawn.map { "\($0) \($1)" }.sorted() + plan.lots.map { "lot \($0)" }
        + kept.sorted()).joined(separator: " | ")
    },
    // Its tables and places.
    "table": { event, _ in
      let pool = event.standing.pools[0]
      let lines = pool.ranking.map { place in
        let average = place.team.pointsPerGame.map { " \(Double($0.thousandths) / 1000)" } ?? ""
        let wins = "\(place.team.wins)-\(place.team.losses)"
        return "\(place.rank)\(place.isShared ? "?" : "") \(place.name) \(wins)\(average)"
      }
      return lines.joined(separator: ", ") + (pool.isComplete ? "" : " …")
    },
    "why": { event, _ in
      event.standing.pools[0].ranking.map(\.why).joined(separator: " | ")
    },
    "final": { event, _ in event.standing.final.joined(separator: ", ") },
    "through": { event, _ in
      let through = event.standing.through
      return [through.on, through.places].map { $0.sorted().joined(separator: ", ") }
        .joined(separator: " | ")
    },
    "lot": { event, words in event.standing.whyUndecided(by: words) },
    "bracket": { event, _ in
      let bracket = Bracket(event.standing)
      let rounds = bracket.rounds.enumerated().map { place, round in
        "\(bracket.name(ofRound: place)): "
          + round.map { $0.map { "\($0.number)" } ?? "-" }.joined(separator: " ")
      }
      return (rounds + bracket.others.map { "beside \($0.number)" }).joined(separator: ", ")
    },
    // Its fixtures.
    "line": { event, words in
      words.compactMap { Int($0) }.map(event.line).joined(separator: " | ")
    },
    "game": { event, words in
      let fixture = Int(words[0]).flatMap(event.standing.fixture)
      let score = fixture?.score.map { "\($0.home)-\($0.away)" } ?? "no score"
      return "\(fixture?.game?.id ?? "none") \(score)\(fixture?.isSpare == true ? " spare" : "")"
        + (fixture?.isVoid == true ? " void" : "")
    },
    "words": { event, _ in
      event.standing.fixtures.flatMap { [$0.words(of: .home), $0.words(of: .away)] }
        .joined(separator: " | ")
    },
    "order": { event, _ in numbers(event.standing.playOrder) },
    "next": { event, words in
      words.isEmpty
        ? event.standing.next.map(String.init).joined(separator: " ")
        : numbers(event.standing.next(on: words[0] == "any" ? nil : words[0]).map { [$0] } ?? [])
    },
    "playing": { event, words in
      let standing = event.standing
      let other = words.count > 1 ? Int(words[1]).flatMap(standing.fixture) : nil
      return numbers(
        [standing.playing(words[0]) ?? standing.playing(on: words[0], besides: other)]
          .compactMap(\.self))
    },
    "delayed": { event, words in
      numbers(event.standing.toDelay(today: Day(words[0]) ?? "2026-01-01"))
    },
    "unwon": { event, _ in numbers(event.standing.needingWinner) },
    "disputed": { event, _ in numbers(event.standing.disputed) },
    "playable": { event, words in
      let court = words.firstIndex(of: "on").map { words[$0 + 1] }
      let (fixture, teams) = try event.standing.playable(
        words.first.flatMap { Int($0) }, on: court, isAgain: words.contains("again"),
        isOver: words.contains("over"))
      return "\(fixture.number) \(teams.home) - \(teams.away)"
    },
    "disputes": { event, words in
      let before = EventStanding(try event.plan.without(words[0]), games: event.games)
      return event.standing.disputes(since: before).map(\.message).joined(separator: " | ")
    },
    "stand-ins": { event, _ in
      event.standing.standIns.map { "\($0.team) for \($0.holder) in \($0.fixture ?? 0)" }
        .joined(separator: " | ")
    },
    "twice": { event, _ in
      event.standing.atTwoPlaces.map { "\($0.team) \($0.fixtures)" }.joined(separator: " | ")
    },
    "not-counted": { event, _ in
      event.plan.notCounted(event.games).sorted { $0.key < $1.key }.map { "\($0): \($1)" }
        .joined(separator: " | ")
    },
    // Courts, and who waits.
    "on-courts": { event, _ in
      let courts = event.standing.onCourts.map { court in
        let numbers = [court.fixture, court.last].map { $0.map { "\($0.number)" } ?? "-" }
        return "\(court.name ?? "?") \(numbers[0]) \(numbers[1])"
      }
      return (courts + (event.standing.isOver ? ["over"] : [])).joined(separator: ", ")
    },
    "clashes": { event, _ in
      event.standing.clashes.map {
        "\($0.court.map { "court \($0)" } ?? $0.team ?? "") \($0.fixtures)"
      }
      .joined(separator: " | ")
    },
    "early": { event, words in
      event.standing.tooEarly(with: Int(words[0]) ?? 0).map { "\($0.fixture.number) \($0.bases)" }
        .joined(separator: " | ")
    },
    "queue": { event, _ in
      guard let evening = event.standing.winnerStays else { return "none" }
      let holder = evening.holder.map { "\($0) \(evening.wins)" } ?? "-"
      return "\(holder) | \(evening.queue.joined(separator: " ")) | "
        + "waiting \(evening.waiting.joined(separator: " "))"
    },
  ]

  private static func numbers(_ fixtures: [FixtureStanding]) -> String {
    fixtures.map { "\($0.number)" }.joined(separator: " ")
  }
}

extension Plan {
  /// The plan without its lines that have a word.
  fileprivate func without(_ word: String) throws -> Plan {
    let lines = text.split(separator: "\n").filter { !$0.contains(word) }
    return try Plan(lines.joined(separator: "\n"), name: name)
  }
}
