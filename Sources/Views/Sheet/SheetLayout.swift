import Basketball

/// A rectangle on a page, in tenths of a millimetre.
struct SheetBox {
  let x, y, width, height: Int

  var middle: Int { y + height / 2 }

  /// A box beside it.
  func beside(x: Int, width: Int) -> SheetBox {
    SheetBox(x: x, y: y, width: width, height: height)
  }

  /// The box so many boxes to the right.
  func next(_ count: Int) -> SheetBox { beside(x: x + count * width, width: width) }
}

/// Where everything stands on a page of a score sheet, much as on FIBA's: on the left the teams and the table, on the
/// right the running score.
///
/// A line describes a box: the name of its cell or `.`, its left, top, width and height, the distance from its
/// left to the cell, if there is one, and its title. A box of width 0 has no border. A name with `*` draws boxes side
/// by side; the number behind the height counts them. `#` is the number of the row, `#1` that of the page's first
/// period. The cells of a team are named without its side.
extension SheetPen {
  private static let form = """
    . 100 95 0 60 SCORE SHEET
    . 1700 95 0 60 FIBA RULES, page PAGE
    home/name 100 160 950 60 120 Team A
    away/name 1050 160 950 60 120 Team B
    competition 100 220 600 60 140 Competition
    date 700 220 250 60 65 Date
    time 950 220 200 60 70 Time
    crewChief 1150 220 850 60 130 Crew chief
    number 100 280 250 60 120 Game no.
    place 350 280 600 60 75 Place
    umpire1 950 280 525 60 110 Umpire 1
    umpire2 1475 280 525 60 110 Umpire 2
    scorer 100 2540 960 49 240 Scorer
    assistantScorer 100 2589 960 49 240 Assistant scorer
    timer 100 2638 960 49 240 Timer
    shotClockOperator 100 2687 960 49 240 Shot clock operator
    commissioner 100 2736 960 49 240 Commissioner
    . 100 2785 320 75 Crew chief
    . 420 2785 320 75 Umpire 1
    . 740 2785 320 75 Umpire 2
    home/line/#1 1120 2340 540 52 240 Period #1
    home/line/#2 1120 2392 540 52 240 Period #2
    home/line/#3 1120 2444 540 52 240 Period #3
    home/line/#4 1120 2496 540 52 240 Period #4
    home/line/overtime 1120 2548 540 52 240 Overtimes
    home/final 1120 2600 540 62 240 Final score
    away/line/#1 1660 2340 340 52 60 :
    away/line/#2 1660 2392 340 52 60 :
    away/line/#3 1660 2444 340 52 60 :
    away/line/#4 1660 2496 340 52 60 :
    away/line/overtime 1660 2548 340 52 60 :
    away/final 1660 2600 340 62 60 :
    winner 1120 2662 880 62 240 Winning team
    attendance 1120 2724 440 61 240 Attendance
    . 1560 2724 440 61 Game ended at
    . 1120 2785 440 75 Captain A, in case of protest
    . 1560 2785 440 75 Captain B, in case of protest
    . 1120 355 0 45 RUNNING SCORE
    """

  private static let team = """
    name 100 0 960 62 120 Team LETTER
    . 100 62 960 198
    . 105 64 0 40 Time-outs
    . 105 106 0 44 1st half
    . 105 156 0 44 2nd half
    . 105 206 0 44 Overtimes
    timeout/1/* 215 106 75 44 2
    timeout/2/* 215 156 75 44 3
    timeout/#3/* 215 206 56 44 1
    timeout/#4/* 271 206 56 44 1
    timeout/#5/* 327 206 56 44 1
    timeout/#6/* 383 206 56 44 1
    . 480 64 0 40 Team fouls
    . 480 106 0 44 Period #1
    . 770 106 0 44 Period #2
    . 480 156 0 44 Period #3
    . 770 156 0 44 Period #4
    fouls/#1/* 575 106 46 44 4
    fouls/#2/* 865 106 46 44 4
    fouls/#3/* 575 156 46 44 4
    fouls/#4/* 865 156 46 44 4
    . 100 260 120 54 Licence no.
    . 220 260 460 54 Players
    . 680 260 70 54 No.
    . 750 260 60 54 In
    . 810 260 250 54 Fouls
    coach/name 100 962 710 54 180 Head coach
    . 810 962 250 54
    coach/foul/* 810 962 50 54 3
    assistant/name 100 1016 710 54 180 Assistant coach
    . 810 1016 250 54
    """

  private static let player = """
    player/#/license 100 0 120 54
    player/#/name 220 0 460 54
    player/#/number 680 0 70 54
    player/#/in 750 0 60 54
    player/#/foul/* 810 0 50 54 5
    """

  /// The bottom of the columns of the running score.
  static let bottom = 2320

  /// Draws a page, from 0: twelve players a side, four periods, scores to 160.
  mutating func drawPage(_ page: Int) {
    draw(Self.form, on: page)
    for (side, top) in [(Side.home, 355), (.away, 1447)] {
      draw(Self.team, side, on: page, down: top)
      for row in 0..<12 {
        draw(Self.player, side, on: page, down: top + 314 + 54 * row, number: 12 * page + row + 1)
      }
    }
    for column in 0..<4 {
      draw(". 1120 400 102 40 Team A\n. 1222 400 102 40 Team B", on: page, right: 225 * column)
    }
    for place in 0..<160 {
      draw(
        "home/score/# 1120 440 51 47\naway/score/# 1273 440 51 47", on: page,
        right: 225 * (place / 40), down: 47 * (place % 40), number: 160 * page + place + 1)
    }
  }

  private mutating func draw(
    _ layout: String, _ side: Side? = nil, on page: Int, right: Int = 0, down: Int = 0,
    number: Int = 0
  ) {
    var layout = layout.replacing("LETTER", with: side == .away ? "B" : "A")
    for period in 1...6 { layout = layout.replacing("#\(period)", with: "\(period + 4 * page)") }
    layout = layout.replacing("#", with: "\(number)").replacing("PAGE", with: "\(page + 1)")
    for line in layout.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      let sizes = words.dropFirst().prefix { Int($0) != nil }.compactMap { Int($0) }
      let box = SheetBox(
        x: sizes[0] + right, y: sizes[1] + down, width: sizes[2], height: sizes[3])
      let name = words[0] == "." ? "." : side.said { "\($0.rawValue)/" } + words[0]
      draw(
        name, box, sizes.dropFirst(4).first ?? 0,
        words.dropFirst(1 + sizes.count).spaceSeparated)
    }
  }
}
