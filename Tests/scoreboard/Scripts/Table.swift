nonisolated extension Script {
  /// Games as they are scored at a real table: by the court's clock and by the numbers on the shirts.
  static let table = [
    Script(
      "a-game-on-the-courts-clock",
      """
      # Ten minutes that are counted down, shirt numbers, and into overtime.
      scoreboard new "Reds: 4 Ana Horvat, 23 Bo, 00 Cy" "Blues: 7 Di, 10 Ed, 11 Flo Novak" --rules fiba3x3
      scoreboard
      scoreboard roster
      scoreboard clock start
      sleep 12.5
      scoreboard record 4 two 23 assist
      scoreboard clock
      sleep 20
      scoreboard record 10 o
      scoreboard record novak reb
      scoreboard clock pause

      # The court's clock said 9:00 when the whistle went; what came before it is told late.
      scoreboard record --at 9:00 23 foul
      scoreboard record --at 9:35 00 one
      scoreboard clock set 8:30
      scoreboard clock start
      sleep 500
      scoreboard record Ed two
      scoreboard
      sleep 60
      scoreboard

      # Overtime is played without the clock, to two points more.
      scoreboard record 23 one
      scoreboard record 7 one
      scoreboard record 00 one 4 a
      scoreboard
      scoreboard log
      scoreboard list
      scoreboard check

      # As a feed, and in again: a rematch by one command.
      scoreboard log --feed
      scoreboard new --like reds
      scoreboard record -g @1 - <<.
      9:47.5 4 two 23 assist
      9:35 00 one
      9:27.5 10 one
      9:27.5 Flo rebound
      9:00 23 foul
      0:10 10 two
      OT 23 one
      OT 7 one
      OT 00 one 4 assist
      .
      scoreboard show @1
      """),
    Script(
      "how-the-score-went",
      """
      \(redsBlues) --rules fiba3x3
      scoreboard flow
      scoreboard record --at 9:40 Ana one
      scoreboard record --at 9:21 Di two
      scoreboard record --at 8:55 Ed one
      scoreboard record --at 8:02 Ana two Bo assist
      scoreboard record --at 7:30 Cy free
      scoreboard record --at 7:30 Flo foul
      scoreboard clock set 6:00
      scoreboard flow
      COLUMNS=44 scoreboard flow
      scoreboard flow --json
      scoreboard flow @7
      """),
    Script(
      "the-whole-stat-line",
      """
      # Every move: misses, free throws, turnovers, steals, blocks and time-outs.
      \(redsBlues) --rules fiba3x3 --clock up
      scoreboard record --at 0:08 Ana miss2 Flo block
      scoreboard record --at 0:09 Bo rebound
      scoreboard record --at 0:14 Bo miss1 Di rebound
      scoreboard record --at 0:20 Di to Cy st
      scoreboard record --at 0:31 Cy two Ana assist
      scoreboard record --at 0:40 home foul Ed free Ed missft
      scoreboard record --at 0:41 Cy r
      scoreboard record --at 0:50 away timeout
      scoreboard
      scoreboard record --at 1:10 away timeout
      scoreboard record Ana timeout
      scoreboard record Ana m
      scoreboard fix 4 --move timeout
      scoreboard check
      COLUMNS=44 scoreboard
      scoreboard log
      scoreboard log --feed
      scoreboard show --json
      # Who records the five counts alone sees nothing else.
      scoreboard new --like reds
      scoreboard record -g @1 --at 0:31 Cy two Ana assist
      scoreboard show @1
      """),
    Script(
      "teams-without-players",
      """
      # Two names are enough: the plays are the teams'.
      scoreboard new Reds Blues
      scoreboard record Reds two Blues one
      scoreboard record --at 1:00 home foul
      scoreboard
      scoreboard --json
      scoreboard roster
      scoreboard record Ana two
      scoreboard record h1 two
      scoreboard log

      # Players may come one by one.
      scoreboard roster add Reds "4 Ana"
      scoreboard roster add Reds Bo
      scoreboard check
      scoreboard fix 1 --who Ana
      scoreboard rules --target 21
      scoreboard roster add Reds Cy
      scoreboard check
      scoreboard roster remove Cy
      scoreboard undo
      scoreboard
      scoreboard stats
      scoreboard end --score

      # A team that has not played before may be one that is misspelled.
      scoreboard new Redz Blues
      scoreboard new "Greens:" "Blues: Di, Ed" -q
      scoreboard new "Greens:" Blues --json
      scoreboard new "Greens: , " greens
      scoreboard new "" Blues
      """),
    Script(
      "assists-and-their-baskets",
      """
      # An assist goes where its basket goes.
      \(redsBlues)
      scoreboard record --at 0:10 Ana two Bo assist
      scoreboard record --at 0:20 Cy assist Bo one
      scoreboard record --at 0:30 Di one
      scoreboard record --at 0:30 Ed one
      scoreboard record --at 0:30 Flo assist
      scoreboard record --at 0:30 Di assist
      scoreboard record --at 0:30 Flo assist
      scoreboard log --jsonl
      scoreboard check
      scoreboard remove 9
      scoreboard fix 1 --at 0:11
      scoreboard fix 4 --who Cy
      scoreboard undo
      scoreboard remove 4 --json
      scoreboard undo
      scoreboard fix 1 --who Di
      scoreboard check
      """),
    Script(
      "teams-that-play-again",
      """
      # A name alone is the team as it played last.
      scoreboard new "Reds: 4 Ana, 23 Bo, 00 Cy" "Blues: 7 Di, 10 Ed, 11 Flo" --rules capped
      scoreboard end
      sleep 60
      scoreboard roster -g @1 add reds "5 Dora"
      scoreboard roster -g @1 number Di none
      scoreboard roster -g @1 remove Cy
      scoreboard roster -g @1 remove Dora
      scoreboard roster -g @1
      scoreboard new "Greens: Gil, Hal, Ida" reds
      scoreboard new --like @1 --target 11
      scoreboard new --like @1 Reds
      scoreboard new --like nowhere
      scoreboard new Reds
      scoreboard new
      scoreboard new "reds" "REDS"
      scoreboard new "Reds: 4 Ana, 4 Bo, Cy" Greens
      scoreboard new "Reds: 07 Ana, Bo, Cy" Greens
      """),
  ]
}
