import Foundation
import Testing

@testable import WorkbookCore
@testable import WorkbookEngine
@testable import WorkbookProcesses

/// Checks that an answer that crashes, hangs, or exits affects only one test, and that the other
/// tests still run.
@Suite struct BrokenAnswerTests {
  @Test
  func `a trap is reported with its message and location, and the other tests are run`()
    async throws
  {
    let report = try await EngineFixture.shared.value.judge(
      "print(\"before\")\nif number == 2 { fatalError(\"It is dark.\") }\nreturn number")
    #expect(report.verdict == .crashed)
    #expect(report.outcomes == [.passed, .crashed, .passed, .passed])
    let test = try report.test("two is two")
    #expect(test.output == "before\n")
    #expect(test.issues.map(\.message) == ["Lab/Lamp.swift:6: Fatal error: It is dark."])
    #expect(test.issues.first?.line == 6)
  }

  @Test func `two traps are reported as two crashed tests`() async throws {
    let report = try await EngineFixture.shared.value.judge(
      "let values = [0, 1]\nreturn number == 4 ? 4 : number == 5 ? 5 : values[number]")
    #expect(report.verdict == .crashed)
    #expect(report.outcomes == [.passed, .crashed, .crashed, .passed])
  }

  #if os(Linux)
    @Test(arguments: [
      ("let values = [0, 1]\nreturn values[number]", "Fatal error: Index out of range"),
      (
        "let limit: UInt8 = 255\nreturn number == 2 ? Int(limit + UInt8(number)) : number",
        "The program crashed: it trapped, as when you force-unwrap nil (signal 4)."
      ),
    ]) func `if a library function traps, the answer's line is reported`(
      body: String, message: String
    ) async throws {
      let report = try await EngineFixture.shared.value.judge(body)
      let issue = try #require(try report.test("two is two").issues.last)
      #expect(issue.message == message)
      #expect(issue.line == 6)
      #expect(issue.file?.hasSuffix("Lamp.swift") == true)
      #expect(try report.test("two is two").output == "")
    }
  #endif

  @Test func `an endless loop is stopped, and the other tests are run`() async throws {
    let fixture = try await EngineFixture.shared.value
    let report = try await fixture.judge(
      "while number == 3 {}\nreturn number", with: fixture.hastyRunner)
    #expect(report.verdict == .timedOut)
    #expect(report.reason == "A test didn't finish within 0.5 seconds.")
    #expect(report.outcomes == [.passed, .passed, .timedOut, .passed])
  }

  @Test func `infinite recursion is reported as a crash`() async throws {
    let report = try await EngineFixture.shared.value.judge(
      "number == 1 ? try answer(number) + 1 : number")
    #expect(report.verdict == .crashed)
    #expect(report.outcomes == [.crashed, .passed, .passed, .passed])
    #expect(try report.test("one is one").issues.first?.comments.isEmpty == false)
  }

  @Test
  func `an answer that prints too much is stopped, and the other tests are run`() async throws {
    let report = try await EngineFixture.shared.value.judge(
      "while number == 2 { print(String(repeating: \"x\", count: 1 << 16)) }\nreturn number")
    #expect(report.verdict == .outputFlood)
    #expect(report.outcomes == [.passed, .crashed, .passed, .passed])
    #expect(try report.test("two is two").output.utf8.count <= 1 << 20)
  }

  @Test func `an answer that exits early with code 0 doesn't pass`() async throws {
    let report = try await EngineFixture.shared.value.judge(
      "if number == 3 { exit(0) }\nreturn number")
    #expect(report.verdict == .crashed)
    #expect(report.outcomes == [.passed, .passed, .crashed, .passed])
  }

  @Test
  func `an answer that exits with a code other than 0 after the tests doesn't pass`() async throws {
    // The handler runs when the program exits, and replaces its exit code.
    let report = try await EngineFixture.shared.value.judge(
      "if number == 5 { atexit { _exit(3) } }\nreturn number")
    #expect(report.verdict == .crashed)
    #expect(report.outcomes == [.passed, .passed, .passed, .notReached])
  }

  @Test func `an answer that exits from another thread doesn't pass`() async throws {
    let fixture = try await EngineFixture.shared.value
    let report = try await fixture.judge(
      "if number == 1 { Thread.detachNewThread { exit(0) } }\nwhile number == 2 {}\nreturn number",
      with: fixture.hastyRunner)
    #expect([.crashed, .timedOut].contains(report.verdict))
    #expect(report.outcomes.contains(.crashed))
  }

  @Test func `an answer that prints a test record has tampered with its results`() async throws {
    let record = #"{\"kind\":\"event\",\"payload\":{\"kind\":\"runEnded\"},\"version\":0}"#
    let report = try await EngineFixture.shared.value.judge(
      "print(\"\(record)\")\nreturn 0")
    #expect(report.verdict == .tampered)
  }

  #if os(Linux)
    @Test func `an answer that uses too much memory is reported`() async throws {
      let fixture = try await EngineFixture.shared.value
      let report = try await fixture.judge(
        "var text = \"lamp\"\nwhile number == 4 { text += text }\nreturn number",
        with: fixture.runner { $0.limits.program.memory = 512 << 20 })
      #expect(report.verdict == .outOfMemory)
      #expect(report.outcomes == [.passed, .passed, .passed, .crashed])
    }

    @Test func `processes that an answer starts don't outlive it`() async throws {
      let report = try await EngineFixture.shared.value.judge(
        """
        if number == 1 {
          let process = Process()
          process.executableURL = URL(filePath: "/bin/sleep")
          process.arguments = ["1000"]
          try process.run()
          print(process.processIdentifier)
        }
        return number
        """)
      let process = try #require(
        pid_t(try report.test("one is one").output.trimmingCharacters(in: .newlines)))
      let status = FileManager.default.contents(atPath: "/proc/\(process)/stat") ?? Data()
      #expect(status.isEmpty || String(decoding: status, as: UTF8.self).contains(") Z"))
    }
  #endif
}
