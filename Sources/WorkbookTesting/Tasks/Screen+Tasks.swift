import StateFlow
import Testing

extension Screen {
  /// Waits until everything that can run without an answer has run: each task has ended, or waits for
  /// a `Server`, for a `ManualClock`, or for the next value of a sequence.
  ///
  ///     let screen = Screen { Profile(server: server) }
  ///     await screen.settle()
  ///     server.answer(1, with: "Ada")
  ///     await screen.settle()
  ///     #expect(screen.shows("Ada"))
  ///
  /// No time passes for the program, and the order of events is the same every time (T10, T11). If a task
  /// that an action started is off the main actor, this method gives it about 30 milliseconds to return.
  public func settle(sourceLocation: SourceLocation = #_sourceLocation) async {
    let problem: Comment? =
      switch await graph.settleTasks() {
      case .reached: nil
      case .blocked: "A task blocks its thread: it should await what it waits for."
      case .neverReached: "A task runs on and on, without waiting for anything."
      }
    if let problem { Issue.record(problem, sourceLocation: sourceLocation) }
  }

  /// Lets time pass on a clock, one wait after the other, and lets the program go on after each.
  public func advance(
    _ clock: ManualClock, by duration: Duration, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await settle(sourceLocation: sourceLocation)
    var left = duration
    while let rest = clock.advanceToNextWait(within: left) {
      await settle(sourceLocation: sourceLocation)
      left = rest
    }
  }

  /// The views' tasks that haven't ended, such as `task of Profile`. Those that were canceled but
  /// are still running are called `canceled task of Profile`.
  public var runningTasks: [String] { graph.namesOfRunningTasks }
}
