import Foundation
import Testing

@testable import WorkbookAuthoring
@testable import WorkbookCommand
@testable import WorkbookCommandLine
@testable import WorkbookCore

/// What can be seen of this workbook without building it.
@Suite struct RealWorkbookTests {
  let edition = Edition(
    WorkbookPackage(
      root: URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..")),
    commands: Tool.workbook.commands)

  /// The checks that hold for a student's copy too.
  static let checks = Checks.all(forAuthors: false).compactMap { $0 as? any ReadingCheck }

  @Test(arguments: checks.map(\.name))
  func `nothing is wrong with this workbook`(name: String) throws {
    let check = try #require(Self.checks.first { $0.name == name })
    // What lies in Exercises is the student's own business.
    let faults = check.faults(in: edition).filter { !$0.path.hasPrefix("Exercises/") }
    #expect(faults.map(\.description) == [])
  }

  @Test func `each wrong answer to each exercise would be tried`() {
    let specimens = WrongAnswersRun().specimens(in: edition)
    #expect(specimens.count >= 3 * edition.exercises.count)
    #expect(!edition.exercises.isEmpty)
  }
}
