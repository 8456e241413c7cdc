nonisolated extension Script {
  /// Games that a scorer ends, and results without plays.
  static let results = [
    Script(
      "sheets-of-totals",
      """
      # A sheet that does not tell the order of plays: a box and a line score, in one step.
      new "Reds: 4 Ana, 5 Bo, 7 Cy Two" "Blues: Di, Ed, Flo" --rules fiba5x5 --side 3
      record --totals - <<.
      Ana 5 two
      Anna 3 ft
      .
      record --totals - <<.
      line 18-20 22-17
      Ana 9 two 9 three
      .
      record --totals - <<.
      Ana 5 two 12 points
      .
      record --totals - <<.
      Ana two
      .
      record --totals - <<.
      Ana 1 timeout
      .
      record --totals - <<.
      line 10-10
      .
      record --totals Ana two
      record --totals - --in-order
      record --totals - <<.
      # From the secretary.
      4 5 two 1 three 2 ft 3 foul
      5 Bo 12 points
      home/Cy Two 4 two 3 missft 7 rebound
      line 18-20 22-17 15-15 25-20
      home 2 rebound
      Di 20 points
      .
      show
      show --json
      log --feed
      flow
      lineups
      stats
      stats --teams
      export players
      check
      standings
      record Ana two
      record --totals - <<.
      line 2-1
      .
      roster remove Ana
      roster rename Ana Anna
      end --forfeit Reds --again
      roster swap
      log --feed
      $ sleep 60
      new --like @1
      $ scoreboard log --feed @2 | scoreboard record -g @1 -
      show @1
      undo 3 -g @2
      undo -g @2
      record -g @2 Ana two
      record -g @2 --totals - <<.
      line 2-1
      .
      # In a feed, with overtime, and where only the players' points are known.
      $ sleep 60
      new A B --rules fiba5x5
      record -g @1 - <<.
      TOTALS
      line 10-12 10-8 5-5 5-5 9-2
      .
      show @1
      $ sleep 60
      new A B
      record -g @1 --totals - --json <<.
      A 12 points
      B 2 one 1 two
      .
      show @1
      export players @1
      """),
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
