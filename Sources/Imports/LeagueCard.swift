import Basketball
import JSON

/// Puts on the card of a game what the files of a league say.
extension Card {
  /// Puts a text on it, unless it is empty.
  mutating func put(_ key: Key, of side: Side? = nil, _ text: String?) {
    guard let words = text?.spacedWords.filter({ !$0.hasControls }),
      let value = try? key.value(words.spaceSeparated),
      let line = Line(key, of: side.map { Who($0) }, value)
    else { return }
    self = Card(lines + [line])
  }

  /// Puts a person on it, whose family name may come first, with a comma.
  mutating func put(_ key: Key, of side: Side? = nil, person: String?) {
    put(key, of: side, person.flatMap { $0.isEmpty ? nil : Squad.typeable($0) })
  }

  mutating func put(officials: [String?]) {
    for (key, name) in zip(Key.officials, officials) { put(key, person: name) }
  }

  /// Puts the attendance on it; 0 means that nobody counted it.
  mutating func put(attendance: Int?) {
    if let attendance, attendance > 0 { put(.attendance, String(attendance)) }
  }

  /// Puts the hour on it: of `20:00`, `1:00 p.m.` or `2026-02-11T19:00:00-05:00`.
  mutating func put(time text: String?) {
    let typed = (text ?? "").lowercased()
    let clock = typed.split(separator: "t").count == 2 ? typed.dropFirst(11).prefix(5) : typed[...]
    let digits = clock.prefix { $0.isNumber || $0 == ":" }
    let rest = clock.dropFirst(digits.count).filter(\.isLetter)
    guard let time = StartTime(digits.contains(":") ? String(digits) : "\(digits):00") else {
      return
    }
    let half = ["am": 0, "pm": 720][rest]
    put(.time, half.flatMap { StartTime(minutes: time.minutes % 720 + $0) }?.text ?? time.text)
  }
}
