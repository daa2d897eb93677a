import Foundation
import Testing

@testable import WorkbookAuthoring
@testable import WorkbookCore

@Suite struct KitReferenceTests {
  let workbook: SmallWorkbook

  init() throws {
    workbook = try SmallWorkbook()
    for module in KitModules.documented {
      workbook["\(KitModules.folder(of: module))/Lamp.swift"] = "// A lamp.\n"
    }
    try addTool("docc", "")
    try addTool(
      "swift-symbolgraph-extract",
      """
      while [ "$1" != -output-dir ]; do shift; done
      echo '{"symbols": []}' >"$2/StateFlow.symbols.json"
      """)
  }

  private func addTool(_ name: String, _ script: String) throws {
    workbook["bin/\(name)"] = "#!/bin/bash\n\(script)\n"
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: workbook.package.url("bin/\(name)").path)
  }

  /// Returns whether the reference has to be compiled with a version of the compiler, whose path is
  /// always the same.
  private func isCompiled(byVersion version: String) async throws -> Bool {
    try addTool(
      "swiftc",
      """
      [ "$1" != -print-target-info ] ||
        echo '{"compilerVersion": "\(version)", "target": {"triple": "lamp"}}'
      """)
    let bin = workbook.package.url("bin")
    return try await KitReference(
      workspace: workbook.workspace,
      docc: Docc(environment: ["PATH": bin.path]) { _, _ in nil },
      swiftc: bin.appending(path: "swiftc")
    ).compiled().isNew
  }

  @Test func `the reference is compiled again if the compiler's version changes`()
    async throws
  {
    #expect(try await isCompiled(byVersion: "6.3.1"))
    #expect(try await !isCompiled(byVersion: "6.3.1"))
    #expect(try await isCompiled(byVersion: "6.3.2"))
  }
}
