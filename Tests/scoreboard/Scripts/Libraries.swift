nonisolated extension Script {
  /// Which game and which library is meant.
  static let libraries = [
    Script(
      "two-open-games",
      """
      \(redsBlues) --target 1 --margin 1
      $ sleep 60
      new "Reds: Ana, Bo, Cy" "Greens: Gus, Hal, Ida"
      $ sleep 60
      new "Whites: Jo, Kim, Lu" "Blues: Di, Ed, Flo"
      # A command that writes is not to guess; one that reads takes the one changed last.
      record Ana one
      rules street
      undo
      clock start
      clock
      log
      # By id, its beginning, a part of it, its age, the environment; -g wins over the environment.
      record -g 2026-11-20-reds-blues Ana one
      # The one changed last is at hand, though it is over: no undo goes to another that is open.
      undo
      log
      record -g 2026-11-20-reds-g Gus one
      clock -g greens
      record --game=@1 Jo one
      record -g @2 Hal one
      $ SCOREBOARD_GAME=@2 scoreboard record Ida one
      $ SCOREBOARD_GAME=@2 scoreboard record -g @1 Kim one
      $ SCOREBOARD_GAME=@2 scoreboard log
      $ SCOREBOARD_GAME=@2 scoreboard log @1
      -g @2 log
      log -g @2 @1
      list
      # No game, or several.
      show 2026-11-20-red
      show blues
      show 2026-11-20-whites-bluse
      show nope
      show @4
      show @0
      show ""
      show ../../etc/passwd
      $ SCOREBOARD_GAME=nope scoreboard record Ana one
      $ SCOREBOARD_GAME= scoreboard record Ana one
      """),
    Script(
      "some-games-of-a-library",
      """
      new "Reds: Ana, Bo, Cy" "Žuti  Mačci: Di, Ed, Flo" --target 1 --margin 1
      record Ana one
      # Near midnight: the day is that of the scorer, as in the id.
      $ sleep 10000
      new "Reds: Ana, Bo, Cy" "Greens: Gus, Hal, Ida"
      $ sleep 86400
      new "Whites: Jo, Kim, Lu" "Redskins: Di, Ed, Flo"
      list
      list --open
      list --team reds
      list --team " ŽUTI   macci " --json
      list --team red
      standings --team red
      stats --team ret
      standings --team whites
      list --since 2026-11-21
      list --until 2026-11-21
      list --since 2026-11-21 --until 2026-11-21 --open --team greens
      list --since 2026-11-22 --until 2026-11-20
      # A file that is no game is named all the same.
      $ mkdir games/x.json
      list --team greens
      # What is no day.
      list --since 2026-02-29
      list --until yesterday
      list --since 2026-1-1
      list --since "" --json
      """),
    Script(
      "completions",
      #"""
      # What may come next: asked for by the scripts of the shells.
      completions bash
      completions zsh
      completions fish
      # Without a library, and without a game.
      completions fish show ""
      completions fish record ""
      $ mkdir empty
      completions fish -- record --library empty ""
      completions fish -- restore --library empty ""
      # Names that are no plain words, that are options, and that mean two.
      new "Red Stars: Ana, Bo O'Neil, -x, h1" 'Blues: $(touch pwned), a"b, ana, home' --rules capped
      $ sleep 60
      new "Gulls: Di, Ed, Flo" "Terns: Gus, Hal, Ida"
      completions fish record ""
      completions fish -- record -g stars ""
      completions fish -- fix 1 -g stars --who b
      completions fish -- fix 1 --move ""
      completions fish lineup ""
      completions fish lineup Gulls Di ""
      completions fish -- --library games record Di t
      $ SCOREBOARD_GAME=stars scoreboard completions fish roster rename bo
      completions fish -- list --team ""
      completions fish show ""
      completions fish log terns
      completions fish restore ""
      delete --yes terns
      completions fish restore ""
      completions fish record b
      completions fish clock ""
      completions fish -- new a b --rules ""
      completions fish -- show --library ""
      completions fish completions ""
      completions bash " " "scoreboard record -g stars "
      completions zsh "re"
      completions tcsh
      """#),
    Script(
      "libraries",
      """
      $ scoreboard
      list
      record Ana one
      show --library nowhere
      $ SCOREBOARD_LIBRARY=nowhere scoreboard show
      show --library ""
      $ ls -A
      # Only new makes one.
      new --library court/one "Reds: Ana, Bo, Cy" "Blues: Di, Ed, Flo"
      $ SCOREBOARD_LIBRARY=two scoreboard new "Greens: Ana, Bo, Cy" "Blues: Di, Ed, Flo"
      list
      $ ls court/one two
      $ SCOREBOARD_LIBRARY=two scoreboard list
      $ SCOREBOARD_LIBRARY=two scoreboard --library court/one list
      --library court/one record Ana one
      # A library without games.
      $ mkdir empty
      list --library empty
      list --library empty --json
      --library empty
      --library empty undo
      # No place for one.
      $ : > file
      --library file list
      --library file show
      --library file record Ana one
      --library file new "Reds: Ana, Bo, Cy" "Blues: Di, Ed, Flo"
      --library file/games new "Reds: Ana, Bo, Cy" "Blues: Di, Ed, Flo"
      # A folder in the way of the lock.
      $ mkdir -p locked/.scoreboard/lock
      --library locked new "Reds: Ana, Bo, Cy" "Blues: Di, Ed, Flo"
      --library two record Ana one
      --library two log
      """),
    Script(
      "library-in-proc", needsLinux: true,
      """
      # Where no folder can be made, by anybody.
      --library /proc/games new "Reds: Ana, Bo, Cy" "Blues: Di, Ed, Flo"
      """),
  ]
}
