import Foundation
import Testing

@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookGrading
@testable import WorkbookPractice
@testable import WorkbookTestSupport

/// Tests of `exam new`.
@Suite struct ExamMakingTests {
  let students = ExamClass()

  @Test func `each student gets a folder with a file and a page, and the key stays in exam.json`()
    async throws
  {
    #expect(await students.make() == .done)
    let names = ["Ada Doe (11)", "Bo Roe (12)", "Zoë O'Hara (13)"]
    #expect(
      students.house.files(below: "exam")
        == ["exam.json"]
        + names.flatMap { ["students/\($0)/Exam.html", "students/\($0)/Exam.swift"] })
    let roster = try students.exam().roster
    for (index, name) in names.enumerated() {
      let text = try #require(students.house.read("exam/students/\(name)/Exam.swift"))
      #expect(try text == students.paper(index).text)
      for file in ["Exam.swift", "Exam.html"] {
        let text = try #require(students.house.read("exam/students/\(name)/\(file)"))
        #expect(!text.contains("a secret"))
        #expect(text.contains(try students.paper(index).identifier))
      }
      #expect(roster.students(of: name).map(\.id) == ["1\(index + 1)"])
    }
  }

  @Test func `only the owner can read exam.json, and it says first that it's secret`() async throws
  {
    await students.make()
    let file = students.folder.appending(path: "exam.json")
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.hasPrefix("{\n  \"DO NOT HAND OUT\""))
  }

  @Test func `all students get questions of the same rule, level, and size`() async throws {
    await students.make("--level", "1", "--questions", "3")
    let papers = try (0..<3).map(students.paper)
    for paper in papers {
      #expect(paper.scenarios.map(\.topic) == papers[0].scenarios.map(\.topic))
      #expect(paper.scenarios.allSatisfy { $0.level == 1 && $0.taps.count == 3 })
    }
    #expect(Set(papers.map(\.identifier)).count == 3)
    #expect(Set(papers[0].scenarios.map(\.topic)).count == 3)
  }

  @Test func `200 students get programs of which no two are alike`() throws {
    let topics = try ExamTopics("equal-writes,bindings")
    var maker = ExamMaker(
      Exam(
        seed: "many", topics: topics.topics, questions: topics.questions(2, seed: "many"), level: 1)
    )
    for number in 1...200 {
      try maker.add(Roster.Student(name: "Student \(number)", id: "\(number)"))
    }
    let scenarios = maker.papers.flatMap(\.scenarios)
    #expect(scenarios.count == 400)
    #expect(Set(scenarios.map(\.likeness)).count == 400)
    #expect(Set(scenarios.map(\.program.source)).count == 400)
    #expect(Set(maker.exam.students.map(\.file)).count == 200)
    // The exam alone is enough to make the same papers again.
    let student = try #require(maker.exam.students.last)
    #expect(ExamPaper(student, of: maker.exam).text == maker.papers.last?.text)
  }

  @Test func `programs with other names are alike, and others aren't`() {
    let one = Scenario(seed: 1, topic: .rows, level: 1, eventCount: 3)
    let other = Scenario(seed: 2, topic: .rows, level: 1, eventCount: 3)
    #expect(one.likeness == Scenario(seed: 1, topic: .rows, level: 1, eventCount: 3).likeness)
    #expect(one.likeness != other.likeness)
    #expect(one.taps.allSatisfy { !one.likeness.contains($0) })
  }

  @Test func `programs combine only the chosen rules`() throws {
    let topics = try ExamTopics("1")
    #expect(topics.topics.allSatisfy { $0.chapter == 1 })
    for seed in 1...20 {
      let scenario = Scenario(
        seed: UInt64(seed), topic: .identity, level: 3, eventCount: 3, combining: topics.topics)
      #expect(!scenario.source.contains("@Binding"))
      #expect(!scenario.source.contains("final class"))
    }
    // There is nothing to combine a single rule with.
    let alone = Scenario(seed: 1, topic: .id, level: 2, eventCount: 3, combining: [.id])
    #expect(alone.source.contains(".id("))
  }

  @Test func `the same seed makes the same exam, and a new student changes no other's file`()
    async throws
  {
    await students.make()
    let before = try students.exam().students.map(\.file)
    try FileManager.default.removeItem(at: students.folder)
    students.house.write(
      "name,id\nAda Doe,11\nBo Roe,12\nZoë O'Hara,13\nEve,14\n", to: "class.csv")
    await students.make()
    #expect(try students.exam().students.map(\.file).prefix(3) == before[...])
    try FileManager.default.removeItem(at: students.folder)
    await students.make("--seed", "another secret")
    #expect(Set(try students.exam().students.map(\.file)).isDisjoint(with: before))
  }

  @Test func `without --seed, the seed is random`() async throws {
    let arguments = [
      "exam", "new", "--students", students.house.package.url("class.csv").path, "--questions", "1",
      "--topics", "1",
    ]
    var seeds: Set<String> = []
    for name in ["one", "two"] {
      let folder = students.house.package.url(name)
      #expect(await students.classroom.call(arguments + ["--output", folder.path]) == .done)
      seeds.insert(try Exam(in: folder).seed)
    }
    #expect(seeds.count == 2)
    #expect(seeds.allSatisfy { $0.count > 15 })
  }

  @Test func `the page needs no script and no other file, and doesn't contain the key`()
    async throws
  {
    await students.make()
    let page = try #require(students.house.read("exam/students/Ada Doe (11)/Exam.html"))
    #expect(!page.contains("<script") && !page.contains("src=") && !page.contains("href="))
    #expect(page.contains("default-src 'none'"))
    #expect(page.matches(of: /<caption>/).count == 6)
    let paper = try students.paper(0)
    for scenario in paper.scenarios {
      for view in scenario.program.viewNames {
        #expect(page.contains("<th scope=\"row\">\(view)</th><td></td><td></td>"))
      }
    }
  }

  @Test func `an exam about tasks says that what they cause belongs to the event`() async throws {
    await students.make("--topics", "tasks", "--level", "1", "--questions", "1")
    let file = try #require(students.house.read("exam/students/Ada Doe (11)/Exam.swift"))
    #expect(file.contains("// The task that an event starts belongs to the event."))
    let page = try #require(students.house.read("exam/students/Ada Doe (11)/Exam.html"))
    #expect(page.contains("correct. The task that an event starts belongs to the event."))
    #expect(try students.paper(0).hasTask)
  }

  @Test func `hostile names become harmless`() async throws {
    students.house.write(
      "name,id\n../../etc,1\n\"<script>alert(1)</script>\",2\n\"Al\u{202E}an\",3\n\"*/ exit(0) /*\",4\n",
      to: "class.csv")
    #expect(await students.make() == .done)
    #expect(!FileManager.default.fileExists(atPath: students.house.package.url("etc").path))
    let folders = try students.exam().students.map(\.folder)
    #expect(
      folders.allSatisfy { !$0.contains("/") && !$0.hasPrefix(".") && !$0.contains("\u{202E}") })
    for folder in folders {
      let text = try #require(students.house.read("exam/students/\(folder)/Exam.swift"))
      let code = text.split(separator: "\n").filter { !$0.hasPrefix("//") }
      #expect(code.allSatisfy { $0.hasPrefix("let event") })
      let page = try #require(students.house.read("exam/students/\(folder)/Exam.html"))
      #expect(!page.contains("<script>"))
    }
  }

  // MARK: Errors

  @Test func `a missing option or subcommand is named`() async {
    #expect(
      await students.classroom.call(["exam", "new", "--output", "x"]) == .wrongUse)
    #expect(
      students.errors.hasPrefix(
        "Missing option --students. Pass the CSV file that lists the students."))
    #expect(await students.classroom.call(["exam", "new", "--students", "x"]) == .wrongUse)
    #expect(students.errors.hasPrefix("Missing option --output. Pass a new folder for the exam."))
    #expect(await students.classroom.call(["exam", "now"]) == .wrongUse)
    #expect(students.errors == "There is no subcommand \"now\". Did you mean new?")
    #expect(await students.classroom.call(["exam"]) == .wrongUse)
  }

  @Test(arguments: [
    ("10", "Chapter 10 has no topics."), ("4", "Chapter 4 has no topics."),
    ("3-20", "The book has no chapter 20."), ("0-2", "The book has no chapter 0."),
    ("6-1", "6-1 isn't a range of chapters."),
    ("1,rowz", "There is no topic \"rowz\". Did you mean rows?"),
    (",", "--topics is empty."),
  ])
  func `an unknown topic or chapter is named`(topics: String, message: String) async {
    #expect(await students.complaint("--topics", topics).hasPrefix(message))
    #expect(!FileManager.default.fileExists(atPath: students.folder.path))
  }

  @Test func `numbers out of range are refused`() async {
    #expect(
      await students.complaint("--questions", "0").hasPrefix(
        "--questions can't be \"0\". Use a positive whole number."))
    #expect(
      await students.complaint("--questions", "41").hasPrefix(
        "--questions can't be 41. Use a number from 1 to 40."))
    #expect(
      await students.complaint("--level", "4").hasPrefix(
        "--level can't be \"4\". Use 1, 2, or 3."))
    #expect(await students.complaint("--seed", " ").hasPrefix("--seed is empty."))
  }

  @Test func `a roster without students, or with an ID twice, is refused`() async {
    students.house.write("name,id\n", to: "class.csv")
    #expect(await students.complaint().contains("has headings but no students."))
    students.house.write("name,id\nAda,11\nBo,11\n", to: "class.csv")
    #expect(await students.complaint().contains("11 is already on line 2, for another student."))
    students.house.write("name,group\nAda Doe,1\nAda Doe,2\n", to: "class.csv")
    let file = students.house.package.url("class.csv").path
    #expect(
      await students.classroom.call(
        ["exam", "new", "--students", file, "--output", students.folder.path, "--questions", "1"])
        == .done)
    #expect(try! students.exam().students.map(\.name) == ["Ada Doe"])
  }

  @Test func `an exam isn't overwritten`() async throws {
    await students.make()
    let before = students.house.read("exam/exam.json")
    #expect(await students.make() == .wrongUse)
    #expect(students.errors.contains("already exists. If it contains an exam, you still need"))
    #expect(students.house.read("exam/exam.json") == before)
  }

  @Test func `if there aren't enough programs, the topic is named`() throws {
    var maker = ExamMaker(
      Exam(seed: "few", topics: [.saved], questions: [.saved], level: 1), maximumTries: 1)
    let error = #expect(throws: UsageError.self) {
      for number in 1...1_000 { try maker.add(Roster.Student(name: "\(number)", id: "\(number)")) }
    }
    #expect(
      error?.description.hasPrefix(
        "There aren't enough different programs about saved for this many students. Use --level 2")
        == true)
  }

  @Test func `topics are asked about in turn, chapter by chapter`() throws {
    let topics = try ExamTopics("1-3, 6")
    #expect(Set(topics.questions(4, seed: "x").map(\.chapter)) == [1, 2, 3, 6])
    let many = topics.questions(2 * topics.topics.count, seed: "x")
    #expect(many == topics.topics.flatMap { [$0, $0] })
    #expect(try ExamTopics("1,2,3,6").topics == topics.topics)
    #expect(try ExamTopics("Rows").topics == [.rows])
  }
}
