import Foundation
import Testing

extension Trait where Self == ConditionTrait {
  /// A condition that runs a suite only inside a ``TestProcess``, whose output a test inspects.
  static var onlyAsFixture: Self {
    .enabled(if: TestProcess.isCurrent, "This suite runs only in the child process of a test.")
  }
}

extension Trait where Self == ConditionTrait {
  /// A condition that skips a suite if this process can't start test processes.
  static var startsTestProcesses: Self {
    .enabled(
      if: TestProcess.command != nil,
      "This process isn't an .xctest executable and has no --test-bundle-path to start again.")
  }
}
