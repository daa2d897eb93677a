import Foundation
import Testing

@testable import WorkbookAuthoring
@testable import WorkbookCommand
@testable import WorkbookCommandLine
@testable import WorkbookCore

/// What can be seen of this workbook without building it.
@Suite struct RealWorkbookTests {
  let workspace = AuthoringWorkspace(
    WorkbookPackage(
      root: URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..")),
    commands: Tool.workbook.commands)

  /// The checks that hold for a student's copy too.
  static let checks = Checks.all(forAuthors: false).compactMap { $0 as? any StaticCheck }

  @Test(arguments: checks.map(\.name))
  func `nothing is wrong with this workbook`(name: String) throws {
    let check = try #require(Self.checks.first { $0.name == name })
    // What lies in Exercises is the student's own business.
    let violations = check.violations(in: workspace).filter { !$0.path.hasPrefix("Exercises/") }
    #expect(violations.map(\.description) == [])
  }

  @Test func `each wrong answer to each exercise would be tried`() {
    let answers = WrongAnswersRun().answers(in: workspace)
    #expect(answers.count >= 3 * workspace.exercises.count)
    #expect(!workspace.exercises.isEmpty)
  }
}
