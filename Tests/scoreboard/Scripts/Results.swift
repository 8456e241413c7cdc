nonisolated extension Script {
  /// Games that a scorer ends, and results without plays.
  static let results = [
    Script(
      "games-ended-by-their-score",
      """
      # Rain, and the score as it stands is the result: who leads has won.
      \(redsBlues)
      record --at 1:00 Di two
      end --score
      $ scoreboard
      record --at 2:00 Ana two
      end --score
      undo
      record --at 2:00 Ana two

      # At a level score nobody has.
      end --score --json
      record --at 3:00 Ana two
      list
      check
      standings
      stats Ana
      undo
      redo

      # A player who was not to play is found a week later: the winner changes.
      end --forfeit reds
      end --forfeit Reds
      $ scoreboard
      end --forfeit blues
      end --forfeit blues --again
      end --default reds
      end --default reds --again
      end --forfeit both --again
      log --feed
      standings
      undo 4
      standings

      # What was meant.
      end --abandoned
      end abandoned
      clock 5:00
      clock 300 --json
      clock reset
      end 2-1
      end --score two
      end --score --forfeit reds
      end --default Ana
      end --score 2-1
      """),
    Script(
      "results-from-paper",
      """
      # Only the result is known: the day and the score.
      \(redsBlues) --date 2026-07-04 --score 21-15
      $ scoreboard
      show --json
      log
      log --feed
      log --all
      flow
      record Ana two
      record --at 0:00 Reds two
      clock start
      fix 1 --who Ana
      end
      end --score
      end --score 21-16
      end --score 21-16 --again
      end --score 21-16
      end --again
      end --score 15-15
      undo
      redo --json
      check

      # It counts for the teams, and for no player.
      standings
      stats
      stats Reds
      stats Ana
      list
      export games
      export players
      export plays
      replay --plain

      # A forfeit changes who has won. Without its result the game has not been played.
      end --forfeit Reds
      end --forfeit Reds --again
      log --feed
      standings
      undo 3
      $ scoreboard
      record Ana two
      end --score 21-16

      # What is no result.
      new Reds Blues --score 15-15
      new Reds Blues --score 21
      new Reds Blues --score 21-15-3
      new Reds Blues --score -1-15
      new Reds Blues --score 21:15
      list
      """),
    Script(
      "games-of-another-day",
      """
      # Games of an earlier day keep the order in which they are made.
      \(redsBlues) --date 2026-07-04
      $ sleep 1
      new Greens Blues --date 2026-07-04 --score 21-20
      $ sleep 1
      new Blues Greens --date 2026-07-04 --score 21-19
      $ sleep 1
      new Reds Greens --date 2026-11-20
      new Reds Greens --date 2027-01-31 --score 1-2
      list
      list --since 2026-07-04 --until 2026-07-04
      list --since 2026-07-05 --until 2026-11-20
      standings --until 2026-07-04
      export games
      new Reds Greens --date 2026-02-30
      new Reds Greens --date yesterday

      # The game changed last is the one that was changed last, whatever its day.
      $ sleep 1
      record -g 2026-07-04-reds Ana two
      $ scoreboard
      """),
  ]
}
