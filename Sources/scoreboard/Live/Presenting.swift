import Terminal

extension GameCommand {
  /// Shows live screens until the last is left, or a signal asks for the end, which is obeyed when
  /// the terminal is given back and `farewell` is said, as it is when the terminal fails.
  ///
  /// - Parameter last: the line that stands in the terminal once the screen is left.
  /// - Returns: how `farewell` ends.
  func present(
    _ loop: consuming ScreenLoop, in context: Context, last: () -> String? = { nil },
    farewell: () -> Exit = { .success }
  ) throws -> Exit {
    let style = Style(screen: common.color ?? .auto, environment: context.environment)
    let end = Result { try context.present(&loop, style) }
    let exit = farewell()
    if let signal = try end.get() {
      Screen.resendSignal(signal)
    } else if let last = last(), !common.isQuiet {
      try context.say([last])
    }
    return exit
  }
}
