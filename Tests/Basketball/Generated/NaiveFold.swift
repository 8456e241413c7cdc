import Basketball

/// What plays add up to, worked out a second time and differently: sorted tuples, one loop, and
/// dictionaries of text.
struct NaiveFold {
  /// Numbers of the plays that count, in order.
  var order: [Int] = []
  /// The score after each, home first.
  var scores: [[Int]] = []
  /// `home Ana foul` and how often; `home  foul` is the team's own.
  var counts: [String: Int] = [:]
  /// The number of the winning basket.
  var finish: Int?
  /// `home` or `away`.
  var winner: String?
  /// Numbers of the plays behind the finish, in order.
  var behind: [Int] = []

  init(_ plays: [Play], target: Int, margin: Int) {
    var rows = plays.map { ($0.reading.milliseconds, $0.number, $0) }
    rows.sort { $0.0 != $1.0 ? $0.0 < $1.0 : $0.1 < $1.1 }
    var (home, away) = (0, 0)
    var end: (time: Int, team: String, scorer: String)?
    var assists = 0
    for (time, number, play) in rows {
      let (team, name) = (play.who.side.rawValue, play.who.player ?? "")
      if let end {
        let isAssist = "\(play.move)" == "assist" && assists == 0
        let isHelp = time == end.time && team == end.team && name != end.scorer && name != ""
        if !isAssist || !isHelp {
          behind.append(number)
          continue
        }
        assists += 1
      }
      counts["\(team) \(name) \(play.move)", default: 0] += 1
      let worth = ["onePoint": 1, "twoPoints": 2]["\(play.move)"] ?? 0
      if team == "home" { home += worth } else { away += worth }
      order.append(number)
      scores.append([home, away])
      if end == nil, max(home, away) >= target, max(home, away) - min(home, away) >= margin {
        (finish, winner) = (number, home > away ? "home" : "away")
        end = (time, team, name)
      }
    }
  }

  /// The score at the end, home first.
  var score: [Int] { scores.last ?? [0, 0] }

  /// The refusal of what comes after the finish; nil before it.
  var over: GameError? {
    guard let winner else { return nil }
    return .gameFinished(
      winner: winner == "home" ? "Reds" : "Blues",
      score: score.sorted(by: >).map(String.init).joined(separator: "-"))
  }

  /// `home`, `away` or nobody.
  var leader: String? { score[0] == score[1] ? nil : score[0] > score[1] ? "home" : "away" }
}

extension BoxScore {
  /// The counts of the lines that are not nothing, under the names of the naive fold.
  func counts(of teams: Sides<Team>) -> [String: Int] {
    var all: [String: Int] = [:]
    for side in Side.allCases {
      let line = lines[side]
      for (name, own) in zip([""] + teams[side].players.map(\.name), [line.team] + line.players) {
        all["\(side) \(name) onePoint"] = own.onePoint
        all["\(side) \(name) twoPoints"] = own.twoPoints
        all["\(side) \(name) assist"] = own.assist
        all["\(side) \(name) rebound"] = own.rebound
        all["\(side) \(name) foul"] = own.foul
      }
    }
    return all.filter { $0.value != 0 }
  }
}
