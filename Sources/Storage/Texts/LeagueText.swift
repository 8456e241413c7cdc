import Basketball
import Documents

/// The text of a league, edited by hand: a line for each setting, and comments after `#`. A change
/// keeps the comments, the order and the spacing of everything else.
///
///     title Tuesday League
///     rules fiba3x3           # since May
///     color Reds    #c8102e
struct LeagueText {
  private var source: TextLines

  /// Any text, malformed or not.
  init(_ text: String) { source = TextLines(text) }

  var text: String { source.text }

  /// The league of the text.
  func league() throws(Damage) -> League {
    var (league, known) = (League(), [(setting: LeagueSetting, line: Int)]())
    for (place, text) in source.lines.enumerated() {
      do throws(LeagueError) {
        guard let setting = try Line(text).setting else { continue }
        if let other = known.first(where: { $0.setting.isAboutSame(as: setting) }) {
          throw LeagueError.twice(setting.key, line: other.line)
        }
        known.append((setting, place + 1))
        league.take(setting)
      } catch {
        throw Damage(line: place + 1, fault: error)
      }
    }
    return league
  }

  /// A malformed line, counted from 1, and why.
  struct Damage: Error, Equatable {
    let line: Int
    let fault: LeagueError
  }

  /// Changes a setting; with `none` removes it.
  mutating func set(_ setting: LeagueSetting) {
    let place = source.lines.firstIndex { line in
      (try? Line(line).setting)?.isAboutSame(as: setting) ?? false
    }
    switch (place, setting.setValue) {
    case (nil, nil): break
    case (nil, _?): source.append(setting.line)
    case (let place?, let value?):
      source.replace(place, with: Line(source.lines[place]).with(value, of: setting.key))
    case (let place?, nil):
      let rest = Line(source.lines[place]).comment
      if rest.isEmpty { source.remove(at: place) } else { source.replace(place, with: rest) }
    }
  }
}

/// A line in its parts: spaces, a key, its words, spaces and a comment.
private struct Line {
  private let start: Substring
  private let words: [Substring]
  private let rest: Substring

  init(_ line: String) {
    let body = line.drop(while: \.separatesWords)
    var words: [Substring] = []
    for word in body.split(whereSeparator: \.separatesWords) {
      // `#c8102e` after a team is a colour, not a comment.
      let isColor = words.count > 1 && words[0] == "color" && TeamColor(String(word)) != nil
      if word.hasPrefix("#"), !isColor { break }
      words.append(word)
    }
    (start, self.words) = (line[..<body.startIndex], words)
    rest = line[(words.last?.endIndex ?? body.startIndex)...]
  }

  /// Its setting; nil for an empty line or a comment.
  var setting: LeagueSetting? {
    get throws(LeagueError) {
      guard let first = words.first else { return nil }
      guard let key = LeagueKey(rawValue: String(first)) else {
        throw .unknownKey(String(first))
      }
      return try LeagueSetting(key, words.dropFirst().map(String.init))
    }
  }

  /// The line with another value; the value of a colour is its last word.
  func with(_ value: String, of key: LeagueKey) -> String {
    let old = key == .color ? words.last : words.dropFirst().first
    guard let old else { return "" }
    return "\(start.base[..<old.startIndex])\(value)\(rest)"
  }

  /// The comment of the line alone.
  var comment: String {
    let comment = rest.drop(while: \.isWhitespace)
    return comment.isEmpty ? "" : "\(start)\(comment)"
  }
}
