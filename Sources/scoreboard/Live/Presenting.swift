import Terminal

extension Common {
  /// Shows live screens until the last is left, the terminal fails, or a signal asks for the end.
  /// Then it restores the terminal, says `farewell`, which gives the exit, and only then obeys the
  /// signal. `last` is the line that stays in the terminal.
  func present(
    _ loop: consuming ScreenLoop, in context: Context, last: () -> String? = { nil },
    farewell: () -> Exit = { .success }
  ) throws -> Exit {
    let style = Style(screen: color ?? .auto, environment: context.environment)
    let end = Result { try context.present(&loop, style) }
    let exit = farewell()
    if let signal = try end.get() {
      Screen.resendSignal(signal)
    } else if let last = last(), !isQuiet {
      try context.say([last])
    }
    return exit
  }
}
