import Testing

/// The suites of what a process has one of at a time.
@Suite("A screen", .serialized, .timeLimit(.minutes(10)))
struct ScreenSuites {}
