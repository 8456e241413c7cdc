nonisolated extension Script {
  /// Other rules, and games that do not add up or are deleted.
  static let courts = [
    Script(
      "who-is-on-court",
      #"""
      scoreboard new "Reds: 4 Ana*, 5 Bo, 6 Cy*, 7 Dora*" "Blues: Di, Ed, Flo, Gus" --rules fiba3x3
      scoreboard lineup
      scoreboard lineups
      scoreboard record --at 9:00 Ana two
      scoreboard show
      scoreboard record --at 8:00 Ana out Bo in
      scoreboard record --at 7:30 Di one
      scoreboard lineup home
      scoreboard show
      scoreboard lineup --at 7:00 Reds 4 Cy, Bo
      scoreboard record - <<.
      6:00 lineup Blues Gus, Ed, a3
      5:30 Bo two
      .
      scoreboard lineups
      scoreboard lineups --json
      scoreboard export lineups @1
      scoreboard export players @1
      scoreboard record Dora one Ana in
      scoreboard check
      scoreboard show --json
      scoreboard undo 3
      scoreboard lineup
      scoreboard record home in
      scoreboard lineup Reds Di
      scoreboard lineup Greens 4
      scoreboard lineup --at 5:00
      scoreboard lineup Reds 4 5
      scoreboard lineup Reds 4 5 Ana
      scoreboard end --score -q
      scoreboard stats --per-game
      # Minutes and plus-minus are those of the games that say who played.
      scoreboard new -q --like @1
      scoreboard record -q Ana two
      scoreboard end --score -q
      scoreboard stats --per-game --top 3
      """#),
    Script(
      "rules",
      #"""
      scoreboard rules
      \#(redsBlues) --rules fiba
      \#(redsBlues) --cap 10
      \#(redsBlues) --margin 0
      \#(redsBlues) --overtime 2
      \#(redsBlues) --double-bonus 7
      \#(redsBlues) --roster 2
      \#(redsBlues) --limit 0:00
      \#(redsBlues) --limit soon
      scoreboard new "Reds: Ana, Bo, Cy, Dora, Eve" "Blues: Di, Ed, Flo" --rules fiba3x3
      # Ten minutes, seven fouls, and an overtime to two points.
      \#(redsBlues) --rules fiba3x3
      scoreboard record --at 1:00 Ana two Di two
      scoreboard record home foul h1 foul h2 foul h3 foul home foul h1 foul h2 foul
      scoreboard show
      scoreboard record h1 foul h2 foul h3 foul
      scoreboard show
      scoreboard clock start
      sleep 59
      scoreboard show
      sleep 5
      scoreboard show
      scoreboard list
      scoreboard show --json
      scoreboard clock start
      scoreboard record Ana one
      scoreboard show
      scoreboard record --at 10:01 Di one
      scoreboard record Di two
      scoreboard show
      scoreboard record Ed assist
      scoreboard record Di assist
      scoreboard undo 2
      scoreboard show
      scoreboard rules
      # Time that runs out while nobody looks, and a clock that is set back.
      scoreboard new "Gulls: Ana, Bo, Cy" "Herons: Di, Ed, Flo" --rules capped --limit 1:00
      scoreboard record -g @1 Ana one
      scoreboard clock -g @1 start
      sleep 61
      scoreboard list
      scoreboard show @1
      scoreboard record -g @1 Di one
      scoreboard clock -g @1 set 0:50
      scoreboard record -g @1 Di one
      scoreboard clock -g @1 set 1:00
      scoreboard show @1
      scoreboard record -g @1 Di one
      scoreboard show @1
      # The cap, and rules changed in a game.
      scoreboard rules -g @1 --limit none
      scoreboard rules -g @1 --target 1 --margin 1
      scoreboard rules -g @1 --target 1 --margin 1 --drop-later
      scoreboard show @1
      scoreboard undo -g @1
      scoreboard rules -g @1 pickup
      scoreboard rules -g @1 --json
      """#),
    Script(
      "a-court",
      #"""
      # A game as on a court: shirt numbers, and a clock that counts down.
      scoreboard new "Reds: 4 Ana Lopez, 23 Bo, 00 Cy" "Blues: 4 Di, 5 Ed, #9 Flo Ray" --rules fiba3x3
      scoreboard roster
      scoreboard record --at 9:41.5 23 two 00 a
      scoreboard record --at 9:30 4 two
      scoreboard record --at 9:30 lopez t
      scoreboard record --at 9:20 ray tw
      scoreboard record --at 9:35 5 reb
      scoreboard record ray +
      scoreboard record --at 10:01 ray o
      scoreboard clock set 9:25
      scoreboard clock set 8:00
      scoreboard clock
      scoreboard record - <<.
      7:59 5 o ray a
      7:30.25 Di one
      0:00 5 foul
      OT di one
      .
      scoreboard show
      scoreboard record 23 one home/4 a
      scoreboard record 5 foul
      scoreboard log
      scoreboard log --feed
      scoreboard record --at 0:00 Bo o
      scoreboard show
      scoreboard list
      scoreboard new "Gulls: 4 Ana Lopez, 23 Bo, 00 Cy" "Terns: 4 Di, 5 Ed, 9 Flo Ray" --rules fiba3x3
      scoreboard log @2 --feed | scoreboard record -g @1 - --quiet
      scoreboard show @1
      # The roster.
      scoreboard roster add home "7 Dora"
      scoreboard roster add home "07 Eve"
      scoreboard roster number Dora 23
      scoreboard roster number Dora 8
      scoreboard roster number Dora 8
      scoreboard roster number Dora none
      scoreboard roster remove Bo
      scoreboard roster remove Dora
      scoreboard roster remove Dora Bo
      scoreboard roster number Ana
      scoreboard undo 4
      scoreboard roster
      """#),
    Script(
      "games-that-end",
      #"""
      # Games that nobody will finish.
      \#(redsBlues)
      scoreboard record --at 0:10 Ana two Bo assist
      scoreboard clock start
      sleep 20
      scoreboard end
      scoreboard show
      scoreboard list
      scoreboard end
      scoreboard record Di one
      scoreboard clock start
      scoreboard record --at 0:05 Di one
      scoreboard undo 2
      scoreboard clock
      scoreboard redo
      scoreboard undo
      scoreboard end --forfeit Ana
      scoreboard end --forfeit reds
      scoreboard show
      scoreboard log --all
      scoreboard note
      scoreboard note "rain"
      scoreboard note
      scoreboard undo 2
      scoreboard end --json
      """#),
    Script(
      "check-and-delete",
      #"""
      \#(redsBlues)
      scoreboard check
      scoreboard record --at 0:10 Ana assist
      scoreboard record --at 0:20 Bo two Bo assist
      scoreboard record --at 0:30 Cy foul Cy foul
      scoreboard check
      scoreboard check --json
      scoreboard check --all
      scoreboard show
      sed -i 's/"score":2/"score":3/' games/2026-11-20-reds-blues.json
      scoreboard show
      scoreboard check
      scoreboard check --repair
      scoreboard show
      scoreboard delete
      scoreboard delete 2026-11-20-reds-blues
      scoreboard delete nope --yes
      scoreboard delete 2026 --yes
      scoreboard list
      scoreboard show
      scoreboard restore nope
      \#(redsBlues)
      scoreboard restore 2026
      scoreboard delete @1 -y
      scoreboard restore 2026
      scoreboard restore 2026
      scoreboard list
      """#),
  ]
}
