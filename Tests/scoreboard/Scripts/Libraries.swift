nonisolated extension Script {
  /// Which game and which library is meant.
  static let libraries = [
    Script(
      "two-open-games",
      """
      \(redsBlues) --target 1 --margin 1
      sleep 60
      scoreboard new "Reds: Ana, Bo, Cy" "Greens: Gus, Hal, Ida"
      sleep 60
      scoreboard new "Whites: Jo, Kim, Lu" "Blues: Di, Ed, Flo"
      # A command that writes is not to guess; one that reads takes the one changed last.
      scoreboard record Ana one
      scoreboard rules street
      scoreboard undo
      scoreboard clock start
      scoreboard clock
      scoreboard log
      # By id, its beginning, a part of it, its age, the environment; -g wins over the environment.
      scoreboard record -g 2026-11-20-reds-blues Ana one
      # The one changed last is at hand, though it is over: no undo goes to another that is open.
      scoreboard undo
      scoreboard log
      scoreboard record -g 2026-11-20-reds-g Gus one
      scoreboard clock -g greens
      scoreboard record --game=@1 Jo one
      scoreboard record -g @2 Hal one
      SCOREBOARD_GAME=@2 scoreboard record Ida one
      SCOREBOARD_GAME=@2 scoreboard record -g @1 Kim one
      SCOREBOARD_GAME=@2 scoreboard log
      SCOREBOARD_GAME=@2 scoreboard log @1
      scoreboard -g @2 log
      scoreboard log -g @2 @1
      scoreboard list
      # No game, or several.
      scoreboard show 2026-11-20-red
      scoreboard show blues
      scoreboard show 2026-11-20-whites-bluse
      scoreboard show nope
      scoreboard show @4
      scoreboard show @0
      scoreboard show ""
      scoreboard show ../../etc/passwd
      SCOREBOARD_GAME=nope scoreboard record Ana one
      SCOREBOARD_GAME= scoreboard record Ana one
      """),
    Script(
      "some-games-of-a-library",
      """
      scoreboard new "Reds: Ana, Bo, Cy" "Žuti  Mačci: Di, Ed, Flo" --target 1 --margin 1
      scoreboard record Ana one
      # Near midnight: the day is that of the scorer, as in the id.
      sleep 10000
      scoreboard new "Reds: Ana, Bo, Cy" "Greens: Gus, Hal, Ida"
      sleep 86400
      scoreboard new "Whites: Jo, Kim, Lu" "Redskins: Di, Ed, Flo"
      scoreboard list
      scoreboard list --open
      scoreboard list --team reds
      scoreboard list --team " ŽUTI   macci " --json
      scoreboard list --team red
      scoreboard standings --team red
      scoreboard stats --team ret
      scoreboard standings --team whites
      scoreboard list --since 2026-11-21
      scoreboard list --until 2026-11-21
      scoreboard list --since 2026-11-21 --until 2026-11-21 --open --team greens
      scoreboard list --since 2026-11-22 --until 2026-11-20
      # A file that is no game is named all the same.
      mkdir games/x.json
      scoreboard list --team greens
      # What is no day.
      scoreboard list --since 2026-02-29
      scoreboard list --until yesterday
      scoreboard list --since 2026-1-1
      scoreboard list --since "" --json
      """),
    Script(
      "completions",
      #"""
      # What may come next: asked for by the scripts of the shells.
      scoreboard completions bash
      scoreboard completions zsh
      scoreboard completions fish
      # Without a library, and without a game.
      scoreboard completions fish show ""
      scoreboard completions fish record ""
      mkdir empty
      scoreboard completions fish -- record --library empty ""
      scoreboard completions fish -- restore --library empty ""
      # Names that are no plain words, that are options, and that mean two.
      scoreboard new "Red Stars: Ana, Bo O'Neil, -x, h1" 'Blues: $(touch pwned), a"b, ana, home' --rules capped
      sleep 60
      scoreboard new "Gulls: Di, Ed, Flo" "Terns: Gus, Hal, Ida"
      scoreboard completions fish record ""
      scoreboard completions fish -- record -g stars ""
      scoreboard completions fish -- fix 1 -g stars --who b
      scoreboard completions fish -- fix 1 --move ""
      scoreboard completions fish lineup ""
      scoreboard completions fish lineup Gulls Di ""
      scoreboard completions fish -- --library games record Di t
      SCOREBOARD_GAME=stars scoreboard completions fish roster rename bo
      scoreboard completions fish -- list --team ""
      scoreboard completions fish show ""
      scoreboard completions fish log terns
      scoreboard completions fish restore ""
      scoreboard delete --yes terns
      scoreboard completions fish restore ""
      scoreboard completions fish record b
      scoreboard completions fish clock ""
      scoreboard completions fish -- new a b --rules ""
      scoreboard completions fish -- show --library ""
      scoreboard completions fish completions ""
      scoreboard completions bash " " "scoreboard record -g stars "
      scoreboard completions zsh "re"
      scoreboard completions tcsh
      """#),
    Script(
      "libraries",
      """
      scoreboard
      scoreboard list
      scoreboard record Ana one
      scoreboard show --library nowhere
      SCOREBOARD_LIBRARY=nowhere scoreboard show
      scoreboard show --library ""
      ls -A
      # Only new makes one.
      scoreboard new --library court/one "Reds: Ana, Bo, Cy" "Blues: Di, Ed, Flo"
      SCOREBOARD_LIBRARY=two scoreboard new "Greens: Ana, Bo, Cy" "Blues: Di, Ed, Flo"
      scoreboard list
      ls court/one two
      SCOREBOARD_LIBRARY=two scoreboard list
      SCOREBOARD_LIBRARY=two scoreboard --library court/one list
      scoreboard --library court/one record Ana one
      # A library without games.
      mkdir empty
      scoreboard list --library empty
      scoreboard list --library empty --json
      scoreboard --library empty
      scoreboard --library empty undo
      # No place for one.
      : > file
      scoreboard --library file list
      scoreboard --library file show
      scoreboard --library file record Ana one
      scoreboard --library file new "Reds: Ana, Bo, Cy" "Blues: Di, Ed, Flo"
      scoreboard --library file/games new "Reds: Ana, Bo, Cy" "Blues: Di, Ed, Flo"
      scoreboard --library /proc/games new "Reds: Ana, Bo, Cy" "Blues: Di, Ed, Flo"
      # A folder in the way of the lock.
      mkdir -p locked/.scoreboard/lock
      scoreboard --library locked new "Reds: Ana, Bo, Cy" "Blues: Di, Ed, Flo"
      scoreboard --library two record Ana one
      scoreboard --library two log
      """),
  ]
}
