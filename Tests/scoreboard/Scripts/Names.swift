nonisolated extension Script {
  /// Names that are the same in all games of a library, and names that should be.
  static let names = [
    Script(
      "renamed-everywhere",
      #"""
      # Two ways to write one team, and a player who was misheard.
      new "Reds: Anna, Bo, Cy" "Blues: Di, Ed, Flo" --target 1 --margin 1
      record Anna one
      $ sleep 60
      new "Redz: Hanna, Bo, Cy" "Blues: Di, Ed, Flo" --target 1 --margin 1
      record -g @1 Hanna one
      $ sleep 60
      new "Blues: Di, Ed, Flo" "Reds: Anna, Bo, Cy" --target 1 --margin 1
      record -g @1 Di one
      standings
      roster rename Redz Reds --all --dry-run
      roster rename Redz Reds --all --dry-run --json
      list
      roster rename Redz Reds --all
      standings
      stats --top 2
      roster rename reds/hanna Anna --all --json
      stats --top 2
      roster rename Reds REDS --all -q
      roster rename REDS REDS --all
      # A step in each game: undo takes it back there.
      undo -g @2
      list
      redo -q -g @2
      # A name of two teams, one that nobody has, and what no rename everywhere is.
      new "Greens: Gus, Bo, Ida" "Blues: Di, Ed, Flo"
      roster rename Bo Bob --all
      roster rename greens/bo Bob --all
      roster rename Edd Eddy --all
      roster rename home/Di Dina --all
      roster rename Di " " --all
      roster rename Di --all
      roster remove Di --all
      roster --all
      roster rename Di Dina --all -g @1
      roster --dry-run
      roster rename -g greens Gus Gustav --dry-run
      roster -g greens add greens "7 Dora" --dry-run
      roster -g greens
      """#),
    Script(
      "renamed-where-it-can-be",
      #"""
      # A game that cannot be read and one in which the name is taken are named; the others go on.
      \#(redsBlues)
      $ sleep 60
      new "Reds: Ana, Anna, Cy" "Blues: Di, Ed, Flo"
      $ sleep 60
      new "Reds: ANA, Bo, Cy" "Greens: Di, Ed, Flo"
      $ sed -n 1,9p games/2026-11-20-reds-greens.json > games/2026-11-20-x.json
      roster rename Ana Anna --all --dry-run
      roster rename Ana Anna --all
      roster rename Ana Anna --all --json
      roster rename Reds Greens --all
      roster rename Zed Zoe --all
      list
      # A line of a session is about one game.
      score --plain -g @1 <<.
      roster rename Anna Ann --all
      roster rename Anna Ann --dry-run
      .
      """#),
    Script(
      "renamed-in-an-event",
      #"""
      # A name that the plan of an event cannot have is refused before any game has it.
      event plan cup Reds Blues Greens
      play
      roster rename Reds "Re, ds" --all
      roster rename Reds W3 --all
      roster rename Reds "Reds: Ana" --all --dry-run
      roster rename Reds "Sea #1" --all
      roster rename Reds Blues --all
      list
      roster rename Reds Crimson --all
      list
      $ grep Crimson games/cup.event
      # A damaged league keeps nobody from playing the event.
      $ printf 'colour Reds red\n' > games/league
      end --forfeit Greens -q
      play
      # An empty file is somebody's.
      $ : > page.html
      report -o page.html @1
      """#),
    Script(
      "names-that-are-alike",
      #"""
      # A warning goes to stderr, with the command that makes two names one.
      new --library "my games" "Old Town: Maria, Bo, Cy" "Blues: Di, Ed, Flo" --target 1 --margin 1
      record --library "my games" Maria one
      $ sleep 60
      new --library "my games" "Old Twon: Marja, Bo, Cy" "Greens: Di, Ed, Flo" --target 1 --margin 1
      record --library "my games" -g @1 Marja one
      $ sleep 60
      new --library "my games" "Old Town: Marla, -Bob, -Rob" "Greens: Di, -Rod, Flo" --target 1 --margin 1
      record --library "my games" -g @1 Marla one
      $ sleep 60
      new --library "my games" "Gulls: Marla, Bo, Cy" "Greens: Di, -Roda, Flo" --target 1 --margin 1
      record --library "my games" -g @1 Marla one
      standings --library "my games"
      stats --library "my games" --top 1
      stats --library "my games" Di --last 1
      standings --library "my games" -q
      standings --library "my games" --json --team blues
      roster --library "my games" rename 'Old Twon' 'Old Town' --all
      roster --library "my games" rename 'Old Town/Marja' Maria --all
      roster --library "my games" rename --all -- Greens/-Roda -Rod
      standings --library "my games"
      """#),
  ]
}
