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
  ]

  private static let fives =
    #"new -q "Reds: 4 Ana, 5 Bea, 6 Cleo, 7 Dana, 8 Eva" "Blues: 9 Di, 10 Ed, 11 Flo, 12 Gus, 13 Iris""#
}
