import Documents
import Season

/// What all pages of a site have.
public struct SiteFrame: Sendable {
  let title: String
  let url: String?
  let links: [(text: String, url: String)]
  let hasStyle: Bool

  /// - Parameters:
  ///   - url: the address of the site, without a slash at its end.
  ///   - links: the links in the foot of each page.
  ///   - hasStyle: whether there is a `custom.css`.
  public init(
    title: String?, url: String? = nil, links: [(text: String, url: String)] = [],
    hasStyle: Bool = false
  ) {
    self.title = title ?? "Games"
    (self.url, self.links, self.hasStyle) = (url, links, hasStyle)
  }

  /// A text that changes whenever a property of the frame changes.
  public var mark: String {
    ([title, url ?? "", "\(hasStyle)"] + links.flatMap { [$0.text, $0.url] }).joined(
      separator: "\n")
  }
}

/// A page of a game, an event or a library: its head with its policy, and the link to the first page.
struct Page {
  let title: String
  let sheet: StyleSheet
  /// Its `PageMark`.
  let mark: String
  /// Its site, and its path there; nil for a page that stands alone.
  var frame: SiteFrame?
  var path = PagePath("index")
  /// The script of the page, which works without it.
  var script: String?
  /// The text beside the title where a link to the page is shared.
  var about = ""
  /// Whether the page is shown inside a page of another site; its links then open in place of that page.
  var isEmbedded = false

  func bytes(_ content: [HTML]) -> [UInt8] {
    let depth = path.parts.count - 1
    let pages = [(frame?.title ?? "", "index"), ("Players", "players"), ("Teams", "teams")].map {
      "\($0, to: PagePath($1, up: depth))" as HTML
    }
    let isFirst = path == PagePath("index")
    let navigation: HTML =
      frame == nil || isFirst ? "" : "<nav>\(HTML(pages, between: " · "))</nav>"
    let hasStyle = frame?.hasStyle == true
    let links = (frame?.links ?? []).map { "<a href=\"\($0.url)\">\($0.text)</a>" as HTML }
    let foot = HTML(["Kept with scoreboard, a command-line tool."] + links, between: " · ")
    let own = script.map { "<script nonce=\"\(sheet.nonce)\">\(raw: $0)</script>" as HTML }
    let head: [HTML] = [
      """
      <meta name="generator" content="\(mark)">
      <meta property="og:title" content="\(title)">
      """,
      about.isEmpty ? "" : "<meta property=\"og:description\" content=\"\(about)\">",
      frame?.url.map { "<meta property=\"og:url\" content=\"\($0)/\(path.text)\">" } ?? "",
      isEmbedded ? "<base target=\"_parent\">" : "",
      frame != nil && isFirst
        ? "<link rel=\"alternate\" type=\"application/atom+xml\" href=\"feed.atom\">" : "",
      """
      <meta http-equiv="Content-Security-Policy" content="\(sheet.policy(own: hasStyle, hasScript: script != nil))">
      <style nonce="\(sheet.nonce)">\(raw: sheet.text)</style>
      """,
      hasStyle
        ? "<link rel=\"stylesheet\" href=\"\(String(repeating: "../", count: depth))custom.css\">"
        : "",
    ]
    let page = HTML.page(
      title, head: HTML(head),
      body: """
        \(navigation)<main>
        \(content)
        </main>
        \(isEmbedded ? "" : "<footer><p>\(foot)</p></footer>" as HTML)\(own)
        """)
    return Array(page.text.utf8)
  }
}

extension HTML {
  /// A whole page.
  static func page(_ title: String, head: HTML, body: HTML) -> HTML {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    \(head)
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(title)</title>
    </head>
    <body>
    \(body)
    </body>
    </html>

    """
  }
}

extension PagePath {
  /// The path to a page of a site, from a page so many folders deep.
  init(to page: SitePage, from depth: Int = 0) {
    switch page {
    case .game(let id): self.init("games", id, up: depth)
    case .team(let name): self.init("teams", PageName.of(name), up: depth)
    case .player(let name, let team):
      self.init(
        "players", PageName.of(name) + team.said { "-\(PageName.of($0))" }, up: depth)
    case .event(let name): self.init("events", name, up: depth)
    }
  }
}

/// A mark in the head of a page or of another file of a site: the tool that made it, and from what.
public enum PageMark {
  /// Bytes at the beginning of a page that contain it.
  public static let room = 256

  /// The text before and after a mark: in a page, in XML and in a calendar.
  private static let around = [
    ("<meta name=\"generator\" content=\"", "\""), ("<!-- ", " -->"), ("X-GENERATOR:", "\r\n"),
  ]

  /// Whether a file with this beginning may be replaced: it is a page of this tool.
  public static func isOwn(_ beginning: [UInt8]) -> Bool {
    read(beginning)?.hasPrefix("scoreboard ") == true
  }

  /// The mark at the beginning of a page, if it has one.
  public static func read(_ beginning: [UInt8]) -> String? {
    let text = String(decoding: beginning, as: UTF8.self)
    for (start, end) in around {
      guard let rest = text.firstRange(of: start).map({ text[$0.upperBound...] }),
        let last = rest.firstRange(of: end)
      else { continue }
      return String(rest[..<last.lowerBound])
    }
    return nil
  }
}
