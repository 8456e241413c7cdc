/// Lines of plays, and how each is read: as arguments, in a feed, by `score --plain` and on the screen.
public enum PlayLines {
  /// The home side of the game they are of.
  public static let home = "Reds: 4 Ana Lu, 23 Bo, Luc Mbah a Moute, OT Smith, One"
  /// The away side.
  public static let away = "Blue Jays: 10 Dee, Ana B, Eve, Foul Play, Željko"

  /// A line, when it says that its plays were made, and the plays as a log has them.
  public typealias Reading = (line: String, time: String?, plays: [String])

  /// Lines that can be read in one way.
  public static let readings: [Reading] = [
    ("Bo two", nil, ["home/Bo two"]),
    (
      "1:07 bo t ana l a dee r", "01:07.0",
      ["home/Bo two", "home/Ana Lu assist", "away/Dee rebound"]
    ),
    // A name may have several words, and a word of it may be a move.
    ("Ana B two", nil, ["away/Ana B two"]), ("anab two", nil, ["away/Ana B two"]),
    ("0:10 Ana Lu two Blue Jays foul", "00:10.0", ["home/Ana Lu two", "away foul"]),
    ("home/Ana Lu one Blue Jays/Eve st", nil, ["home/Ana Lu one", "away/Eve steal"]),
    ("bluejays/zel st", nil, ["away/Željko steal"]), ("One one", nil, ["home/One one"]),
    ("Foul Play foul Foul foul", nil, ["away/Foul Play foul", "away/Foul Play foul"]),
    ("a1 1 h5 one", nil, ["away/Dee one", "home/One one"]),
    // A whole name goes before a beginning.
    ("home/Luc Mbah a Moute rebound", nil, ["home/Luc Mbah a Moute rebound"]),
    (
      "Luc Mbah a Moute rebound bo a", nil, ["home/Luc Mbah a Moute rebound", "home/Bo assist"]
    ),
    // A number with the name of who wears it is that player, another one is a clock.
    ("4 two", nil, ["home/Ana Lu two"]), ("4 Ana two", nil, ["home/Ana Lu two"]),
    ("4 Ana Lu two 23 bo a", nil, ["home/Ana Lu two", "home/Bo assist"]),
    ("home/4 lu two", nil, ["home/Ana Lu two"]), ("23 Ana B two", "00:23.0", ["away/Ana B two"]),
    ("10 4 Ana two", "00:10.0", ["home/Ana Lu two"]), ("4 Bo two", "00:04.0", ["home/Bo two"]),
    ("4 4 two", "00:04.0", ["home/Ana Lu two"]), ("7.5 23 one", "00:07.5", ["home/Bo one"]),
    ("4 one 10 two", nil, ["home/Ana Lu one", "away/Dee two"]),
    // So does a name before a period.
    ("OT Eve foul Bo two", "OT", ["away/Eve foul", "home/Bo two"]),
    ("OT Smith two", nil, ["home/OT Smith two"]), ("OT two", nil, ["home/OT Smith two"]),
    ("ot smith two", nil, ["home/OT Smith two"]), ("OT OT Smith two", "OT", ["home/OT Smith two"]),
    ("OT 4 Ana two", "OT", ["home/Ana Lu two"]), ("OT 23 two", "OT", ["home/Bo two"]),
  ]
}
