import Foundation
import Testing

@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookGrading
@testable import WorkbookProcesses
@testable import WorkbookTestSupport

/// Tests that run `submit.sh` with stand-ins for Slurm's programs.
@Suite struct SlurmSubmissionTests {
  private let folder = SetupFolder()

  /// Runs `submit.sh` on a cluster.
  ///
  /// - Parameters:
  ///   - shards: The arguments of the script.
  ///   - cpus: The numbers of processors that `sinfo` prints.
  ///   - memory: The sizes of the memory that `sinfo` prints, in megabytes.
  private func submit(
    _ shards: [String] = [], cpus: String = "8", memory: String = "64000",
    in environment: [String: String] = [:]
  ) async throws -> ChildResult {
    try await folder.write(.slurm, [])
    folder.classroom.house.write("\"on\"", to: "class/submissions/ada/Lamp.swift")
    let defaults = [
      "CLASS": folder.classroom.house.package.url("class").path, "WORKBOOK": "/shared/workbook",
    ]
    return try await folder.run(
      try folder.text("submit.sh"), as: folder.url.appending(path: "submit.sh").path, shards,
      with: """
        sinfo() {
          case $* in
            *%c*) printf '\(cpus)\\n' ;;
            *%m*) printf '\(memory)\\n' ;;
          esac
        }
        sbatch() {
          echo "sbatch $*" >&2
          case $* in *prepare.sh*) echo 11 ;; *grade-shard.sh*) echo '12;cluster' ;; *) echo 13 ;; esac
        }
        """, in: defaults.merging(environment) { $1 }.filter { $0.value != "" })
  }

  private func calls(_ result: ChildResult) -> [String] {
    result.lines.filter { $0.hasPrefix("sbatch ") }
  }

  @Test func `each job waits for the one before it`() async throws {
    let result = try await submit()
    #expect(result.isSuccess)
    #expect(
      calls(result) == [
        "sbatch --parsable --export=ALL --cpus-per-task=4 --mem-per-cpu=2048M prepare.sh",
        "sbatch --parsable --export=ALL --cpus-per-task=4 --mem-per-cpu=2048M --array=1-10 "
          + "--dependency=afterok:11 --kill-on-invalid-dep=yes grade-shard.sh",
        "sbatch --parsable --export=ALL --kill-on-invalid-dep=yes "
          + "--dependency=afterok:11,afterany:12 merge.sh",
      ])
    #expect(result.text.contains("When job 13 ends, the grades are in "))
  }

  @Test func `shards that are graded again are merged, too`() async throws {
    let calls = calls(try await submit(["3,7"]))
    #expect(calls.count == 3 && calls[1].contains(" --array=3,7 "))
    #expect(calls[2].hasSuffix("merge.sh"))
  }

  @Test(arguments: [
    ("2", "4000", "--cpus-per-task=2 --mem-per-cpu=2000M"),
    ("64+\\n2+\\n", "256000+\\n3900", "--cpus-per-task=2 --mem-per-cpu=1950M"),
    ("16", "1", "--cpus-per-task=4"),
    ("", "", "--cpus-per-task=1"),
  ])
  func `no job asks for more than the smallest machine has`(
    cpus: String, memory: String, size: String
  ) async throws {
    let result = try await submit(cpus: cpus, memory: memory)
    #expect(result.lines.contains("Each shard uses \(size)."))
    #expect(calls(result).prefix(2).allSatisfy { $0.contains(" --export=ALL \(size) ") })
  }

  @Test func `the number of processors can be chosen`() async throws {
    let result = try await submit(in: ["CPUS": "8"])
    #expect(calls(result)[1].contains(" --cpus-per-task=8 "))
  }

  @Test(arguments: ["CLASS", "WORKBOOK"])
  func `a missing variable is named, and nothing is submitted`(name: String) async throws {
    let result = try await submit(in: [name: ""])
    #expect(!result.isSuccess)
    #expect(calls(result).isEmpty)
    #expect(result.text.contains("\(name): Set \(name) to the folder "))
  }

  @Test func `a missing folder of submissions is named, and nothing is submitted`() async throws {
    let result = try await submit(in: ["CLASS": "/nowhere"])
    #expect(result.status == .exited(2))
    #expect(calls(result).isEmpty)
    #expect(
      result.lines == ["/nowhere/submissions doesn't exist. Put the submissions there."])
  }
}
