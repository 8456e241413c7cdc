nonisolated extension Script {
  /// A tournament's day.
  static let events = [
    Script(
      "an-event",
      """
      # A plan, and what its games make of it.
      scoreboard event plan cup "Reds: 4 Ana, 23 Bo, Cy" Blues Greens "Old Town" --title "Summer Cup" --rules fiba3x3 --courts 2 --pools 2 --advance 1
      cat games/cup.event
      scoreboard event next
      scoreboard play
      SCOREBOARD_COURT=2 scoreboard play --json
      scoreboard play 1
      scoreboard play 3
      scoreboard end --score 21-15 -g 2026-11-20-reds-old-town
      scoreboard end --score 21-12 -g 2026-11-20-blues-greens
      scoreboard event
      scoreboard event next 1
      sleep 60
      scoreboard play
      scoreboard show
      scoreboard end --score 21-9 -g 2026-11-20-reds-blues
      scoreboard event cup --json
      scoreboard event --csv
      # A correction changes who is in the final, whose game is disputed until it is decided.
      scoreboard end --score 15-21 -g 2026-11-20-reds-old-town
      scoreboard event
      scoreboard check
      scoreboard check -g 2026-11-20-reds-old-town
      SCOREBOARD_GAME=2026-11-20-reds-old-town scoreboard check
      scoreboard score --plain 2026-11-20-reds-old-town <<.
      check
      .
      scoreboard play 3
      scoreboard event keep 3
      scoreboard event keep 3
      tail -2 games/cup.event
      scoreboard check
      sleep 60
      scoreboard play 3 --again
      scoreboard event
      """),
    Script(
      "the-winner-stays-on",
      """
      scoreboard event plan gym "Reds: 4 Ana, 23 Bo, Cy" Blues Greens --stay 2 --rules pickup
      cat games/gym.event
      scoreboard play
      scoreboard play
      scoreboard end --score 15-9 -g 2026-11-20-reds-blues
      scoreboard event join "Golds: 7 Di, 8 Ed, 9 Flo"
      scoreboard event join golds
      scoreboard play
      scoreboard event leave Blues
      scoreboard event leave Greens
      scoreboard event join Greens
      scoreboard end --score 15-13 -g 2026-11-20-reds-greens
      scoreboard event
      scoreboard event --json
      SCOREBOARD_COURT=9 scoreboard play
      scoreboard play
      scoreboard end --forfeit Golds -g 2026-11-20-golds-greens
      scoreboard event
      scoreboard event move 4 --court 2
      scoreboard event withdraw Reds keep
      tail -3 games/gym.event
      scoreboard roster rename Di "Di*" --all
      scoreboard event plan late Reds Blues --stay 2 --courts 2
      """),
    Script(
      "an-event-changed",
      """
      # What an organiser decides is a line of the file, of which all else stays.
      mkdir games
      printf '# Our day\\nday 2026-11-20   slot 20\\ncourts 1 2\\npool A Reds, Blues, Old Town  # all of us\\n1 10:00 court 1 Reds - Blues # opens\\n2 10:20 court any Old Town - Reds\\n3 10:40 Blues - Old Town\\n4 A1 - A2 Final\\n' > games/day.event
      scoreboard event
      scoreboard event move 1 --court 2 --at 10:05
      scoreboard event move 3 --court 2 --at 10:20
      scoreboard event move 3 --court any --at 10:40 -q
      scoreboard event delay 15
      scoreboard event lot Blues "Old Town"
      scoreboard event withdraw old town keep
      scoreboard event withdraw "old town" keep
      scoreboard event withdraw "Old Town" void --json
      cat games/day.event
      scoreboard event --ics
      scoreboard event move 1 --at 12:00 -q
      scoreboard event --ics --team reds
      scoreboard new Reds Blues --score 21-15
      scoreboard event link 2026-11-20-reds-blues 1
      scoreboard event
      scoreboard event move 1 --at 15:00
      scoreboard undo
      scoreboard event next
      scoreboard roster rename Reds "Red Sox" --all --dry-run
      scoreboard roster rename Reds "Red Sox" --all
      cat games/day.event
      # A delay is one of the day that is on.
      printf 'pool A Reds, Blues, Greens\\nday 2026-11-20\\n1 10:00 Reds - Blues\\nday 2026-11-21\\n2 10:00 Blues - Greens\\n' > games/two.event
      scoreboard event delay 10 --event two
      """),
    Script(
      "a-team-withdraws-late",
      """
      # The final is Reds - Blues: who has won the semi-final keeps it, and the final is a walkover.
      scoreboard event plan cup Reds Blues Greens Whites --pools 2 --courts 2 -q
      scoreboard play -q 1
      scoreboard end -q --score 15-3 -g 2026-11-20-reds-whites
      scoreboard play -q 2
      scoreboard end -q --score 15-3 -g 2026-11-20-blues-greens
      scoreboard play -q 3
      scoreboard end -q --score 15-3 -g 2026-11-20-reds-greens
      scoreboard play -q 4
      scoreboard end -q --score 15-3 -g 2026-11-20-blues-whites
      scoreboard event withdraw Reds keep
      scoreboard event
      scoreboard check
      # Nothing of it counts: the fixtures that change are named, and what is offered works.
      scoreboard event withdraw Reds void
      scoreboard event
      scoreboard check
      scoreboard play 4
      scoreboard event keep 4
      scoreboard play 3 --again
      scoreboard check
      scoreboard event
      # A court that is taken is said, and a withdrawal names the walkovers that it makes.
      scoreboard event plan day Reds Blues Greens Whites -q
      scoreboard play --event day
      SCOREBOARD_COURT=1 scoreboard play --event day
      scoreboard event withdraw Reds keep --event day
      scoreboard event withdraw Blues void --event day
      """),
    Script(
      "a-league-of-two-days",
      """
      # Lines of several days have their days, and a delay is of today.
      mkdir games
      printf 'pool A Reds, Blues, Gulls\\nday 2026-11-13\\n1 19:00 court 1 Reds - Blues\\nday 2026-11-20\\n2 19:00 court 1 Blues - Gulls\\n3 20:00 court 1 Gulls - Reds\\n4 A1 - A2 Final\\n5 W4 - A3\\n' > games/cup.event
      scoreboard event next
      scoreboard event delay 5
      scoreboard event move 3 --at 19:10
      scoreboard event move 3 --at 20:05 -q
      scoreboard event --ics --team Reds
      # The game that is linked last counts, also when it was linked before.
      scoreboard new Reds Blues --score 21-15
      scoreboard event link @1 1
      scoreboard event link @1 1
      sleep 60
      scoreboard play 1 --again
      scoreboard end -q --score 3-21 -g 2026-11-20-reds-blues-2
      scoreboard event link 2026-11-20-reds-blues 1
      scoreboard play -q 2
      scoreboard end -q --score 15-3 -g 2026-11-20-blues-gulls
      scoreboard event lot Reds Blues
      scoreboard play -q 3
      scoreboard end -q --score 15-3 -g 2026-11-20-gulls-reds
      scoreboard event lot Reds Gulls Blues
      scoreboard play 4
      scoreboard record -q -g 2026-11-20-blues-gulls-2 Blues one Gulls one
      scoreboard end -q --score -g 2026-11-20-blues-gulls-2
      scoreboard event next
      """),
    Script(
      "events-refused",
      """
      # What cannot be done is named, and nothing is written.
      scoreboard event
      scoreboard event plan cup
      scoreboard event plan cup Reds
      scoreboard event plan cup Reds reds
      scoreboard event plan cup Reds Blues --pools 2
      scoreboard event plan cup Reds Blues --knockout --twice
      scoreboard event plan cup Reds Blues --third
      scoreboard event plan cup "Reds: 4 Ana, 5 Bo" Blues
      scoreboard event plan cup "Reds: Ana, Bo, Cy, Di, Ed" Blues --rules fiba3x3
      scoreboard event plan cup "Sea #1" Blues
      scoreboard event plan ../cup Reds Blues
      scoreboard event plan cup Reds Blues --knockout -q
      scoreboard event plan cup Reds Blues
      scoreboard event plan other Reds Blues --rules street
      scoreboard event cop
      scoreboard event cup --pools 2
      scoreboard event move 1
      scoreboard event move 1 --twice
      scoreboard event move 9 --at 10:00
      scoreboard event move 1 --court 7
      scoreboard event delay 900
      scoreboard event delay soon
      scoreboard event withdraw Greens keep
      scoreboard event withdraw Reds maybe
      scoreboard event lot Reds Reds
      scoreboard event keep 1
      scoreboard event --team Reds
      scoreboard event --csv --ics
      scoreboard event --csv --json
      scoreboard event --ics --json
      scoreboard play 9
      scoreboard play --again
      scoreboard new Reds Greens -q
      scoreboard event link 2026-11-20-reds-greens 1
      scoreboard event withdraw Reds keep -q
      scoreboard play 1
      scoreboard play
      scoreboard event plan league Reds Blues -q
      scoreboard event
      scoreboard play --event cup 1
      printf 'pool A Reds, Blues\\n1 Reds - Greens\\n' > games/league.event
      scoreboard event league
      scoreboard event --event league delay 5
      scoreboard play --event league 1
      scoreboard check --all
      scoreboard event plan gym Reds Blues Greens --stay 2 --rules fiba3x3 -q
      scoreboard event --event gym join "Golds: 4 Ana, 23 Bo"
      sed -i 's/^queue/team Reds: 4 Ana, 5 Bo\\nqueue/' games/gym.event
      scoreboard play --event gym
      scoreboard event plan next Reds Blues
      # The teams of a file are text; a byte order mark and comments are none.
      printf 'Reds\\377\\n' > teams
      scoreboard event plan day --teams teams
      head -c 1048577 /dev/zero > teams
      scoreboard event plan day --teams teams
      printf '\\357\\273\\277Reds: Ana, Bo, Cy # first\\nBlues\\t# second\\n' > teams
      scoreboard event plan day --teams teams -q
      grep team games/day.event
      """),
  ]
}
