import Foundation
import Testing

@testable import WorkbookAuthoring
@testable import WorkbookAuthorCommand
@testable import WorkbookCommandLine
@testable import WorkbookContents
@testable import WorkbookCore

/// Checks that this workbook passes its own static checks.
@Suite struct RealWorkbookTests {
  let workspace = AuthoringWorkspace(
    WorkbookPackage(
      root: URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..")),
    contents: TableOfContents.chapters, commands: Tool.author.commands)

  /// The checks that a student's copy must pass as well.
  static let checks = Checks.all(forAuthors: false).compactMap { $0 as? any StaticCheck }

  @Test(arguments: checks.map(\.name))
  func `the workbook has no violations`(name: String) throws {
    let check = try #require(Self.checks.first { $0.name == name })
    // Students may put anything into Exercises.
    let violations = check.violations(in: workspace).filter { !$0.path.hasPrefix("Exercises/") }
    #expect(violations.map(\.description) == [])
  }

  @Test func `the README's badges match the manifest`() throws {
    let manifest = try #require(workspace.text("Package.swift"))
    let version = try #require(manifest.firstMatch(of: /swift-tools-version: (\S+)/)?.1)
    let badge = try #require(workspace.text(".github/badge-swift.svg"))
    #expect(badge.contains("aria-label=\"Swift: \(version)\""))
    #expect(!manifest.contains(".package("))
  }

  @Test func `each wrong answer in each exercise's catalog is run`() {
    let answers = WrongAnswersRun().answers(in: workspace)
    #expect(answers.count >= 3 * workspace.exercises.count)
    #expect(!workspace.exercises.isEmpty)
  }
}
