import Basketball
import JSON

extension TapeError {
  var text: String {
    switch self {
    case .opening(let entry): "tape[\(entry)]: a tape opens its game once, at its beginning"
    case .noSuchPlay(let number): "play \(number) is changed and does not count"
    case .noSuchLineup(let number): "lineup \(number) is followed and was not recorded before"
    case .rules: "no game can be played by its rules"
    case .steps(let entry): "tape[\(entry)]: there are not so many steps to undo or redo"
    case .number(let number, let entry):
      "tape[\(entry)]: play number \(number) does not follow those before it"
    case .player(let name, let play): "play \(play): '\(name.excerpt)' is on no roster"
    case .teamMove(let play): "play \(play): only a team can make it, and it has a player"
    case .playerMove(let play): "play \(play): only a player can make it, and it has none"
    case .sameName(let name, let team):
      "'\(name.excerpt)' is twice on the roster of '\(team.excerpt)'"
    case .tooManyPlayers(let team):
      "'\(team.excerpt)' has more players than a roster can have"
    case .jersey(let jersey, let team):
      "the shirt number '\(jersey.excerpt)' of '\(team.excerpt)' is none, or "
        + "is there twice"
    case .afterFinish(let play): "play \(play) comes after the finish"
    case .clock(let reading, let expected):
      "the clock is at \(reading.text), but by the plays at \(expected.text)"
    }
  }
}
