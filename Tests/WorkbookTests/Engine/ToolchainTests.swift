import Foundation
import Testing

@testable import WorkbookCore
@testable import WorkbookEngine
@testable import WorkbookTestSupport

/// Checks that the toolchain is found by asking the compiler, wherever its entry on the `PATH` is.
@Suite struct ToolchainTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "path-\(UUID())")

  /// The root of the real toolchain.
  private static let root = Task { try await Toolchain.current().root().path }

  @Test func `the toolchain behind a program that runs its compiler is found`() async throws {
    let fake = try FakeToolchain()
    let toolchain = try await Toolchain.described(by: fake.swiftc)
    #expect(try await toolchain.root().path == Self.root.value)
    #expect(toolchain.version.contains("9.9.9-RELEASE"))
  }

  @Test func `the toolchain behind a link to its compiler, or to its folder, is found`()
    async throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    try makeFolder(folder)
    let root = try await Self.root.value
    let links = [("swiftc", "\(root)/bin/swiftc", ""), ("current", root, "/bin/swiftc")]
    for (name, destination, rest) in links {
      let link = folder.appending(path: name)
      try FileManager.default.createSymbolicLink(
        atPath: link.path, withDestinationPath: destination)
      let toolchain = try await Toolchain.described(by: URL(filePath: link.path + rest))
      #expect(try toolchain.root().path == root)
    }
  }

  @Test func `what a proxy prints before the compiler's description doesn't matter`() throws {
    let toolchain = Toolchain(
      swiftc: URL(filePath: "/home/ada/bin/swiftc"),
      description: """
        A newer toolchain is available.
        {"compilerVersion": "Swift version 7.0 (swift-7.0-RELEASE)",
        "paths": {"runtimeResourcePath": "/home/ada/toolchains/7.0/usr/lib/swift"}}
        """)
    #expect(try toolchain.root().path == "/home/ada/toolchains/7.0/usr")
    #expect(toolchain.version == "Swift version 7.0 (swift-7.0-RELEASE)")
  }

  @Test func `a compiler that doesn't say where its libraries are is named`() throws {
    let toolchain = Toolchain(swiftc: URL(filePath: "/bin/swiftc"), description: "{}")
    let error = #expect(throws: SetUpError.self) { try toolchain.root() }
    #expect(
      error?.description.hasPrefix("/bin/swiftc doesn't say where its libraries are.") == true)
  }

  @Test func `a compiler that is replaced has another identity`() async throws {
    let fake = try FakeToolchain()
    let toolchain = try await Toolchain.described(by: fake.swiftc)
    let before = try toolchain.identity()
    #expect(try toolchain.identity() == before)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: fake.swiftc.path)
    #expect(try toolchain.identity() != before)
  }
}
