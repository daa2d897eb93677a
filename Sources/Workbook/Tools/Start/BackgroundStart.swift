import Foundation
import WorkbookCore

/// The start of this program as a process that goes on when this one ends.
enum BackgroundStart {
  /// Starts this program with other arguments, at the lowest priority and without input or output.
  ///
  /// Nobody waits for the process, so an error has no effect. A later command does the same work again.
  static func begin(_ arguments: [String], in package: WorkbookPackage) {
    guard let program = Bundle.main.executableURL else { return }
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    // The shell ends at once. What it has started ignores Ctrl-C, because it's in the background.
    shell.arguments = ["-c", "nice -n 19 \"$@\" </dev/null >/dev/null 2>&1 &", "sh", program.path]
    shell.arguments! += arguments
    shell.currentDirectoryURL = package.root
    shell.standardInput = FileHandle.nullDevice
    shell.standardOutput = FileHandle.nullDevice
    shell.standardError = FileHandle.nullDevice
    guard (try? shell.run()) != nil else { return }
    shell.waitUntilExit()
  }
}
