import Foundation
import Testing

@testable import WorkbookAuthoring
@testable import WorkbookCore

@Suite struct DoccTests {
  let workbook: SmallWorkbook

  init() throws {
    workbook = try SmallWorkbook()
  }

  /// Runs a shell script in place of DocC and returns the warnings.
  private func convert(_ script: String) async throws -> [String] {
    workbook["bin/docc"] = "#!/bin/bash\n\(script)\n"
    let bin = workbook.package.url("bin").path
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(bin)/docc")
    let root = workbook.package.root
    return try await Docc(environment: ["PATH": bin]) { _, _ in nil }
      .convert(root, dependency: root, bundle: "book", to: root)
  }

  @Test func `only the warnings in DocC's output are returned`() async throws {
    let warnings = try await convert(
      "echo 'Chapters/a.md:1:2: warning: no such page'; echo 'a suggestion'")
    #expect(warnings == ["Chapters/a.md:1:2: warning: no such page"])
  }

  @Test func `if DocC fails, the error message includes DocC's output`() async throws {
    let error = await #expect(throws: SetUpError.self) {
      try await convert("echo \"error: $3\"; exit 1")
    }
    #expect(error?.description.contains("can't build the book. It printed: error: --dep") == true)
  }
}
