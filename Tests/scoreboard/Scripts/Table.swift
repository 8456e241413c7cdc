nonisolated extension Script {
  /// Games as they are scored at a real table: by the court's clock and by the numbers on the shirts.
  static let table = [
    Script(
      "a-game-on-the-courts-clock",
      """
      # Ten minutes that are counted down, shirt numbers, and into overtime.
      new "Reds: 4 Ana Horvat, 23 Bo, 00 Cy" "Blues: 7 Di, 10 Ed, 11 Flo Novak" --rules fiba3x3
      $ scoreboard
      roster
      clock start
      $ sleep 12.5
      record 4 two 23 assist
      clock
      $ sleep 20
      record 10 o
      record novak reb
      clock pause

      # The court's clock said 9:00 when the whistle went; what came before it is told late.
      record --at 9:00 23 foul
      record --at 9:35 00 one
      clock set 8:30
      clock start
      $ sleep 500
      record Ed two
      $ scoreboard
      $ sleep 60
      $ scoreboard

      # Overtime is played without the clock, to two points more.
      record 23 one
      record 7 one
      record 00 one 4 a
      $ scoreboard
      log
      list
      check

      # As a feed, and in again: a rematch by one command.
      log --feed
      new --like reds
      record -g @1 - <<.
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
      show @1
      """),
    Script(
      "how-the-score-went",
      """
      \(redsBlues) --rules fiba3x3
      flow
      record --at 9:40 Ana one
      record --at 9:21 Di two
      record --at 8:55 Ed one
      record --at 8:02 Ana two Bo assist
      record --at 7:30 Cy free
      record --at 7:30 Flo foul
      clock set 6:00
      flow
      $ COLUMNS=44 scoreboard flow
      flow --json
      flow @7
      """),
    Script(
      "the-whole-stat-line",
      """
      # Every move: misses, free throws, turnovers, steals, blocks and time-outs.
      \(redsBlues) --rules fiba3x3 --clock up
      record --at 0:08 Ana miss2 Flo block
      record --at 0:09 Bo rebound
      record --at 0:14 Bo miss1 Di rebound
      record --at 0:20 Di to Cy st
      record --at 0:31 Cy two Ana assist
      record --at 0:40 home foul Ed free Ed missft
      record --at 0:41 Cy r
      record --at 0:50 away timeout
      $ scoreboard
      record --at 1:10 away timeout
      record Ana timeout
      record Ana m
      fix 4 --move timeout
      check
      $ COLUMNS=44 scoreboard
      log
      log --feed
      show --json
      # Who records the five counts alone sees nothing else.
      new --like reds
      record -g @1 --at 0:31 Cy two Ana assist
      show @1
      """),
    Script(
      "teams-without-players",
      """
      # Two names are enough: the plays are the teams'.
      new Reds Blues
      record Reds two Blues one
      record --at 1:00 home foul
      $ scoreboard
      --json
      roster
      record Ana two
      record h1 two
      log

      # Players may come one by one.
      roster add Reds "4 Ana"
      roster add Reds Bo
      check
      fix 1 --who Ana
      rules --target 21
      roster add Reds Cy
      check
      roster remove Cy
      undo
      $ scoreboard
      stats
      end --score

      # A team that has not played before may be one that is misspelled.
      new Redz Blues
      new "Greens:" "Blues: Di, Ed" -q
      new "Greens:" Blues --json
      new "Greens: , " greens
      new "" Blues
      """),
    Script(
      "assists-and-their-baskets",
      """
      # An assist goes where its basket goes.
      \(redsBlues)
      record --at 0:10 Ana two Bo assist
      record --at 0:20 Cy assist Bo one
      record --at 0:30 Di one
      record --at 0:30 Ed one
      record --at 0:30 Flo assist
      record --at 0:30 Di assist
      record --at 0:30 Flo assist
      log --jsonl
      check
      remove 9
      fix 1 --at 0:11
      fix 4 --who Cy
      undo
      remove 4 --json
      undo
      fix 1 --who Di
      check
      """),
    Script(
      "teams-that-play-again",
      """
      # A name alone is the team as it played last.
      new "Reds: 4 Ana, 23 Bo, 00 Cy" "Blues: 7 Di, 10 Ed, 11 Flo" --rules capped
      end
      $ sleep 60
      roster -g @1 add reds "5 Dora"
      roster -g @1 number Di none
      roster -g @1 remove Cy
      roster -g @1 remove Dora
      roster -g @1
      new "Greens: Gil, Hal, Ida" reds
      new --like @1 --target 11
      new --like @1 Reds
      new --like nowhere
      new Reds
      new
      new "reds" "REDS"
      new "Reds: 4 Ana, 4 Bo, Cy" Greens
      new "Reds: 07 Ana, Bo, Cy" Greens
      """),
  ]
}
