extension Diagnostic {
  @TaskLocal private static var collector: Locked<[Diagnostic]>?

  /// Whether diagnostics are currently ignored.
  @TaskLocal static var isMuted = false

  /// Runs `work` and ignores the diagnostics that it reports.
  static func muted<Result>(_ work: () -> Result) -> Result {
    $isMuted.withValue(true) { work() }
  }

  /// Runs `work` and returns its result and the diagnostics that it reported outside any graph.
  public static func collecting<Result>(
    _ work: () throws -> Result
  ) rethrows -> (result: Result, diagnostics: [Diagnostic]) {
    let collector = Locked<[Diagnostic]>([])
    let result = try $collector.withValue(collector) { try work() }
    return (result, collector.withLock { $0 })
  }

  /// Reports a diagnostic to the running graph.
  ///
  /// Outside any graph, the diagnostic goes to ``collecting(_:)`` if it's running, or else to
  /// standard error.
  ///
  /// Your own code can also report misuse, such as replacing a box's only listener.
  public static func report(_ diagnostic: Diagnostic) {
    if isMuted { return }
    if MainActor.isCurrent {
      let isReported = MainActor.assumeIsolated {
        let graph = Evaluating.node?.graph ?? ViewGraph.current
        graph?.report(diagnostic)
        return graph != nil
      }
      if isReported { return }
    }
    if !collect(diagnostic) {
      FileHandle.standardError.write(Data("StateFlow: \(diagnostic)\n".utf8))
    }
  }

  /// Passes a diagnostic to ``collecting(_:)``. Returns `false` if `collecting(_:)` isn't running.
  @discardableResult
  static func collect(_ diagnostic: Diagnostic) -> Bool {
    guard let collector else { return false }
    collector.withLock { $0.append(diagnostic) }
    return true
  }
}
