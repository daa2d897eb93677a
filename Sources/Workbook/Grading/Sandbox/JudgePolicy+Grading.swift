import WorkbookCore
import WorkbookEngine

extension JudgePolicy {
  /// Returns the policy for grading untrusted answers.
  ///
  /// - Parameters:
  ///   - allowed: The names that answers may use beyond those that the workbook teaches.
  ///   - sandbox: The sandbox, or `nil` if answers aren't isolated.
  static func grading(allowing allowed: Set<String> = [], in sandbox: Sandbox?) -> JudgePolicy {
    var policy = grading
    policy.scrutiny = .full(allowing: allowed)
    if let sandbox { policy.makeSandbox = { _ in SandboxLauncher(sandbox: sandbox) } }
    return policy
  }

  /// Returns the policy for grading untrusted answers in a sandbox, which is looked for when the
  /// first answer is judged.
  ///
  /// - Parameters:
  ///   - package: The workbook.
  ///   - exercises: The workbook's exercises.
  package static func grading(
    in package: WorkbookPackage, exercises: [Exercise] = []
  ) -> JudgePolicy {
    var policy = grading
    policy.exercises = exercises
    policy.makeSandbox = { toolchain in
      SandboxLauncher(sandbox: try await .find(toolchain: toolchain, package: package.root))
    }
    return policy
  }

  private static let grading: JudgePolicy = {
    var policy = JudgePolicy()
    policy.scrutiny = .full()
    policy.limits.compiler.time = .seconds(20)
    policy.limits.compiler.totalTime = .seconds(120)
    policy.limits.compiler.cpuSeconds = 40
    policy.limits.compiler.memory = 6 << 30
    policy.limits.concurrentRuns = 2
    return policy
  }()
}
