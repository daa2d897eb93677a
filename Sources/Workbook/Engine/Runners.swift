import Foundation
import WorkbookCore

/// The available runners.
package enum Runners {
  /// A function that creates a runner for a workbook and its exercises.
  package typealias Maker = @Sendable (WorkbookPackage, [Exercise]) -> any Runner

  /// Creates the runner that is named in the environment variable `WORKBOOK_RUNNER`.
  ///
  /// If the variable isn't set, creates the default runner: `direct` on Linux, `swiftpm` elsewhere.
  ///
  /// - Parameters:
  ///   - package: The workbook.
  ///   - exercises: The workbook's exercises.
  ///   - usesColor: Whether the compiler's output is in color.
  ///   - isStrict: Whether a test that reaches a hole counts as failed instead of unfinished.
  ///   - audits: Whether to audit answers in the same way as for grading, and to rerun an answer
  ///     that crashes, in order to find the line of the crash. Not every runner supports this
  ///     option.
  ///   - kitProgress: A function that receives the percentage of the kit's build that is done, and
  ///     `nil` when the build has ended.
  ///   - selfTestProgress: A function that does the same for the audit's self-test.
  ///   - others: Functions that create additional runners, keyed by the runner's name.
  /// - Throws: ``SetUpError`` if there is no runner with that name.
  package static func standard(
    for package: WorkbookPackage, exercises: [Exercise] = [], usesColor: Bool = false,
    isStrict: Bool = false, audits: Bool = false,
    kitProgress: @escaping @Sendable (Int?) -> Void = { _ in },
    selfTestProgress: @escaping @Sendable (Int?) -> Void = { _ in }, others: [String: Maker] = [:]
  ) throws -> any Runner {
    try named(
      ProcessInfo.processInfo.environment["WORKBOOK_RUNNER"], for: package, exercises: exercises,
      usesColor: usesColor,
      isStrict: isStrict, audits: audits, kitProgress: kitProgress,
      selfTestProgress: selfTestProgress, others: others)
  }

  /// Creates the runner with the given name, or the default runner if the name is `nil`.
  static func named(
    _ name: String?, for package: WorkbookPackage, exercises: [Exercise] = [],
    usesColor: Bool = false, isStrict: Bool = false, audits: Bool = false,
    kitProgress: @escaping @Sendable (Int?) -> Void = { _ in },
    selfTestProgress: @escaping @Sendable (Int?) -> Void = { _ in }, others: [String: Maker] = [:]
  ) throws -> any Runner {
    #if os(Linux)
      let standard = "direct"
    #else
      let standard = "swiftpm"
    #endif
    switch name ?? standard {
    case "direct":
      var policy = JudgePolicy()
      policy.scrutiny = audits ? .audit : .none
      policy.exercises = exercises
      policy.environment = answerEnvironment(isStrict: isStrict)
      policy.kitProgress = kitProgress
      policy.selfTestProgress = selfTestProgress
      policy.locatesCrashes = audits
      policy.usesColor = usesColor
      return AnswerJudge(for: package, policy: policy)
    case "swiftpm":
      return SwiftPMRunner(for: package, usesColor: usesColor, isStrict: isStrict)
    case let other:
      if let make = others[other] { return make(package, exercises) }
      let names = ["direct", "swiftpm"] + others.keys.sorted()
      let comma = names.count > 2 ? "," : ""
      throw SetUpError(
        "There is no runner \"\(other)\". Set WORKBOOK_RUNNER to "
          + "\(names.dropLast().joined(separator: ", "))\(comma) or \(names[names.count - 1]).")
    }
  }
}
