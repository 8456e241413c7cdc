nonisolated extension Script {
  /// Whole games, as text and as JSON.
  static let games = [
    Script(
      "a-short-game",
      """
      # A game to five, from the first word to the last.
      scoreboard new "Reds: Ana, Bo, Cy" "Blues: Di, Ed, Flo, Gus" --target 5
      scoreboard
      scoreboard log
      scoreboard list
      scoreboard clock
      scoreboard clock start
      sleep 12.34
      scoreboard record Ana two Bo assist
      scoreboard clock
      sleep 20
      scoreboard record blues/flo two
      scoreboard record away rebound
      scoreboard record h3 f
      scoreboard clock toggle
      scoreboard show

      # A late entry, and a basket whose scorer nobody saw.
      scoreboard record --at 0:20 Di 1
      scoreboard record --at 1:02.5 home +2
      scoreboard log

      # Taken back, given back, corrected.
      scoreboard undo
      scoreboard redo
      scoreboard undo 2
      scoreboard clock set 1:30
      scoreboard record Ana one
      scoreboard clock start
      sleep 30

      # The last basket stops the clock; of all that may follow there is its assist.
      scoreboard record Cy two
      sleep 5
      scoreboard record Ana assist
      scoreboard clock
      scoreboard
      scoreboard show @1
      scoreboard log
      scoreboard list
      scoreboard undo 2
      scoreboard show
      scoreboard redo
      """),
    Script(
      "colours-of-teams",
      """
      # The colours of the shirts, by name or by number, for one team or for both.
      \(redsBlues) --colors red,#1D428A
      scoreboard record Ana two
      scoreboard --color always
      scoreboard flow --color always
      scoreboard roster --color always

      # They stay with a team that is renamed, and in the next game it plays.
      scoreboard roster rename Reds Crimson
      sleep 1
      scoreboard new Crimson "Greens: Gus, Hal, Ida" --colors ,green
      scoreboard roster -g @1 --color always
      sleep 1
      scoreboard new --like @1 --colors gold,
      scoreboard roster -g @1 --color always
      scoreboard show @1 --json

      # What is no colour is refused, and so are two teams in the same one.
      scoreboard new Crimson Greens --colors red
      scoreboard new Crimson Greens --colors red,bleu
      scoreboard new Crimson Greens --colors red,#ff0000
      scoreboard new Crimson Greens --colors ,
      """),
    Script(
      "a-short-game-json",
      """
      # Plays are answered a line each, a correction with the game after it.
      scoreboard new -q "Reds: Ana, Bo" "Blues: Di" --side 1 --target 3
      scoreboard record --at 0:12.345 Ana two Bo assist --json
      scoreboard undo --json
      scoreboard redo -q
      scoreboard record - --json <<.
      1:10 home one
      .
      scoreboard log --jsonl
      """),
    Script(
      "teams-of-their-own",
      """
      # Other rules: two a side, to 21 by one.
      scoreboard new "Reds: Ana, Bo" "Blues: Di, Ed" --side 2 --target 21 --margin 1
      scoreboard show
      # The same teams on the same day, and teams whose names make no file name.
      \(redsBlues)
      \(redsBlues)
      scoreboard new "!: Ana, Bo, Cy" "../x: Di, Ed, Flo"
      scoreboard new "Žuti  Mačci :  Željko, Ana  Marija ,, Bo" "李: 小龍, 👩‍👩‍👧 Zoë, Ed"
      ls games
      scoreboard list
      """),
    Script(
      "the-wall-clock",
      """
      # The game clock never runs backwards, whatever the wall clock does.
      \(redsBlues) -q
      scoreboard clock start
      sleep 60
      scoreboard record Ana one
      date -s 20:00:00.000
      scoreboard clock
      scoreboard record Bo one
      sleep 5
      scoreboard clock
      scoreboard clock start
      scoreboard clock pause
      scoreboard clock pause
      date -s 21:00:00.000
      scoreboard clock
      scoreboard show
      """),
  ]
}
