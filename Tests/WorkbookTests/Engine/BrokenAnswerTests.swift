import Foundation
import Testing

@testable import WorkbookCore
@testable import WorkbookEngine
@testable import WorkbookProcesses

/// Answers that stop the program, hold it up or leave it: one test suffers, the rest are run.
@Suite struct BrokenAnswerTests {
  @Test func `a trap is told with its message and place, and the rest are run`() async throws {
    let report = try await Lab.shared.value.judge(
      "print(\"before\")\nif number == 2 { fatalError(\"It is dark.\") }\nreturn number")
    #expect(report.verdict == .crashed)
    #expect(report.outcomes == [.passed, .crashed, .passed, .passed])
    let test = try report.test("two is two")
    #expect(test.output == "before\n")
    #expect(test.issues.map(\.message) == ["Lab/Lamp.swift:6: Fatal error: It is dark."])
    #expect(test.issues.first?.line == 6)
  }

  @Test func `two traps are two crashed tests`() async throws {
    let report = try await Lab.shared.value.judge(
      "let values = [0, 1]\nreturn number == 4 ? 4 : number == 5 ? 5 : values[number]")
    #expect(report.verdict == .crashed)
    #expect(report.outcomes == [.passed, .crashed, .crashed, .passed])
  }

  @Test func `an endless loop is stopped, and the rest are run`() async throws {
    let lab = try await Lab.shared.value
    let report = try await lab.judge("while number == 3 {}\nreturn number", with: lab.hastyRunner)
    #expect(report.verdict == .timedOut)
    #expect(report.reason == "A test did not end within 0.5 seconds.")
    #expect(report.outcomes == [.passed, .passed, .timedOut, .passed])
  }

  @Test func `an endless recursion is a crash`() async throws {
    let report = try await Lab.shared.value.judge(
      "number == 1 ? try answer(number) + 1 : number")
    #expect(report.verdict == .crashed)
    #expect(report.outcomes == [.crashed, .passed, .passed, .passed])
    #expect(try report.test("one is one").issues.first?.comments.isEmpty == false)
  }

  @Test func `a flood is stopped, and the rest are run`() async throws {
    let report = try await Lab.shared.value.judge(
      "while number == 2 { print(String(repeating: \"x\", count: 1 << 16)) }\nreturn number")
    #expect(report.verdict == .outputFlood)
    #expect(report.outcomes == [.passed, .crashed, .passed, .passed])
    #expect(try report.test("two is two").output.utf8.count <= 1 << 20)
  }

  @Test func `to leave early with 0 is no pass`() async throws {
    let report = try await Lab.shared.value.judge("if number == 3 { exit(0) }\nreturn number")
    #expect(report.verdict == .crashed)
    #expect(report.outcomes == [.passed, .passed, .crashed, .passed])
  }

  @Test func `to leave after the tests is no pass`() async throws {
    // The handler runs when the program leaves, and takes the place of its exit code.
    let report = try await Lab.shared.value.judge(
      "if number == 5 { atexit { _exit(3) } }\nreturn number")
    #expect(report.verdict == .crashed)
    #expect(report.outcomes == [.passed, .passed, .passed, .passed])
  }

  @Test func `a thread that leaves later is no pass`() async throws {
    let lab = try await Lab.shared.value
    let report = try await lab.judge(
      "if number == 1 { Thread.detachNewThread { exit(0) } }\nwhile number == 2 {}\nreturn number",
      with: lab.hastyRunner)
    #expect([.crashed, .timedOut].contains(report.verdict))
    #expect(report.outcomes.contains(.crashed))
  }

  @Test func `to print what looks like a record is to print`() async throws {
    let record = #"{\"kind\":\"event\",\"payload\":{\"kind\":\"runEnded\"},\"version\":0}"#
    let report = try await Lab.shared.value.judge(
      "print(\"\(record)\")\nreturn 0")
    #expect(report.verdict == .failed)
    #expect(try report.test("one is one").output.contains("runEnded"))
  }

  #if os(Linux)
    @Test func `more memory than is allowed is told`() async throws {
      let lab = try await Lab.shared.value
      var limits = DirectRunner.Limits()
      limits.program.memory = 512 << 20
      let report = try await lab.judge(
        "var text = \"lamp\"\nwhile number == 4 { text += text }\nreturn number",
        with: DirectRunner(for: lab.package, kit: .compiler, limits: limits))
      #expect(report.verdict == .outOfMemory)
      #expect(report.outcomes == [.passed, .passed, .passed, .crashed])
    }

    @Test func `what an answer starts does not outlive it`() async throws {
      let report = try await Lab.shared.value.judge(
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
