import Foundation
import Synchronization
import Testing

@testable import WorkbookProcesses
@testable import WorkbookTestSupport

/// Checks that no process is left after a child has ended, no matter how the child ends.
@Suite(.timeLimit(.minutes(10))) struct ProcessCleanupTests {
  @Test func `background processes are killed when their parent exits`() async throws {
    let result = try await run("sleep 1000 >/dev/null 2>&1 & echo $!")
    #expect(result.status == .exited(0))
    #expect(await isGone(result.text))
  }

  @Test
  func `a background process that keeps the output open is killed and not waited for`()
    async throws
  {
    let result = try await run("sleep 1000 & echo $!")
    #expect(await isGone(result.text))
  }

  @Test func `a process's grandchildren are killed when its time is up`() async throws {
    let limits = ChildLimits(time: .milliseconds(300))
    let result = try await run("trap '' TERM; sh -c 'sleep 1000 & echo $!; wait'; wait", limits)
    #expect(result.stopReason == .timeLimit)
    #expect(await isGone(result.text))
  }

  @Test func `a canceled task leaves no processes behind`() async throws {
    let printed = Mutex("")
    let (hasPrinted, signal) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      try await ChildProcess(URL(filePath: "/bin/sh"), ["-c", "sleep 1000 & echo $!; wait"]).run {
        data in
        printed.withLock { $0 += String(decoding: data, as: UTF8.self) }
        signal.finish()
        return false
      }
    }
    for await _ in hasPrinted {}
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(await isGone(printed.withLock { $0 }))
  }

  @Test func `a task that is already canceled doesn't start a process`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "started-\(UUID().uuidString)")
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await ChildProcess(URL(filePath: "/usr/bin/touch"), [file.path]).run()
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  #if os(Linux)
    @Test
    func `a process that has left its session is recognized by its environment and killed`()
      async throws
    {
      let result = try await run(
        "setsid sh -c 'setsid sleep 1000 >/dev/null 2>&1 & echo $!'; sleep 0", isUntrusted: true)
      #expect(await isGone(result.text))
    }

    @Test func `an interrupted process kills its children`() async throws {
      let program = try #require(Bundle.main.executablePath)
      var environment = ProcessInfo.processInfo.environment
      environment[interruptedVariable] = "1"
      let printed = Mutex("")
      let parent = ChildProcess(
        URL(filePath: program),
        ["--testing-library", "swift-testing", "--filter", "InterruptedFixture"],
        environment: environment)
      let result = try await parent.run { data in
        let text = printed.withLock { text in
          text += String(decoding: data, as: UTF8.self)
          return text
        }
        // The fixture prints its own process id, and its child prints the child's.
        if text.contains("child "), let own = number(after: "fixture ", in: text) {
          kill(own, SIGINT)
        }
        return false
      }
      #expect(result.status == .signalled(SIGINT))
      let child = try #require(number(after: "child ", in: result.text))
      #expect(await isGone("\(child)"))
    }
  #endif
}

/// The environment variable that marks the process to interrupt.
private let interruptedVariable = "WORKBOOK_INTERRUPTED_FIXTURE"
private let isInterruptedFixture =
  ProcessInfo.processInfo.environment[interruptedVariable] != nil

#if os(Linux)
  /// A suite that runs in a separate process and waits there for a child that never ends.
  @Suite(
    .enabled(if: isInterruptedFixture, "This suite runs only in a process that a test interrupts."))
  struct InterruptedFixture {
    @Test func `waits for a child`() async throws {
      FileHandle.standardError.write(Data("fixture \(getpid())\n".utf8))
      _ = try await ChildProcess(URL(filePath: "/bin/sh"), ["-c", "echo child $$; sleep 1000"])
        .run { data in
          FileHandle.standardError.write(data)
          return false
        }
    }
  }
#endif

private func run(
  _ script: String, _ limits: ChildLimits = ChildLimits(), isUntrusted: Bool = false
) async throws -> ChildResult {
  try await ChildProcess(
    URL(filePath: "/bin/sh"), ["-c", script], limits: limits, isUntrusted: isUntrusted
  ).run()
}

private func number(after word: String, in text: String) -> pid_t? {
  guard let range = text.range(of: word) else { return nil }
  return pid_t(text[range.upperBound...].prefix { $0.isNumber })
}
