import Season

/// The frame of all pages: the head with its policy, and the link to the first page.
struct Page {
  let title: String
  var sheet = StyleSheet.plain
  /// Its `PageMark`.
  let mark: String
  /// How many folders it is below the site's first page; nil outside a site.
  var depth: Int?

  func bytes(_ content: (inout HTMLWriter) -> Void) -> [UInt8] {
    var html = HTMLWriter()
    html.element(.html, .init("lang", "en")) { html in
      html.element(.head) { head(&$0) }
      html.element(.body) { html in
        if let depth { navigation(depth, &html) }
        html.element(.main, content: content)
        html.element(.footer) { html in
          html.element(.p, text: "Kept with scoreboard, a command-line tool.")
        }
      }
    }
    return html.bytes
  }

  private func head(_ html: inout HTMLWriter) {
    html.meta(.init("charset", "utf-8"))
    html.meta(.init("name", "generator"), .content(mark))
    html.meta(
      .init("http-equiv", "Content-Security-Policy"), .content(sheet.policy))
    html.meta(
      .init("name", "viewport"), .init("content", "width=device-width, initial-scale=1"))
    html.element(.title, text: title)
    html.style(sheet)
  }

  private func navigation(_ depth: Int, _ html: inout HTMLWriter) {
    guard depth > 0 else { return }
    html.element(.nav) { html in
      html.element(.a, .link(PagePath("index", up: depth)), text: "All games")
    }
  }
}

extension PagePath {
  /// The path to the page of a game, from a page so many folders deep.
  static func game(_ id: String, from depth: Int) -> PagePath { PagePath("games", id, up: depth) }

  static func team(_ name: String, from depth: Int) -> PagePath {
    PagePath("teams", PageName.of(name), up: depth)
  }

  static func event(_ name: String, from depth: Int) -> PagePath {
    PagePath("events", name, up: depth)
  }

  /// The path to the page of the players with a name.
  static func player(_ name: String, from depth: Int) -> PagePath {
    PagePath("players", PageName.of(name), up: depth)
  }
}

/// A mark in the head of a page: the tool that made it, and from what.
public enum PageMark {
  /// Bytes at the beginning of a page that contain it.
  public static let room = 256

  private static let start = Array("<meta name=\"generator\" content=\"".utf8)

  /// Whether a file with this beginning may be replaced: it is a page of this tool.
  public static func isOwn(_ beginning: [UInt8]) -> Bool {
    read(beginning)?.hasPrefix("scoreboard ") == true
  }

  /// The mark at the beginning of a page, if it has one.
  public static func read(_ beginning: [UInt8]) -> String? {
    for place in beginning.indices.dropLast(start.count)
    where beginning[place...].starts(with: start) {
      let rest = beginning[(place + start.count)...]
      guard let end = rest.firstIndex(of: UInt8(ascii: "\"")) else { return nil }
      return String(decoding: rest[..<end], as: UTF8.self)
    }
    return nil
  }
}
