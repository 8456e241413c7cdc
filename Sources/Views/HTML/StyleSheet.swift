import Basketball
import Platform
import Terminal

/// The style of a page: fixed in the source, except for the colours of the teams.
struct StyleSheet {
  let text: String
  /// The nonce of the style element: by the policy, browsers ignore any other style.
  let nonce: String

  init(text: String) {
    self.text = text
    nonce = Checksum(Array(text.utf8)[...]).text
  }

  /// The content security policy of a page, which allows only this style and, where it has them, its script
  /// and the style beside it.
  ///
  /// Source: W3C, Content Security Policy Level 3, 6.7.3 (nonces of inline styles).
  func policy(own: Bool, hasScript: Bool) -> String {
    "default-src 'none'; style-src 'nonce-\(nonce)'\(own ? " 'self'" : ""); "
      + (hasScript ? "script-src 'nonce-\(nonce)'; " : "") + "base-uri 'none'; form-action 'none'"
  }
}

extension StyleSheet {
  /// The style of a page about two teams: each in its colour, legible on light and dark pages.
  ///
  /// - Parameter more: the additional style of this page.
  init(_ colors: Sides<TeamColor?> = Sides(home: nil, away: nil), and more: String = "") {
    var hues = Sides { side in colors[side].map(RGB.init) ?? side.role.hue }
    if hues.home.isLike(hues.away) {
      hues.away = [Side.away, .home].map(\.role.hue).first { !$0.isLike(hues.home) } ?? hues.away
    }
    func variables(on background: RGB) -> String {
      let shown = hues.map { $0.legible(on: background).text }
      return ":root{--home:\(shown.home);--away:\(shown.away)}"
    }
    self.init(
      text: "\n\(variables(on: .white))"
        + "\n@media screen and (prefers-color-scheme:dark){\(variables(on: Self.dark))}\n"
        + Self.rules + more)
  }

  /// `--page` of the dark style below.
  private static let dark = RGB(0x14, 0x17, 0x1c)

  private static let rules = """
    :root{--page:#fff;--ink:#1a1d21;--dim:#5b636d;--line:#d9dde2;color-scheme:light dark}
    @media screen and (prefers-color-scheme:dark){:root{--page:#14171c;--ink:#e8eaed;--dim:#a0a8b3;\
    --line:#323842}}
    *{box-sizing:border-box}
    body{margin:0 auto;max-width:70rem;padding:1rem 1rem 3rem;background:var(--page);color:var(--ink);\
    font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;\
    font-variant-numeric:tabular-nums}
    h1,h2,h3{line-height:1.2;margin:0}
    h1,h2,h3,p,nav,li,caption,dd{overflow-wrap:anywhere}
    nav,.facts,.pages,small,thead th,tr.sat>*,.numbers td,dt,footer{color:var(--dim)}
    h2{font-size:1.15rem;margin:2.25rem 0 .75rem}
    h3{font-size:1rem;margin:0 0 .4rem}
    a{color:inherit;text-decoration-color:var(--dim);text-underline-offset:.2em}
    a:hover,a:focus-visible{text-decoration-thickness:2px}
    nav{margin-bottom:1.5rem}
    .facts{margin:.5rem 0 0}
    .ranks{display:flex;flex-wrap:wrap;gap:0 1.5rem;margin:.5rem 0 0;padding:0;list-style:none}
    .score{display:grid;grid-template-columns:1fr auto 1fr;align-items:center;gap:.25rem 1.25rem;\
    font-size:clamp(1.05rem,4.5vw,1.9rem)}
    .home{--side:var(--home)}
    .away{--side:var(--away)}
    .score>span{border-bottom:.22em solid var(--side);padding-bottom:.15em}
    .score>.home{text-align:right}
    .score>.away,h1:not(.score),.facts{text-align:left}
    .score>.lost,.games tbody th,.numbers th,small{font-weight:400}
    .score>.points{border:0;font-size:1.7em;white-space:nowrap}
    .status{text-align:center;margin:.75rem 0 0}
    small{display:block}
    .live{order:1;margin-left:auto;color:var(--ink)}
    button{all:unset;cursor:pointer}
    button:focus-visible{outline:2px solid}
    input{font:inherit;max-width:100%;margin-bottom:.5rem;padding:.3rem .5rem}
    @media (min-width:80rem){
    main>.wide,.teams>.wide,.teams>div>.wide{width:max-content;min-width:100%;max-width:calc(100vw - 3rem);\
    position:relative;left:50%;translate:-50%}
    }
    .wide{overflow-x:auto;background:linear-gradient(to right,var(--page) 40%,transparent) 0 0/3rem 100%,\
    linear-gradient(to left,var(--page) 40%,transparent) 100% 0/3rem 100%,\
    linear-gradient(to right,var(--line),transparent) 0 0/1rem 100%,\
    linear-gradient(to left,var(--line),transparent) 100% 0/1rem 100%;background-repeat:no-repeat;\
    background-attachment:local,local,scroll,scroll}
    table{border-collapse:collapse;width:100%}
    caption{text-align:left;font-weight:700;padding:0 0 .35rem}
    th,td{padding:.3rem .55rem;text-align:right;border-bottom:1px solid var(--line);white-space:nowrap}
    th{font-weight:600}
    thead th{font-size:.85rem}
    td.by,.plays tr.basket td:nth-child(3){font-weight:700}
    caption.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    .name{text-align:left;white-space:normal}
    .wide th.name{position:sticky;left:0;background:var(--page)}
    summary{cursor:pointer;font-weight:600;padding:.3rem 0}
    th.name{min-width:11rem}
    tr.total>*{font-weight:700;border-bottom:0}
    abbr{text-decoration:none}
    .teams{display:grid;grid-template-columns:minmax(0,1fr);gap:1.75rem}
    .home>caption,.away>caption{border-left:.35em solid var(--side);padding-left:.5em}
    .leaders{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,20rem),1fr));\
    gap:1.5rem 2rem;align-items:start}
    .beside,.shots,.shots>div{display:grid;\
    grid-template-columns:repeat(auto-fit,minmax(min(100%,var(--least,24rem)),1fr))}
    .beside{gap:0 2rem;align-items:end}
    .numbers{width:auto}
    .numbers th{white-space:normal}
    .numbers thead th{border-bottom:.2em solid var(--side)}
    .numbers b{color:var(--ink)}
    .bar{width:3rem;height:.6em;background:var(--line)}
    .flow svg,.shots svg{display:block;width:100%}
    .bar path,.flow path,.flow circle{fill:var(--side)}
    .flow:not(.court) path{opacity:.45}
    .flow line{stroke:var(--line)}
    .flow line.level{stroke:var(--dim)}
    .flow text{fill:var(--dim);font:12px system-ui,sans-serif}
    .shots{gap:.75rem 2rem}
    .shots>div{--least:max(17rem,40%);gap:.5rem 1rem;align-items:start;align-content:start}
    .shots h2,.shots h3,.shots .facts,.shots>div:only-of-type{grid-column:1/-1;margin-bottom:0}
    .shots .facts{margin:0}
    .numbers th.name,.shots th.name{min-width:0}
    .shots path,.shots circle{fill:none;stroke:var(--line);stroke-width:50}
    .shots .basket{stroke:var(--ink)}
    .shots .missed,.shots .cross{stroke:var(--dim);stroke-width:60}
    .shots .cross{display:none}
    .shots .made{fill:var(--side);stroke:var(--page);stroke-width:20}
    .shots text{fill:var(--ink);stroke:var(--page);stroke-width:120;paint-order:stroke;\
    font:600 420px system-ui,sans-serif}
    dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:.15rem 1rem;margin:.75rem 0 0}
    dd{margin:0}
    .plays tbody td:first-child{box-shadow:inset .25rem 0 var(--side)}
    .sheet{display:none}
    footer{margin-top:3rem;font-size:.85rem}
    @media (max-width:34rem){
    .flow text{font-size:20px}
    .flow.court text{font-size:16px}
    th,td{padding:.3rem .35rem}
    th.name{min-width:10.5rem}
    .plays th.name{min-width:0;overflow-wrap:anywhere}
    }
    @media print{
    @page{margin:12mm}
    :root{--home:#000;--away:#000;--ink:#000;--dim:#333;--line:#bbb}
    nav,footer,.bar,.chip,.flow,.plays,.shots .missed,dl{display:none}
    .shots .cross{display:inline}
    .shots{grid-template-columns:1fr 1fr}
    .sheet,.shots>div{display:block}
    .shots svg{max-height:60mm}
    details::details-content{content-visibility:visible;block-size:auto}
    body{max-width:none;padding:0;font-size:9.5pt;line-height:1.3}
    h2{font-size:11pt;margin:3.5mm 0 1mm}
    h3,thead th{font-size:inherit}
    table{font-size:8pt}
    th,td{padding:.5mm .9mm}
    th.name{min-width:0}
    .teams{gap:4mm}
    table,tr,h2,h3,ol,svg,.signs{break-inside:avoid}
    h2,h3{break-after:avoid}
    .score{font-size:16pt}
    .wide{overflow:visible;background:none}
    .sheet h3{text-align:left}
    .sheet .part{margin:0 0 .5mm;font-size:8pt}
    .sheet .pair{display:grid;grid-template-columns:1fr 1fr;gap:0 8mm}
    .sheet ol{display:grid;grid-template-columns:repeat(21,1fr);margin:0 0 2.5mm;\
    padding:0 .2mm .2mm 0}
    .sheet li{height:8mm;border:.2mm solid #777;margin:0 -.2mm -.2mm 0;text-align:center;font-size:7pt;\
    color:#555;list-style:none}
    .sheet li strong{display:block;color:#000;font-size:9pt}
    .sheet li.two strong{border:.25mm solid #000;border-radius:50%;margin:0 .5mm}
    .sheet ol.boxes{grid-template-columns:repeat(auto-fill,7mm)}
    .sheet ol.boxes li{height:7mm}
    .sheet .signs{display:grid;grid-template-columns:1fr 1fr 1fr;gap:8mm;margin-top:9mm;padding:0}
    .sheet .signs li{height:auto;border:0;border-top:.25mm solid #000;text-align:left;font-size:8pt;\
    padding-top:.8mm;color:#000}
    }

    """
}

extension RGB {
  private var channels: [Int] { [red, green, blue].map(Int.init) }

  /// Whether the marks of two teams in these colours would be taken for those of one team in a chart.
  func isLike(_ other: RGB) -> Bool {
    let (one, two) = (channels, other.channels)
    func grey(_ parts: [Int]) -> Int { (parts.max() ?? 0) - (parts.min() ?? 0) }
    func strongest(_ parts: [Int]) -> [Bool] {
      let middle = ((parts.max() ?? 0) + (parts.min() ?? 0)) / 2
      return parts.map { $0 > middle }
    }
    let distance = zip(one, two).reduce(0) { $0 + abs($1.0 - $1.1) }
    return distance < 120
      || min(grey(one), grey(two)) > 60 && strongest(one) == strongest(two)
  }

  /// `#rrggbb`.
  var text: String {
    // A digit before the channels keeps their leading zeros.
    "#" + String(channels.reduce(1) { $0 << 8 | $1 }, radix: 16).dropFirst()
  }
}
