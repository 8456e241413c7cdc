nonisolated extension Script {
  /// What was entered wrong, put right.
  static let corrections = [
    Script(
      "the-wrong-way-round",
      #"""
      # Home and away change places, with all that is theirs.
      event plan cup "Reds: Ana, Bo, Cy" "Blues: Di, Ed, Flo"
      play 1 -q
      record --at 0:10 Ana two Bo assist
      record --at 0:20 Di one
      record --at 0:30 Ana foul
      undo
      lineup home Ana Cy Bo
      record --at 0:40 home two
      roster captain Ana
      roster swap
      show
      log
      log --all
      roster
      record --at 0:50 Di two
      event
      log --feed
      undo 2
      log
      redo
      end --forfeit Blues
      show
      roster swap
      show
      undo
      log --feed
      standings
      event
      check
      # A team may not be on the side that another one is called.
      new "home: Ana" "Reds: Bo" --side 1
      roster swap -g home
      """#),
    Script(
      "corrections",
      #"""
      # Mistakes of a scorer, put right at once and later.
      \#(redsBlues)
      record --at 0:10 Ana two
      record --at 0:20 Di one
      record --at 0:30 Bo one Cy assist
      fix 1 --who Bo --move one --dry-run
      log
      $ sleep 5
      fix 1 --who Bo --move one
      fix 2 --at 0:05
      fix 2 --at 0:05
      remove 3
      log
      log --all
      undo
      undo 2
      redo
      log --all
      # Names and people.
      roster add home Dora
      roster add Ana Eve
      roster add home Bo
      roster add home "9 Fay*"
      roster rename Bo "Bo*"
      roster rename Bo Bob
      roster rename Bob Cy
      roster rename away "Sky Blues"
      roster rename away reds
      record Dora two
      log
      undo 4
      note "windy, court 2"
      show --json
      note ""
      undo --to 2
      log
      # What cannot be done.
      fix 1
      fix 9 --who Ana
      fix 1 --who Zed
      fix 1 --move dunk
      fix one --who Ana
      remove 3
      undo --to 9
      undo --to 2
      undo 1 --to 2
      roster rename Ana
      roster drop Ana Bo
      log --all --feed
      log --feed --json
      """#),
    Script(
      "corrections-of-the-finish",
      #"""
      # A correction that moves the finish, or takes it away.
      \#(redsBlues) --target 5
      record --at 0:10 Ana two
      record --at 0:20 Ana one
      record --at 0:30 Di two
      record --at 0:40 Bo foul
      record --at 0:50 Bo two Ana assist
      fix 2 --move two
      fix 3 --move one
      remove 2
      show
      clock
      undo
      fix 2 --move two --dry-run --drop-later
      record --at 0:25 Cy two
      record --at 0:25 Cy two --drop-later
      log
      undo
      log --all
      """#),
  ]
}
