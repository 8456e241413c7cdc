nonisolated extension Script {
  /// Games of a full court: periods, fouls that count, and who is out.
  static let fullCourts = [
    Script(
      "who-is-out",
      """
      \(fives) --rules nba
      record --at 9:00 Ana foul Ana foul Ana foul Ana foul Ana foul
      record --at 8:50 Ana technical Bea offensive
      show
      record --at 8:40 Cleo disqualifying Di free
      record --at 8:30 Cleo two
      check
      record - <<.
      END
      Q2 9:50 Di two
      .
      record Q2
      fix 1 --at 9:30
      fix 2 --at "Q2 9:40"
      clock
      record - <<.
      END
      Q3
      END
      Q4
      .
      record END
      record END
      record Di three
      clock set "OT 4:00"
      record --at 0:00 Ana three
      stats
      """),
    Script(
      "a-game-of-quarters",
      """
      \(fives) --rules fiba5x5
      clock start
      $ sleep 30
      record Ana three Bea assist
      record --at 9:20 Reds timeout Blues arrow
      $ sleep 600
      show
      list
      record --at 0:00 Di three
      clock start
      $ sleep 20
      record Ana foul Ana foul Ana technical Ana foul
      record Ana foul
      clock pause
      show
      list
      record --at "P4 2:00" Ana two
      record Ana dunk
      end --score
      log --feed
      """),
    Script(
      "behind-the-score",
      """
      new -q "Reds: Ana*, Bea*, Cleo*, Dana*, Eva*, Fay" "Blues: Di*, Ed*, Flo*, Gus*, Hal*, Iris" --rules fiba5x5
      record - <<.
      Q1 9:40 Ana three Bea assist
      Q1 9:20 Di miss2 Cleo rebound
      Q1 9:00 Dana turnover Ed steal
      Q1 8:50 Ed two
      Q1 8:30 Ana miss3 Eva rebound
      Q1 8:20 Eva two Gus foul Eva free
      Q1 8:00 Reds technical Di free
      Q1 7:40 Flo out Iris in
      Q1 7:30 Iris turnover
      Q1 7:10 Ana out Fay in
      Q1 7:00 Gus foul Fay free Fay missft Fay rebound
      Q1 6:50 Fay two
      END
      .
      # The numbers of the game, of its units, and what was not recorded as a dash.
      flow
      flow --json | jq .numbers
      lineups
      lineups --json | jq -c .home[1]
      log -q
      end --score -q
      $ sleep 60
      new -q "Reds: Ana, Bea, Fay" "Greens: Jo, Kit, Lu" --target 2 --margin 1
      record Ana one Jo one Jo one
      $ sleep 1
      flow --json | jq -c .numbers.away
      stats --teams
      stats --teams --per-game --sort turnoverShare
      stats --teams --json --top 1
      stats --json --sort trueShooting --top 1 | jq -c .teams,.players[0].effectiveFieldGoal,.players[0].trueShooting
      export teams
      # What cannot be.
      stats --sort pace
      stats --teams --sort plusMinus
      stats --teams Reds
      """),
  ]

  static let fives =
    #"new -q "Reds: 4 Ana, 5 Bea, 6 Cleo, 7 Dana, 8 Eva" "Blues: 9 Di, 10 Ed, 11 Flo, 12 Gus, 13 Iris""#
}
