import Testing

@testable import WorkbookCore
@testable import WorkbookGrading

@Suite struct GradingKeysTests {
  @Test(arguments: GradingKeys.graderFolders)
  func `the sources that a result depends on are there`(folder: String) throws {
    #expect(throws: Never.self) { try swiftFiles(in: folder, of: WorkbookSources.package) }
  }
}
