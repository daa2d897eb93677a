import Foundation
import Testing

@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookGrading
@testable import WorkbookTestSupport

@Suite struct CourseOptionsTests {
  private let folder = SetupFolder()

  private func complaint(_ options: String...) async -> String {
    let code = await folder.classroom.call(
      ["grade", "setup", "slurm", "--output", folder.url.path] + options)
    #expect(code == .wrongUse)
    #expect(!FileManager.default.fileExists(atPath: folder.url.path))
    return folder.classroom.house.transcript.errors.replacing("\n", with: " ")
  }

  @Test func `options that grade would refuse are refused before a file is written`() async {
    #expect(
      await complaint("--penalty", "10") == "--penalty needs a deadline. Add --deadline TIME.")
    #expect(
      await complaint("--deadline", "tomorrow")
        == "--deadline can't be \"tomorrow\". Use a time with a time zone, such as "
        + "2027-01-15T23:59+01:00 or 2027-01-15T22:59Z. "
        + "Try: swift run workbook grade setup --help")
    #expect(await complaint("--chapters", "1,7").hasPrefix("There is no chapter \"7\"."))
    #expect(await complaint("--exercises", "Lamb").hasSuffix("Did you mean Lamp?"))
    #expect(await complaint("--points", "/no/such.csv").contains("/no/such.csv"))
    #expect(await complaint("--optional", "never").hasPrefix("--optional can't be \"never\"."))
  }

  @Test func `points for an exercise that isn't graded are refused`() async {
    folder.classroom.house.write("exercise,points\nLamp,5\nGate,5\n", to: "points.csv")
    #expect(
      await complaint(
        "--chapters", "1", "--points", folder.classroom.house.package.url("points.csv").path)
        == "--points sets the points for Gate, which isn't graded. Add it to the exercises, or "
        + "remove it from the file.")
  }

  @Test func `weights in an exercise that isn't graded are refused`() async {
    folder.classroom.house.write("// 1. It swings.\n", to: House.gate.stubPath)
    folder.classroom.house.write("exercise,points\nGate#1,5\n", to: "points.csv")
    #expect(
      await complaint(
        "--chapters", "1", "--points", folder.classroom.house.package.url("points.csv").path)
        == "--points sets the points for Gate, which isn't graded. Add it to the exercises, or "
        + "remove it from the file.")
  }

  @Test func `the generated files contain the option for points by time`() async {
    let options = ["--chapters", "1", "--points-by-time"]
    #expect(
      await folder.classroom.call(
        ["grade", "setup", "slurm", "--output", folder.url.path] + options) == .done)
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder.url.path)) ?? []
    #expect(files.contains { (try? folder.text($0))?.contains("--points-by-time") == true })
  }

  @Test func `without options, the files add none`() async throws {
    for setup in GradingSetup.allCases {
      let files = setup.files(for: CourseOptions())
      for option in CourseOptions.all {
        #expect(!files.contains { $0.text.contains("--\(option.name)") }, "\(setup) \(option.name)")
      }
      #expect(!files.contains { $0.text.contains("times.csv") })
    }
  }

  @Test func `the container's command contains the options, and the image contains the points`()
    async throws
  {
    try await folder.write(.container)
    let file = try folder.text("Containerfile")
    let words = try #require(file.firstMatch(of: #/\nCMD (.+)\n/#)?.1)
    let command = try JSONDecoder().decode([String].self, from: Data(words.utf8))
    #expect(
      command == ["grade", "/submissions", "--output", "/grades"] + SetupFolder.selection
        + SetupFolder.rules(points: "/workbook/.points.csv", times: "/times.csv"))
    let printing = try #require(
      file.firstMatch(of: #/\nRUN (printf .+) >\/workbook\/.points.csv\n/#))
    #expect(
      try await folder.run(String(printing.1)).lines
        == ["exercise,points", "Door,7.5", "Lamp,20", "Lamp#2,3"])
    #expect(file.contains("grade prepare --isolation none --chapters 1\n"))
    // The instructions mount the times.
    #expect(
      folder.classroom.house.transcript.output
        .contains(#"--volume "$PWD/times.csv:/times.csv:ro" \"#))
  }

  @Test func `the workflow passes the options, the points, and the time of the push`() async throws
  {
    try await folder.write(.githubClassroom)
    let workflow = try folder.text(".github/workflows/classroom.yml")
    let lines = workflow.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.contains("id: workbook") }) + 2
    let script = lines[start...].prefix { $0.hasPrefix("          ") }.map { $0.dropFirst(10) }
      .joined(separator: "\n")
    let functions = """
      set -e
      swift() { printf '%s\\n' "$@"; cat ../points.csv ../times.csv; }
      mkdir -p workbook out/submissions/submission
      touch out/submissions/submission/results.base64 out/submissions/submission/feedback.md
      """
    for (pushedAt, time) in [
      ("1800000000", "2027-01-15T08:00:00Z"), ("2027-01-15T09:30:00Z", "2027-01-15T09:30:00Z"),
    ] {
      let end = try await folder.run(
        script.replacing("${{ github.event.repository.pushed_at }}", with: pushedAt),
        with: functions, in: ["GITHUB_OUTPUT": "/dev/null", "GITHUB_STEP_SUMMARY": "/dev/null"])
      #expect(end.isSuccess)
      #expect(
        end.lines == [
          "run", "workbook", "grade", "../in", "--output", "../out", "--format", "classroom",
        ] + SetupFolder.selection
          + SetupFolder.rules(points: "../points.csv", times: "../times.csv") + [
            "exercise,points", "Door,7.5", "Lamp,20", "Lamp#2,3", "name,time", "submission,\(time)",
          ])
    }
  }
}
