extension DocumentKeys {
  /// Kinds of values.
  static let kinds = """
    Kinds
      bool boolean true or false
      color string #rrggbb
      count integer 0 or more
      day string YYYY-MM-DD
      difference integer less than 0, 0 or more
      metres number from the centre of the basket, thousandths at most
      percent number 0 to 100
      seconds number of playing time, thousandths at most
      share number 0.5 for a half
      side home/away home or away
      text string any text
      time string ISO 8601 in UTC with milliseconds
    """

  /// A game, and what follows from it.
  static let games = """
    Source
      id text the league's own, else a sum over the file
      kind fiba-livestats/nba/euroleague/sidearm whose file it was

    LateBonus
      from count the team foul that starts it
      last seconds of the period that are late

    Ejection
      count count with which one is out
      fouls [foul] that count, in any mix

    Overtime
      length seconds? of it; null if it has no clock
      points count? of a side that end it; null if time alone does

    TimeoutCeiling
      left seconds of the period, when what is above it is lost
      most count of time-outs that a team keeps
      period count from 1

    Rules
      + BaseRules
      + LaterRules

    scoreboard.rules/1 RulesList sets of rules, by 'rules'
    RulesList
      id text? of the game; null if none is named
      presets [Rules] with a name
      rules Rules? of the game; null if none is named

    Shooting
      attempts Attempts? shots tried; null until a miss is recorded
      efficiency difference? null until misses, rebounds and turnovers are recorded
      fastBreakPoints count? of shots marked fast; null until one is
      foulsDrawn count? fouls of the other side on who it is; null until one is recorded
      gameScore number? by Hollinger; null as efficiency
      percentage Percentages? of shots that went in; null as attempts
      performanceIndex difference? null as efficiency, and as foulsDrawn
      pointsInThePaint count? made at the rim or in the paint; null until a shot has a place
      pointsPerShot number? points from the field by shots; null as attempts
      shotsBlocked count? own misses that were blocked; null until a block is recorded

    Sums
      defensiveRebound count rebounds of the other side's misses
      offensiveRebound count rebounds of own misses
      points count made

    Line
      + Counts
      + Sums
      + Shooting

    LeaguePlayer
      jersey text? shirt number; null for none
      name text of the player

    Player
      + LeaguePlayer
      + PlayerCounts
      + Sums
      + Shooting
      ejected bool whether the player is out whatever the limit
      fouledOut bool whether the limit is reached
      fouls count towards the limit
      onCourt bool? now; null until the game is tracked
      plusMinus difference? while on court; null until the game is tracked
      secondsPlayed seconds? on court; null until the game is tracked
      starter bool? at the beginning; null until the game is tracked
      usage number? percent of the team's plays while on court; null as efficiency and secondsPlayed

    NamedTeam
      captain text? name of the player; null for none
      name text of the team

    Team
      + NamedTeam
      + Shooting
      benchFoul count of coach and bench
      coachEjected bool whether the coach is out
      coachFoul count of the coach's own
      color color? of the shirts; null if unknown
      fouls count of the team, as they count now
      lateFouls count of these late in the period
      line [count]? points by period; null for a result from paper
      needs count? points with which it would win at once; null if that cannot be
      penalty bonus/doubleBonus? what the other side gets; null for nothing
      players [Player] as on the roster
      score count points
      team Line of no player
      timeoutsLeft count? now; null if not counted

    OfGame
      id text of the game

    OfTeam
      team text its name

    Timed
      seconds seconds since the game began

    Clock
      + Timed
      at time? of the reading; null while stopped
      left seconds? of the period; null if no clock ends it
      running bool whether it runs
      text text shown, mm:ss.t

    Score
      away count points of the away side
      home count points of the home side

    Done
      + Timed
      player text? who did it; null for the team
      team side that did it

    Numbered
      + Done
      clock text shown, mm:ss.t
      move move what was done
      number count of the play, never used again
      period count from 1
      recorded time of day
      shot Shot? how it was taken; null for what is no shot, and where that is not known

    Shot
      distance metres? from the centre of the basket; null for a zone alone
      kinds [kind] in which ways; fast is a fast break
      x metres? to the right of somebody who faces the basket; null for a zone alone
      y metres? from the basket's centre away from the baseline; null for a zone alone
      zone zone? of the court; null where it is not known

    Play
      + Numbered
      + Score
      basket count? number of an assist's basket; null for none
      behind count? number of the play that it was put behind; null for none
      foul count? number of a drawn foul's foul; null for none
      miss count? number of a block's miss; null for none
      overtime bool whether in overtime
      points count it was worth

    Change
      added [Play] recorded, or corrected, as they are now
      redone [Play] that count again
      removed [Play] that were removed
      replaced [Play] corrected, as they were
      undone [Play] that no longer count

    GameFacts
      away Team the away side
      clock Clock of the game
      created time made, or noon of the day
      day day played on, where it was played
      ending ending? what ended it; null before
      event text? it is played for; null for none
      fixture count? of the event; null for none
      home Team the home side
      id text in the library
      leader side? with more points; null if level
      note text? of the scorer; null for none
      overtime bool whether one has begun
      period count now, from 1
      periodEnded bool whether the clock is at its end
      plays count that count
      source Source? it was imported from; null for none
      status ready/running/paused/finished now
      tracked bool whether it is known who is on court
      winner side? of the game; null for none

    CardOfTeam
      assistant text? its first assistant coach; null until set
      coach text? its head coach; null until set
      licenses {text} the number of the licence, by player

    Card
      assistantScorer text? at the table; null until set
      attendance count? people who watched; null until set
      away CardOfTeam the away side
      commissioner text? of the game; null until set
      competition text? else the title of the event, or of the league; null for none
      crewChief text? the first referee; null until set
      home CardOfTeam the home side
      number text? of the game; null until set
      place text? where it was played; null until set
      scorer text? at the table; null until set
      shotClockOperator text? at the table; null until set
      time text? HH:MM, when it began; null until set
      timer text? at the table; null until set
      umpire1 text? the second referee; null until set
      umpire2 text? the third referee; null until set

    scoreboard.game/1 Game a game, by 'show', 'watch' and what changes one
    Game
      + GameFacts
      arrow side? of the next held ball; null if not kept
      card Card? what stands on the score sheet besides the game; null until something is set
      change? Change by the command
      lastPlay Play? by order of the game; null before the first
      missedBy side? whose miss has no rebound yet; null for none
      rules Rules of the game
      tip side? that won the opening jump ball

    PlayLine
      + OfGame
      + Play
      teamName text of the team

    Finish
      + Timed
      + OfGame
      + Score
      ending ending what ended the game
      event =finished after the play that ended it
      winner side? of the game; null for none

    Version
      + Numbered
      state counts/undone/replaced/removed now
      until time? when it stopped to count; null if it counts

    scoreboard.play PlayLine|Finish|Version a line of plays, by 'record', 'log', 'watch' and 'replay'
    scoreboard.log/1 Log the plays of a game, by 'log'
    Log
      + OfGame
      plays [Play] in their order

    scoreboard.history/1 History all versions of plays, by 'log --all'
    History
      + OfGame
      plays [Version] by number, the older first

    Lead
      + Timed
      points count more than the other side

    Run
      from seconds since the game began
      points count in a row
      to seconds since the game began

    Led
      away seconds that the away side led
      home seconds that the home side led
      level seconds that nobody led

    Basket
      + Done
      + Score
      points count it was worth

    scoreboard.flow/1 Flow how the score went, by 'flow'
    Flow
      + OfGame
      largestLead <Lead?> null for a side that never led
      leadChanges count of the game
      longestRun <Run?> null for a side without points
      numbers <Numbers> behind the score
      scores [Basket] in their order
      secondsLed Led how long who led
      timesTied count after the start

    PlacedShot
      + OfTeam
      + Shot
      + Timed
      assisted bool whether an assist belongs to it
      game text its id
      move move what was done
      number count of the play
      period count from 1
      player text? who took it; null for the team
      points count it was worth

    ZoneShots
      + OfTeam
      attempts count tried
      made count that went in
      percentage percent of the attempts
      player text? whose they are; null for the whole team
      points count made
      pointsPerShot number? points by attempts
      share share? of the attempts from all zones
      zone zone of the court

    scoreboard.shots/1 Shots where shots were taken, by 'shots'
    Shots
      court court? of the game, or of the last one; null for none
      id text? of the game; null for many
      shots [PlacedShot] from the field, in their order
      zones [ZoneShots] from which there were shots, of each team and of its players

    Against
      pointsAgainst count of the other side
      pointsFor count of the own side

    Off
      + Against
      defensiveRating number? points against in 100 possessions; null if the plays do not tell
      offensiveRating number? points in 100 possessions; null if the plays do not tell
      seconds seconds without the player

    Unit
      + Against
      + Ratings
      off Off? what the team did without the player; null but for --size 1
      players [text] by the alphabet
      plusMinus difference of the points
      seconds seconds together

    TeamUnit
      + OfTeam
      + Unit

    scoreboard.lineups/1 Lineups who was together on court, by 'lineups'
    Lineups
      away [Unit]? of a game, the longest first; null for many
      home [Unit]? of a game, the longest first; null for many
      id text? of the game; null for many
      units [TeamUnit]? of many games, by the names of the teams, the longest first; null for one
    """
}
