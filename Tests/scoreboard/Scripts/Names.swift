nonisolated extension Script {
  /// Names that are the same in all games of a library, and names that should be.
  static let names = [
    Script(
      "renamed-everywhere",
      #"""
      # Two ways to write one team, and a player who was misheard.
      scoreboard new "Reds: Anna, Bo, Cy" "Blues: Di, Ed, Flo" --target 1 --margin 1
      scoreboard record Anna one
      sleep 60
      scoreboard new "Redz: Hanna, Bo, Cy" "Blues: Di, Ed, Flo" --target 1 --margin 1
      scoreboard record -g @1 Hanna one
      sleep 60
      scoreboard new "Blues: Di, Ed, Flo" "Reds: Anna, Bo, Cy" --target 1 --margin 1
      scoreboard record -g @1 Di one
      scoreboard standings
      scoreboard roster rename Redz Reds --all --dry-run
      scoreboard roster rename Redz Reds --all --dry-run --json
      scoreboard list
      scoreboard roster rename Redz Reds --all
      scoreboard standings
      scoreboard stats --top 2
      scoreboard roster rename reds/hanna Anna --all --json
      scoreboard stats --top 2
      scoreboard roster rename Reds REDS --all -q
      scoreboard roster rename REDS REDS --all
      # A step in each game: undo takes it back there.
      scoreboard undo -g @2
      scoreboard list
      scoreboard redo -q -g @2
      # A name of two teams, one that nobody has, and what no rename everywhere is.
      scoreboard new "Greens: Gus, Bo, Ida" "Blues: Di, Ed, Flo"
      scoreboard roster rename Bo Bob --all
      scoreboard roster rename greens/bo Bob --all
      scoreboard roster rename Edd Eddy --all
      scoreboard roster rename home/Di Dina --all
      scoreboard roster rename Di " " --all
      scoreboard roster rename Di --all
      scoreboard roster remove Di --all
      scoreboard roster --all
      scoreboard roster rename Di Dina --all -g @1
      scoreboard roster --dry-run
      scoreboard roster rename -g greens Gus Gustav --dry-run
      scoreboard roster -g greens add greens "7 Dora" --dry-run
      scoreboard roster -g greens
      """#),
    Script(
      "renamed-where-it-can-be",
      #"""
      # A game that cannot be read and one in which the name is taken are named; the others go on.
      \#(redsBlues)
      sleep 60
      scoreboard new "Reds: Ana, Anna, Cy" "Blues: Di, Ed, Flo"
      sleep 60
      scoreboard new "Reds: ANA, Bo, Cy" "Greens: Di, Ed, Flo"
      sed -n 1,9p games/2026-11-20-reds-greens.json > games/2026-11-20-x.json
      scoreboard roster rename Ana Anna --all --dry-run
      scoreboard roster rename Ana Anna --all
      scoreboard roster rename Ana Anna --all --json
      scoreboard roster rename Reds Greens --all
      scoreboard roster rename Zed Zoe --all
      scoreboard list
      # A line of a session is about one game.
      scoreboard score --plain -g @1 <<.
      roster rename Anna Ann --all
      roster rename Anna Ann --dry-run
      .
      """#),
    Script(
      "renamed-in-an-event",
      #"""
      # A name that the plan of an event cannot have is refused before any game has it.
      scoreboard event plan cup Reds Blues Greens
      scoreboard play
      scoreboard roster rename Reds "Re, ds" --all
      scoreboard roster rename Reds W3 --all
      scoreboard roster rename Reds "Reds: Ana" --all --dry-run
      scoreboard roster rename Reds "Sea #1" --all
      scoreboard roster rename Reds Blues --all
      scoreboard list
      scoreboard roster rename Reds Crimson --all
      scoreboard list
      grep Crimson games/cup.event
      # A damaged league keeps nobody from playing the event.
      printf 'colour Reds red\n' > games/league
      scoreboard end --forfeit Greens -q
      scoreboard play
      # An empty file is somebody's.
      : > page.html
      scoreboard report -o page.html @1
      """#),
    Script(
      "names-that-are-alike",
      #"""
      # A warning goes to stderr, with the command that makes two names one.
      scoreboard new --library "my games" "Old Town: Maria, Bo, Cy" "Blues: Di, Ed, Flo" --target 1 --margin 1
      scoreboard record --library "my games" Maria one
      sleep 60
      scoreboard new --library "my games" "Old Twon: Marja, Bo, Cy" "Greens: Di, Ed, Flo" --target 1 --margin 1
      scoreboard record --library "my games" -g @1 Marja one
      sleep 60
      scoreboard new --library "my games" "Old Town: Marla, -Bob, -Rob" "Greens: Di, -Rod, Flo" --target 1 --margin 1
      scoreboard record --library "my games" -g @1 Marla one
      sleep 60
      scoreboard new --library "my games" "Gulls: Marla, Bo, Cy" "Greens: Di, -Roda, Flo" --target 1 --margin 1
      scoreboard record --library "my games" -g @1 Marla one
      scoreboard standings --library "my games"
      scoreboard stats --library "my games" --top 1
      scoreboard stats --library "my games" Di --last 1
      scoreboard standings --library "my games" -q
      scoreboard standings --library "my games" --json --team blues
      scoreboard roster --library "my games" rename 'Old Twon' 'Old Town' --all
      scoreboard roster --library "my games" rename 'Old Town/Marja' Maria --all
      scoreboard roster --library "my games" rename --all -- Greens/-Roda -Rod
      scoreboard standings --library "my games"
      """#),
  ]
}
