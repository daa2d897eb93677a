import Foundation
import Testing

@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookGrading
@testable import WorkbookTestSupport

@Suite struct ReportOptionsTests {
  private let house = House()

  private func options(_ texts: String...) throws -> ReportOptions {
    try ReportOptions(
      Arguments(texts, options: ReportOptions.all), exercises: Submissions.exercises,
      package: house.package)
  }

  private func complaint(_ texts: String...) -> String? {
    do {
      _ = try ReportOptions(
        Arguments(texts, options: ReportOptions.all), exercises: Submissions.exercises,
        package: house.package)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `without options, a report uses the workbook's defaults`() throws {
    let options = try options()
    #expect(options.scheme == MarkingScheme())
    #expect(options.lateness == Lateness())
    #expect(options.format == nil)
  }

  @Test func `points can follow from the estimated minutes, unless a file sets them`() throws {
    let exercises = Chapter(
      "01-House", title: "A house", goal: "What stays.",
      [
        .init("Lamp", goal: "Light.", minutes: 15, hints: []),
        .init("Door", goal: "Open.", minutes: 20, hints: []),
      ]
    ).exercises
    house.write("exercise,points\nDoor,3\n", to: "points.csv")
    let scheme = try options(
      "--points-by-time", "--points", house.package.url("points.csv").path
    ).scheme
    #expect(exercises.map { scheme.maximum(for: $0) } == [15, 3])
    #expect(exercises.map { MarkingScheme().maximum(for: $0) } == [10, 10])
  }

  @Test func `a report's options and the files that they name are read`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func file(_ name: String, _ text: String) throws -> String {
      let url = folder.appending(path: name)
      try Data(text.utf8).write(to: url)
      return url.path
    }
    let options = try options(
      "--points", file("p.csv", "exercise,points\nLamp,4\n"), "--all-or-nothing",
      "--roster", file("r.csv", "name\nAda\n"), "--deadline", "1970-01-01T01:00+01:00",
      "--times", file("t.csv", "name,time\nada,1970-01-01T00:00:09Z\n"), "--penalty", "10%",
      "--format", "junit")
    let row = options.gradebook(
      of: [Submissions.submission("ada")], exercises: Submissions.exercises
    ).rows[0]
    #expect(row.total.points == "21.6")
    #expect(row.student?.name == "Ada")
    #expect(options.format == .junit)
    #expect(options.scheme.isAllOrNothing)
  }

  @Test func `weights are for the requirements that the workbook's stubs list`() throws {
    house.write("// 1. It shines.\n// 2. It goes out.\n", to: House.lamp.stubPath)
    let path = house.package.url("points.csv").path
    house.write("exercise,points\nLamp#2,3\n", to: "points.csv")
    #expect(try options("--points", path).scheme.weights == ["Lamp": [2: 3]])
    house.write("exercise,points\nLamp#3,3\n", to: "points.csv")
    #expect(
      complaint("--points", path)
        == "\(path):2: Lamp has no requirement \"3\". Use a number from 1 to 2, as in Lamp#1.")
  }

  @Test func `invalid report options are rejected, and the error says what to do next`() {
    #expect(
      complaint("--deadline", "tomorrow")
        == "--deadline can't be \"tomorrow\". Use \(Timestamp.expectation).")
    #expect(complaint("--deadline", "2027-01-15T23:59") == "--deadline \(Timestamp.zoneAdvice).")
    #expect(
      complaint("--penalty", "101")
        == "--penalty can't be \"101\". Use a number from 0 to 100, such as 10.")
    #expect(complaint("--penalty", "10") == "--penalty needs a deadline. Add --deadline TIME.")
    #expect(complaint("--groups", "Team") == "--groups needs a roster. Add --roster FILE.")
    #expect(
      complaint("--points", "/no/such.csv")
        == "/no/such.csv can't be read. Check that it exists and is a file.")
    #expect(
      complaint("--format", "word")
        == "--format can't be \"word\". Use one of these: gradescope, exercism, junit, classroom.")
  }
}
