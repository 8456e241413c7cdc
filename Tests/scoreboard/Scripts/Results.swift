nonisolated extension Script {
  /// Games that a scorer ends, and results without plays.
  static let results = [
    Script(
      "games-that-end-otherwise",
      """
      # A team that does not come, and a game that the rain ends.
      \(redsBlues)
      scoreboard end --forfeit Ana
      scoreboard end --forfeit away
      scoreboard
      scoreboard record Ana two
      scoreboard end
      scoreboard undo
      scoreboard redo
      scoreboard new Reds Blues
      scoreboard record --at 1:00 Di two
      scoreboard record --at 2:00 Ana one
      scoreboard note "rain"
      scoreboard note
      scoreboard end
      scoreboard
      scoreboard record --at 3:00 Ana one
      scoreboard record --at 1:30 Bo one
      scoreboard log
      scoreboard list
      scoreboard undo --to 2
      scoreboard clock start
      """),
    Script(
      "games-ended-by-their-score",
      """
      # Rain, and the score as it stands is the result: who leads has won.
      \(redsBlues)
      scoreboard record --at 1:00 Di two
      scoreboard end --score
      scoreboard
      scoreboard record --at 2:00 Ana two
      scoreboard end --score
      scoreboard undo
      scoreboard record --at 2:00 Ana two

      # At a level score nobody has.
      scoreboard end --score --json
      scoreboard record --at 3:00 Ana two
      scoreboard list
      scoreboard check
      scoreboard standings
      scoreboard stats Ana
      scoreboard undo
      scoreboard redo

      # A player who was not to play is found a week later: the winner changes.
      scoreboard end --forfeit reds
      scoreboard end --forfeit Reds
      scoreboard
      scoreboard end --forfeit blues
      scoreboard undo 2
      scoreboard standings

      # What was meant.
      scoreboard end --abandoned
      scoreboard end abandoned
      scoreboard clock 5:00
      scoreboard clock 300 --json
      scoreboard clock reset
      scoreboard end 2-1
      scoreboard end --score two
      scoreboard end --score --forfeit reds
      scoreboard end --score 2-1
      """),
    Script(
      "results-from-paper",
      """
      # Only the result is known: the day and the score.
      \(redsBlues) --date 2026-07-04 --score 21-15
      scoreboard
      scoreboard show --json
      scoreboard log
      scoreboard log --feed
      scoreboard log --all
      scoreboard flow
      scoreboard record Ana two
      scoreboard record --at 0:00 Reds two
      scoreboard clock start
      scoreboard fix 1 --who Ana
      scoreboard end
      scoreboard end --score
      scoreboard end --score 21-16
      scoreboard end --score 21-16
      scoreboard end --score 15-15
      scoreboard undo
      scoreboard redo --json
      scoreboard check

      # It counts for the teams, and for no player.
      scoreboard standings
      scoreboard stats
      scoreboard stats Reds
      scoreboard stats Ana
      scoreboard list
      scoreboard export games
      scoreboard export players
      scoreboard export plays
      scoreboard replay --plain

      # A forfeit changes who has won. Without its result the game has not been played.
      scoreboard end --forfeit Reds
      scoreboard standings
      scoreboard undo 3
      scoreboard
      scoreboard record Ana two
      scoreboard end --score 21-16

      # What is no result.
      scoreboard new Reds Blues --score 15-15
      scoreboard new Reds Blues --score 21
      scoreboard new Reds Blues --score 21-15-3
      scoreboard new Reds Blues --score -1-15
      scoreboard new Reds Blues --score 21:15
      scoreboard list
      """),
    Script(
      "games-of-another-day",
      """
      # Games of an earlier day keep the order in which they are made.
      \(redsBlues) --date 2026-07-04
      sleep 1
      scoreboard new Greens Blues --date 2026-07-04 --score 21-20
      sleep 1
      scoreboard new Blues Greens --date 2026-07-04 --score 21-19
      sleep 1
      scoreboard new Reds Greens --date 2026-11-20
      scoreboard new Reds Greens --date 2027-01-31 --score 1-2
      scoreboard list
      scoreboard list --since 2026-07-04 --until 2026-07-04
      scoreboard list --since 2026-07-05 --until 2026-11-20
      scoreboard standings --until 2026-07-04
      scoreboard export games
      scoreboard new Reds Greens --date 2026-02-30
      scoreboard new Reds Greens --date yesterday

      # The game changed last is the one that was changed last, whatever its day.
      sleep 1
      scoreboard record -g 2026-07-04-reds Ana two
      scoreboard
      """),
  ]
}
