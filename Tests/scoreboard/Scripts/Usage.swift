nonisolated extension Script {
  /// Words that a command does not take.
  static let usage = [
    Script(
      "usage-errors",
      """
      recrod Ana two
      Ana two
      shoe
      help recrod
      timeout home
      sub Ana Bo
      start
      newgame
      --at 3:17 record Ana two
      help show log
      --jsn
      show -x
      undo -1
      record --keepgoing -
      --library
      show -g
      show --json=yes
      show -q=
      show --library a --library=b
      -g a show --game a
      show --color blue
      show --color alway
      undo two
      \(redsBlues) --target many
      clock stop
      clock 4:30
      new
      new "Reds: Ana, Bo, Cy"
      record
      show one two
      list one
      new Reds: Ana, Bo, Cy
      record Ana
      record Ana two Bo
      record - Ana two
      record --at 3:17 -
      clock set
      clock start 3:17
      clock set -g reds
      end 21-15 --library games -g reds
      show --version
      """),
    Script(
      "help-and-keys",
      """
      help keys
      help keys flow
      help keys scoreboard.error
      help keys error --json
      help keys gaem
      help keys nothing-like-it --json
      help keys --man
      help --man --json
      help new record
      help recrod --json
      help --man help
      completions fish help c
      completions fish help --man L
      completions fish help k
      completions fish help keys scoreboard.l
      completions fish help new ""
      completions fish help --m
      """),
  ]
}
