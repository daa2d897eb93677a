import Foundation
import WorkbookCore
import WorkbookEngine

/// A judge of mutants, which knows what its verdicts depend on.
struct MutantJudge: Sendable {
  /// Builds and runs mutants.
  var runner: any Runner
  /// Returns a text that differs whenever a verdict could, apart from the mutant and its suite.
  var conditions: @Sendable () async throws -> String

  /// Returns the judge of a workbook's mutants.
  ///
  /// It waits less long for a test than `check` does, and runs no test after one has stopped the
  /// program: a mutant that fails one test needs to fail no other.
  ///
  /// - Parameter progress: Receives how far the build of the kit is, and `nil` when it has ended.
  static func direct(
    for package: WorkbookPackage, progress: @escaping @Sendable (String?) -> Void = { _ in }
  ) -> MutantJudge {
    var limits = DirectRunner.Limits()
    limits.program.time = .seconds(2)
    limits.program.totalTime = .seconds(30)
    limits.program.cpuSeconds = 30
    limits.rerunTime = .zero
    let runner = DirectRunner(
      for: package, kit: .package(progress: progress), limits: limits, locatesCrashes: false)
    return MutantJudge(runner: runner) { [limits] in
      "\(try await runner.kitIdentity()) \(limits.program)"
    }
  }
}
