import Foundation
import Synchronization
import Testing

@testable import WorkbookCore
@testable import WorkbookProcesses

@Suite struct ChildProcessTests {
  @Test func `captures both outputs in order, and the exit code`() async throws {
    let result = try await shell("echo one; echo two >&2; echo three; exit 7")
    #expect(result.text == "one\ntwo\nthree\n")
    #expect(result.status == .exited(7))
    #expect(result.stopReason == nil)
  }

  @Test func `distinguishes a signal from an exit`() async throws {
    let result = try await shell("kill -ABRT $$")
    #expect(result.status == .signalled(SIGABRT))
    #expect(!result.isSuccess)
  }

  @Test func `runs in its folder, with its arguments and environment, and without input`()
    async throws
  {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    let child = ChildProcess(
      URL(filePath: "/bin/sh"), ["-c", "pwd; echo \"$1 $LAMP\"; cat", "sh", "a 'b' $c"],
      environment: ["PATH": "/usr/bin:/bin", "LAMP": "on"], directory: folder)
    #expect(try await child.run().text == "\(folder.path)\na 'b' $c on\n")
  }

  @Test func `when time is up, stops a loop that ignores signals`() async throws {
    let limits = ChildLimits(time: .milliseconds(200))
    let result = try await shell("trap '' TERM INT HUP; while :; do :; done", limits)
    #expect(result.stopReason == .timeLimit)
    #expect(result.status == .signalled(SIGKILL))
  }

  @Test func `stops a process that has closed its outputs`() async throws {
    let limits = ChildLimits(time: .milliseconds(200))
    let result = try await shell("exec >&- 2>&-; while :; do :; done", limits)
    #expect(result.stopReason == .timeLimit)
  }

  @Test func `progress restarts the time limit, but doesn't extend the total time`() async throws {
    let limits = ChildLimits(
      time: .seconds(300), totalTime: .milliseconds(300), output: 1 << 30)
    let child = ChildProcess(
      URL(filePath: "/bin/sh"), ["-c", "while :; do echo; done"], limits: limits)
    #expect(try await child.run { _ in true }.stopReason == .timeLimit)
  }

  @Test func `cuts off a flood of 300 MB at the limit`() async throws {
    let limits = ChildLimits(output: 1 << 20)
    let result = try await shell("head -c 300000000 /dev/zero; echo unreached >&2", limits)
    #expect(result.stopReason == .outputLimit)
    #expect(result.output.count == 1 << 20)
  }

  @Test func `300 MB pass through a pipe without blocking`() async throws {
    let result = try await shell("head -c 300000000 /dev/zero | wc -c")
    #expect(result.text.contains("300000000"))
  }

  @Test func `stops writing a file at the size limit`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "long-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    var limits = ChildLimits()
    limits.fileSize = 4096
    let result = try await shell("exec head -c 100000 /dev/zero > '\(file.path)'", limits)
    #expect(!result.isSuccess)
    #expect(try Data(contentsOf: file).count == 4096)
  }

  @Test func `throws if the program doesn't exist`() async throws {
    let child = ChildProcess(URL(filePath: "/nowhere/lamp"))
    await #expect(throws: SetUpError.self) { try await child.run() }
  }

  @Test func `concurrent processes don't mix up their outputs`() async throws {
    let texts = try await withThrowingTaskGroup(of: (Int, String).self) { group in
      for number in 0..<24 {
        group.addTask { (number, try await shell("echo \(number)").text) }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    #expect(texts == Dictionary(uniqueKeysWithValues: (0..<24).map { ($0, "\($0)\n") }))
  }
}

/// Runs a shell script, and waits until it ends.
private func shell(
  _ script: String, _ limits: ChildLimits = ChildLimits()
) async throws -> ChildResult {
  try await ChildProcess(URL(filePath: "/bin/sh"), ["-c", script], limits: limits).run()
}
