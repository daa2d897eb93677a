import Foundation
import Testing

@testable import WorkbookCore
@testable import WorkbookEngine
@testable import WorkbookGrading
@testable import WorkbookProcesses
@testable import WorkbookTestSupport

@Suite struct SandboxTests {
  private static let hasBubblewrap = findProgram("bwrap") != nil

  @Test(.enabled(if: hasBubblewrap, "This needs bubblewrap."))
  func `the sandbox has the toolchain that a proxy on the PATH runs`() async throws {
    let proxy = try FakeToolchain()
    let toolchain = try await Toolchain.described(by: proxy.swiftc)
    let sandbox = try await Sandbox.find(
      toolchain: toolchain, package: FileManager.default.temporaryDirectory)
    let frontend = try toolchain.root().appending(path: "bin/swift-frontend").path
    let command = sandbox.command(
      [frontend, "-frontend", "-version"],
      seeing: Sandbox.View(directory: URL(filePath: "/tmp")))
    let end = try await ChildProcess(
      URL(filePath: command[0]), Array(command.dropFirst()), directory: URL(filePath: "/")
    ).run()
    #expect(end.isSuccess, "\(end.text)")
    #expect(end.text.contains("Swift version"))
  }
}
