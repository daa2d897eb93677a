import Foundation
import Testing

@testable import WorkbookCommandLine
@testable import WorkbookContents
@testable import WorkbookCore
@testable import WorkbookGrading
@testable import WorkbookStudent
@testable import WorkbookTestSupport

/// Checks the copies of the workbook that `release` makes for students.
@Suite struct ReleaseTests {
  private let house = House()
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "release-\(UUID().uuidString)")
  private let tool = Tool(
    overview: .overview,
    commands: [.release { _ in { Data("facts about \($0.name)".utf8) } }])

  init() throws {
    try makeFolder(folder)
    house.write(Self.contents(["Lamp": "light.toggle()", "Door": "Three."]), to: Self.contentsPath)
    house.write(Self.contents(["Gate": "Three."]), to: "Sources/Workbook/Contents/Garden.swift")
    for exercise in House.chapters.flatMap(\.exercises) {
      house.write("# \(exercise.name)\n", to: exercise.wrongAnswersPath)
    }
  }

  private static let contentsPath = "Sources/Workbook/Contents/House.swift"

  /// Returns the contents of a chapter, given the last hint for each exercise.
  private static func contents(_ exercises: [String: String]) -> String {
    exercises.sorted { $0.key > $1.key }.map { name, hint in
      """
            Draft(
              "\(name)",
              goal: "A goal.",
              hints: [
                "One."
                  + " Still one.",
                "Two.",
                "\(hint)"
                  + " More code.",
              ]),

      """
    }.joined()
  }

  private var copy: WorkbookPackage { WorkbookPackage(root: folder.appending(path: "copy")) }

  /// Makes a copy of the small workbook.
  @discardableResult
  private func release(_ options: String..., to path: String? = nil) async -> ExitCode {
    house.transcript.clear()
    return await tool.run(
      ["release", "--to", path ?? copy.root.path] + options, in: house.session(width: 200))
  }

  private var errors: String { house.transcript.errors }

  /// Writes a file with dates, and returns its path.
  private func dates(_ text: String) throws -> String {
    let file = folder.appending(path: "dates.csv")
    try writeFile(Data("chapter,date\n\(text)\n".utf8), to: file)
    return file.path
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: copy.url(path).path)
  }

  // MARK: - What a copy contains

  @Test func `a copy has no solutions, no wrong answers, and no hints with code`() async throws {
    house.write("It says: on", to: "Tests/01-House/Demo/Solutions.txt")
    house.write("It says: unfinished", to: "Tests/01-House/Demo/Exercises.txt")
    #expect(await release() == .done)
    #expect(!exists("Tests/01-House/Demo/Solutions.txt"))
    #expect(exists("Tests/01-House/Demo/Exercises.txt"))
    #expect(!exists("Solutions/01-House"))
    #expect(!exists(House.lamp.wrongAnswersPath))
    #expect(exists("Tests/01-House/WrongAnswers"))
    #expect(exists(House.lamp.suitePath))
    let contents = try copy.text(Self.contentsPath)
    #expect(contents.contains("\" Still one.\",\n          \"Two.\",\n        ]),"))
    #expect(!contents.contains("code"))
    #expect(
      try copy.text(House.lamp.recordedSolutionPath) == "facts about Lamp")
    #expect(copy.release?.chapters.map(\.folder) == ["01-House", "02-Garden"])
  }

  @Test func `the instructor's own answers and files stay where they are`() async throws {
    house.write("my answer", to: House.lamp.answerPath())
    house.write("secret", to: "exam/exam.json")
    house.write("secret", to: ".workbook/state.json")
    house.write("secret", to: "Tests/WorkbookTests/Own.swift")
    #expect(await release() == .done)
    #expect(try copy.text(House.lamp.answerPath()) == house.stub(of: House.lamp))
    #expect(!exists("exam") && !exists(".workbook") && !exists("Tests/WorkbookTests"))
  }

  @Test func `a chapter whose date has passed is complete`() async throws {
    // It is 8:00 on January 15, 2027.
    let path = try dates("1,2027-01-15T08:00\n2,2027-01-15T08:01")
    #expect(await release("--solutions-after", path) == .done)
    #expect(try copy.text(House.lamp.answerPath(in: "Solutions")) == house.solution(of: House.lamp))
    #expect(exists(House.lamp.wrongAnswersPath))
    #expect(try copy.text(Self.contentsPath) == house.read(Self.contentsPath))
    #expect(!exists(House.gate.answerPath(in: "Solutions")))
    #expect(
      copy.release
        == Release(withholding: [
          .init(folder: "02-Garden", date: "January 15, 2027, 08:01 UTC")
        ]))
    #expect(house.transcript.lines.contains("  1 A house: released"))
    #expect(house.transcript.lines.contains("  2 A garden: from January 15, 2027, 08:01 UTC"))
  }

  @Test func `dates are in the given time zone, and a date alone is the start of the day`()
    async throws
  {
    let path = try dates("1,2027-01-15\n2,2027-01-16")
    #expect(await release("--solutions-after", path, "--zone", "Europe/Berlin") == .done)
    #expect(exists(House.lamp.answerPath(in: "Solutions")))
    #expect(copy.release?.note(on: "02-Garden")?.hasSuffix("on January 16, 2027.") == true)
    try FileManager.default.removeItem(at: copy.root)
    // In Honolulu, it's still January 14.
    #expect(await release("--solutions-after", path, "--zone", "Pacific/Honolulu") == .done)
    #expect(!exists(House.lamp.answerPath(in: "Solutions")))
  }

  @Test func `a copy of a workbook whose chapters are all released is complete`() async throws {
    #expect(await release("--solutions-after", try dates("1,2026-01-01\n2,2026-01-01")) == .done)
    #expect(copy.release == nil)
    #expect(!exists("Solutions/Recorded"))
  }

  @Test func `a copy lacks the withheld tests, and its README counts the others`() async throws {
    let withheld = """
      \(SuiteText.withheldMark)

      extension LampTests {
        @Test(.proves(1)) func `shines`() {}

        @Test(.proves(2)) func `goes out`() {}
      }

      """
    let (lamp, gate) = (House.lamp.suitePath, House.gate.suitePath)
    for path in [lamp, gate] { house.write("struct LampTests {}\n\n\(withheld)", to: path) }
    house.write(
      "# House\n\nGraded tests: 0 passed, 40 unfinished, 0 failed.\n", to: "README.md")
    #expect(await release() == .done)
    #expect(try copy.text(lamp) == "struct LampTests {}\n")
    #expect(try copy.text("README.md").contains("0 passed, 36 unfinished, 0 failed."))
    #expect(house.read(lamp)?.contains("goes out") == true)
    try FileManager.default.removeItem(at: copy.root)
    #expect(await release("--solutions-after", try dates("1,2026-01-01")) == .done)
    #expect(try copy.text(lamp) == house.read(lamp))
    #expect(try copy.text(gate) == "struct LampTests {}\n")
    #expect(try copy.text("README.md").contains("0 passed, 38 unfinished, 0 failed."))
  }

  // MARK: - What is refused

  @Test func `nothing is overwritten`() async throws {
    try writeFile(Data("mine".utf8), to: copy.url("notes.txt"))
    #expect(await release() == .wrongUse)
    #expect(
      errors == "\(copy.root.path) isn't empty, and nothing is overwritten. Pass a new folder.")
    #expect(try copy.text("notes.txt") == "mine")
    #expect(await release(to: folder.appending(path: "copy/notes.txt").path) == .wrongUse)
  }

  @Test func `an empty folder is used`() async throws {
    try makeFolder(copy.root)
    #expect(await release() == .done)
    #expect(exists("Package.swift"))
  }

  @Test func `the folder that contains the copy has to exist`() async {
    let missing = folder.appending(path: "none").path
    #expect(await release(to: "\(missing)/copy") == .wrongUse)
    #expect(errors == "\(missing) isn't a folder. Create it, and run the command again.")
  }

  @Test func `a copy can't be inside the workbook`() async {
    #expect(await release(to: house.package.url("copy").path) == .wrongUse)
    #expect(errors.contains("is inside the workbook. Pass a folder outside it."))
  }

  @Test(arguments: [
    ("3,2027-01-01", ":2: There is no chapter \"3\". The chapters are 1 House, 2 Garden."),
    (
      "1,2027-01-01\n2,soon",
      ":3: \"soon\" isn't a date. Write it as in 2026-12-10 or 2026-12-10T09:00."
    ),
    (
      "1,2027-02-30",
      ":2: \"2027-02-30\" isn't a date. Write it as in 2026-12-10 or 2026-12-10T09:00."
    ),
    ("1,", ":2: \"\" isn't a date. Write it as in 2026-12-10 or 2026-12-10T09:00."),
    ("1,2027-01-01\nhouse,2027-01-02", ":3: Chapter 1 has a date already. Keep only one."),
  ])
  func `a mistake in the file with dates is named with its line`(
    text: String, message: String
  ) async throws {
    let path = try dates(text)
    #expect(await release("--solutions-after", path) == .wrongUse)
    #expect(errors.replacing("\n", with: " ") == path + message)
    #expect(!exists(""))
  }

  @Test func `a missing option or file is named`() async {
    house.transcript.clear()
    #expect(await tool.run(["release"], in: house.session()) == .wrongUse)
    #expect(errors.hasPrefix("Missing option --to."))
    #expect(await release("--zone", "Europe/Berlin") == .wrongUse)
    #expect(errors == "--zone needs dates. Add --solutions-after FILE.")
    #expect(await release("--zone", "Mars/Olympus") == .wrongUse)
    #expect(errors.hasPrefix("--zone can't be \"Mars/Olympus\". Use the name of a time zone,"))
    #expect(await release("--solutions-after", "/none.csv") == .wrongUse)
    #expect(errors.hasPrefix("/none.csv can't be read."))
  }

  @Test func `if hints aren't laid out as expected, there is no copy`() async throws {
    house.write("Draft(\"Lamp\", hints: [])\n", to: Self.contentsPath)
    #expect(await release() == .brokenSetUp)
    #expect(errors.contains("The hints for Lamp can't be removed"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test func `a copy of a copy is refused`() async {
    #expect(await release() == .done)
    var session = house.session(width: 200)
    session.package = copy
    house.transcript.clear()
    let other = folder.appending(path: "other").path
    #expect(await tool.run(["release", "--to", other], in: session) == .brokenSetUp)
    #expect(errors.contains("it has no solutions for chapters 1 to 2."))
  }

  // MARK: - Grading

  @Test func `the grader refuses a copy for students, and a workbook without a solution`()
    async throws
  {
    let classroom = Classroom()
    classroom.submit("ada", classroom.solutions)
    let solution = House.gate.answerPath(in: "Solutions")
    try FileManager.default.removeItem(at: classroom.house.package.url(solution))
    #expect(await classroom.grade() == .brokenSetUp)
    #expect(
      classroom.house.transcript.errors.replacing("\n", with: " ")
        == "\(solution) is missing, so answers to Gate can't be graded. Use the full workbook to grade."
    )
    #expect(await classroom.grade("--exercises", "Lamp") == .done)
    classroom.house.withholdSolutions(of: "02-Garden")
    #expect(await classroom.grade("--exercises", "Lamp") == .brokenSetUp)
    #expect(
      classroom.house.transcript.errors.replacing("\n", with: " ")
        == "This copy of the workbook is for students: it has no solutions for chapter 2. "
        + "Use the full workbook to grade.")
  }

  @Test func `the grader refuses a workbook whose suite lacks the withheld programs`() throws {
    let door = Exercise(
      chapter: "01-House", number: 3, name: "DoorCheck", goal: "Test a door.", points: 10,
      hints: [], kind: .test)
    for path in [door.stubPath, door.answerPath(in: "Solutions")] { house.write("", to: path) }
    let suite = "struct DoorCheckTests {}\n\n\(SuiteText.withheldMark)\n"
    house.write(suite, to: door.suitePath)
    try house.session().requireFullWorkbook(for: [door])
    house.write(SuiteText(suite).released, to: door.suitePath)
    let error = #expect(throws: SetUpError.self) {
      try house.session().requireFullWorkbook(for: [door])
    }
    #expect(
      error?.description
        == "\(door.suitePath) is missing programs that only the full workbook includes, so "
        + "answers to DoorCheck can't be graded. Use the full workbook to grade. If this is the full "
        + "workbook, add such programs below the line: \(SuiteText.withheldMark)")
  }

  // MARK: - This workbook

  @Test func `a copy of this workbook contains no text of a solution`() async throws {
    var session = house.session(chapters: TableOfContents.chapters)
    session.package = WorkbookSources.package
    #expect(await tool.run(["release", "--to", copy.root.path], in: session) == .done)
    let files = try texts(in: copy)
    #expect(files.count > 500)
    for exercise in TableOfContents.exercises {
      #expect(files[exercise.answerPath()] == files[exercise.stubPath])
    }
    #expect(!files.keys.contains { $0.hasPrefix("Solutions/") && $0.hasSuffix(".swift") })
    let catalogs = files.keys.filter { $0.hasPrefix("Tests/") && $0.contains("/WrongAnswers/") }
    #expect(catalogs.allSatisfy { $0.hasSuffix("/WrongAnswers/README.md") })
    #expect(catalogs.count == TableOfContents.chapters.count)
    try expectNoSolutions(in: files)
    try expectOnlyTwoHints(in: files)
    for exercise in TableOfContents.exercises where exercise.kind == .test {
      #expect(files[exercise.suitePath]?.contains("withheld") == false)
    }
  }

  /// Checks that no file has three successive lines of a solution that its stub doesn't have.
  ///
  /// Suites contain the right predictions, and the book shows code that is similar, so they aren't
  /// checked.
  private func expectNoSolutions(in files: [String: String]) throws {
    let full = WorkbookSources.package
    var solutions: [String: String] = [:]
    for exercise in TableOfContents.exercises {
      let stub = Set(runs(in: try full.text(exercise.stubPath)))
      for run in runs(in: try full.text(exercise.answerPath(in: "Solutions")))
      where !stub.contains(run) { solutions[run] = exercise.name }
    }
    #expect(solutions.count > 1000)
    let shown = ["Tests/", "Chapters/", "Exercises/", ".stubs/"]
    for (path, text) in files where !shown.contains(where: path.hasPrefix) {
      let found = runs(in: text).compactMap { solutions[$0] }
      #expect(found == [], "\(path) shows a solution.")
    }
  }

  private func expectOnlyTwoHints(in files: [String: String]) throws {
    for chapter in TableOfContents.chapters {
      let contents = try #require(files["Sources/Workbook/Contents/\(chapter.module).swift"])
      let lists = contents.components(separatedBy: "\n        hints: [\n").dropFirst()
      #expect(lists.count == chapter.exercises.count)
      for list in lists {
        let hints = list.components(separatedBy: "\n        ]")[0].split(separator: "\n")
        #expect(hints.count { $0.hasPrefix("          \"") } == Release.hintCount)
      }
    }
  }

  /// Returns the text files in a workbook, keyed by their paths.
  private func texts(in package: WorkbookPackage) throws -> [String: String] {
    var texts: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: package.root.path) {
      texts[path] = try? String(contentsOf: package.url(path), encoding: .utf8)
    }
    return texts
  }

  /// Returns each three successive lines of code.
  private func runs(in text: String) -> [String] {
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter {
      $0.utf8.count > 2 && !$0.hasPrefix("//")
    }
    return lines.indices.dropLast(2).map { lines[$0...($0 + 2)].joined(separator: "\n") }
  }
}
