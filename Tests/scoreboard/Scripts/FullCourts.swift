nonisolated extension Script {
  /// Games of a full court: periods, fouls that count, and who is out.
  static let fullCourts = [
    Script(
      "who-is-out",
      """
      scoreboard new -q "Reds: 4 Ana, 5 Bea, 6 Cleo, 7 Dana, 8 Eva" "Blues: 9 Di, 10 Ed, 11 Flo, 12 Gus, 13 Iris" --rules nba
      scoreboard record --at 9:00 Ana foul Ana foul Ana foul Ana foul Ana foul
      scoreboard record --at 8:50 Ana technical Bea offensive
      scoreboard show
      scoreboard record --at 8:40 Cleo disqualifying Di free
      scoreboard record --at 8:30 Cleo two
      scoreboard check
      scoreboard record - <<.
      END
      Q2 9:50 Di two
      .
      scoreboard record Q2
      scoreboard fix 1 --at 9:30
      scoreboard fix 2 --at "Q2 9:40"
      scoreboard clock
      scoreboard record - <<.
      END
      Q3
      END
      Q4
      .
      scoreboard record END
      scoreboard record END
      scoreboard record Di three
      scoreboard clock set "OT 4:00"
      scoreboard record --at 0:00 Ana three
      scoreboard stats
      """),
    Script(
      "a-game-of-quarters",
      """
      scoreboard new -q "Reds: 4 Ana, 5 Bea, 6 Cleo, 7 Dana, 8 Eva" "Blues: 9 Di, 10 Ed, 11 Flo, 12 Gus, 13 Iris" --rules fiba5x5
      scoreboard clock start
      sleep 30
      scoreboard record Ana three Bea assist
      scoreboard record --at 9:20 Reds timeout Blues arrow
      sleep 600
      scoreboard show
      scoreboard list
      scoreboard record --at 0:00 Di three
      scoreboard clock start
      sleep 20
      scoreboard record Ana foul Ana foul Ana technical Ana foul
      scoreboard record Ana foul
      scoreboard clock pause
      scoreboard show
      scoreboard list
      scoreboard record --at "P4 2:00" Ana two
      scoreboard record Ana dunk
      scoreboard end --score
      scoreboard log --feed
      """),
  ]
}
