import Basketball
import Platform
import Storage
import Terminal
import ViewModels
import Views

/// Live screens on a display, one after the other, until the last is left.
@MainActor
struct ScreenLoop: ~Copyable {
  let first: any LiveScreen
  /// The screen of a route; nil to end.
  let follow: (Route) -> (any LiveScreen)?
  /// Tells of changes in the library by others.
  var watch: LibraryWatch?
  /// Whether the terminal's bell is rung when time runs out.
  var hasBell = false
  let now: () -> TimeOfDay

  /// Runs until the last screen is left, or until a signal, which it returns.
  mutating func run<S: Display & ~Copyable>(on display: inout S) throws -> Int32? {
    var screen = first
    var looked = now().milliseconds
    while true {
      if screen.isRinging, hasBell { try display.ring() }
      screen.isRinging = false
      if screen.isStale {
        screen.isStale = false
        try display.draw(screen.shown(on: display.canvas))
      }
      let interval = watch?.pollInterval
      let wait = [screen.nextFrame, interval].compactMap(\.self).min()
      let events = try display.events(within: wait, orReadable: watch?.descriptor)
      // The wall clock may have been set back, so a time far off in either direction is due.
      let isDue = interval.map { abs(now().milliseconds - looked) >= $0 } ?? false
      if isDue || events.contains(.readable) {
        watch?.drain()
        screen.refresh()
        looked = now().milliseconds
      }
      screen.tick()
      for event in events {
        switch event {
        case .key(let key):
          guard let route = screen.press(key) else { break }
          guard let next = follow(route) else { return nil }
          screen = next
        case .canvas: screen.isStale = true
        case .readable: break
        case .end(let signal): return signal
        }
      }
    }
  }
}

@MainActor
extension Context {
  /// Shows a live screen, and the screens that follow it, until the last is left, the terminal fails, or a signal
  /// asks for the end. Then it restores the terminal, says `farewell`, and only then obeys the signal, so that the
  /// parent process sees which signal ended this one. `last` is the line that stays in the terminal.
  func present(
    _ first: any LiveScreen, follow: @escaping (Route) -> (any LiveScreen)? = { _ in nil },
    watch: consuming LibraryWatch? = nil, last: () -> String? = { nil },
    farewell: () -> Void = {}
  ) throws {
    var loop = ScreenLoop(
      first: first, follow: follow, watch: watch, hasBell: !options.isQuiet, now: clock)
    let style = Style(screen: options.color ?? .auto, environment: environment)
    let end = Result { try present(&loop, style) }
    farewell()
    if let signal = try end.get() {
      Signals.performDefaultAction(of: signal)
    } else if let last = last(), !options.isQuiet {
      try say([last])
    }
  }
}
