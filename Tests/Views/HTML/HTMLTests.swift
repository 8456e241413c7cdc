import Basketball
import Terminal
import Testing

@testable import Views

@Suite("A page that is written")
struct HTMLTests {
  private static let hard = "</style><script>alert(1)</script>\"'><img src=x onerror=alert(1)>&amp;"

  @Test("has text escaped, wherever it stands, and control characters spelled out")
  func escaped() {
    let odd = "a\u{1b}[31m\u{202e}b\n李 עלי"
    let html: HTML = """
      <p aria-label="\(Self.hard)">\(Self.hard, to: nil)</p>
      <p\(class: Self.hard)>\(odd)</p>
      """
    let text =
      "&lt;/style&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&gt;"
      + "&lt;img src=x onerror=alert(1)&gt;&amp;amp;"
    #expect(
      html.text == """
        <p aria-label="\(text)">\(text)</p>
        <p class="\(text)">a\\u{1b}[31m\\u{202e}b\\u{a}李 עלי</p>
        """)
  }

  @Test(
    "leads to files beside it alone, whatever they are called",
    arguments: [
      ("plain-1", "games/plain-1.html"),
      ("javascript:alert(1)", "games/javascript%3Aalert%281%29.html"),
      ("../../etc", "games/..%2F..%2Fetc.html"), ("a?b#c\"d", "games/a%3Fb%23c%22d.html"),
      ("李", "games/%E6%9D%8E.html"),
    ])
  func links(_ name: String, _ link: String) {
    #expect(PagePath("games", name).text == link)
    #expect(PagePath("games", name, up: 1).text == "../" + link)
  }

  @Test("allows nothing but that style, which says so itself")
  func policy() throws {
    let sheet = StyleSheet()
    let policy = sheet.policy(own: false, hasScript: false)
    let page = String(decoding: Page(title: "x", sheet: sheet, mark: "y").bytes([]), as: UTF8.self)
    let nonce = try #require(page.firstMatch(of: /<style nonce="([^"]*)">([^<]*)<\/style>/)).1
    #expect(
      policy == "default-src 'none'; style-src 'nonce-\(nonce)'; base-uri 'none'; "
        + "form-action 'none'")
    let said = page.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/)?.1
    #expect(said.map { String($0).replacing("&#39;", with: "'") } == policy)
    let dressed = StyleSheet(Sides(home: TeamColor(typed: "red"), away: nil))
    #expect(sheet.nonce.count == 16 && dressed.nonce != sheet.nonce)
  }

  @Test("says what it was made by and from")
  func mark() {
    let page = Page(title: "x", sheet: StyleSheet(), mark: "scoreboard 1 9bd5\"<").bytes([])
    #expect(PageMark.read(Array(page.prefix(PageMark.room))) == "scoreboard 1 9bd5&quot;&lt;")
    #expect(PageMark.read(Array("<!DOCTYPE html>".utf8)) == nil)
    #expect(PageMark.read(Array("<meta name=\"generator\" content=\"x".utf8)) == nil)
    #expect(PageMark.read([]) == nil)
    #expect(PageMark.isOwn(page))
    let other = Page(title: "x", sheet: StyleSheet(), mark: "Hugo 0.1").bytes([])
    #expect(!PageMark.isOwn(other))
  }
}
