import Foundation

extension Diagnostic {
  @TaskLocal private static var collector: Locked<[Diagnostic]>?

  /// Runs `work`, and gives the misuse that it met outside any graph, or in one.
  public static func collecting<Result>(
    _ work: () throws -> Result
  ) rethrows -> (result: Result, diagnostics: [Diagnostic]) {
    let collector = Locked<[Diagnostic]>([])
    let result = try $collector.withValue(collector) { try work() }
    return (result, collector.withLock { $0 })
  }

  /// Reports a misuse: to the graph at work, to whoever collects, else to standard error.
  ///
  /// Code that is not the kit's may report what it recognises, such as a box whose only listener
  /// is replaced.
  public static func report(_ diagnostic: Diagnostic) {
    if MainActor.isCurrent {
      let isReported = MainActor.assumeIsolated {
        let graph = Evaluating.node?.graph ?? ViewGraph.current
        graph?.report(diagnostic)
        return graph != nil
      }
      if isReported { return }
    }
    if !tell(diagnostic) {
      FileHandle.standardError.write(Data("StateFlow: \(diagnostic)\n".utf8))
    }
  }

  /// Hands a diagnostic to whoever collects.
  @discardableResult
  static func tell(_ diagnostic: Diagnostic) -> Bool {
    guard let collector else { return false }
    collector.withLock { $0.append(diagnostic) }
    return true
  }
}
