import Foundation
import WorkbookCommandLine
import WorkbookCore

extension Session {
  /// Grading is done on Linux, where there is a sandbox and each answer is quick.
  ///
  /// - Throws: ``SetUpError`` elsewhere, with the way out.
  func requireGradingPlatform() throws {
    #if !os(Linux)
      throw SetUpError(
        "Submissions are graded on Linux. On this machine, use a container: "
          + "\(Session.call) grade setup container writes the file for it.")
    #endif
  }

  /// What the compiler calls itself: the same on all machines that have the same.
  ///
  /// - Throws: ``SetUpError`` if there is none.
  func toolchainName() throws -> String {
    guard let result = runTool("swiftc", ["--version"]), result.status == 0 else {
      throw SetUpError(
        "There is no swiftc that works. Install a Swift 6.3 toolchain "
          + "(https://swift.org/install) and try: \(Session.call) doctor")
    }
    return result.output.split(separator: "\n").filter { !$0.hasPrefix("swift-driver") }
      .joined(separator: ", ")
  }
}
