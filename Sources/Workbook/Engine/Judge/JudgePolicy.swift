import Foundation
import WorkbookCore

/// The conditions under which a judge judges answers.
package struct JudgePolicy: Sendable {
  /// The degree of scrutiny that a judge applies to answers.
  package enum Scrutiny: Sendable {
    /// Answers aren't audited. This is for the workbook's own answers: solutions, stubs, and wrong
    /// answers. A suite has to catch wrong answers without the audit's help.
    case none
    /// Answers are audited in the same way as for grading, so an answer that passes `check` also
    /// passes when it's graded. If the audit doesn't work with the compiler, or hasn't been tested with
    /// it, there is no audit, and the report says so.
    case audit
    /// Answers come from authors who aren't trusted. They are audited, except for the names that a
    /// course allows. Each program contains tests that must fail, and has to have the same tests as
    /// with the solution. If there is any doubt, an answer doesn't pass.
    case full(allowing: Set<String> = [])
  }

  /// The degree of scrutiny that is applied to answers.
  package var scrutiny = Scrutiny.none
  /// The limits for judging an answer.
  package var limits = JudgeLimits()
  /// A function that creates the launcher for all processes, or `nil` if they're plain processes.
  package var makeSandbox: (@Sendable (Toolchain) async throws -> any Launcher)?
  /// The environment of programs without a sandbox.
  package var environment = answerEnvironment(isStrict: false)
  /// A function that receives the percentage of the kit's build that is done, and `nil` when the
  /// build has ended.
  package var kitProgress: @Sendable (Int?) -> Void = { _ in }
  /// The compiler driver, or `nil` for the first on the `PATH`.
  package var swiftc: URL?
  /// The workbook's exercises, with whose solutions the audit tests itself.
  package var exercises: [Exercise] = []
  /// The answers that the audit's self-test judges.
  package var selfTestSamples = SampleAnswer.selfTest
  /// A function that receives the percentage of the audit's self-test that is done, and `nil` when it
  /// has ended.
  package var selfTestProgress: @Sendable (Int?) -> Void = { _ in }
  /// Whether answers are audited even if the audit hasn't been tested with the compiler. This is for the
  /// self-test.
  var auditsAlways = false
  /// Whether to look for the line of a crash if the runtime doesn't print it. The search takes
  /// another build and run.
  package var locatesCrashes = false
  /// Whether the compiler's output is in color.
  package var usesColor = false

  /// Creates a policy for the workbook's own answers.
  package init() {}

  /// Returns the toolchain that answers are built with.
  func toolchain() async throws -> Toolchain {
    guard let swiftc else { return try await .current() }
    return try await .described(by: swiftc)
  }

  /// Whether answers come from authors who aren't trusted.
  var trustsNothing: Bool {
    if case .full = scrutiny { true } else { false }
  }

  /// The names that answers may use beyond those that the workbook teaches.
  var allowedNames: Set<String> {
    if case .full(let names) = scrutiny { names } else { [] }
  }
}
