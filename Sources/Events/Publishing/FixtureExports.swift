import Basketball
import Documents
import Season

/// An event for calendars, by iCalendar (RFC 5545). Times are those where the event is.
public struct EventCalendar {
  private let standing: EventStanding
  /// What was last published of each fixture: how often and when it has changed, a hash of its text,
  /// and when it begins, if it ever had a time.
  private var editions = [Int: (sequence: Int, stamp: String, sum: String, start: String?)]()
  /// The first day when it was published, and the year in the ids of its fixtures.
  private var first: (day: Day, year: String)?

  /// The calendar of an event.
  ///
  /// - Parameter record: the last value of `record`; empty the first time.
  public init(_ standing: EventStanding, record: String, now: TimeOfDay) {
    self.standing = standing
    for line in record.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if words.count == 3, words[0] == "first" { first = Day(words[1]).map { ($0, words[2]) } }
      guard (4...5).contains(words.count), let number = Int(words[0]),
        let sequence = Int32(words[1]),
        (0..<Int32.max).contains(sequence)
      else { continue }
      editions[number] = (Int(sequence), words[2], words[3], words.dropFirst(4).first)
    }
    if let day = standing.fixtures.compactMap(\.plannedDay).min() {
      let year = first.flatMap { day.isNear($0.day) ? $0.year : nil }
      first = (day, year ?? String(day.text.prefix(4)))
    }
    for fixture in standing.fixtures {
      let sum = String(said(of: fixture).joined(separator: "\n").stableHash, radix: 16)
      let old = editions[fixture.number]
      let start = fixture.fixture.start?.compact ?? old?.start
      if old?.sum == sum {
        editions[fixture.number]?.start = start
      } else {
        editions[fixture.number] = (
          old.map { $0.sequence + 1 } ?? 0, now.compact + "Z", sum, start
        )
      }
    }
  }

  /// The text to keep until the next time: a line for the first day, and one for each fixture.
  public var record: String {
    first.said { "first \($0.day.text) \($0.year)\n" }
      + editions.sorted { $0.key < $1.key }
      .map { number, edition in
        ["\(number)", "\(edition.sequence)", edition.stamp, edition.sum, edition.start]
          .compactMap(\.self).spaceSeparated + "\n"
      }.joined()
  }

  /// The numbers of the fixtures that the calendar leaves out, because they have no day or no time.
  public func leftOut(of team: String?) -> [Int] {
    fixtures(of: team).filter { said(of: $0).isEmpty }.map(\.number)
  }

  fileprivate func fixtures(of team: String?) -> [FixtureStanding] {
    standing.fixtures.filter { team == nil || $0.sides.both.map(\.team).contains(team) }
  }

  fileprivate func lines(_ fixture: FixtureStanding) -> [String] {
    let said = said(of: fixture)
    guard !said.isEmpty, let edition = editions[fixture.number] else { return [] }
    return [
      "BEGIN:VEVENT",
      "UID:\(standing.name.escapedText)-\(first?.year ?? "")-\(fixture.number)@scoreboard",
      "DTSTAMP:\(edition.stamp)", "SEQUENCE:\(edition.sequence)",
    ] + said + ["END:VEVENT"]
  }

  /// The lines for a fixture. A fixture that has lost its day or its time is cancelled; one that never had them has
  /// no lines.
  private func said(of standing: FixtureStanding) -> [String] {
    let fixture = standing.fixture
    let last = editions[fixture.number]?.start
    guard let start = fixture.start?.compact ?? last else { return [] }
    let names = standing.named
    let isOff = fixture.start == nil || standing.status == .walkover
    let status =
      isOff ? "CANCELLED" : standing.sides.both.contains(.undecided) ? "TENTATIVE" : "CONFIRMED"
    let summary =
      "\(names.home.text) - \(names.away.text)" + fixture.label.said { " (\($0))" }
    let end = fixture.start?.adding(minutes: fixture.slot)
    return ["DTSTART:\(start)"] + end.map { "DTEND:\($0.compact)" }.array
      + ["SUMMARY:\(summary.escapedText)", "DESCRIPTION:\(self.standing.title.escapedText)"]
      + fixture.court.map { "LOCATION:\($0.courtTitle.escapedText)" }.array
      + ["STATUS:\(status)"]
  }
}

extension [EventCalendar] {
  /// The calendar of the fixtures of several events that have a time, of one team if it is named.
  ///
  /// - Parameter mark: a text by which a site recognizes its own file.
  public func text(of team: String?, madeBy mark: String? = nil) -> String {
    let lines =
      ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//scoreboard//event//EN"]
      + mark.map { "X-GENERATOR:\($0)" }.array
      + flatMap { calendar in calendar.fixtures(of: team).flatMap(calendar.lines) }
      + ["END:VCALENDAR"]
    return lines.map { $0.folded75 + "\r\n" }.joined()
  }
}

extension Fixture {
  /// When the fixture begins, in the local time of the event; nil without a day or a time.
  fileprivate var start: TimeOfDay? {
    guard let day, let time else { return nil }
    return day.midnight.adding(minutes: time.minutes)
  }
}

extension TimeOfDay {
  fileprivate func adding(minutes: Int) -> TimeOfDay {
    TimeOfDay(milliseconds: milliseconds + minutes * 60_000)
  }

  /// `20260704T100000`.
  fileprivate var compact: String { text.prefix(19).filter { $0 != "-" && $0 != ":" } }
}

extension Day {
  /// Whether the day is less than half a year from another one. An event whose first day has moved less than that is
  /// the same; one of the same name a year later is another.
  fileprivate func isNear(_ other: Day) -> Bool { abs(days(since: other)) < 183 }
}

extension String {
  /// Text escaped by RFC 5545, 3.3.11.
  fileprivate var escapedText: String {
    map { "\\;,".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }

  /// The line folded into parts of at most 75 bytes, by RFC 5545, 3.1.
  fileprivate var folded75: String {
    var text = ""
    var count = 0
    for letter in self {
      if count + letter.utf8.count > 75 {
        text += "\r\n "
        count = 1
      }
      text.append(letter)
      count += letter.utf8.count
    }
    return text
  }
}

extension Table<FixtureStanding> {
  /// A row for each fixture.
  public static var fixtures: Table {
    [
      "number": \.number,
      "day": \.plannedDay,
      "at": { $0.fixture.time?.text },
      "court": \.court,
      "label": \.fixture.label,
      "home": \.named.home.text,
      "away": \.named.away.text,
      "status": \.status.rawValue,
      "home_score": { $0.ownScore?.home },
      "away_score": { $0.ownScore?.away },
      "winner": { fixture in fixture.winner.flatMap { fixture.sides[$0].team } },
      "game": { $0.game?.id },
      "counted_home": { $0.score?.home },
      "counted_away": { $0.score?.away },
    ]
  }
}
