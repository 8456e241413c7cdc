nonisolated extension Script {
  /// Words that a command does not take.
  static let usage = [
    Script(
      "usage-errors",
      """
      scoreboard recrod Ana two
      scoreboard Ana two
      scoreboard shoe
      scoreboard help recrod
      scoreboard help show log
      scoreboard --jsn
      scoreboard show -x
      scoreboard undo -1
      scoreboard record --keepgoing -
      scoreboard --library
      scoreboard show -g
      scoreboard show --json=yes
      scoreboard show -q=
      scoreboard show --library a --library=b
      scoreboard -g a show --game a
      scoreboard show --color blue
      scoreboard show --color alway
      scoreboard undo two
      \(redsBlues) --target many
      scoreboard clock stop
      scoreboard clock 4:30
      scoreboard new
      scoreboard new "Reds: Ana, Bo, Cy"
      scoreboard record
      scoreboard show one two
      scoreboard list one
      scoreboard new Reds: Ana, Bo, Cy
      scoreboard record Ana
      scoreboard record Ana two Bo
      scoreboard record - Ana two
      scoreboard record --at 3:17 -
      scoreboard clock set
      scoreboard clock start 3:17
      scoreboard clock set -g reds
      scoreboard end 21-15 --library games -g reds
      scoreboard show --version
      """)
  ]
}
