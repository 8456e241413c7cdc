/// A kind of overtime: it ends when time is up, when a side has made so many points in it, or with whatever
/// comes first.
public struct Overtime: Equatable, Sendable {
  /// How long it is; nil without a clock.
  public let length: ClockReading?
  /// Points of a side with which it ends; nil if time alone decides.
  public let points: Int?

  /// An overtime with these values; nil if nothing would end it.
  public init?(length: ClockReading?, points: Int?) {
    if length == nil, points == nil { return nil }
    self.length = length
    self.points = points
  }

  /// `5:00`, `+2`, or `+4/3:00`.
  fileprivate init?(typed: String) {
    var rest = typed.split(separator: "/", omittingEmptySubsequences: false)[...]
    var points: Int?
    if typed.hasPrefix("+") {
      points = Int(rest.removeFirst().dropFirst())
      if points == nil { return nil }
    }
    let length = rest.first.flatMap { try? ClockReading(typed: String($0)) }
    if rest.count > 1 || rest.count == 1 && length == nil { return nil }
    self.init(length: length, points: points)
  }

  /// As it is typed.
  public var text: String {
    [points.map { "+\($0)" }, length?.exactText].compactMap(\.self).joined(separator: "/")
  }

  /// Why no overtime can have these values; nil if one can.
  var contradiction: String? {
    if let length, length == .zero || length > .longestPeriod {
      return "an overtime of \(length.text) is none"
    }
    if let points, !(1...Rules.largest).contains(points) {
      return "an overtime to \(points) points is none"
    }
    return nil
  }
}

extension [Overtime] {
  /// A list of kinds: `2:00,+1`.
  public init?(typed: String) {
    self.init(list: typed) { Overtime(typed: String($0)) }
  }
}

extension Rules {
  /// The kinds of overtimes in their order, of which the last one repeats; none where a level game is over.
  public var overtimes: [Overtime] {
    get {
      guard let first = Overtime(length: overtimeLength, points: overtime) else { return [] }
      return [first] + laterOvertimes
    }
    set {
      overtimeLength = newValue.first?.length
      overtime = newValue.first?.points
      laterOvertimes = Array(newValue.dropFirst())
    }
  }

  /// The kind of the overtime of a number; nil of a period of regulation, and where there is none.
  func overtime(ofPeriod number: Int) -> Overtime? {
    guard number > periods else { return nil }
    let index = min(number - periods - 2, laterOvertimes.count - 1)
    return index < 0 ? Overtime(length: overtimeLength, points: overtime) : laterOvertimes[index]
  }
}
