import WorkbookCore

/// The conditions under which a judge judges answers.
package struct JudgePolicy: Sendable {
  /// How closely a judge examines answers.
  package enum Scrutiny: Sendable {
    /// Answers aren't audited. This is for the workbook's own answers: solutions, stubs, and wrong
    /// answers. A suite has to catch wrong answers without the audit's help.
    case none
    /// Answers are audited in the same way as for grading, so an answer that passes `check` also
    /// passes when it's graded. If the audit doesn't know the toolchain, there is no audit.
    case audit
    /// Answers come from authors who aren't trusted. They are audited, except for the names that a
    /// course allows. Each program contains tests that must fail, and has to have the same tests as
    /// with the solution. If there is any doubt, an answer doesn't pass.
    case full(allowing: Set<String> = [])
  }

  /// How closely answers are examined.
  package var scrutiny = Scrutiny.none
  /// The limits for judging an answer.
  package var limits = JudgeLimits()
  /// A function that creates the launcher for all processes, or `nil` if they're plain processes.
  package var makeSandbox: (@Sendable (Toolchain) async throws -> any Launcher)?
  /// The environment of programs without a sandbox.
  package var environment = answerEnvironment(isStrict: false)
  /// The tool that compiles the kit.
  package var kitBuilder = Kit.Builder.package()
  /// Whether to look for the line of a crash if the runtime doesn't print it. The search takes
  /// another build and run.
  package var locatesCrashes = false
  /// Whether the compiler's output is in color.
  package var usesColor = false

  /// Creates a policy for the workbook's own answers.
  package init() {}

  /// Whether answers come from authors who aren't trusted.
  var trustsNothing: Bool {
    if case .full = scrutiny { true } else { false }
  }

  /// The names that answers may use beyond those that the workbook teaches.
  var allowedNames: Set<String> {
    if case .full(let names) = scrutiny { names } else { [] }
  }
}
