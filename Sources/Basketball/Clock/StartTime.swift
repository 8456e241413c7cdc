/// A time of a day where something is played, to the minute.
public struct StartTime: Equatable, Sendable {
  /// Minutes since midnight.
  public let minutes: Int

  /// When the games of a day begin by default: at 10:00.
  public static let usual = StartTime(10 * 60)

  private init(_ minutes: Int) { self.minutes = minutes }

  /// The time so many minutes after midnight; nil if that is on another day.
  public init?(minutes: Int) {
    guard (0..<24 * 60).contains(minutes) else { return nil }
    self.minutes = minutes
  }

  /// The time of `9:05` or `09:05`; nil for any other text.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
      parts.allSatisfy(\.isDigits), let hour = Int(parts[0]),
      let minute = Int(parts[1]), minute < 60
    else { return nil }
    self.init(minutes: hour * 60 + minute)
  }

  /// `09:05`.
  public var text: String { "\(two(minutes / 60)):\(two(minutes % 60))" }

  private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
