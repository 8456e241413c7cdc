nonisolated extension Script {
  /// Other rules, and games that do not add up or are deleted.
  static let courts = [
    Script(
      "who-is-on-court",
      #"""
      new "Reds: 4 Ana*, 5 Bo, 6 Cy*, 7 Dora*" "Blues: Di, Ed, Flo, Gus" --rules fiba3x3
      lineup
      lineups
      record --at 9:00 Ana two
      show
      record --at 8:00 Ana out Bo in
      record --at 7:30 Di one
      lineup home
      show
      lineup --at 7:00 Reds 4 Cy, Bo
      record - <<.
      6:00 lineup Blues Gus, Ed, a3
      5:30 Bo two
      .
      lineups
      lineups --json
      export lineups @1
      export players @1
      record Dora one Ana in
      check
      show --json
      undo 3
      lineup
      record home in
      lineup Reds Di
      lineup Greens 4
      lineup --at 5:00
      lineup Reds 4 5
      lineup Reds 4 5 Ana
      end --score -q
      stats --per-game
      # Minutes and plus-minus are those of the games that say who played.
      new -q --like @1
      record -q Ana two
      end --score -q
      stats --per-game --top 3
      """#),
    Script(
      "rules",
      #"""
      rules
      rules --show nba
      rules --show nba --json --target 3
      rules --show all
      \#(redsBlues) --rules fiba
      \#(redsBlues) --cap 10
      \#(redsBlues) --margin 0
      \#(redsBlues) --overtime 2
      \#(redsBlues) --double-bonus 7
      \#(redsBlues) --roster 2
      \#(redsBlues) --limit 0:00
      \#(redsBlues) --limit soon
      \#(redsBlues) --timeout-ceilings 'Q4 2:00'
      \#(redsBlues) --default-score 0-2
      new "Reds: Ana, Bo, Cy, Dora, Eve" "Blues: Di, Ed, Flo" --rules fiba3x3
      # Ten minutes, seven fouls, and an overtime to two points.
      \#(redsBlues) --rules fiba3x3
      record --at 1:00 Ana two Di two
      record home foul h1 foul h2 foul h3 foul home foul h1 foul h2 foul
      show
      record h1 foul h2 foul h3 foul
      show
      clock start
      $ sleep 59
      show
      $ sleep 5
      show
      list
      show --json
      clock start
      record Ana one
      show
      record --at 10:01 Di one
      record Di two
      show
      record Ed assist
      record Di assist
      undo 2
      show
      rules
      # Time that runs out while nobody looks, and a clock that is set back.
      new "Gulls: Ana, Bo, Cy" "Herons: Di, Ed, Flo" --rules capped --limit 1:00
      record -g @1 Ana one
      clock -g @1 start
      $ sleep 61
      list
      show @1
      record -g @1 Di one
      clock -g @1 set 0:50
      record -g @1 Di one
      clock -g @1 set 1:00
      show @1
      record -g @1 Di one
      show @1
      # The cap, and rules changed in a game.
      rules -g @1 --limit none
      rules -g @1 --target 1 --margin 1
      rules -g @1 --target 1 --margin 1 --drop-later
      show @1
      undo -g @1
      rules -g @1 pickup
      rules -g @1 --json
      """#),
    Script(
      "a-court",
      #"""
      # A game as on a court: shirt numbers, and a clock that counts down.
      new "Reds: 4 Ana Lopez, 23 Bo, 00 Cy" "Blues: 4 Di, 5 Ed, #9 Flo Ray" --rules fiba3x3
      roster
      record --at 9:41.5 23 two 00 a
      record --at 9:30 4 two
      record --at 9:30 lopez t
      record --at 9:20 ray tw
      record --at 9:35 5 reb
      record ray +
      record --at 10:01 ray o
      clock set 9:25
      clock set 8:00
      clock
      record - <<.
      7:59 5 o ray a
      7:30.25 Di one
      0:00 5 foul
      OT di one
      .
      show
      record 23 one home/4 a
      record 5 foul
      log
      log --feed
      record --at 0:00 Bo o
      show
      list
      new "Gulls: 4 Ana Lopez, 23 Bo, 00 Cy" "Terns: 4 Di, 5 Ed, 9 Flo Ray" --rules fiba3x3
      $ scoreboard log @2 --feed | scoreboard record -g @1 - --quiet
      show @1
      # The roster.
      roster add home "7 Dora"
      roster add home "07 Eve"
      roster number Dora 23
      roster number Dora 8
      roster number Dora 8
      roster number Dora none
      roster remove Bo
      roster remove Dora
      roster remove Dora Bo
      roster number Ana
      undo 4
      roster
      """#),
    Script(
      "games-that-end",
      #"""
      # Games that nobody will finish.
      \#(redsBlues)
      record --at 0:10 Ana two Bo assist
      clock start
      $ sleep 20
      end
      show
      list
      end
      record Di one
      clock start
      record --at 0:05 Di one
      undo 2
      clock
      redo
      undo
      end --forfeit Ana
      end --forfeit reds
      show
      log --all
      note
      note "rain"
      note
      undo 2
      end --json
      """#),
    Script(
      "check-and-delete",
      #"""
      \#(redsBlues)
      check
      record --at 0:10 Ana assist
      record --at 0:20 Bo two Bo assist
      record --at 0:30 Cy foul Cy foul
      check
      check --json
      check --all
      show
      $ sed -i 's/"score":2/"score":3/' games/2026-11-20-reds-blues.json
      show
      check
      check --repair
      show
      delete
      delete 2026-11-20-reds-blues
      delete nope --yes
      delete 2026 --yes
      list
      show
      restore nope
      \#(redsBlues)
      restore 2026
      delete @1 -y
      restore 2026
      restore 2026
      list
      """#),
  ]
}
