extension DocumentKeys {
  /// The file of a game.
  static let files = """
    Link
      event text it is played for
      fixture count of the event

    TapeTime
      + Timed
      period? count else 1

    TapeClock
      + TapeTime
      started? time of day, while it runs

    TapePlace
      + TapeTime
      behind? count number of the play before it
      behindLineup? count number of the lineup before it
      team side that did it

    TapePlay
      + TapePlace
      + Done
      basket? count? number of an assist's basket; null for none
      foul? count? number of a drawn foul's foul; null for none
      move move what was done
      number count of the play
      recorded? time else that of the entry
      shot? TapeShot how it was taken

    TapeShot
      kinds? [kind] in which ways
      x? metres with y
      y? metres with x
      zone? zone where that is all that is known

    TapeLineup
      + TapePlace
      last count highest number of a play before it
      players [text] on court

    TapePlayer
      jersey text shirt number
      name text of the player

    TapeTeam
      captain? text name of the player
      color? color of the shirts
      name text of the team
      players [text|TapePlayer] as on the roster
      starters? [text] if not the first ones

    TapeRules
      + BaseRules
      + LaterRules?

    TapeTotal
      + Counts?
      foulDrawn? count fouls that were on the player
      player? text name; the team itself without one
      points? count made nobody knows how
      team side of it

    TapeTotals
      lines [TapeTotal] of players and teams
      periods [[count]] points, home and away

    TapeEnd
      + Score?
      ending ending by hand
      overrules? bool whether it replaces another end
      team? home/away/both that lost it
      totals? TapeTotals of a sheet

    TapeCard
      key cardKey what stands on the score sheet
      player? text whose licence it is
      team? side whose coach, assistant or player it is of
      value text? that stands there; null for none

    TapePerson
      jersey? text? the shirt number; null for none
      name? text the new name
      player? text who is meant, else the team
      team side of the player

    Entry
      assist? TapePlay that belongs to one that was corrected
      at time of day
      away? TapeTeam as home
      captain? TapePerson of a team; nobody without a player
      card? [TapeCard] that stands on the score sheet from there on
      clock? TapeClock from there on
      created? time if not then
      day? day played on, since 0.5.0; without home corrected to
      drop? [count] numbers of plays that no longer count
      end? TapeEnd of the game
      fix? TapePlay as it is now
      home? TapeTeam at the beginning
      join? TapePerson more on a roster
      leave? TapePerson less on a roster
      lineup? TapeLineup on court
      link? Link to a fixture
      note? text? of the scorer; null for none
      number? TapePerson with another shirt
      record? [TapePlay] that are new
      redo? count steps that count again
      remove? [count] numbers of plays
      rename? TapePerson with another name
      rules? TapeRules of the game; what is left out is as before 0.4.0
      set? bool whether setting the clock is a step
      shift? [TapePlay] at another time
      source? Source it was imported from
      swap? bool whether home and away changed places
      undo? count steps that no longer count

    SummaryLine
      + Line?

    SummaryPlayer
      name text of the player
      + Player?

    SummaryTeam
      name text of the team
      players? [SummaryPlayer] as on the roster
      score count points
      team? SummaryLine of no player
      + Team?

    SummaryClock
      text text shown, mm:ss.t
      + Clock?

    SummaryRules
      name text of the set, or custom
      + Rules?

    SummaryCard
      attendance? text people who watched
      crewChief? text the first referee
      place? text where it was played
      time? text HH:MM, when it began
      umpire1? text the second referee
      umpire2? text the third referee

    Summary
      away SummaryTeam the away side
      card? SummaryCard of the score sheet
      changed time of the last entry
      clock SummaryClock at the last change
      format =scoreboard.summary/1 what it is
      home SummaryTeam the home side
      kept [text] the keys of what was counted
      rules SummaryRules by which it is listed and counted
      size count bytes of the file
      tracked bool whether it is known who is on court
      until? time when the running clock ends the period
      + GameFacts?

    scoreboard.file/3 File a game in its library, games/ID.json
    File
      check text sum over what is before it
      game Summary for lists and seasons; what is 0, null, false or empty is left out
      id text of the game, as its file is named
      seal text sum over what is before it
      tape [Entry] what was done, from which all else follows
    """
}
