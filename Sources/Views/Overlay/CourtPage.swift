/// The common parts of the pages of streams and walls.
enum CourtPage {
  /// A page that loads only the files beside it.
  static func html(
    title: StaticString, style: StaticString, script: StaticString, body: String
  ) -> String {
    #"""
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\#(title)</title>
    <link rel="stylesheet" href="\#(style)">
    <link rel="stylesheet" href="custom.css">
    <script src="\#(script)" defer></script>
    </head>
    <body>
    \#(body)
    </body>
    </html>

    """#
  }

  /// The score in words, for screen readers.
  static let news = #"<p id="news" role="status"></p>"#

  /// The clock, or the period in its place.
  static let clock = #"""
      <section class="middle" aria-label="clock">
        <p class="clock" role="timer"></p>
        <p class="period"></p>
      </section>
    """#

  /// The script finds facts by these names and classes.
  static func team(_ side: StaticString, _ content: StaticString) -> String {
    #"""
      <section class="team" id="\#(side)" aria-label="\#(side)">
    \#(content)
      </section>
    """#
  }

  static let style = #"""
    :root {
      --ink: #fff;
      --dark: #14181f;
      --mark: #ffc933;
      font: 600 1rem/1.2 "Inter", "Helvetica Neue", Arial, "Noto Sans", sans-serif;
      font-variant-numeric: tabular-nums;
    }

    [hidden] { display: none !important; }

    body {
      margin: 0;
      overflow: hidden;
      color: var(--ink);
    }

    p, h1, ul {
      margin: 0;
      padding: 0;
    }

    #home { --team: #4aa8ff; }

    #away { --team: #ff8a3d; }

    .name {
      overflow: hidden;
      font-weight: 700;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    .clock, .period, .score, .gain, b { font-weight: 800; }

    b { color: var(--ink); }

    .bonus {
      padding: 0 0.5em;
      border-radius: 0.2em;
      background: var(--mark);
    }

    .bonus b { color: var(--dark); }

    .team > .points {
      position: relative;
      transition: background 0.3s, color 0.3s;
    }

    .gain {
      position: absolute;
      visibility: hidden;
    }

    .scored > .points {
      background: var(--ink);
      color: var(--dark);
    }

    .scored .gain { visibility: visible; }

    .winner > .points {
      background: var(--mark);
      color: var(--dark);
    }

    .loser .name, .loser .score { color: var(--quiet); }

    /* For screen readers alone. */
    #news {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }

    @media (prefers-reduced-motion: no-preference) {
      .scored .score { animation: basket 0.5s ease-out; }

      @keyframes basket {
        from { transform: scale(1.4); }
      }
    }


    """#
}
