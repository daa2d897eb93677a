import Foundation
import Synchronization
import Testing

@testable import WorkbookCore
@testable import WorkbookProcesses

@Suite struct ChildProcessTests {
  @Test
  func `a process's standard output and error are captured in order, with the exit code`()
    async throws
  {
    let result = try await shell("echo one; echo two >&2; echo three; exit 7")
    #expect(result.text == "one\ntwo\nthree\n")
    #expect(result.status == .exited(7))
    #expect(result.stopReason == nil)
  }

  @Test func `a process that is ended by a signal is distinguished from one that exits`()
    async throws
  {
    let result = try await shell("kill -ABRT $$")
    #expect(result.status == .signalled(SIGABRT))
    #expect(!result.isSuccess)
  }

  @Test func `a process runs in its folder, with its arguments and environment, without input`()
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
    let result = try await shell("trap '' TERM INT HUP; while :; do :; done", limits)
    #expect(result.stopReason == .timeLimit)
    #expect(result.status == .signalled(SIGKILL))
  }

  @Test func `a process that has closed its outputs is stopped when its time is up`() async throws {
    let limits = ChildLimits(time: .milliseconds(200))
    let result = try await shell("exec >&- 2>&-; while :; do :; done", limits)
    #expect(result.stopReason == .timeLimit)
  }

  @Test
  func `progress restarts a process's time limit, but doesn't extend its total time`()
    async throws
  {
    let limits = ChildLimits(
      time: .seconds(300), totalTime: .milliseconds(300), output: 1 << 30)
    let child = ChildProcess(
      URL(filePath: "/bin/sh"), ["-c", "while :; do echo; done"], limits: limits)
    #expect(try await child.run { _ in true }.stopReason == .timeLimit)
  }

  @Test func `output of 300 MB is cut off at the output limit`() async throws {
    let limits = ChildLimits(output: 1 << 20)
    let result = try await shell("head -c 300000000 /dev/zero; echo unreached >&2", limits)
    #expect(result.stopReason == .outputLimit)
    #expect(result.output.count == 1 << 20)
  }

  @Test func `300 MB of data passes through a pipe without blocking`() async throws {
    let result = try await shell("head -c 300000000 /dev/zero | wc -c")
    #expect(result.text.contains("300000000"))
  }

  @Test func `a process that writes a file is stopped at the size limit`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "long-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    var limits = ChildLimits()
    limits.fileSize = 4096
    let result = try await shell("exec head -c 100000 /dev/zero > '\(file.path)'", limits)
    #expect(!result.isSuccess)
    #expect(try Data(contentsOf: file).count == 4096)
  }

  @Test func `running a program that doesn't exist throws an error`() async throws {
    let child = ChildProcess(URL(filePath: "/nowhere/lamp"))
    await #expect(throws: SetUpError.self) { try await child.run() }
  }

  @Test func `the outputs of concurrent processes aren't mixed up`() async throws {
    let texts = try await withThrowingTaskGroup(of: (Int, String).self) { group in
      for number in 0..<24 {
        group.addTask { (number, try await shell("echo \(number)").text) }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    #expect(texts == Dictionary(uniqueKeysWithValues: (0..<24).map { ($0, "\($0)\n") }))
  }
}

/// Runs a shell script and waits until it ends.
private func shell(
  _ script: String, _ limits: ChildLimits = ChildLimits()
) async throws -> ChildResult {
  try await ChildProcess(URL(filePath: "/bin/sh"), ["-c", script], limits: limits).run()
}
