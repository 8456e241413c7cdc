nonisolated extension Script {
  /// Files that are not games, or do not add up.
  static let damage = [
    Script(
      "damaged-games",
      """
      # What is wrong is named, and nothing else is kept from working.
      \(redsBlues) -q
      record -q --at 0:10 Ana two
      $ : > games/empty.json
      $ echo null > games/null.json
      $ echo '{"format": "scoreboard.file/9"}' > games/newer.json
      $ echo '{"format": 1}' > games/number.json
      $ echo '[]' > games/array.json
      $ head -c 700 games/2026-11-20-reds-blues.json > games/truncated.json
      $ head -c 100000 /dev/zero | tr '\\0' '[' > games/brackets.json
      $ mkfifo games/fifo.json
      $ mkdir games/folder.json
      $ ln -s 2026-11-20-reds-blues.json games/link.json
      $ cp games/2026-11-20-reds-blues.json games/other.json
      $ mkdir wrong
      $ sed 's/"score":2/"score":3/' games/2026-11-20-reds-blues.json > wrong/2026-11-20-reds-blues.json
      show empty
      show null
      show newer
      show number
      show array
      show truncated
      show brackets
      show fifo
      show folder
      show link
      show other
      --library wrong show
      --library wrong record Ana one
      list
      record Bo one
      show
      # A library of nothing else.
      $ mkdir only
      $ : > only/empty.json
      --library only
      --library only undo
      --library only list
      """),
    Script(
      "damaged-tapes",
      """
      \(redsBlues) -q --target 3
      record -q --at 0:10 Ana two
      record -q --at 0:20 Bo two
      $ mkdir player number steps move late clock rules names
      $ for d in player number steps move late clock rules names; do cp games/*.json $d; done
      $ sed -i '/"tape"/,$ s/"player":"Ana"/"player":"Zed"/' player/*.json
      $ sed -i '/"tape"/,$ s/"number":2/"number":1/' number/*.json
      $ sed -i '/"tape"/,$ s/"record":/"undo":9,"x":/' steps/*.json
      $ sed -i '/"tape"/,$ s/"move":"twoPoints"/"move":"dunk"/' move/*.json
      $ sed -i '/"tape"/,$ s/"clock":{"seconds":20}/"clock":{"seconds":2e99}/' late/*.json
      $ sed -i '/"tape"/,$ s/"clock":{"seconds":20}/"clock":{"seconds":21}/' clock/*.json
      $ sed -i '/"tape"/,$ s/"target":3/"target":2/' rules/*.json
      $ sed -i '/"tape"/,$ s/"Bo",/"Ana",/' names/*.json
      --library player show
      --library number show
      --library steps show
      --library move show
      --library late show
      --library clock show
      --library rules show
      --library names show
      --library names undo
      --library names list
      """),
    Script(
      "damaged-games-of-an-event",
      """
      # A fixture was played twice. When the first game was linked cannot be read any more.
      event plan cup Reds Blues Greens -q --rules fiba3x3
      play -q
      record -q Reds two
      $ sleep 60
      play -q 1 --again
      record -q -g greens-reds-2 Reds two
      report --all -q -o site
      $ sed -i '/"tape"/,$ s/"twoPoints"/"dunk"/' games/2026-11-20-greens-reds.json
      event
      check --all
      report --all -o site
      play
      overlay --event cup wall &
      $ grep -o 'court playing\\|score..>[0-9]*<' wall/wall-state.js
      # A game that is on has its score alone, and the wall goes on.
      $ sed -i '/"tape"/,$ s/"twoPoints"/"dunk"/' games/2026-11-20-greens-reds-2.json
      $ sleep 1
      $ grep -o 'court playing\\|score..>[0-9]*<' wall/wall-state.js
      event move 3 --at 12:00 -q
      $ grep -c 12:00 wall/wall-state.js
      $ kill %1
      """),
    Script(
      "an-unreadable-game-of-an-event",
      """
      # Whose game may be the damaged file is not played anew by accident.
      event plan cup Reds Blues Greens -q
      play -q
      end -q --score 15-3
      $ printf '{"format' > games/2026-11-20-greens-reds.json
      event
      event next
      event --csv
      event --ics --team Gulls
      event --ics --team Blues
      event sheet -o sheets.html
      event delay 5 -q
      play
      play 1
      play 2
      play 1 --again
      end -q --score 15-3 -g @1
      play 1 --again
      event link @1 1
      """),
  ]
}
