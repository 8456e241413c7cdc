nonisolated extension Script {
  /// The files by which a stream and a gym's wall show a game.
  static let overlays = [
    Script(
      "overlay",
      """
      # A fact a file, from before the game to its end.
      overlay --once obs &
      $ ls -A obs
      $ grep . obs/*.txt
      \(redsBlues) -q --rules fiba3x3
      $ grep . obs/*.txt
      record -q --at 9:50 Ana two Bo assist
      record -q --at 9:48 Di foul
      $ grep . obs/*_score.txt obs/*_fouls.txt
      undo -q
      clock -q start
      $ sleep 8.4
      $ grep . obs/*_fouls.txt obs/clock.txt
      $ sleep 530
      $ sleep 0.1
      $ cat obs/clock.txt
      record -q Di two
      clock -q set 0:00
      $ grep . obs/*.txt
      record -q Di one
      roster -q rename home "Red Stars"
      $ grep . obs/home_name.txt obs/away_score.txt obs/period.txt
      record -q Ed two
      $ grep . obs/*.txt
      """),
    Script(
      "overlay-undone",
      """
      # It goes on after the finish, and an undo is shown.
      \(redsBlues) -q --target 2
      overlay obs &
      record -q Ana two
      $ grep . obs/home_score.txt obs/period.txt
      undo -q
      $ grep . obs/home_score.txt obs/period.txt
      $ grep -c 'team winner' obs/state.js
      redo -q
      $ grep -c 'team winner' obs/state.js
      new -q "Greens: Gus, Hal, Ian" Blues
      $ grep . obs/home_name.txt obs/period.txt
      $ kill %1
      """),
    Script(
      "overlay-forever",
      """
      \(redsBlues) -q --target 2
      overlay --forever obs &
      record -q Ana two
      $ grep . obs/home_*.txt obs/period.txt
      undo -q
      $ grep . obs/home_*.txt obs/period.txt
      redo -q
      new -q "Greens: Ana, Bo, Cy" "Blues: Di, Ed, Flo" --target 2
      $ grep . obs/home_*.txt obs/period.txt
      $ grep -o '"news":"[^"]*"' obs/state.js
      $ kill %1
      """),
    Script(
      "overlay-lost",
      """
      # A folder that is gone is waited for, and so is the game.
      \(redsBlues) -q --target 5
      overlay obs &
      $ mv obs aside
      record -q Ana one
      $ sleep 1
      $ mv aside obs
      $ cat obs/home_score.txt
      $ rm -r obs
      $ sleep 1
      $ mkdir obs
      $ ls -A obs
      $ rm obs/clock.txt obs/period.txt; mkdir obs/clock.txt obs/clock.txt/in
      $ sleep 1
      $ rm -r obs/clock.txt
      $ cat obs/clock.txt
      $ mv games/2026-11-20-reds-blues.json aside
      $ sleep 1
      $ mv aside games/2026-11-20-reds-blues.json
      record -q Bo two
      $ cat obs/home_score.txt
      $ kill %1
      overlay --json obs &
      $ rm -r obs
      $ mkdir obs
      $ kill %1
      """),
    Script(
      "overlay-refused",
      """
      overlay
      overlay a b c
      \(redsBlues) -q
      overlay nope obs
      overlay -g nope obs
      overlay reds -g blues obs
      overlay no/such/folder
      $ : > file
      overlay file
      overlay file --json
      $ ls
      overlay --once --forever obs
      # What others keep under a name of its files is not replaced, and nothing beside it.
      $ mkdir other
      $ echo mine > other/state.js
      overlay other
      overlay --json other
      $ cat other/*
      $ ls -A other
      # A game that is over is shown once.
      end -q --forfeit away
      overlay --once reds wall
      overlay --once -q -g blues wall
      overlay --once --json wall
      $ grep . wall/*.txt
      """),
    Script(
      "overlay-of-an-event",
      """
      # The wall of an event follows its games and its plan.
      event plan cup Reds Blues Greens Whites -q --rules fiba3x3 --courts 2 --title "Summer Cup"
      overlay --event cup wall &
      $ ls -A wall
      $ grep -o '[0-9]*:[0-9][0-9]\\|"news":"[^"]*"' wall/wall-state.js
      play -q
      record -q Reds two
      clock -q start
      $ grep -o '"reading":[0-9]*\\|score..>[0-9]*<' wall/wall-state.js
      $ sleep 2
      $ grep -o '"reading":[0-9]*' wall/wall-state.js
      $ sleep 600
      $ grep -o 'court playing\\|Last: [^\\]*' wall/wall-state.js
      event move 2 --at 10:45 -q
      $ grep -o '[0-9]*:[0-9][0-9]' wall/wall-state.js
      # An event that cannot be read is waited for, and so is a game.
      $ cp games/cup.event aside
      $ echo nonsense > games/cup.event
      $ sleep 1
      $ cp aside games/cup.event
      $ echo "{" > games/bad.json
      $ rm games/bad.json
      $ echo "{" > games/bad.json
      $ rm games/bad.json
      event withdraw Whites void -q
      $ grep -o 'tr class=..gone' wall/wall-state.js
      $ kill %1
      # With --once it ends with the event, and a folder that is another's is left alone.
      overlay --event cup --once wall &
      play -q 4
      end -q --score 21-15 -g greens-reds
      play -q 2
      end -q --score 12-15 -g blues-greens
      play -q 6
      end -q --score 21-18 -g reds-blues
      $ grep -o '<li><span[^>]*>[A-Za-z]*' wall/wall-state.js
      overlay --event cup --once --json wall
      overlay --event cup --forever wall
      overlay --event cup reds wall
      overlay --event cup -g reds wall
      overlay --event nope other
      $ mkdir other
      $ echo mine > other/wall.js
      overlay --event cup other
      # The files of a game and those of a wall are its own by two marks.
      overlay --once 2026-11-20-greens-reds other
      overlay --event cup other
      $ cat other/wall.js
      $ ls -A other
      """),
  ]
}
