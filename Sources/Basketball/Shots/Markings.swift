/// What is painted on a court: which zone a point is in, and what a shot from there is worth.
///
/// Source: the rules of FIBA, NBA, WNBA, NCAA and NFHS on the court and its dimensions.
public enum Markings: String, CaseIterable, Sendable {
  case fiba, nba, wnba, ncaa, nfhs

  /// In millimetres.
  public struct Measures: Sendable {
    /// Of the whole court.
    public var length = 28_000, width = 15_000
    /// From the baseline to the centre of the basket.
    public var basket = 1_575
    /// From that centre to the arc, and to the straight lines in the corners.
    public var arc = 6_750, line = 6_600
    public var laneWidth = 4_900, laneLength = 5_800
    /// The radius around the basket within which a shot is at the rim.
    public var rim = 1_250
    /// How far the corners reach, from the centre of the basket.
    public var corner = 1_415
  }

  public var measures: Measures {
    var measures = Measures()
    if self == .fiba { return measures }
    measures.length = 28_651
    measures.width = 15_240
    measures.laneWidth = 3_658
    measures.laneLength = 5_791
    measures.basket = 1_600
    measures.rim = 1_219
    switch self {
    case .fiba: break
    case .nba:
      measures.arc = 7_239
      measures.line = 6_706
      measures.corner = 2_667
      measures.laneWidth = 4_877
    case .wnba:
      measures.arc = 6_750
      measures.line = 6_706
      measures.corner = 750
      measures.laneWidth = 4_877
    case .ncaa:
      measures.arc = 6_750
      measures.line = 6_601
      measures.corner = 1_415
    case .nfhs:
      measures.arc = 6_020
      measures.line = 6_020
      measures.corner = 0
      measures.length = 25_603
    }
    return measures
  }

  /// The court of a set of rules; that of FIBA for rules of no set.
  public static func ofRules(_ name: String) -> Markings {
    switch name {
    case "nba": .nba
    case "ncaa", "ncaaw": .ncaa
    case "nfhs": .nfhs
    default: .fiba
    }
  }

  /// Whether a point is on the court.
  public func has(_ spot: Spot) -> Bool {
    let measures = measures
    return 2 * spot.x.magnitude <= measures.width
      && (-measures.basket...measures.length - measures.basket).contains(spot.y)
  }

  public func zone(of spot: Spot) -> Zone {
    let measures = measures
    if spot.squaredDistance <= measures.rim * measures.rim { return .rim }
    if 2 * spot.x.magnitude <= measures.laneWidth,
      spot.y <= measures.laneLength - measures.basket
    {
      return .paint
    }
    if measures.distanceToArc(from: spot) <= 0 { return .mid }
    if spot.y <= measures.corner { return spot.x < 0 ? .cornerLeft : .cornerRight }
    return spot.y > measures.length / 2 - measures.basket ? .backcourt : .arc
  }

  /// Whether a shot from a place is worth the higher value; nil within ten centimetres of the line.
  func isBeyondArc(_ place: Attempt.Place) -> Bool? {
    switch place {
    case .zone(let zone): return zone.isBeyondArc
    case .spot(let spot):
      let distance = measures.distanceToArc(from: spot)
      return distance.magnitude <= 100 ? nil : distance > 0
    }
  }
}

extension Rules {
  /// The zones from which a shot is worth what a move says.
  public func zones(of move: Move) -> [Zone] {
    let isBeyondArc = move.shot?.points == shots.values[1]
    return Zone.allCases.filter { $0.isBeyondArc == isBeyondArc }
  }
}

extension Markings.Measures {
  /// Where the straight lines of the three-point line meet its arc: the distance from the centre of the
  /// basket towards midcourt.
  public var meet: Int { Int(Double(arc * arc - line * line).squareRoot()) }

  /// How far a point is beyond the line of three points, less than 0 inside it.
  fileprivate func distanceToArc(from spot: Spot) -> Double {
    spot.y <= meet
      ? Double(Int(spot.x.magnitude) - line)
      : Double(spot.squaredDistance).squareRoot() - Double(arc)
  }
}
