import Documents

/// A page with score sheets to print on A4, in black and white.
public enum OfficialSheets {
  /// - Parameter mark: the `PageMark` of the page.
  public static func bytes(_ sheets: [SheetCells], title: String, mark: String) -> [UInt8] {
    Page(title: title, sheet: .official, mark: mark).bytes(
      sheets.map { "<article data-sheet=\"\($0.id)\">\(SheetPen.pages(of: $0))</article>" })
  }
}

extension StyleSheet {
  fileprivate static let official = StyleSheet(
    text: """

      @page{size:A4;margin:0}
      body{margin:0;background:#fff;color:#000}
      svg{display:block;max-width:210mm;margin:0 auto;break-after:page;font:28px Arial,sans-serif}
      article:last-child svg:last-child{break-after:auto}
      .s{font-size:21px}
      .m{text-anchor:middle}
      .g{fill:#777}
      text:first-of-type{font-size:40px;font-weight:700}
      path,ellipse{fill:none;stroke:#000;stroke-width:2}
      .k{stroke-width:5}
      .d{stroke-width:22;stroke-linecap:round}
      [data-cell$=final]{font-weight:700}
      footer{display:none}
      @media print{svg{height:296mm}}

      """)
}
