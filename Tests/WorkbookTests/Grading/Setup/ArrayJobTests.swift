import Foundation
import Testing

@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookGrading
@testable import WorkbookProcesses
@testable import WorkbookTestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A system that runs a job on many machines, with the files that `grade setup` writes for it.
struct ArraySystem: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// The shell script that grades a shard. The other script, `merge`, merges all shards.
  let grade: String
  let merge: String
  /// A closure that returns the environment of the machine that grades a shard, given the shard's
  /// number, counted from one.
  let environment: @Sendable (Int) -> [String: String]

  static let all = [
    ArraySystem(
      testDescription: "Slurm", grade: text(.slurm, "grade-shard.sh"),
      merge: text(.slurm, "merge.sh"),
      environment: { ["SLURM_ARRAY_TASK_ID": "\($0)", "SLURM_ARRAY_TASK_COUNT": "1"] }),
    ArraySystem(
      testDescription: "Kubernetes", grade: script(in: text(.kubernetes, "workbook-shards.yaml")),
      merge: script(in: text(.kubernetes, "workbook-merge.yaml")),
      environment: {
        [
          "JOB_COMPLETION_INDEX": "\($0 - 1)", "SHARDS": "\(GradingSetup.shards)", "JOBS": "2",
        ]
      }),
  ]

  private static func text(_ setup: GradingSetup, _ path: String) -> String {
    setup.files(for: CourseOptions()).first { $0.path == path }?.text ?? ""
  }

  /// Returns the script in a manifest: the lines below `args` that are indented more deeply.
  private static func script(in manifest: String) -> String {
    let lines = manifest.split(separator: "\n", omittingEmptySubsequences: false)
    let start = (lines.firstIndex { $0.hasSuffix("- |") } ?? 0) + 1
    let indent = lines[start].prefix { $0 == " " }
    return lines[start...].prefix { $0.hasPrefix(indent) }.map { $0.dropFirst(indent.count) }
      .joined(separator: "\n")
  }
}

/// Tests that run the files for many machines the way that the machines would.
@Suite struct ArrayJobTests {
  let classroom = Classroom()

  /// The folder with the submissions and the reports, which all machines can access.
  private var shared: URL { classroom.house.package.url("class") }
  private var grades: URL { shared.appending(path: "grades") }

  init() {
    for number in 0..<40 {
      classroom.house.write(
        number.isMultiple(of: 3) ? "// dark" : "\"on\"",
        to: "class/submissions/s\(number)/Lamp.swift")
    }
    // A stand-in for the workbook that prints its arguments.
    classroom.house.write(
      "#!/bin/sh\nprintf '%s\\n' \"$@\" >\"$CALL\"\n", to: "machine/.build/debug/workbook-grade")
    let program = classroom.house.package.url("machine/.build/debug/workbook-grade")
    try? FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: program.path)
  }

  /// Runs a script and returns the arguments with which the script called the workbook.
  private func arguments(
    of script: String, in system: ArraySystem, shard: Int
  ) async throws -> [String] {
    let machine = classroom.house.package.url("machine").path
    let call = classroom.house.package.url("call")
    var environment = system.environment(shard)
    environment["PATH"] = "/usr/local/bin:/usr/bin:/bin"
    environment["CLASS"] = shared.path
    environment["CALL"] = call.path
    environment["WORKBOOK"] =
      system.testDescription == "Slurm" ? machine : "\(machine)/.build/debug/workbook-grade"
    let shell = system.testDescription == "Slurm" ? "/bin/bash" : "/bin/sh"
    let child = ChildProcess(
      URL(filePath: shell), ["-c", script], environment: environment,
      directory: classroom.house.package.root)
    let end = try await child.run()
    #expect(end.isSuccess, "\(end.text)")
    return try String(contentsOf: call, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  @Test(arguments: ArraySystem.all)
  func `shards can be merged even if a grader was killed and restarted`(system: ArraySystem)
    async throws
  {
    for shard in 1...GradingSetup.shards {
      let arguments = try await arguments(of: system.grade, in: system, shard: shard)
      if shard == 4 {
        let root = classroom.house.package.root.path
        let call = arguments.joined(separator: "\n")
        await #expect(processExitsWith: .signal(SIGKILL)) {
          [root = root as String, call = call as String] in
          await Classroom.killed(in: root, calling: call.split(separator: "\n").map(String.init))
        }
      } else {
        #expect(await classroom.call(arguments) == .done)
      }
    }
    let merge = try await arguments(of: system.merge, in: system, shard: 1)
    #expect(await classroom.call(merge) == .wrongUse)
    let problem = classroom.house.transcript.errors.replacing("\n", with: " ")
    #expect(
      problem
        == "These reports can't be merged. \(shared.path)/parts/4 is unfinished: grading shard 4/10 "
        + "was interrupted. To finish, run the same command again.")
    #expect(!FileManager.default.fileExists(atPath: grades.path))

    // The system starts the task again, which finishes it.
    let again = try await arguments(of: system.grade, in: system, shard: 4)
    #expect(await classroom.call(again) == .done)
    #expect(await classroom.call(merge) == .done)
    let results = try classroom.results(in: grades)
    #expect(results.count == 40)
    #expect(results["s3"]?.answers[0].verdict == .failed)
    #expect(results["s4"]?.answers[0].verdict == .passed)
  }

  @Test(arguments: ArraySystem.all)
  func `a shard that was never graded is reported as missing`(system: ArraySystem) async throws {
    for shard in [1, 2, 3, 5, 6, 7, 8, 10] {
      let arguments = try await arguments(of: system.grade, in: system, shard: shard)
      #expect(await classroom.call(arguments) == .done)
    }
    let merge = try await arguments(of: system.merge, in: system, shard: 1)
    #expect(await classroom.call(merge) == .wrongUse)
    #expect(
      classroom.house.transcript.errors.replacing("\n", with: " ")
        == "These reports can't be merged. Shards 4/10, 9/10 are missing. Grade them with --shard, "
        + "and then merge all reports.")
  }
}

extension Classroom {
  /// Runs a command in another process's classroom and kills the process when it runs the first
  /// answer.
  fileprivate static func killed(in root: String, calling arguments: [String]) async {
    let session = Session(
      package: WorkbookPackage(root: URL(filePath: root)), chapters: House.chapters,
      console: Console(width: 80, isTerminal: false, usesColor: false) { _ in }, environment: [:],
      runTool: { _, _ in ToolResult(status: 0, output: "Swift version 6.3.1\n") },
      makeRunner: { _ in KillingRunner() })
    _ = await Tool.grading(with: KillingRunner()).run(arguments, in: session)
  }
}

/// A runner that kills its process.
private struct KillingRunner: Runner {
  func run(answer: URL, for exercise: Exercise) async throws -> AnswerReport {
    kill(getpid(), SIGKILL)
    return .of(exercise, .graderError)
  }
}
