import Foundation
import Synchronization
import Testing

@testable import WorkbookCore
@testable import WorkbookProcesses

@Suite struct ChildProcessTests {
  @Test func `what is printed on both outputs is kept, in order, with how it ended`() async throws {
    let end = try await shell("echo one; echo two >&2; echo three; exit 7")
    #expect(end.text == "one\ntwo\nthree\n")
    #expect(end.status == .exited(7))
    #expect(end.stopReason == nil)
  }

  @Test func `a signal is told from an exit`() async throws {
    let end = try await shell("kill -ABRT $$")
    #expect(end.status == .signalled(SIGABRT))
    #expect(!end.isSuccess)
  }

  @Test func `it runs in its folder, with its arguments and environment, and without input`()
    async throws
  {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    let child = ChildProcess(
      URL(filePath: "/bin/sh"), ["-c", "pwd; echo \"$1 $LAMP\"; cat", "sh", "a 'b' $c"],
      environment: ["PATH": "/usr/bin:/bin", "LAMP": "on"], directory: folder)
    #expect(try await child.run().text == "\(folder.path)\na 'b' $c on\n")
  }

  @Test func `a loop that ignores signals is stopped when its time is up`() async throws {
    let limits = ChildLimits(time: .milliseconds(200))
    let end = try await shell("trap '' TERM INT HUP; while :; do :; done", limits)
    #expect(end.stopReason == .timeLimit)
    #expect(end.status == .signalled(SIGKILL))
  }

  @Test func `one that closes its outputs is stopped as well`() async throws {
    let limits = ChildLimits(time: .milliseconds(200))
    let end = try await shell("exec >&- 2>&-; while :; do :; done", limits)
    #expect(end.stopReason == .timeLimit)
  }

  @Test func `progress gives time anew, but not for ever`() async throws {
    let limits = ChildLimits(
      time: .seconds(300), totalTime: .milliseconds(300), output: 1 << 30)
    let child = ChildProcess(
      URL(filePath: "/bin/sh"), ["-c", "while :; do echo; done"], limits: limits)
    #expect(try await child.run { _ in true }.stopReason == .timeLimit)
  }

  @Test func `a flood of 300 MB is cut off at the limit`() async throws {
    let limits = ChildLimits(output: 1 << 20)
    let end = try await shell("head -c 300000000 /dev/zero; echo unreached >&2", limits)
    #expect(end.stopReason == .outputLimit)
    #expect(end.output.count == 1 << 20)
  }

  @Test func `300 MB pass through a pipe that is read`() async throws {
    let end = try await shell("head -c 300000000 /dev/zero | wc -c")
    #expect(end.text.contains("300000000"))
  }

  @Test func `a file that is too long is not written`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "long-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    var limits = ChildLimits()
    limits.fileSize = 4096
    let end = try await shell("exec head -c 100000 /dev/zero > '\(file.path)'", limits)
    #expect(!end.isSuccess)
    #expect(try Data(contentsOf: file).count == 4096)
  }

  @Test func `a program that is not there is named`() async throws {
    let child = ChildProcess(URL(filePath: "/nowhere/lamp"))
    await #expect(throws: SetUpError.self) { try await child.run() }
  }

  @Test func `many at a time mix nothing up`() async throws {
    let texts = try await withThrowingTaskGroup(of: (Int, String).self) { group in
      for number in 0..<24 {
        group.addTask { (number, try await shell("echo \(number)").text) }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    #expect(texts == Dictionary(uniqueKeysWithValues: (0..<24).map { ($0, "\($0)\n") }))
  }
}

/// Runs a script to its end.
private func shell(_ script: String, _ limits: ChildLimits = ChildLimits()) async throws -> ChildResult
{
  try await ChildProcess(URL(filePath: "/bin/sh"), ["-c", script], limits: limits).run()
}
