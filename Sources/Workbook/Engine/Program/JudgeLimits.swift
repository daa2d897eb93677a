import WorkbookCore
import WorkbookProcesses

/// The limits for judging an answer.
package struct JudgeLimits: Sendable {
  /// The limits for each compiler step.
  package var compiler = ChildLimits(
    time: .seconds(60), output: 1 << 20, memory: 8 << 30, fileSize: 256 << 20, cpuSeconds: 90)
  /// The limits for a run of the program. ``ChildLimits/time`` applies to each test separately.
  package var program = ChildLimits(
    time: .seconds(5), totalTime: .seconds(60), output: 1 << 20, memory: 4 << 30,
    fileSize: 64 << 20, cpuSeconds: 90)
  /// The maximum total time for running the remaining tests after one test has stopped the program.
  package var rerunTime = Duration.seconds(15)
  /// The time limit for each test that runs again. It's short, because a student is waiting.
  var timeToRerunTest = Duration.seconds(2)
  /// The maximum number of programs that run at the same time after a test has stopped the program.
  package var concurrentRuns = 8

  /// Creates the limits that `check` uses.
  package init() {}

  /// Returns the limits for judging the answer to an exercise.
  func adapted(to exercise: Exercise) -> JudgeLimits {
    var limits = self
    limits.program.time *= exercise.timeFactor
    limits.timeToRerunTest *= exercise.timeFactor
    return limits
  }

  /// The policy for reruns with these limits.
  var rerunPolicy: RerunPolicy {
    RerunPolicy(
      limits: program, totalRerunTime: rerunTime, rerunTimeLimit: timeToRerunTest,
      maxConcurrentRuns: concurrentRuns)
  }
}

extension Exercise {
  /// The factor by which the time limit for a run is longer than usual.
  ///
  /// The suite of a catch exercise runs the student's test on dozens of programs, all within the
  /// suite's first test.
  var timeFactor: Int { kind == .test ? 6 : 1 }
}
