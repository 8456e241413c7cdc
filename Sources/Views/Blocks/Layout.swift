/// Shares the rows of a screen among blocks that stand on each other. A block has no rows until it is
/// given some: who is given first is never without.
struct Layout<Part: Hashable> {
  private let blocks: [(part: Part, block: Block)]
  private var heights: [Part: Int] = [:]
  private var free: Int

  /// Blocks from the top.
  init(_ blocks: [(part: Part, block: Block)], rows: Int) {
    (self.blocks, free) = (blocks, rows)
  }

  /// Gives a block as many rows as it can use, at most so many in all, of those that are left.
  mutating func give(_ part: Part, upTo rows: Int = .max) {
    guard let block = blocks.first(where: { $0.part == part })?.block else { return }
    let old = heights[part] ?? 0
    let new = max(old, block.height(within: min(rows, old + free)))
    heights[part] = new
    free -= new - old
  }

  /// All lines; what nobody could use is empty above a block.
  func lines(filling part: Part) -> [Line] {
    blocks.flatMap { next, block in
      let space = next == part ? Array(repeating: Line(), count: free) : []
      return space + block.lines(heights[next] ?? 0)
    }
  }
}
