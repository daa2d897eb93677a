import Foundation

@testable import WorkbookEngine

extension SyntaxTool {
  /// The folder for the tools that this process compiles. It's removed when the process exits.
  private static let cache: URL = {
    atexit { try? FileManager.default.removeItem(at: SyntaxTool.cache) }
    return FileManager.default.temporaryDirectory
      .appending(path: "syntax-tools-\(UUID().uuidString)")
  }()

  /// Creates one of the workbook's own tools. Store it in a static property, so that it's compiled
  /// once for all tests of a suite.
  init(ofWorkbook name: String) {
    self.init(
      name, sources: WorkbookSources.package.url("Sources/Workbook/SyntaxTools/\(name)"),
      cache: Self.cache)
  }
}
