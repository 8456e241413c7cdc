import FoundationEssentials
import Terminal
import Testing

@testable import Views

@Suite("A page that is written")
struct HTMLWriterTests {
  private static let hard = "</style><script>alert(1)</script>\"'><img src=x onerror=alert(1)>&amp;"

  @Test("has text escaped, wherever it stands, and control characters spelled out")
  func escaped() {
    var html = HTMLWriter()
    html.element(.p, .words(.label, Self.hard), text: Self.hard)
    html.element(.p, text: "a\u{1b}[31m\u{202e}b\n李 עלי")
    let text =
      "&lt;/style&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&gt;"
      + "&lt;img src=x onerror=alert(1)&gt;&amp;amp;"
    #expect(
      String(decoding: html.bytes, as: UTF8.self) == """
        <!DOCTYPE html>
        <p aria-label="\(text)">\(text)</p>
        <p>a\\u{1b}[31m\\u{202e}b\\u{a}李 עלי</p>
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

  @Test(
    "names its style by a digest that others agree with",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        String(repeating: "a", count: 1_000_000),
        "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
      ),
    ])
  func digest(_ text: String, _ digest: String) {
    let bytes = SHA256.digest(of: Array(text.utf8))
    #expect(bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() == digest)
  }

  @Test("allows nothing but that style, as it stands in the page")
  func policy() throws {
    let sheet = StyleSheet.plain
    let page = String(decoding: Page(title: "x", mark: "y").bytes { _ in }, as: UTF8.self)
    let style = try #require(page.firstMatch(of: /<style>([^<]*)<\/style>/)).1
    let digest = Data(SHA256.digest(of: Array(style.utf8))).base64EncodedString()
    #expect(
      sheet.policy == "default-src 'none'; style-src 'sha256-\(digest)'; base-uri 'none'; "
        + "form-action 'none'")
    let said = page.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/)?.1
    #expect(said.map { String($0).replacing("&#39;", with: "'") } == sheet.policy)
  }

  @Test("says what it was made by and from")
  func mark() {
    let page = Page(title: "x", mark: "scoreboard 1 9bd5\"<").bytes { _ in }
    #expect(PageMark.read(Array(page.prefix(PageMark.room))) == "scoreboard 1 9bd5&quot;&lt;")
    #expect(PageMark.read(Array("<!DOCTYPE html>".utf8)) == nil)
    #expect(PageMark.read(Array("<meta name=\"generator\" content=\"x".utf8)) == nil)
    #expect(PageMark.read([]) == nil)
  }
}
