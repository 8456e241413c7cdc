nonisolated extension Script {
  /// Whole games, as text and as JSON.
  static let games = [
    Script(
      "a-short-game",
      """
      # A game to five, from the first word to the last.
      new "Reds: Ana, Bo, Cy" "Blues: Di, Ed, Flo, Gus" --target 5
      $ scoreboard
      log
      list
      clock
      clock start
      clock start
      $ sleep 12.34
      record Ana two Bo assist
      clock
      $ sleep 20
      record blues/flo two
      record away rebound
      record h3 f
      clock toggle
      show

      # A late entry, and a basket whose scorer nobody saw.
      record --at 0:20 Di 1
      record --at 1:02.5 home +2
      log

      # Taken back, given back, corrected.
      undo
      redo
      undo 2
      clock set 1:30
      record Ana one
      clock start
      $ sleep 30

      # The last basket stops the clock; of all that may follow there is its assist.
      record Cy two
      $ sleep 5
      record Ana assist
      clock
      $ scoreboard
      show @1
      log
      list
      undo 2
      show
      redo
      """),
    Script(
      "colours-of-teams",
      """
      # The colours of the shirts, by name or by number, for one team or for both.
      \(redsBlues) --colors red,#1D428A
      record Ana two
      --color always
      flow --color always
      roster --color always

      # They stay with a team that is renamed, and in the next game it plays.
      roster rename Reds Crimson
      $ sleep 1
      new Crimson "Greens: Gus, Hal, Ida" --colors ,green
      roster -g @1 --color always
      $ sleep 1
      new --like @1 --colors gold,
      roster -g @1 --color always
      show @1 --json

      # What is no colour is refused, and so are two teams in the same one.
      new Crimson Greens --colors red
      new Crimson Greens --colors red,bleu
      new Crimson Greens --colors red,#ff0000
      new Crimson Greens --colors ,
      """),
    Script(
      "a-short-game-json",
      """
      # Plays are answered a line each, a correction with the game after it.
      new -q "Reds: Ana, Bo" "Blues: Di" --side 1 --target 3
      record --at 0:12.345 Ana two Bo assist --json
      undo --json
      redo -q
      record - --json <<.
      1:10 home one
      .
      log --jsonl
      """),
    Script(
      "teams-of-their-own",
      """
      # Other rules: two a side, to 21 by one.
      new "Reds: Ana, Bo" "Blues: Di, Ed" --side 2 --target 21 --margin 1
      show
      # The same teams on the same day, and teams whose names make no file name.
      \(redsBlues)
      \(redsBlues)
      new "!: Ana, Bo, Cy" "../x: Di, Ed, Flo"
      new "Žuti  Mačci :  Željko, Ana  Marija ,, Bo" "李: 小龍, 👩‍👩‍👧 Zoë, Ed"
      $ ls games
      list
      """),
    Script(
      "the-wall-clock",
      """
      # The game clock never runs backwards, whatever the wall clock does.
      \(redsBlues) -q
      clock start
      $ sleep 60
      record Ana one
      $ date -s 20:00:00.000
      clock
      record Bo one
      $ sleep 5
      clock
      clock start
      clock pause
      clock pause
      $ date -s 21:00:00.000
      clock
      show
      """),
  ]
}
