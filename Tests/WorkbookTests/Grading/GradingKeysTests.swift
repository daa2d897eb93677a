import Foundation
import Testing

@testable import WorkbookCore
@testable import WorkbookGrading

@Suite struct GradingKeysTests {
  @Test(arguments: GradingKeys.graderFolders)
  func `the source folders that results depend on exist`(folder: String) throws {
    #expect(throws: Never.self) { try swiftFiles(in: folder, of: WorkbookSources.package) }
  }

  @Test func `a copied workbook has a separate cache for headers`() {
    let paths = ["/a/workbook", "/a/copy"].map { path in
      WorkbookPackage(root: URL(filePath: path)).headerCache.path
    }
    #expect(paths[0].hasPrefix("/a/workbook/.workbook/build/headers-"))
    #expect(paths[1].hasPrefix("/a/copy/.workbook/build/headers-"))
    #expect(paths[0].suffix(16) != paths[1].suffix(16))
    #expect(
      WorkbookPackage.headerCache(in: URL(filePath: "/a/copy/.workbook/build/")).path == paths[1])
  }
}
