nonisolated extension Script {
  /// A tournament's day.
  static let events = [
    Script(
      "an-event",
      """
      # A plan, and what its games make of it.
      event plan cup "Reds: 4 Ana, 23 Bo, Cy" Blues Greens "Old Town" --title "Summer Cup" --rules fiba3x3 --courts 2 --pools 2 --advance 1
      $ cat games/cup.event
      event next
      play
      $ SCOREBOARD_COURT=2 scoreboard play --json
      play 1
      play 3
      end --score 21-15 -g reds-old-town
      end --score 21-12 -g blues-greens
      event
      event next 1
      $ sleep 60
      play
      show
      end --score 21-9 -g reds-blues
      event cup --json
      event --csv
      # A correction changes who is in the final, whose game is disputed until it is decided.
      end --score 15-21 --again -g reds-old-town
      event
      check
      check -g reds-old-town
      $ SCOREBOARD_GAME=2026-11-20-reds-old-town scoreboard check
      score --plain 2026-11-20-reds-old-town <<.
      check
      .
      play 3
      event keep 3
      event keep 3
      $ tail -2 games/cup.event
      check
      $ sleep 60
      play 3 --again
      event
      """),
    Script(
      "match-days",
      """
      # A season of weeks, at home and away in turn, in halls of the teams and without Christmas.
      event plan fall 'Reds: 4 Ana, 5 Bo, 6 Cy home "Hall North"' Blues Greens Whites --every 7 --day 2026-12-17 --skip 2026-12-24 --skip 2026-12-31 --at 20:00,18:00
      $ cat games/fall.event
      event move 2 --day 2026-12-18 --court "Hall South"
      event move 2 --day 2026-12-18 --court "Hall North" --at 19:30
      play 1
      event
      event plan cup Reds Blues --skip 2026-12-24
      event plan cup Reds Blues --every 7 --at 20:00,20:00
      event plan cup Reds Blues --every 7 --at 20:00 --from 10:00
      event plan cup Reds 'Blues home "Hall South"'
      event plan cup Reds Blues Greens Whites --every 7 --at 20:00 --courts 1
      """),
    Script(
      "a-series",
      """
      # A series ends when it is decided; what is not needed is not played.
      event plan cup Reds Blues Greens Whites --knockout --best-of 3 --third --day 2026-11-20
      $ tail -4 games/cup.event
      event result 1 21-10
      event result 3 10-21
      play 5
      event
      event result 1 10-21 --again
      play 5
      event plan cup2 Reds Blues Greens --best-of 3
      event plan cup2 Reds Blues --knockout --best-of 2
      """),
    Script(
      "results-of-fixtures",
      """
      # Results and forfeits of fixtures, ranked as the rules say.
      event plan cup Reds Blues Greens --rules fiba5x5
      event result 1 61-50
      event result 1 60-50
      event result 1 60-50 --again
      event result 2
      event result 2 x
      event result 2 --forfeit Golds
      event result 2 --forfeit Greens
      event result 3 50-50
      new Reds Greens --score 70-60 --rules fiba5x5
      event link reds-greens 3
      event
      standings
      standings --json
      standings --ranking average
      export standings
      new Reds Blues --forfeit Blues --score 2-1
      new Reds Blues --forfeit Golds
      new Reds Blues --forfeit Blues --rules fiba3x3
      new Reds Blues --score 21-9 --rules fiba3x3
      standings
      stats
      """),
    Script(
      "the-game-on-a-court",
      """
      event plan cup Reds Blues Greens Whites --courts 2
      play 1
      play 2
      $ SCOREBOARD_COURT=1 scoreboard play 3
      record reds one
      $ SCOREBOARD_COURT=1 scoreboard record home one
      $ SCOREBOARD_COURT=2 scoreboard clock
      # What an event has replaced is not open any more.
      end --score 15-9 -g @1
      $ sleep 60
      play 1 --again
      record home one
      """),
    Script(
      "the-winner-stays-on",
      """
      event plan gym "Reds: 4 Ana, 23 Bo, Cy" Blues Greens --stay 2 --rules pickup
      $ cat games/gym.event
      play
      play
      end --score 15-9 -g reds-blues
      event join "Golds: 7 Di, 8 Ed, 9 Flo"
      event join golds
      play
      event leave Blues
      event leave Greens
      event join Greens
      end --score 15-13 -g reds-greens
      event
      event --json
      $ SCOREBOARD_COURT=9 scoreboard play
      play
      end --forfeit Golds -g golds-greens
      event
      event move 4 --court 2
      event withdraw Reds keep
      $ tail -3 games/gym.event
      roster rename Di "Di*" --all
      event plan late Reds Blues --stay 2 --courts 2
      """),
    Script(
      "an-event-changed",
      """
      # What an organiser decides is a line of the file, of which all else stays.
      $ mkdir games
      $ printf '# Our day\\nday 2026-11-20   slot 20\\ncourts 1 2\\npool A Reds, Blues, Old Town  # all of us\\n1 10:00 court 1 Reds - Blues # opens\\n2 10:20 court any Old Town - Reds\\n3 10:40 Blues - Old Town\\n4 A1 - A2 Final\\n' > games/day.event
      event
      event move 1 --court 2 --at 10:05
      event move 3 --court 2 --at 10:20
      event move 3 --court any --at 10:40 -q
      event delay 15
      event lot Blues "Old Town"
      event withdraw old town keep
      event withdraw "old town" keep
      event withdraw "Old Town" void --json
      $ cat games/day.event
      event --ics
      event move 1 --at 12:00 -q
      event --ics --team reds
      new Reds Blues --score 21-15
      event link 2026-11-20-reds-blues 1
      event
      event move 1 --at 15:00
      undo
      event next
      roster rename Reds "Red Sox" --all --dry-run
      roster rename Reds "Red Sox" --all
      $ cat games/day.event
      # A delay is one of the day that is on.
      $ printf 'pool A Reds, Blues, Greens\\nday 2026-11-20\\n1 10:00 Reds - Blues\\nday 2026-11-21\\n2 10:00 Blues - Greens\\n' > games/two.event
      event delay 10 --event two
      """),
    Script(
      "a-team-withdraws-late",
      """
      # The final is Reds - Blues: who has won the semi-final keeps it, and the final is a walkover.
      event plan cup Reds Blues Greens Whites --pools 2 --courts 2 -q
      play -q 1
      end -q --score 15-3 -g reds-whites
      play -q 2
      end -q --score 15-3 -g blues-greens
      play -q 3
      end -q --score 15-3 -g reds-greens
      play -q 4
      end -q --score 15-3 -g blues-whites
      event withdraw Reds keep
      event
      check
      # Nothing of it counts: the fixtures that change are named, and what is offered works.
      event withdraw Reds void
      event
      check
      play 4
      event keep 4
      play 3 --again
      check
      event
      # A court that is taken is said, and a withdrawal names the walkovers that it makes.
      event plan day Reds Blues Greens Whites -q
      play --event day
      $ SCOREBOARD_COURT=1 scoreboard play --event day
      event withdraw Reds keep --event day
      event withdraw Blues void --event day
      """),
    Script(
      "a-league-of-two-days",
      """
      # Lines of several days have their days, and a delay is of today.
      $ mkdir games
      $ printf 'pool A Reds, Blues, Gulls\\nday 2026-11-13\\n1 19:00 court 1 Reds - Blues\\nday 2026-11-20\\n2 19:00 court 1 Blues - Gulls\\n3 20:00 court 1 Gulls - Reds\\n4 A1 - A2 Final\\n5 W4 - A3\\n' > games/cup.event
      event next
      event delay 5
      event move 3 --at 19:10
      event move 3 --at 20:05 -q
      event --ics --team Reds
      # The game that is linked last counts, also when it was linked before.
      new Reds Blues --score 21-15
      event link @1 1
      event link @1 1
      $ sleep 60
      play 1 --again
      end -q --score 3-21 -g reds-blues-2
      event link 2026-11-20-reds-blues 1
      event link 2026-11-20-reds-blues 1 --again
      play -q 2
      end -q --score 15-3 -g blues-gulls
      event lot Reds Blues
      play -q 3
      end -q --score 15-3 -g gulls-reds
      event lot Reds Gulls Blues
      play 4
      record -q -g blues-gulls-2 Blues one Gulls one
      end -q --score -g blues-gulls-2
      event next
      """),
    Script(
      "an-event-of-other-days",
      """
      # A result is of the day of its fixture, and a game of the day that it is played.
      $ mkdir games
      $ printf 'rules fiba5x5\\nday 2026-11-13 slot 90\\ncourts 1 2\\nteam Reds: 4 Ana, 5 Bo, 6 Cy, 7 Di, 8 Ed\\nteam Blues\\nteam Gulls\\nteam Kanal\\npool A Reds, Blues, Gulls, Kanal\\n\\n1 19:00 court 1 Reds - Blues # opens\\n2 19:00 court 2 Gulls - Kanal\\n\\nday 2026-11-27 slot 90\\n3 19:00 court 1 Reds - Gulls\\n4 19:00 court 2 Kanal - Blues\\n' > games/cup.event
      event result 1 70-60
      event result 2 --forfeit Kanal
      play 3 --date 2026-11-28
      # Who was added at the table is there the next time; who is named in the plan since, too.
      roster -g reds-gulls add Reds "9 Flo"
      end -q -g reds-gulls --score
      $ sed -i 's/8 Ed/8 Ed, 9 Gus/' games/cup.event
      $ sleep 60
      play 3 --again
      roster -g reds-gulls-2
      # A fixture on another day, and two at one time: on one court, and of one team.
      event move 4 --day 2026-11-13
      event move 4 --day 2026-11-20 --at 20:00
      $ printf '5 20:30 court 2 Kanal - Reds\\n6 20:00 court 2 Gulls - Reds\\n' >> games/cup.event
      event move 4 --day 2026-11-27
      event
      event --json
      check --all
      $ cat games/cup.event
      # Points are taken off a team.
      event deduct Gulls 1 late for the game
      event deduct Nobody 1
      event deduct Gulls none
      event deduct Gulls 1 "no #1"
      roster rename Gulls Herons --all -q
      $ tail -2 games/cup.event
      event deduct Herons 2 --json
      # The players of a team that has not played yet are those of an event.
      $ printf 'team Red Hawks: 4 Al, 5 Ben, 6 Cal\\nteam Owls\\n1 Red Hawks - Owls\\n' > games/hawks.event
      new "Red Hawks" Larks
      """),
    Script(
      "a-cup-of-twelve-corrected",
      """
      # A third by a correction keeps the game that it has played: the one without a place takes the
      # free one, and all twelve have a final place.
      event plan cup T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 --pools 4 --courts 2 -q
      $ for n in 1 2 3 4 5 6 7 8 9 10 11 12; do scoreboard event result -q $n 21-$((n + 3)); done
      $ for n in 13 14 15 16; do scoreboard event result -q $n 21-3; done
      event result 5 3-21
      event result 5 3-21 --again
      check
      event keep 15
      event keep 13
      event result -q 17 21-3
      event result -q 18 21-3
      event result -q 19 21-3
      event
      check
      """),
    Script(
      "events-refused",
      """
      # What cannot be done is named, and nothing is written.
      event
      event plan cup
      event plan cup Reds
      event plan cup Reds reds
      event plan cup Reds Blues --pools 2
      event plan cup Reds Blues --knockout --twice
      event plan cup Reds Blues --third
      event plan cup "Reds: 4 Ana, 5 Bo" Blues
      event plan cup "Reds: Ana, Bo, Cy, Di, Ed" Blues --rules fiba3x3
      event plan cup "Sea #1" Blues
      event plan ../cup Reds Blues
      event plan cup Reds Blues --knockout -q
      event plan cup Reds Blues
      event plan other Reds Blues --rules street
      event cop
      event cup --pools 2
      event move 1
      event move 1 --twice
      event move 9 --at 10:00
      event move 1 --court 7
      event delay 900
      event delay soon
      event withdraw Greens keep
      event withdraw Reds maybe
      event lot Reds Reds
      event keep 1
      event --team Reds
      event --csv --ics
      event --csv --json
      event --ics --json
      play 9
      play --again
      new Reds Greens -q
      event link 2026-11-20-reds-greens 1
      event withdraw Reds keep -q
      play 1
      play
      event plan league Reds Blues -q
      event
      play --event cup 1
      $ printf 'pool A Reds, Blues\\n1 Reds - Greens\\n' > games/league.event
      event league
      event --event league delay 5
      play --event league 1
      check --all
      event plan gym Reds Blues Greens --stay 2 --rules fiba3x3 -q
      event --event gym join "Golds: 4 Ana, 23 Bo"
      $ sed -i 's/^queue/team Reds: 4 Ana, 5 Bo\\nqueue/' games/gym.event
      play --event gym
      event plan next Reds Blues
      # The teams of a file are text; a byte order mark and comments are none.
      $ printf 'Reds\\377\\n' > teams
      event plan day --teams teams
      $ head -c 1048577 /dev/zero > teams
      event plan day --teams teams
      $ printf '\\357\\273\\277Reds: Ana, Bo, Cy # first\\nBlues\\t# second\\n' > teams
      event plan day --teams teams -q
      $ grep team games/day.event
      """),
  ]
}
