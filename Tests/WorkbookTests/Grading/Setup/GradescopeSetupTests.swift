import Foundation
import Testing

@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookGrading
@testable import WorkbookProcesses
@testable import WorkbookTestSupport

@Suite struct GradescopeSetupTests {
  private let folder = SetupFolder()
  private var result: String? {
    try? String(
      contentsOf: folder.url.appending(path: "autograder/results/results.json"), encoding: .utf8)
  }

  /// Runs Gradescope's script with a stand-in for the grader, which prints its arguments and the
  /// files that they name, and succeeds in the given run.
  private func autograder(
    _ options: [String] = [], succeedsAt run: Int = 1, hasWorkbook: Bool = true,
    metadata: String = ""
  ) async throws -> ChildResult {
    try? FileManager.default.removeItem(at: folder.url)
    try await folder.write(.gradescope, options)
    let house = folder.classroom.house
    house.write("an old result", to: "setup/autograder/results/results.json")
    house.write("\"on\"", to: "setup/autograder/submission/Lamp.swift")
    house.write(metadata, to: "setup/autograder/submission_metadata.json")
    if hasWorkbook { house.write("", to: "setup/workbook/Package.swift") }
    let script = try folder.text("run_autograder")
      .replacing("/opt/workbook", with: folder.url.appending(path: "workbook").path)
      .replacing("/autograder/", with: folder.url.appending(path: "autograder").path + "/")
      .replacing("sleep ", with: ": ")
    return try await folder.run(
      script,
      with: """
        runs=0
        .build/debug/workbook-grade() {
          runs=$((runs + 1))
          [ $runs -ge \(run) ] || return 1
          printf '%s\\n' "${@/#"$work"/WORK}"
          mkdir -p "$4/submissions/submission"
          echo '{"score": 7}' >"$4/submissions/submission/results.json"
          while [ $# -gt 0 ]; do
            case $1 in --points | --times) cat "$2" ;; esac
            shift
          done
        }
        """)
  }

  @Test func `Gradescope receives a score unless there is a grader error`() async throws {
    #expect(try await autograder().isSuccess && result == "{\"score\": 7}\n")
    #expect(try await autograder(succeedsAt: 3).isSuccess && result == "{\"score\": 7}\n")
    let never = try await autograder(succeedsAt: 4)
    #expect(never.status == .exited(1) && result == nil)
    #expect(never.text.contains("The grader itself failed: there are no results."))
    let files = GradingSetup.gradescope.files(for: CourseOptions())
    #expect(!files.contains { $0.text.contains("\"score\"") })
  }

  @Test func `if the workbook isn't installed, nothing is graded, and the message says so`()
    async throws
  {
    let end = try await autograder(hasWorkbook: false)
    #expect(end.status == .exited(1) && result == nil)
    #expect(end.text.contains("The grader itself failed: setup.sh didn't install the workbook."))
  }

  @Test func `the script passes the options, the points, and Gradescope's time`() async throws {
    let metadata = """
      {"id": 1, "created_at": "2027-01-16T08:30:00.123456-08:00", "previous_submissions":
        [{"submission_time": "2027-01-10T08:30:00-08:00", "results": {"created_at": "never"}}]}
      """
    let end = try await autograder(SetupFolder.course, metadata: metadata)
    #expect(
      end.lines == [
        "grade", "WORK/in", "--output", "WORK/out", "--format", "gradescope",
      ] + SetupFolder.selection
        + SetupFolder.rules(points: "WORK/points.csv", times: "WORK/times.csv") + [
          "exercise,points", "Door,7.5", "Lamp,20", "Lamp#2,3", "name,time",
          "submission,2027-01-16T08:30:00.123456-08:00",
        ])
    #expect(Timestamp.date("2027-01-16T08:30:00.123456-08:00") != nil)
  }

  @Test func `without the time of the submission, a deadline can't be applied`() async throws {
    let end = try await autograder(SetupFolder.course, metadata: "{}")
    #expect(end.status == .exited(1) && result == nil)
    #expect(end.text.contains("the time of the submission is unknown"))
  }

  @Test func `both scripts find the compiler in the folder that setup.sh installs it in`() throws {
    let files = GradingSetup.gradescope.files(for: CourseOptions())
    let folder = "/opt/swiftly/toolchains/\(GradingSetup.toolchainVersion)/usr/bin"
    #expect(files[0].text.contains("\ntoolchain=\(folder)\n"))
    #expect(files[0].text.contains("SWIFTLY_TOOLCHAINS_DIR=/opt/swiftly/toolchains\n"))
    #expect(files[0].text.contains("install --assume-yes \(GradingSetup.toolchainVersion)\n"))
    #expect(files[0].text.contains("\nexport PATH=\"$toolchain:$PATH\"\n"))
    #expect(files[1].text.contains("\nexport PATH=\"\(folder):$PATH\"\n"))
  }
}
