nonisolated extension Script {
  /// Shots that say where they were taken.
  static let shots = [
    Script(
      "where-shots-fell",
      """
      \(fives) --rules fiba5x5
      record - <<.
      9:41 Ana two@0,0.6~layup Bea assist
      9:20 Di miss3@-6.75,0.9 Cleo block Cleo rebound
      9:02 Ana three@1.2,6.9~jumper
      8:40 Cleo foul Di drawn
      8:31 Di two@0.1,0.7~dunk,fast
      8:10 Ana miss2@-0.1,0.65
      7:50 Bea two@mid
      7:30 Bea miss2@3.1,2.2~pullup
      7:05 Di three@arc
      7:00 Di free~fast
      .
      shots
      shots --player Ana
      shots --team away --plain
      shots --json
      log
      log --feed
      fix 11 --place corner-right
      fix 11 --place 0,8 --kind none
      fix 12 --place none --kind fast
      fix 4 --place rim
      record Ana two@moon
      record Ana two@9,9
      record Ana free@rim
      check
      rules --court none
      record Ana two@0,1
      shots
      end --score
      shots --all --team reds
      export shots
      shots @1 --all
      lineups --size 1
      export assists
      """),
    // What the league shows, and what a season tells of a part of its games.
    Script(
      "a-season-of-parts",
      """
      \(fives) --rules fiba5x5
      roster add reds Fay
      record - <<.
      9:41 Ana two Bea assist
      9:20 Di miss3 Cleo block Ana rebound
      9:02 Ana turnover
      Q2 6:00 Bea out Fay in
      Q3 8:00 Fay two
      Q4 4:59 Di three
      Q4 0:30 Ana foul Di drawn
      .
      end --score
      show
      league rating
      league rating gameScore
      league rating best
      show
      stats
      league rating none
      show
      league --json
      stats --when Q1
      stats --when half2
      stats --when clutch
      stats --when OT --teams
      stats Ana --when q3
      stats --when noon
      lineups --all
      lineups --all --size 1 --team reds
      lineups --all --json
      lineups --size 2 --team reds
      lineups @1 --all
      """),
  ]
}
