import Foundation
import Testing

@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookGrading
@testable import WorkbookTestSupport

@Suite struct GradeCommandTests {
  let classroom = Classroom()

  @Test func `each folder is a submission, and each of its answers is graded`() async throws {
    classroom.submit("alice", classroom.solutions)
    classroom.submit("bob", ["Exercises/01-House/Lamp.swift": "// dark\n"])
    #expect(await classroom.grade() == .done)
    #expect(try classroom.verdicts("alice") == [.passed, .passed, .passed])
    #expect(try classroom.verdicts("bob") == [.failed, .missing, .missing])
    #expect(
      classroom.house.transcript.lines.suffix(1)
        == ["2 submissions graded. The report is in \(classroom.report.path)."])
  }

  @Test
  func `a stub is reported as unfinished without being built, even if an editor reformatted it`()
    async throws
  {
    let stub = classroom.house.stub(of: House.lamp)
    let file = "Exercises/01-House/Lamp.swift"
    classroom.submit("plain", [file: stub])
    classroom.submit("marked", [file: "\u{feff}" + stub])
    classroom.submit("windows", [file: stub.replacing("\n", with: "\r\n")])
    await classroom.grade()
    for name in ["plain", "marked", "windows"] {
      #expect(try classroom.verdicts(name) == [.unfinished, .missing, .missing])
    }
    #expect(classroom.runner.asked == [])
  }

  @Test func `identical answers are graded once, even if different students submitted them`()
    async throws
  {
    for name in ["alice", "bob", "carol"] { classroom.submit(name, classroom.solutions) }
    await classroom.grade("--jobs", "8")
    #expect(classroom.runner.asked.sorted() == ["Door", "Gate", "Lamp"])
    #expect(try classroom.verdicts("carol") == [.passed, .passed, .passed])
  }

  @Test func `a second call finds that everything has already been graded`() async throws {
    classroom.submit("alice", classroom.solutions)
    await classroom.grade()
    let first = try classroom.results()
    #expect(await classroom.grade() == .done)
    #expect(classroom.runner.asked.count == 3)
    #expect(try classroom.results() == first)
    #expect(classroom.house.transcript.output.contains("1 of them was graded before."))
  }

  @Test func `only answers that have changed are graded again`() async throws {
    classroom.submit("alice", classroom.solutions)
    classroom.submit("bob", classroom.solutions)
    await classroom.grade()
    classroom.submit("bob", ["Exercises/01-House/Door.swift": "// shut\n"])
    await classroom.grade()
    #expect(classroom.runner.asked.sorted() == ["Door", "Door", "Gate", "Lamp"])
    #expect(try classroom.verdicts("bob") == [.passed, .failed, .passed])
  }

  @Test(arguments: [
    "Tests/01-House/LampTests.swift", "Sources/StateFlow/Source.swift",
    "Sources/WorkbookTesting/Source.swift", "Solutions/01-House/Lamp.swift",
  ])
  func `an answer is graded again if conditions that its result depends on have changed`(
    path: String
  )
    async
  {
    classroom.submit("alice", ["Exercises/01-House/Lamp.swift": "\"on\""])
    await classroom.grade()
    classroom.house.write("// another\n", to: path)
    await classroom.grade()
    #expect(classroom.runner.asked == ["Lamp", "Lamp"])
  }

  @Test func `only the submission that --again names is graded again`() async throws {
    classroom.submit("alice", classroom.solutions)
    classroom.submit("bob", ["Exercises/01-House/Lamp.swift": "// dark\n"])
    await classroom.grade()
    #expect(await classroom.grade("--again", "bob") == .done)
    #expect(classroom.runner.asked.count == 5)
    #expect(await classroom.grade("--again", "bop") == .wrongUse)
    #expect(
      classroom.house.transcript.errors == #"There is no submission "bop". Did you mean bob?"#)
  }

  @Test func `grading can be limited to some exercises or chapters`() async throws {
    classroom.submit("alice", classroom.solutions)
    await classroom.grade("--exercises", "lamp, 2.1")
    #expect(try classroom.results()["alice"]?.answers.map(\.exercise) == ["Lamp", "Gate"])
    #expect(try classroom.results()["alice"]?.notes == [])
    await classroom.grade("--chapters", "house")
    #expect(try classroom.results()["alice"]?.answers.map(\.exercise) == ["Lamp", "Door"])
  }

  @Test
  func `a unique part of a submission's name is enough to grade the submission again`() async {
    let names = ["Ada Lovelace_12_file_", "Alan Turing_13_file_"]
    for name in names { classroom.submit(name, classroom.solutions) }
    await classroom.grade("--exercises", "Lamp")
    #expect(await classroom.grade("--again", "turing") == .done)
    // The run grades the same exercises as for the other submissions, which is just one.
    #expect(classroom.runner.asked == ["Lamp", "Lamp"])
    #expect(await classroom.grade("--again", "a") == .wrongUse)
    #expect(
      classroom.house.transcript.errors.replacing("\n", with: " ")
        == "Several submissions have \"a\" in their names: \(names.joined(separator: ", ")). "
        + "Use the full name of one of them.")
  }

  @Test func `an archive of many submissions must be unpacked before grading`() async throws {
    classroom.house.write("PK", to: "class.zip")
    let file = classroom.house.package.url("class.zip").path
    #expect(
      await classroom.call(["grade", file, "--output", classroom.report.path]) == .wrongUse)
    #expect(
      classroom.house.transcript.errors.replacing("\n", with: " ")
        == "\(file) is a file. Unpack it and name the folder. Each folder or archive in it is one "
        + "submission.")
  }

  @Test
  func `a grader error never costs points, and the answer is graded again later`() async throws {
    classroom.submit("alice", classroom.solutions)
    classroom.submit("bob", ["Exercises/01-House/Lamp.swift": "\"on\" // the grader fails"])
    classroom.submit("carol", ["Exercises/01-House/Lamp.swift": "\"on\" // the grader stumbles"])
    #expect(await classroom.grade() == .notYet)
    #expect(try classroom.verdicts("alice") == [.passed, .passed, .passed])
    #expect(try classroom.verdicts("bob") == [.graderError, .missing, .missing])
    #expect(try classroom.verdicts("carol") == [.passed, .missing, .missing])
    #expect(classroom.runner.texts.count { $0.contains("fails") } == 3)
    #expect(classroom.runner.texts.count { $0.contains("stumbles") } == 2)
    #expect(classroom.house.transcript.output.contains("  bob: Lamp: The lamp is broken."))
    #expect(await classroom.grade() == .notYet)
    #expect(classroom.runner.texts.count { $0.contains("fails") } == 6)
  }

  @Test func `grading stops if the grader fails on every answer`() async {
    for number in 1...40 {
      classroom.submit(
        "s\(number)", ["Exercises/01-House/Lamp.swift": "// the grader fails \(number)"])
    }
    #expect(await classroom.grade("--jobs", "1") == .brokenSetUp)
    #expect(classroom.runner.asked.count == 36)
    #expect(classroom.house.transcript.errors.contains("The grader failed 12 times in a row"))
  }

  @Test func `invalid arguments are reported before anything is written`() async {
    #expect(await classroom.call(["grade"]) == .wrongUse)
    #expect(
      classroom.house.transcript.errors.replacing("\n", with: " ")
        == "Missing argument SUBMISSIONS. Try: swift run workbook grade --help")
    #expect(await classroom.call(["grade", classroom.submissions.path]) == .wrongUse)
    #expect(await classroom.grade() == .wrongUse)
    classroom.submit("alice", classroom.solutions)
    #expect(await classroom.grade("--shard", "4/3") == .wrongUse)
    #expect(await classroom.grade("--isolation", "some") == .wrongUse)
    #expect(
      await classroom.call([
        "grade", classroom.submissions.path, "--output", classroom.place("alice/report").path,
      ]) == .wrongUse)
    #expect(!FileManager.default.fileExists(atPath: classroom.report.path))
  }

  @Test func `a deadline without submission times is reported before anything is graded`() async {
    classroom.submit("alice", classroom.solutions)
    #expect(await classroom.grade("--deadline", "2027-01-15T23:59Z") == .wrongUse)
    #expect(
      classroom.house.transcript.errors
        == "--deadline needs the submission times. Add --times FILE.")
    #expect(classroom.runner.asked == [])
  }

  @Test func `a folder that contains unrelated files isn't used for a report`() async {
    classroom.submit("alice", classroom.solutions)
    classroom.house.write("a letter", to: "report/letter.txt")
    #expect(await classroom.grade() == .wrongUse)
    #expect(classroom.house.files(below: "report") == ["letter.txt"])
  }

  @Test func `answers that were graded under different conditions can't share a report`()
    async throws
  {
    for name in ["alice", "bob", "carol"] { classroom.submit(name, classroom.solutions) }
    #expect(await classroom.grade() == .done)
    #expect(await classroom.grade("--isolation", "none") == .done)
    #expect(await classroom.grade("--shard", "1/2") == .wrongUse)
    let other = try #require(
      ["alice", "bob", "carol"].first { Shard("1/2")?.contains($0) == false })
    #expect(
      classroom.house.transcript.errors.replacing("\n", with: " ")
        .contains("such as the result for \(other)."))
    #expect(try classroom.results().count == 3)
  }

  @Test(arguments: [[], ["--exercises", "Lamp"]])
  func `a report on other submissions is left as it is`(options: [String]) async throws {
    classroom.submit("alice", classroom.solutions)
    await classroom.grade()
    let files = classroom.house.files(below: "report")
    classroom.house.write("// dark", to: "evening/carol/Lamp.swift")
    let evening = classroom.house.package.url("evening").path
    #expect(
      await classroom.call(["grade", evening, "--output", classroom.report.path] + options)
        == .wrongUse)
    #expect(
      classroom.house.transcript.errors.replacing("\n", with: " ")
        == "\(classroom.report.path) contains the results of submissions from another folder, such "
        + "as alice. Set --output to another folder. If the submissions are the same ones in a new "
        + "place, delete \(classroom.report.path)/results first; no answer has to run again.")
    #expect(try classroom.results().keys.sorted() == ["alice"])
    #expect(classroom.house.files(below: "report") == files)
  }

  @Test func `a run that is rejected removes no results`() async throws {
    for name in ["alice", "bob", "carol"] { classroom.submit(name, classroom.solutions) }
    await classroom.grade()
    try FileManager.default.removeItem(at: classroom.place("alice"))
    #expect(await classroom.grade("--shard", "1/2", "--isolation", "none") == .wrongUse)
    #expect(try classroom.results().keys.sorted() == ["alice", "bob", "carol"])
  }

  @Test
  func `several folders are graded together, and equal student names are distinguished`()
    async throws
  {
    classroom.submit("alice", classroom.solutions)
    classroom.submit("bob", classroom.solutions)
    classroom.house.write("// dark", to: "evening/alice/Lamp.swift")
    classroom.house.write("// dark", to: "evening/carol/Lamp.swift")
    let evening = classroom.house.package.url("evening")
    #expect(await classroom.grade(evening.path) == .done)
    #expect(
      try classroom.results().keys.sorted() == [
        "bob", "carol", "evening/alice", "submissions/alice",
      ])
    #expect(try classroom.verdicts("submissions/alice") == [.passed, .passed, .passed])
    #expect(try classroom.verdicts("evening/alice") == [.failed, .missing, .missing])
  }

  @Test func `a folder that would be graded twice is rejected`() async {
    classroom.submit("alice", classroom.solutions)
    #expect(await classroom.grade(classroom.submissions.path + "/") == .wrongUse)
    #expect(
      classroom.house.transcript.errors.replacing("\n", with: " ").contains("is named twice."))
    #expect(await classroom.grade(classroom.place("alice").path) == .wrongUse)
    #expect(
      classroom.house.transcript.errors.replacing("\n", with: " ")
        == "\(classroom.place("alice").path) is in \(classroom.submissions.path), so its submissions "
        + "would be graded twice. Name only one folder.")
  }

  @Test
  func `one student's Swift files among other students' files form a submission`() async throws {
    let files = [
      "doeada_12_901_Lamp.swift": "\"on\"", "doeada_12_902_Door-1.swift": "\"on\"",
      "roebob_LATE_13_903_Gate.swift": "\"on\"",
      "Cy Poe_41_assignsubmission_file_Lamp (1).swift": "// dark", "Dan-door.swift": "\"on\"",
    ]
    for (name, text) in files { classroom.house.write(text, to: "submissions/\(name)") }
    #expect(await classroom.grade() == .done)
    #expect(
      try classroom.results().keys.sorted()
        == ["Cy Poe_41_assignsubmission_file", "Dan", "doeada_12", "roebob_13"])
    #expect(try classroom.verdicts("doeada_12") == [.passed, .passed, .missing])
    #expect(try classroom.verdicts("roebob_13") == [.missing, .missing, .passed])
    #expect(
      try classroom.verdicts("Cy Poe_41_assignsubmission_file") == [.failed, .missing, .missing])
    #expect(try classroom.verdicts("Dan") == [.missing, .passed, .missing])
  }

  @Test func `a Swift file whose name lacks a student or an exercise is reported`() async throws {
    classroom.submit("alice", classroom.solutions)
    for name in ["Lamp.swift", "Floodlamp.swift"] {
      classroom.house.write("\"on\"", to: "submissions/\(name)")
    }
    await classroom.grade()
    let problems = try classroom.results().mapValues { $0.problem ?? "" }
    #expect(
      problems["Lamp.swift"]
        == "The file name doesn't include a student. Put each student's files into a folder.")
    #expect(problems["Floodlamp.swift"]?.hasPrefix("The submission isn't a folder, a .zip") == true)
  }

  @Test(arguments: ["Lamp (1).swift", "Lamp-2.swift", "Lamp copy.swift", "lamp(3).swift"])
  func `a file whose name marks it as a copy is used if there is no other file`(
    name: String
  ) async throws {
    classroom.submit("alice", ["Exercises/01-House/\(name)": "\"on\""])
    classroom.submit(
      "bob", ["Exercises/01-House/\(name)": "\"on\"", "Exercises/01-House/Lamp.swift": "// dark"])
    await classroom.grade("--exercises", "Lamp")
    #expect(try classroom.verdicts("alice") == [.passed])
    #expect(try classroom.verdicts("bob") == [.failed])
    let folder = "Exercises/01-House"
    #expect(
      try classroom.results()["bob"]?.notes == [
        "\(folder)/Lamp.swift was graded. \(folder)/\(name) looks like another version of it, and "
          + "wasn't."
      ])
  }

  @Test func `students and submission times are read from a Gradescope export`() async throws {
    for number in 1...3 {
      classroom.submit("submission_\(number)", ["Lamp.swift": "\"on\" // \(number)"])
    }
    classroom.house.write(
      """
      ---
      submission_1:
        :submitters:
        - :name: Ada Doe
          :sid: '17'
          :email: ada@example.org
        :created_at: 2027-01-15 22:58:00.000000000 Z
        :results:
          :output: |-
            :submitters:
            - :name: Eve
      submission_2:
        :submitters:
        - :name: "Bob O\\u2019Roe"
          :sid: null
          :email: bob@example.org
        - :name: Cy Poe
          :sid: '19'
          :email: cy@example.org
        :created_at: 2027-01-16 00:00:01.000000000 Z
      """, to: "submissions/submission_metadata.yml")
    #expect(
      await classroom.grade("--exercises", "Lamp", "--deadline", "2027-01-16T00:00Z") == .done)
    let table = try #require(classroom.house.read("report/grades.csv"))
    #expect(
      try CSVTable(table).rows.dropFirst().map { Array($0.fields.prefix(5)) + [$0.fields[7]] } == [
        ["submission_1", "Ada Doe", "17", "ada@example.org", "complete", "0"],
        ["submission_2", "Bob O\u{2019}Roe", "", "bob@example.org", "complete", "1"],
        ["submission_2", "Cy Poe", "19", "cy@example.org", "complete", "1"],
        ["submission_3", "submission_3", "", "", "complete", "0"],
      ])
    #expect(try classroom.results().count == 3)
  }

  @Test func `a Gradescope export without submissions is rejected`() async {
    classroom.submit("submission_1", classroom.solutions)
    classroom.house.write("gone", to: "submissions/submission_metadata.yml")
    #expect(await classroom.grade() == .wrongUse)
    #expect(
      classroom.house.transcript.errors.replacing("\n", with: " ")
        .contains("submission_metadata.yml names no submissions."))
  }

  @Test
  func `if the grader fails on an answer, no result from an earlier run remains`() async throws {
    classroom.submit("alice", ["Lamp.swift": "\"on\""])
    await classroom.grade("--format", "gradescope")
    #expect(classroom.house.files(below: "report/submissions").contains("alice/results.json"))
    classroom.submit("alice", ["Lamp.swift": "\"on\" // the grader fails"])
    #expect(await classroom.grade("--format", "gradescope") == .notYet)
    #expect(classroom.house.files(below: "report/submissions") == ["alice/feedback.md"])
  }

  @Test func `grading progress is an occasional line or, on a terminal, a single updated line`() {
    let transcript = Transcript()
    let display = ProgressDisplay(transcript.console())
    for done in 1...100 {
      display.show(BatchProgress(total: 100, done: done, elapsed: .seconds(done * 60), name: "a"))
    }
    display.end()
    #expect(transcript.lines.count == 20)
    #expect(transcript.lines.first == "5/100 · about 1 h 35 min left · a")
    #expect(transcript.lines.last == "100/100 · a")

    let terminal = Transcript()
    let line = ProgressDisplay(terminal.console(isTerminal: true))
    line.show(
      BatchProgress(total: 2, done: 1, alreadyGraded: 1, elapsed: .seconds(1), name: "alice"))
    line.end()
    #expect(terminal.output == "\r\u{1B}[K1/2 · alice\r\u{1B}[K")
  }

  @Test func `reports name the compiler, and say if the audit has tested itself`() async throws {
    classroom.submit("alice", classroom.solutions)
    let tool = Tool.grading { [classroom] _, _ in
      var tools = GradingTools(runner: classroom.runner)
      tools.compilerNote = "the audit passed its self-test with this compiler"
      return tools
    }
    let arguments = ["grade", classroom.submissions.path, "--output", classroom.report.path]
    #expect(await tool.run(arguments, in: classroom.session()) == .done)
    let page = try String(
      contentsOf: classroom.report.appending(path: "index.html"), encoding: .utf8)
    #expect(page.contains("Swift version 6.3.1, the audit passed its self-test with this compiler"))
  }
}
