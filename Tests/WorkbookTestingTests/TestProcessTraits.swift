import Foundation
import Testing

extension Trait where Self == ConditionTrait {
  /// Runs a suite only in a ``TestProcess``, whose transcript is what a test is about.
  static var onlyAsFixture: Self {
    .enabled(if: TestProcess.isCurrent, "It is run by the tests of its transcript.")
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a suite that starts processes where that is not possible.
  static var startsTestProcesses: Self {
    .enabled(
      if: TestProcess.command != nil,
      "The program that runs these tests is neither an .xctest nor told of a bundle.")
  }
}
