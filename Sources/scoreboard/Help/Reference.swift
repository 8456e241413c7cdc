import Arguments

/// What the manual says of the tool beside its commands and options.
extension Tool {
  static let reference = [
    ManualSection("EXIT STATUS", Exit.allCases.map { ("\($0.rawValue)", $0.meaning) }),
    ManualSection(
      "ENVIRONMENT",
      [
        ("SCOREBOARD_GAME", "the game, where none is typed"),
        ("SCOREBOARD_LIBRARY", "the folder of the games, where none is typed"),
        ("NO_COLOR, CLICOLOR_FORCE", "no colour, or colour also where no terminal is"),
        ("TERM", "dumb is a terminal without colour and screens"),
        ("COLUMNS", "the width of answers, else that of the terminal"),
      ]),
    ManualSection(
      "FILES",
      [
        ("games/ID.json", "a game, in the folder that --library or SCOREBOARD_LIBRARY names"),
        ("games/.scoreboard", "the lock, the index of games at hand, and deleted games"),
      ]),
  ]
}
