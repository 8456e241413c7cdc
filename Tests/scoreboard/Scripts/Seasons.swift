nonisolated extension Script {
  /// What counts in a season, and who is who.
  static let seasons = [
    Script(
      "a-season-and-its-event",
      #"""
      # What an event voids or plays again counts nowhere, and is named.
      event plan cup Reds Blues Greens Whites --rules fiba5x5 --courts 2
      event result 1 80-70
      event result 2 75-60
      event result 3 61-60
      event result 1 70-80 --again
      event withdraw Whites void
      new "Reds: 4 Ana, 5 Bo" "Blues: 4 Ana, 6 Di" --rules fiba5x5 --side 1
      record home/Ana two Di rebound -q
      end --score
      new Reds Greens --rules fiba5x5 --side 1
      end -q
      list
      list --open
      export games
      standings
      stats --teams
      stats --teams --sort offensiveRating
      standings --event cup
      standings --event nope
      list --event CUP --last 1
      list --team Nope
      export standings
      # A game that does not count is neither the newest nor the one at hand.
      $ sleep 60
      event result 2 81-70 --again
      show @1
      undo -g blues-greens -q
      show
      end
      list
      report --all -o site
      $ grep -c 'not counted' site/index.html
      # What a league takes off.
      league deduct Reds 1 unpaid fee
      league deduct "Team 2" 3
      league deduct
      standings
      league deduct reds
      league deduct Reds none
      league deduct Reds two
      $ cat games/league
      """#),
    Script(
      "who-is-who",
      #"""
      # One name in two teams is asked about once, and answered in the league.
      new "Reds: Jan Müller" "Blues: Di" --target 2 --margin 1 --side 1
      record "Jan Müller" two
      new "Greens: Jan Müller" "Blues: Di" --target 2 --margin 1 --side 1
      record "Jan Müller" two
      new "Reds: Jo" "Blues: Di, Eva" --target 2 --margin 1 --side 1
      record Jo two
      stats
      stats jan
      stats di
      stats eva
      stats jan --team reds
      stats --team reds
      report --all -o site
      stats -q
      league same "Jan Müller"
      stats
      league apart "Jan Müller"
      stats
      stats jan
      stats greens/jan
      league
      league apart
      league apart "Jan Müller" none
      # They have met in a game that a filter leaves out.
      new "Reds: Jan Müller" "Greens: Jan Müller" --side 1 --date 2026-11-01
      stats --since 2026-11-15
      """#),
  ]
}
