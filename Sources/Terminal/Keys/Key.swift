/// A key that was pressed, or text that was pasted.
public enum Key: Hashable, Sendable {
  /// A key that types something; the space bar too. With shift it types something else.
  case character(Character)
  /// A letter in lower case, pressed with Ctrl, that has no meaning of its own.
  case control(Character)
  case enter, escape, tab, backTab, backspace, delete
  case up, down, left, right, home, end, pageUp, pageDown
  /// Text that was pasted, as one key.
  case paste(String)
}
