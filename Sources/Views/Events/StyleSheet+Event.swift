import Basketball

extension StyleSheet {
  /// The style of the page of an event, which has a bracket.
  static let event = StyleSheet(
    Sides(home: nil, away: nil),
    and: """
      ol{margin:0;padding:0;list-style:none}
      td.name{min-width:8.5rem}
      .final{columns:16rem;list-style:decimal;padding-left:2rem}
      .bracket{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(11.5rem,1fr);gap:1.75rem}
      .bracket section{display:flex;flex-direction:column}
      .bracket ol{display:flex;flex:1;flex-direction:column}
      .bracket li{position:relative;display:flex;flex:1 0 auto;flex-direction:column;\
      justify-content:center;padding:.25rem 0}
      .tree+.tree li:not(.empty)::before{position:absolute;top:25%;bottom:25%;left:-1.1rem;width:.45rem;\
      border:solid var(--line);border-width:1px 1px 1px 0;content:""}
      .others ol{justify-content:center}
      .others li{flex:none}
      .bracket li>div{padding:.25rem .5rem;border:1px solid var(--line);border-radius:.25rem}
      .bracket p{display:grid;grid-template-columns:minmax(0,1fr) auto 1em;gap:.4rem;margin:0}
      .bracket .what{display:block;color:var(--dim);font-size:.75rem}
      .bracket .name{overflow-wrap:anywhere}
      .bracket .won{font-weight:700}
      @media print{
      .bracket{grid-auto-columns:minmax(0,1fr);gap:6mm}
      .bracket li{break-inside:avoid}
      }

      """)
}
