nonisolated extension Script {
  /// What was entered wrong, put right.
  static let corrections = [
    Script(
      "corrections",
      #"""
      # Mistakes of a scorer, put right at once and later.
      \#(redsBlues)
      scoreboard record --at 0:10 Ana two
      scoreboard record --at 0:20 Di one
      scoreboard record --at 0:30 Bo one Cy assist
      scoreboard fix 1 --who Bo --move one --dry-run
      scoreboard log
      sleep 5
      scoreboard fix 1 --who Bo --move one
      scoreboard fix 2 --at 0:05
      scoreboard fix 2 --at 0:05
      scoreboard remove 3
      scoreboard log
      scoreboard log --all
      scoreboard undo
      scoreboard undo 2
      scoreboard redo
      scoreboard log --all
      # Names and people.
      scoreboard roster add home Dora
      scoreboard roster add Ana Eve
      scoreboard roster add home Bo
      scoreboard roster add home "9 Fay*"
      scoreboard roster rename Bo "Bo*"
      scoreboard roster rename Bo Bob
      scoreboard roster rename Bob Cy
      scoreboard roster rename away "Sky Blues"
      scoreboard roster rename away reds
      scoreboard record Dora two
      scoreboard log
      scoreboard undo 4
      scoreboard note "windy, court 2"
      scoreboard show --json
      scoreboard note ""
      scoreboard undo --to 2
      scoreboard log
      # What cannot be done.
      scoreboard fix 1
      scoreboard fix 9 --who Ana
      scoreboard fix 1 --who Zed
      scoreboard fix 1 --move dunk
      scoreboard fix one --who Ana
      scoreboard remove 3
      scoreboard undo --to 9
      scoreboard undo --to 2
      scoreboard undo 1 --to 2
      scoreboard roster rename Ana
      scoreboard roster drop Ana Bo
      scoreboard log --all --feed
      scoreboard log --feed --json
      """#),
    Script(
      "corrections-of-the-finish",
      #"""
      # A correction that moves the finish, or takes it away.
      \#(redsBlues) --target 5
      scoreboard record --at 0:10 Ana two
      scoreboard record --at 0:20 Ana one
      scoreboard record --at 0:30 Di two
      scoreboard record --at 0:40 Bo foul
      scoreboard record --at 0:50 Bo two Ana assist
      scoreboard fix 2 --move two
      scoreboard fix 3 --move one
      scoreboard remove 2
      scoreboard show
      scoreboard clock
      scoreboard undo
      scoreboard fix 2 --move two --dry-run --drop-later
      scoreboard record --at 0:25 Cy two
      scoreboard record --at 0:25 Cy two --drop-later
      scoreboard log
      scoreboard undo
      scoreboard log --all
      """#),
  ]
}
