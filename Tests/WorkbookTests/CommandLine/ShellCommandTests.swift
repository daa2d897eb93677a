import Foundation
import Testing

@testable import WorkbookCommandLine

@Suite struct ShellCommandTests {
  @Test func `a command in the background doesn't wait for what the shell leaves running`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "shell-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let go = folder.appending(path: "go").path
    try #require(mkfifo(go, 0o600) == 0)
    let left = "{ read line <\"$1\" && printf %s \"$line\" >\"$2\" & }"
    let done = folder.appending(path: "done").path
    try #require(mkfifo(done, 0o600) == 0)
    #expect(ShellCommand(left, [go, done]).runInBackground() == 0)
    // The shell has ended. What it has left running still waits for a line.
    try FileHandle(forWritingTo: URL(filePath: go)).write(contentsOf: Data("lamp\n".utf8))
    let line = try FileHandle(forReadingFrom: URL(filePath: done)).readToEnd()
    #expect(line.map { String(decoding: $0, as: UTF8.self) } == "lamp")
  }
}
