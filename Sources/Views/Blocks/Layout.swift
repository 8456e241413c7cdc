/// Shares the rows of a screen among stacked blocks. Every block starts with none; `give` hands out
/// free rows in the order of its calls.
struct Layout<Part: Hashable> {
  private let blocks: [(part: Part, block: Block)]
  private var heights: [Part: Int] = [:]
  private var free: Int

  /// Blocks from top to bottom.
  init(_ blocks: [(part: Part, block: Block)], rows: Int) {
    (self.blocks, free) = (blocks, rows)
  }

  /// Gives a block as many of the free rows as it can use, up to a total.
  mutating func give(_ part: Part, upTo rows: Int = .max) {
    guard let block = blocks.first(where: { $0.part == part })?.block else { return }
    let old = heights[part] ?? 0
    let new = max(old, block.height(within: min(rows, old + free)))
    heights[part] = new
    free -= new - old
  }

  /// All lines; rows that nobody was given stay empty, above this block.
  func lines(filling part: Part) -> [Line] {
    blocks.flatMap { next, block in
      let space = next == part ? Array(repeating: Line(), count: free) : []
      return space + block.lines(heights[next] ?? 0)
    }
  }
}
