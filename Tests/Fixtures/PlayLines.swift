import Foundation

/// Lines of plays, and how each is read: as arguments, in a feed, by `score --plain` and on the screen.
public enum PlayLines {
  /// The home side of the game they are of.
  public static let home = "Reds: 4 Ana Lu, 23 Bo, Luc Mbah a Moute, OT Smith, One"
  /// The away side.
  public static let away = "Blue Jays: 10 Dee, Ana B, Eve, Foul Play, Željko"

  /// A line, when it says that its plays were made, and the plays as a log has them.
  public typealias Reading = (line: String, time: String?, plays: [String])

  /// Lines that can be read in one way, told in `plays.lines`: `LINE => TIME => PLAY; PLAY`.
  public static let readings: [Reading] = {
    let file = checkout.appending(path: "Tests/Basketball/Goldens/plays.lines")
    let text = (try? String(path: file.path)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let parts = line.components(separatedBy: " => ")
      let time = parts.count > 2 ? parts[1] : nil
      return (parts[0], time, parts[parts.count - 1].components(separatedBy: "; "))
    }
  }()
}
