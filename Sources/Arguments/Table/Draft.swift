/// A command while its command line is read: its rows without their type, so that the reader and
/// all that goes with it are compiled once and not for each command.
struct Draft {
  /// The type of the command.
  let type: any Command.Type
  /// What the rows say of themselves.
  let arguments: [Argument]
  /// Stores a value in the row of an index; false when the row does not take it.
  let store: (_ row: Int, _ value: String) -> Bool
  /// The command with what was stored so far.
  let command: () -> any Command

  init<C: Command>(of type: C.Type) {
    let rows = type.table
    var command = C()
    self.type = type
    arguments = rows.map { $0.argument }
    store = { rows[$0].store(&command, $1) }
    self.command = { command }
  }

  /// How many words there must be for the rows after one: a word that may be left out leaves them.
  func wordsNeeded(after row: Int) -> Int {
    arguments[(row + 1)...].reduce(0) { $0 + $1.wordsNeeded }
  }
}
