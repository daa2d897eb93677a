import Foundation
import Testing

@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookGrading
@testable import WorkbookTestSupport

@Suite struct ReportCommandTests {
  let classroom = Classroom()

  private func read(_ path: String) throws -> String {
    try String(contentsOf: classroom.report.appending(path: path), encoding: .utf8)
  }

  private func totals() throws -> [String] {
    try CSVTable(read("grades.csv")).rows.dropFirst().map {
      $0.fields.first { Double($0) != nil } ?? ""
    }
  }

  @Test func `grading writes the reports when it ends`() async throws {
    classroom.submit("alice", classroom.solutions)
    await classroom.grade("--format", "gradescope")
    #expect(try read("index.html").contains("<bdi>alice</bdi>"))
    #expect(try totals() == ["30"])
    #expect(try read("submissions/alice/feedback.md").contains("Everything passes."))
    #expect(try read("submissions/alice/results.json").contains("\"score\" : 30"))
  }

  @Test
  func `reports can be rewritten with different points, without grading again`() async throws {
    classroom.submit("alice", classroom.solutions)
    await classroom.grade()
    classroom.house.write("exercise,points\nLamp,1\n", to: "points.csv")
    let asked = classroom.runner.asked
    let points = classroom.house.package.url("points.csv").path
    #expect(
      await classroom.call(["grade", "report", classroom.report.path, "--points", points]) == .done)
    #expect(try totals() == ["21"])
    #expect(classroom.runner.asked == asked)
  }

  @Test func `marking options also apply to later runs until they're reset`() async throws {
    classroom.submit("alice", classroom.solutions)
    classroom.house.write("exercise,points\nLamp,1\n", to: "points.csv")
    let points = classroom.house.package.url("points.csv").path
    await classroom.grade("--points", points)
    #expect(try totals() == ["21"])
    let report = ["grade", "report", classroom.report.path]
    await classroom.call(report + ["--format", "junit"])
    #expect(try totals() == ["21"])
    #expect(
      classroom.house.transcript.output.replacing("\n", with: " ")
        .hasPrefix("Using saved options: --points \(points). To ignore them, use --forget."))
    await classroom.grade("--again", "alice", "--all-or-nothing")
    #expect(try totals() == ["21"])
    // Options given again take precedence.
    classroom.house.write("exercise,points\nLamp,2\n", to: "other.csv")
    await classroom.call(report + ["--points", classroom.house.package.url("other.csv").path])
    #expect(try totals() == ["22"])
    await classroom.call(report + ["--forget"])
    #expect(try totals() == ["30"])
    await classroom.call(report)
    #expect(try totals() == ["30"])
    #expect(!classroom.house.transcript.output.contains("saved options"))
  }

  @Test func `the format of the results also applies to later runs until it's reset`() async throws
  {
    classroom.submit("alice", classroom.solutions)
    await classroom.grade("--format", "gradescope")
    await classroom.call(["grade", "report", classroom.report.path])
    #expect(try read("submissions/alice/results.json").contains("\"score\" : 30"))
    await classroom.call(["grade", "report", classroom.report.path, "--format", "junit"])
    #expect(classroom.house.files(below: "report/submissions/alice").contains("results.xml"))
    await classroom.call(["grade", "report", classroom.report.path, "--forget"])
    #expect(classroom.house.files(below: "report/submissions") == ["alice/feedback.md"])
  }

  @Test func `if a file that marks depend on is missing, the file is reported`() async throws {
    classroom.submit("alice", classroom.solutions)
    classroom.house.write("exercise,points\nLamp,1\n", to: "points.csv")
    let points = classroom.house.package.url("points.csv")
    await classroom.grade("--points", points.path)
    try FileManager.default.removeItem(at: points)
    #expect(await classroom.grade() == .wrongUse)
    #expect(
      classroom.house.transcript.errors.replacing("\n", with: " ")
        == "These marks were computed with --points \(points.path), which is missing. Restore the "
        + "file, name another file, or use --forget.")
    #expect(try totals() == ["21"])
    #expect(await classroom.grade("--forget") == .done)
    #expect(try totals() == ["30"])
  }

  @Test func `the same results produce the same report files`() async throws {
    classroom.submit("alice", classroom.solutions)
    await classroom.grade()
    let first = try read("index.html")
    await classroom.call(["grade", "report", classroom.report.path])
    #expect(try read("index.html") == first)
  }

  @Test func `the grades page says if answers were graded without a sandbox`() async throws {
    classroom.submit("alice", classroom.solutions)
    await classroom.grade("--isolation", "none")
    #expect(try read("index.html").contains("Graded with --isolation none"))
  }

  @Test func `a folder without results is rejected, and the error says what to do next`() async {
    let nowhere = classroom.house.package.url("nowhere").path
    #expect(await classroom.call(["grade", "report", nowhere]) == .wrongUse)
    #expect(
      classroom.house.transcript.errors.replacing("\n", with: " ")
        == "\(nowhere) isn't a report folder. Pass the folder that you graded into with --output.")
    #expect(await classroom.call(["grade", "report"]) == .wrongUse)
  }

  @Test func `an invalid course file is reported before anything is graded`() async {
    classroom.submit("alice", classroom.solutions)
    #expect(await classroom.grade("--roster", "/no/such.csv") == .wrongUse)
    #expect(classroom.runner.asked == [])
  }

  @Test func `the report command writes and lists the files for a platform`() async {
    let folder = classroom.house.package.url("autograder").path
    #expect(await classroom.call(["grade", "setup", "gradescope", "--output", folder]) == .done)
    #expect(
      classroom.house.transcript.lines.prefix(2) == ["wrote   setup.sh", "wrote   run_autograder"])
    #expect(classroom.house.files(below: "autograder").count == 2)
    #expect(await classroom.call(["grade", "setup", "gradscope"]) == .wrongUse)
    #expect(
      classroom.house.transcript.errors
        == "There is no setup \"gradscope\". Did you mean gradescope?")
  }
}
