import Foundation
import Testing

@testable import WorkbookCore
@testable import WorkbookEngine

@Suite struct DirectRunnerTests {
  @Test func `a right answer has passed, and its tests are in the order of the source`()
    async throws
  {
    let report = try await Lab.shared.value.judge("number")
    #expect(report.verdict == .passed)
    #expect(report.reason == nil)
    #expect(report.outcomes == [.passed, .passed, .passed, .passed])
    #expect(
      report.tests.map(\.name) == [
        "one is one", "two is two", "three is three", "each more is itself",
      ])
    #expect(report.tests.map(\.line) == [8, 12, 16, 20])
    #expect(Set(report.tests.map(\.file)) == ["Tests/99-Lab/LampTests.swift"])
  }

  @Test func `a wrong answer has failed, by the test that says so and why`() async throws {
    let report = try await Lab.shared.value.judge("number == 2 ? 20 : number")
    #expect(report.verdict == .failed)
    #expect(report.outcomes == [.passed, .failed, .passed, .passed])
    #expect(
      try report.test("two is two").issues == [
        IssueReport(
          message: "Expectation failed: try answer(2) == 2", comments: ["Two lamps are on."],
          file: "Tests/99-Lab/LampTests.swift", line: 13)
      ])
  }

  @Test func `a failure tells for which argument it is`() async throws {
    let report = try await Lab.shared.value.judge("min(number, 4)")
    #expect(report.outcomes == [.passed, .passed, .passed, .failed])
    #expect(try report.test("each more is itself").issues.map(\.comments) == [["With number → 5."]])
  }

  @Test func `what is thrown is a failure`() async throws {
    let report = try await Lab.shared.value.judge(
      "if number == 1 { throw Dark() }\nreturn number")
    #expect(report.verdict == .failed)
    #expect(report.outcomes == [.failed, .passed, .passed, .passed])
    #expect(try report.test("one is one").issues.first?.message.contains("Dark()") == true)
  }

  @Test func `what the answer prints stands under the test that it printed it in`() async throws {
    let report = try await Lab.shared.value.judge(
      "print(\"number\", number, terminator: \";\")\nreturn number")
    #expect(report.verdict == .passed)
    #expect(
      report.tests.map(\.output) == ["number 1;", "number 2;", "number 3;", "number 4;number 5;"])
  }

  @Test func `an answer that does not compile is shown as the compiler shows it`() async throws {
    let lab = try await Lab.shared.value
    let report = try await lab.judge("\"number\"")
    #expect(report.verdict == .doesNotCompile)
    #expect(report.tests.isEmpty)
    #expect(report.compilerOutput.contains(/Answers\/.*\/Lamp\.swift:5:1: error: cannot convert/))
    #expect(!report.compilerOutput.contains(lab.package.root.path))
    #expect(!report.compilerOutput.contains("\u{1B}"))
  }

  @Test func `in color, if that is asked for`() async throws {
    let lab = try await Lab.shared.value
    let report = try await lab.judge(
      "\"number\"", with: DirectRunner(for: lab.package, kit: .compiler, usesColor: true))
    #expect(report.compilerOutput.contains("\u{1B}["))
  }

  @Test func `an answer without what the suite needs does not compile`() async throws {
    let report = try await Lab.shared.value.judge(file: "")
    #expect(report.verdict == .doesNotCompile)
    #expect(report.reason?.contains("suite") == true)
    #expect(report.compilerOutput.contains("cannot find 'answer' in scope"))
  }

  @Test func `an answer with a main of its own cannot be linked`() async throws {
    let report = try await Lab.shared.value.judge(
      "number", besides: "@main struct Own { static func main() {} }")
    #expect(report.verdict == .doesNotCompile)
    #expect(report.reason?.contains("linked") == true)
  }

  @Test func `a stub is unfinished, with its place`() async throws {
    let report = try await Lab.shared.value.judge("unfinished(\"Tell it.\", placeholder: 0)")
    #expect(report.verdict == .unfinished)
    #expect(report.outcomes == Array(repeating: .unfinished, count: 4))
  }

  @Test func `in strict mode a stub has failed`() async throws {
    let lab = try await Lab.shared.value
    let report = try await lab.judge(
      "unfinished(\"Tell it.\", placeholder: 0)",
      with: DirectRunner(for: lab.package, kit: .compiler, isStrict: true))
    #expect(report.verdict == .failed)
    #expect(report.outcomes == Array(repeating: .failed, count: 4))
  }

  @Test func `a test that is unfinished for one of its arguments is unfinished`() async throws {
    let report = try await Lab.shared.value.judge(
      "number < 5 ? number : unfinished(\"Tell it.\", placeholder: 0)")
    #expect(report.verdict == .unfinished)
    #expect(report.outcomes == [.passed, .passed, .passed, .unfinished])
  }

  @Test func `an answer that is not there is missing`() async throws {
    let lab = try await Lab.shared.value
    let report = try await lab.runner.run(
      answer: lab.package.url("Exercises/99-Lab/Lamp.swift"), for: lab.exercise)
    #expect(report.verdict == .missing)
    #expect(report.reason == "There is no Exercises/99-Lab/Lamp.swift.")
  }

  @Test func `the answer is left as it is, and nothing stays beside the cache`() async throws {
    let lab = try await Lab.shared.value
    let answer = lab.package.url("Answers/Kept/Lamp.swift")
    let text = Data(Lab.answer("number").utf8)
    try write(text, to: answer)
    _ = try await lab.runner.run(answer: answer, for: lab.exercise)
    #expect(try Data(contentsOf: answer) == text)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: answer.deletingLastPathComponent().path)
        == ["Lamp.swift"])
  }
}
