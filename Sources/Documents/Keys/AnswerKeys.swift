extension DocumentKeys {
  /// Libraries, seasons, events, and the tool itself.
  static let answers = """
    ErrorFacts
      code text the name of the error
      exit count the exit of the command
      hint text? what to type; null for none
      line? count of a feed
      message text what is wrong

    scoreboard.error Failure an error, a line on stderr
    Failure
      error ErrorFacts what is wrong

    DamagedFile
      path text of the file
      what text is wrong

    NamedRules
      base text? set that they began with; null where it is not known
      name text of the set, or custom

    ListedGame
      + GameFacts
      format =scoreboard.game/1 what it is
      rules NamedRules of the game
      counted [count]? home and away: the score that counts; null where nobody has won
      counts bool false where an event has voided or replaced it

    scoreboard.list/1 List games of the library, by 'list'
    List
      damaged [DamagedFile] that cannot be read
      games [ListedGame] the newest first

    Finding
      code text what kind it is
      hint text? what to type; null for none
      id text of the game or the event
      message text what it is
      note bool whether it is nothing wrong, and leaves the exit at 0
      play count? number; null if it is about none

    scoreboard.check/1 Check what does not add up, by 'check'
    Check
      findings [Finding] none if all adds up

    scoreboard.report/1 Report pages that were written, by 'report'
    Report
      path text of the first page
      removed count pages without a game
      unchanged count pages
      written count pages

    TeamShirt
      + OfTeam
      color color of the shirts

    Deduction
      + OfTeam
      points count classification points taken off
      why text? the reason; null for none

    scoreboard.league/1 League what a league says, by 'league'
    LeagueTeam
      + NamedTeam
      assistant text? its assistant coach; null for none
      coach text? its head coach; null for none
      players [LeaguePlayer] on the roster
      starters [text] with a star

    LeagueLink
      text text that is shown
      url text it leads to

    RosterChange
      + OfTeam
      came [text] players who were not on the roster
      left [text] players who are not any more

    League
      apart [text] names of which each team has another player
      clock text? stops where fouls, time-outs and held balls stop it; null for none
      colors [TeamShirt] of teams
      deductions [Deduction] of teams
      links [LeagueLink] in the foot of each page
      private [text] names of players that pages show as initials and number
      rating efficiency/performanceIndex/gameScore/none? that texts and pages show; null where none is said
      rules text? the name of the set of rules; null for none
      changes? [RosterChange] by 'league teams'
      same [text] names of one player, whatever the team
      teams [LeagueTeam] with their rosters
      title text? null for none
      url text? address of the site; null for none

    Difference
      + OfTeam
      here number|[count] what the plays add up to
      key text of a player in a game's document, or line
      player text? null for points by period
      there number|[count] what the file says

    ImportedGame
      + OfGame
      differences [Difference] from the league's box score
      leftOut {count} what is no play here
      new bool whether it was not imported before
      plays count of the game
      source Source what it was imported from

    scoreboard.import/1 Import games that were imported, by 'import'
    Import
      games [ImportedGame] as they were made

    RenamedPlace
      from text the old name
      place text the game, or the file of an event
      team text? of a player; null where a team is renamed
      to text the new name

    scoreboard.renamings/1 Renamings names that were changed, by 'roster rename --all'
    Renamings
      dryRun bool whether nothing is saved
      places [RenamedPlace] the oldest game first

    Record
      games count played
      losses count of games
      pointsPerGame number? by games; null before the first
      wins count of games

    TeamRecord
      + Record
      + Against
      difference difference of points
      name text of the team
      streak difference games won in a row; less than 0 for lost ones
      winRatio share? games won of those played; null before the first

    Ranked
      classificationPoints difference? after deductions; null in other rankings
      deducted count? classification points taken off; null as these
      why text it has that rank

    RankedTeam
      + TeamRecord
      + Ranked
      awayLosses count of games
      awayWins count of games
      forfeits count games lost by forfeit
      homeLosses count of games
      homeWins count of games
      rank count from 1, shared by level teams

    scoreboard.standings/1 Standings the ranking of the teams, by 'standings'
    Standings
      games count played
      ranking ranking what teams are ranked by
      tables [CompetitionTable] of games of no event first, then of events
      teams [RankedTeam] of all games, the first one first

    CompetitionTable
      event text? name of its file; null for games of none
      pool text? its name; null where there is one or none
      ranking ranking what teams are ranked by
      teams [RankedTeam] the first one first
      title text? null for none

    KeptLine
      + KeptCounts
      + Shooting
      defensiveRebound count? of the other side's misses; null where none were counted
      offensiveRebound count? of own misses; null where none were counted
      points count made

    SeasonTotal
      + KeptLine
      + Record
      + Efficiency
      keptIn {count} of each count the games that kept it
      name text as it was written last

    SeasonPlayer
      + SeasonTotal
      plusMinus difference? of tracked games; null without one
      secondsPlayed seconds? of tracked games; null without one
      teams [text] played for
      usage number? percent of the team's plays while on court; null without a game that tells

    SeasonTeam
      + SeasonTotal
      + Against
      + Numbers

    scoreboard.stats/1 Stats what players or teams have done, by 'stats'
    Stats
      games count played
      players [SeasonPlayer]? as they are sorted; null with --teams
      teams [SeasonTeam]? as they are sorted; null without --teams

    LoggedGame
      + OfGame
      + KeptLine
      created time made, or noon of the day
      day day played on
      ending ending? what ended it
      opponent text the other team
      opponentScore count its points
      team text the own team
      teamScore count its points
      won bool? null if nobody won

    scoreboard.player/1 PlayerPage a player game by game, by 'stats NAME'
    PlayerPage
      + SeasonPlayer
      log [LoggedGame] the oldest first

    scoreboard.team/1 TeamPage a team game by game, by 'stats NAME'
    TeamPage
      + TeamRecord
      log [LoggedGame] the oldest first

    scoreboard.versus/1 VersusPage two teams against each other, by 'stats NAME NAME'
    VersusPage
      games count between them
      log [LoggedGame] of the first team, the oldest first
      teams [TeamRecord] against the other one

    Entrant
      from text? such as A1 or W25; null for a team by name
      team text? its name; null until it is known

    Fixture
      at text? HH:MM; null if it is open
      away Entrant the away side
      court text? null for any
      day day? it is on; null if it is open
      game text? its id; null before it
      home Entrant the home side
      label text? such as QF; null for none
      number count of the fixture
      officials [text] the crew chief and the umpires, as far as known
      score [count]? home and away; null without a game
      status waiting/ready/playing/played/walkover/disputed now
      table [text] who sits at the table, as far as known
      winner text? the team; null for nobody yet

    PoolTeam
      + Record
      + Against
      + OfTeam
      + Ranked
      decided bool whether nobody shares the rank
      rank count from 1

    Pool
      complete bool whether all is played
      name text of the pool
      ranking [PoolTeam] the first one first

    WinnerStays
      holder text? who stays on court; null for none
      limit count? of wins in a row; null for none
      queue [text] that waits, the next one first
      wins count in a row

    EventTeam
      name text of the team
      seed count? from 1; null for none
      withdrawn keep/void? with or without its results; null if it has not

    Slots
      bound count slots that any schedule needs
      reached bool whether this needs no more
      value count slots of this schedule

    Pause
      value count slots from start to start

    Clash
      court? text that both are on
      fixtures [count] two numbers
      official? text who is down for both
      team? text that plays both; its reference while it is not known

    Certificate
      pause Pause? null where no team plays twice
      slots Slots of games whose teams are known

    scoreboard.event/1 Event an event as it stands, by 'event'
    Event
      certificate? Certificate? of a new schedule; null without one
      clashes [Clash] fixtures to be played at the same time by one team, on one court, or with one official
      final [text] teams by place, as far as decided
      fixtures [Fixture] as planned
      name text of its file
      next [count] numbers of fixtures
      pools [Pool] as planned
      stay WinnerStays? null where fixtures are planned
      teams [EventTeam] as planned
      title text? null for none

    HelpArgument
      help text what it is
      kind flag/option/word/optionalWord/words how it is typed
      letter text? short name; null for none
      name text? long name; null for a word
      placeholder text? of what is typed; null for a flag
      values [text] to choose from; none for any

    HelpCommand
      arguments [HelpArgument] words and options
      details text more about it
      examples [text] command lines
      group text that help lists it in
      name text to be typed
      summary text in a line
      usage text how it is typed

    scoreboard.help/1 Help commands, words and options, by 'help'
    Help
      commands [HelpCommand] all, or the one asked for
      examples [text] command lines
      name text of the program
      options [HelpArgument] without a command
      summary text in a line
      version text of the program
    """
}
