nonisolated extension Script {
  /// Which game and which library is meant.
  static let libraries = [
    Script(
      "two-open-games",
      """
      scoreboard new "Reds: Ana, Bo, Cy" "Blues: Di, Ed, Flo" --target 1 --margin 1
      sleep 60
      scoreboard new "Reds: Ana, Bo, Cy" "Greens: Gus, Hal, Ida"
      sleep 60
      scoreboard new "Whites: Jo, Kim, Lu" "Blues: Di, Ed, Flo"
      # A command that writes is not to guess; one that reads takes the one changed last.
      scoreboard record Ana one
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
      # Files in the way of the lock and of the change.
      mkdir -p locked/.scoreboard/lock
      scoreboard --library locked new "Reds: Ana, Bo, Cy" "Blues: Di, Ed, Flo"
      mkdir two/.2026-11-20-greens-blues.json.new
      scoreboard --library two record Ana one
      scoreboard --library two log
      """),
  ]
}
