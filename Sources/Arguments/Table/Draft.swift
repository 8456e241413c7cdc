/// A command while its line is read. It hides the command's type, so that `Reader` is not generic.
struct Draft {
  let type: any Command.Type
  let arguments: [Argument]
  /// Stores a value in a row; false if the row does not take it.
  let store: (_ row: Int, _ value: String) -> Bool
  let command: () -> any Command

  init<C: Command>(of type: C.Type) {
    let rows = type.table
    var command = C()
    self.type = type
    // A loop, because `map` would be specialized for each type of command at run time: 30,000
    // instructions.
    var arguments: [Argument] = []
    for row in 0..<rows.count { arguments.append(rows[row].argument) }
    self.arguments = arguments
    store = { rows[$0].store(&command, $1) }
    self.command = { command }
  }

  /// How many words the rows after this one need: an optional word leaves them these.
  func wordsNeeded(after row: Int) -> Int {
    arguments[(row + 1)...].reduce(0) { $0 + $1.wordsNeeded }
  }
}
