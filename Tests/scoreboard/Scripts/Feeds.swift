nonisolated extension Script {
  /// Plays that come line by line.
  static let feeds = [
    Script(
      "feeds",
      """
      new "Reds: Ana, Bo, Cy" "Blues: Di Maria, Ed, Flo" --target 5
      record - <<.
      # blank lines and comments are passed over

      0:10 Ana two
         # this one too
      0:10.250  bo   ASSIST
      blues/Di Maria +1
      {"team":"away","player":null,"move":"rebound","seconds":12.5}
      {"team":"home","player":"Cy","move":"foul"}
      .
      log --feed
      log --jsonl

      # It stops at the first line that cannot be recorded; what came before stays.
      record - <<.
      20 Ed two
      # the next is nobody
      25 Zed one
      30 Ed two
      .
      log --feed

      # --keep-going goes on, and says so in the end.
      record - --keep-going <<.
      25 Zed one
      30 Ed jump
      35 Flo one
      5:1 Flo one
      40 Flo one
      45 Flo one
      Flo one
      40 Di assist
      .
      show
      undo 3
      """),
    Script(
      "feeds-json",
      """
      \(redsBlues) --target 3
      record - --json --keep-going <<.
      0:10 Ana two
      Zed one
      Ana
      0:20 Cy one
      0:21 Cy one
      .
      record - --json <<.
      Zed one
      .
      """),
    Script(
      "a-game-in-and-out",
      """
      # A game out of its feed and in again is the same game.
      \(redsBlues) -q --target 5
      record -q --at 0:12.345 Ana two Bo assist
      record -q --at 0:05 Di one
      record -q --at 1:00 home two
      record -q --at 1:30 Ana one
      \(redsBlues) --target 5
      $ scoreboard log --feed 2026-11-20-reds-blues | scoreboard record -q -g 2026-11-20-reds-blues-2 -
      log --feed 2026-11-20-reds-blues
      log --feed 2026-11-20-reds-blues-2
      \(redsBlues) --target 5
      $ scoreboard log --jsonl 2026-11-20-reds-blues | scoreboard record -g @1 -
      log --feed @1
      """),
    Script(
      "a-copy-of-a-full-court",
      """
      # A period that was ended, and a bench that began: the copy has both.
      new "Reds: 4 Ana, 5 Bo*, 6 Cy*, 7 Da*, 8 Ed*, 9 Fay*" Blues --rules fiba5x5
      record - <<.
      9:00 Ana in Bo out
      8:00 away three
      END
      END
      Q2 9:30 lineup home 4 5 6 7 8
      .
      new --like 2026-11-20-reds-blues
      $ scoreboard log --feed 2026-11-20-reds-blues | scoreboard record -q -g 2026-11-20-reds-blues-2 -
      log --feed 2026-11-20-reds-blues-2
      check 2026-11-20-reds-blues-2
      lineups 2026-11-20-reds-blues-2
      new Reds Greens --rules fiba5x5
      new Reds Greys

      # The lines of a feed are words of a command, too.
      record -g reds-blues-2 Q3
      record -g reds-blues-2 END
      record -g reds-blues-2 Q3
      record -g reds-blues-2 9:00 lineup Reds 4 5 6 7 9
      record -g reds-blues-2 --at 8:00 END called
      record -g reds-blues-2 IN-ORDER
      record -g reds-blues-2 END soon
      record -g reds-blues-2 --after 1 - <<.
      Ana two
      .

      # Rules without a move of a play would leave a feed that no game takes.
      rules -g 2026-11-20-reds-blues --shots 1,2
      """),
    Script(
      "what-is-no-play",
      """
      \(redsBlues)
      record - <<.
      Ana
      .
      record - <<.
      0:10 two
      .
      record - <<.
      1:2 Ana two
      .
      record - <<.
      0:10 Ana tow
      .
      record - <<.
      0:10 Ann two
      .
      record - <<.
      {"team":"home","player":"Ana"}
      .
      record - <<.
      {"team":"home","player":"Ana","move":"jump"}
      .
      record - <<.
      {"team":"reds","player":"Ana","move":"onePoint"}
      .
      record - <<.
      {"team":"home","player":"Ana","move":"onePoint","seconds":-1}
      .
      record - <<.
      {"team":"home","player":"Zed","move":"onePoint","seconds":1}
      .
      record - <<.
      {"team":"home"
      .
      record - <<.
      0:10 Ana two Bo assist
      .
      $ printf 'Ana \\377 one\\n' | scoreboard record -
      $ head -c 70000 /dev/zero | tr '\\0' x | scoreboard record -
      $ : | scoreboard record -
      log
      """),
  ]
}
