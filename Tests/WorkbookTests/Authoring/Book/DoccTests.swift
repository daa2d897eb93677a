import Foundation
import Testing

@testable import WorkbookAuthoring
@testable import WorkbookCore

@Suite struct DoccTests {
  let workbook: SmallWorkbook

  init() throws {
    workbook = try SmallWorkbook()
  }

  /// Returns a DocC that is a shell script.
  private func docc(_ script: String) throws -> Docc {
    workbook["bin/docc"] = "#!/bin/bash\n\(script)\n"
    let bin = workbook.package.url("bin").path
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(bin)/docc")
    return try Docc(environment: ["PATH": bin]) { _, _ in nil }
  }

  private static func preview(
    _ docc: Docc, of package: WorkbookPackage, port: UInt16 = 8000,
    onStart: @escaping @Sendable () -> Void = {}
  ) async throws {
    let folder = package.root
    try await docc.preview(
      folder, symbolGraphs: folder, in: folder, port: port, onStart: onStart)
  }

  @Test func `a preview starts once the site is built, and ends when the task is canceled`()
    async throws
  {
    let docc = try docc("echo Converting; echo 'Address: http://localhost'; exec tail -f /dev/null")
    let (starts, continuation) = AsyncStream.makeStream(of: Void.self)
    let task = Task { [package = workbook.package] in
      try await Self.preview(docc, of: package) { continuation.yield() }
    }
    #expect(await starts.first { true } != nil)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test(arguments: [(UInt16(8000), UInt16(8001)), (65_535, 8000)])
  func `a port that is in use is refused, with another to try`(port: UInt16, other: UInt16)
    async throws
  {
    let docc = try docc("echo Starting; echo \"error: Port ${@: -1} is not available\"; exit 1")
    let error = await #expect(throws: SetUpError.self) {
      try await Self.preview(docc, of: workbook.package, port: port)
    }
    #expect(error?.description.contains("book --serve \(other).") == true)
    #expect(error?.description.hasSuffix("error: Port \(port) is not available") == true)
  }
}
