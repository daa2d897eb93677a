import Foundation
import Testing

@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookGrading
@testable import WorkbookPractice
@testable import WorkbookTestSupport

/// Tests of `grade --exam`.
@Suite struct ExamGradingTests {
  let students = ExamClass()

  @Test func `full marks for what is right, and nothing for what isn't answered`() async throws {
    await students.make()
    try students.submit(students.paper(0).solved, from: 0)
    try students.submit(students.paper(1).text, from: 1)
    #expect(await students.grade() == .done)
    #expect(
      try students.grades().map { Array($0.prefix(7)) } == [
        ["Ada Doe (11)", "Ada Doe", "11", "", "all correct", "20", "20"],
        ["Bo Roe (12)", "Bo Roe", "12", "", "graded", "0", "20"],
        ["", "Zoë O'Hara", "13", "", "not submitted", "0", "20"],
      ])
    #expect(
      students.house.transcript.lines
        == ["2 submissions graded. The report is in \(students.folder.path)/report."])
  }

  @Test func `the points of a question are divided among its events`() async throws {
    await students.make()
    let paper = try students.paper(0)
    for event in 0..<6 {
      var names = paper.key
      names[2 * event + 1].append("Nowhere")
      try students.submit(paper.filled(names), from: 0)
      await students.grade()
      #expect(try students.points()[0] == "16.67")
    }
    await students.grade("--all-or-nothing")
    #expect(try students.points()[0] == "10")
  }

  @Test func `empty brackets say that nothing happens, which is right only if nothing does`()
    async throws
  {
    await students.make("--topics", "equal-writes,identity")
    let paper = try students.paper(0)
    let still = stride(from: 0, to: 12, by: 2).map {
      paper.key[$0].isEmpty && paper.key[$0 + 1].isEmpty
    }
    try students.submit(paper.rendered { _ in "" }, from: 0)
    await students.grade()
    let points = [still[..<3], still[3...]].map { events in
      (Double(events.count { $0 }) * 10 / 3).roundedPoints
    }
    #expect(try students.points()[0] == points.sumOfPoints.points)
  }

  @Test func `the order of names doesn't matter, but their number does`() async throws {
    await students.make("--topics", "rows", "--questions", "1")
    let paper = try students.paper(0)
    try students.submit(paper.filled(paper.key.map { $0.reversed() }), from: 0)
    await students.grade()
    #expect(try students.points()[0] == "10")
    let used = paper.key.indices.filter { !paper.key[$0].isEmpty }
    #expect(Set(used.map { $0 % 2 }) == [0, 1])
    for index in used {
      var names = paper.key
      names[index].append(names[index][0])
      let result = ExamResult("Ada", names: names, paper: paper)
      #expect(result.questions.joined().count { $0.outcome == .right } == 2)
    }
  }

  @Test func `runs and skips can't be confused`() async throws {
    await students.make()
    let paper = try students.paper(0)
    var names = paper.key
    for index in stride(from: 0, to: names.count, by: 2) { names.swapAt(index, index + 1) }
    let same = stride(from: 0, to: names.count, by: 2).count { names[$0] == names[$0 + 1] }
    try students.submit(paper.filled(names), from: 0)
    await students.grade()
    if same == 0 { #expect(try students.points()[0] == "0") }
  }

  @Test func `a submission takes any form that platforms give it`() async throws {
    await students.make()
    for index in 0..<3 {
      let text = try students.paper(index).solved
      switch index {
      case 0:
        let zip = ZipFile(members: [.init("hw/Exam.swift", text), .init("hw/Exam.html", "x")])
        try zip.data.write(to: students.classroom.place("Ada Doe_501_assignsubmission_file_.zip"))
      case 1:
        students.house.write(
          text, to: "submissions/Bo Roe_502_assignsubmission_file_Exam.swift")
      default:
        students.classroom.submit("13", ["deep/er/Exam (1).swift": text])
      }
    }
    #expect(await students.grade() == .done)
    #expect(try students.points() == ["20", "20", "20"])
  }

  // MARK: Files that earn nothing

  @Test func `a file that was changed beyond its predictions is refused`() async throws {
    await students.make()
    try students.submit(
      students.paper(0).solved.replacing("// Program 2", with: "// Program two"), from: 0)
    #expect(await students.grade() == .done)
    let problem = try #require(try students.problem(of: 0))
    #expect(
      problem.contains(#/^Line \d+ was changed outside the brackets. Original: “// Program 2”/#))
    #expect(try students.grades()[0][4...5] == ["refused", "0"])
    #expect(
      students.house.transcript.output.contains("1 submission earned nothing:\n  Ada Doe (11): "))
    #expect(try feedback("Ada").contains("Line "))
  }

  @Test func `someone else's file earns nothing and is named`() async throws {
    await students.make()
    let adas = try students.paper(0).solved
    try students.submit(adas, from: 0)
    try students.submit(adas, from: 1)
    // An own identifier on another's programs doesn't help.
    try students.submit(
      adas.replacing(students.paper(0).identifier, with: students.paper(2).identifier), from: 2)
    await students.grade()
    #expect(try students.points() == ["20", "0", "0"])
    #expect(
      try students.problem(of: 1)
        == "This file was handed out to Ada Doe (11), so it earns no points here.")
    #expect(try students.problem(of: 2)?.contains("was changed outside the brackets") == true)
    #expect(
      students.house.read("exam/report/index.html")?.contains("handed out to Ada Doe") == true)
    // The other student doesn't learn whose file it was.
    let others = students.house.files(below: "exam/report/submissions")
      .compactMap { students.house.read("exam/report/submissions/\($0)") }
    #expect(others.contains { $0.contains("handed out to another student") })
    #expect(!others.contains { $0.contains("handed out to Ada Doe") })
  }

  @Test func `code in the brackets is refused and never runs`() async throws {
    await students.make()
    try students.submit(
      students.paper(0).rendered { _ in #""\(try! String(contentsOfFile: "/etc/passwd"))""# },
      from: 0)
    await students.grade()
    #expect(
      try students.problem(of: 0)?.contains("can contain only names in quotation marks") == true)
    #expect(try students.points()[0] == "0")
    #expect(students.classroom.runner.asked == [])
  }

  @Test func `unknown names are wrong, with a note that shows every character`() async throws {
    await students.make()
    let paper = try students.paper(0)
    var names = paper.key
    names[0].append("Ev\u{202E}il")
    names[2].append("<b>Bold</b>")
    try students.submit(paper.filled(names), from: 0)
    await students.grade()
    #expect(try students.points()[0] == "13.33")
    #expect(try feedback("Ada").contains(#"The program has no view called Ev⟨U\+202E⟩il."#))
    let page = try #require(students.house.read("exam/report/index.html"))
    #expect(page.contains("1.1 lists Ev⟨U+202E⟩il, which isn’t a view in the program."))
    #expect(!page.contains("<b>Bold"))
  }

  @Test func `files that can't be read are named`() async throws {
    await students.make()
    let names = try students.exam().students.map(\.folder)
    func write(_ data: Data, _ student: Int) throws {
      let folder = students.classroom.place(names[student])
      try makeFolder(folder)
      try data.write(to: folder.appending(path: "Exam.swift"))
    }
    try write(#require(students.paper(0).solved.data(using: .utf16)), 0)
    try write(Data([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2]), 1)
    try write(
      Data(students.paper(2).rendered { _ in String(repeating: "\"A\",", count: 100_000) }.utf8), 2)
    #expect(await students.grade() == .done)
    #expect(try students.problem(of: 0) == "Exam.swift is saved as UTF-16. Save it as UTF-8.")
    #expect(
      try students.problem(of: 1)
        == "Exam.swift is a program, not a Swift file. Save the code as plain text.")
    #expect(try students.problem(of: 2)?.contains("Exam.swift is larger than") == true)
    #expect(try students.points() == ["0", "0", "0"])
  }

  @Test func `long lists of names are read in full and shown in part`() async throws {
    await students.make()
    try students.submit(
      students.paper(0).rendered { $0 == 0 ? String(repeating: "\"A\",", count: 20_000) : "" },
      from: 0)
    await students.grade()
    #expect(try feedback("Ada").utf8.count < 40_000)
  }

  @Test func `for a submission without Exam.swift, the report says what to submit`() async throws {
    await students.make()
    let names = try students.exam().students.map(\.folder)
    students.classroom.submit(names[0], ["Other.swift": "x"])
    students.classroom.submit(names[1], ["Exam.swift.txt": "x"])
    await students.grade()
    #expect(
      try students.problem(of: 0)
        == "The submission has no Exam.swift. It contains Other.swift. Submit that file.")
    #expect(
      try students.problem(of: 1)
        == "The submission has no Exam.swift. Rename Exam.swift.txt to Exam.swift.")
  }

  @Test func `a submission whose name says no student earns nothing`() async throws {
    await students.make()
    students.classroom.submit("someone", ["Exam.swift": try students.paper(0).solved])
    await students.grade()
    #expect(students.house.transcript.output.contains("Rename it to the student's ID."))
    #expect(students.errors.contains("someone isn't in the roster."))
    #expect(try students.points() == ["0", "0", "0", "0"])
  }

  // MARK: Exams

  @Test func `an exam of another version isn't graded`() async throws {
    await students.make()
    try students.submit(students.paper(0).solved, from: 0)
    let text = try #require(students.house.read("exam/exam.json"))
    students.house.write(
      text.replacing("\"version\" : 1", with: "\"version\" : 2"), to: "exam/exam.json")
    #expect(await students.grade() == .wrongUse)
    #expect(students.errors.contains("has version 2, but this workbook reads version 1."))
    // The seed is another one, so the programs are, too, as with another generator.
    students.house.write(text.replacing("a secret", with: "b secret"), to: "exam/exam.json")
    #expect(await students.grade() == .wrongUse)
    #expect(
      students.errors.hasPrefix(
        "With the exam's seed, this version of the workbook doesn't generate the programs"))
    students.house.write(String(text.dropLast(20)), to: "exam/exam.json")
    #expect(await students.grade() == .wrongUse)
    #expect(students.errors.contains("exam.json is damaged."))
    try FileManager.default.removeItem(at: students.folder.appending(path: "exam.json"))
    #expect(await students.grade() == .wrongUse)
    #expect(students.errors.contains("Set --exam to the folder that exam new created."))
    #expect(!FileManager.default.fileExists(atPath: students.folder.appending(path: "report").path))
  }

  @Test func `options for exercises don't apply`() async throws {
    await students.make()
    #expect(await students.grade("--shard", "1/2") == .wrongUse)
    #expect(students.errors.hasPrefix("--shard and --exam can't be combined."))
    try students.submit(students.paper(0).solved, from: 0)
    students.classroom.submit("alice", students.classroom.solutions)
    await students.classroom.grade()
    #expect(await students.grade("--output", students.classroom.report.path) == .wrongUse)
    #expect(students.errors.contains("contains a report on exercises."))
  }

  @Test func `points can be changed by hand, and stay changed`() async throws {
    await students.make()
    try students.submit(students.paper(0).text, from: 0)
    students.house.write("name,exercise,points,comment\n11,Q2,4,Oral\n", to: "adjust.csv")
    let file = students.house.package.url("adjust.csv").path
    #expect(await students.grade("--adjust", file) == .done)
    #expect(try students.points()[0] == "4")
    #expect(await students.grade() == .done)
    #expect(try students.points()[0] == "4")
    #expect(await students.grade("--forget") == .done)
    #expect(try students.points()[0] == "0")
  }

  // MARK: Reports

  private func feedback(_ name: String) throws -> String {
    let file = try #require(
      students.house.files(below: "exam/report/submissions").first { $0.hasPrefix(name) })
    return try #require(students.house.read("exam/report/submissions/\(file)"))
  }

  @Test func `feedback says what happens, why, and by which rule`() async throws {
    await students.make()
    let paper = try students.paper(0)
    var names = paper.key
    names[0] = []
    names[1] = []
    try students.submit(paper.filled(names), from: 0)
    await students.grade()
    let text = try feedback("Ada")
    let scenario = paper.scenarios[0]
    let update = scenario.predictions[1]
    #expect(
      text.hasPrefix(
        "# Feedback for Ada Doe\n\n**16.67 of 20 points**; you predicted 5 of 6 events correctly."))
    #expect(text.contains("**1.1 You tap “\(scenario.taps[0])”: incorrect.** What happens: "))
    #expect(text.contains("You predicted: no body runs or is skipped."))
    #expect(text.contains("**1.2 You tap “\(scenario.taps[1])”: correct.** What happens: "))
    #expect(text.contains("| \(scenario.topic.title) | 2 of 3 | 6.67 of 10 |"))
    let reason = try #require(update.reasons.values.first?.first)
    #expect(text.contains(Feedback.escaped(reason.sentence)))
    #expect(text.contains("The rule: "))
    #expect(text.contains("swift run workbook read "))
  }

  @Test func `the page shows how hard questions are, and needs no script`() async throws {
    await students.make()
    try students.submit(students.paper(0).solved, from: 0)
    try students.submit(students.paper(1).text, from: 1)
    await students.grade()
    let page = try #require(students.house.read("exam/report/index.html"))
    #expect(!page.contains("<script"))
    #expect(page.contains("50% (3 of 6)"))
    #expect(page.contains("<td>3</td><td>1.00</td>"))
    #expect(page.contains("With fewer than 30 students (here, 2), chance"))
    #expect(page.contains("Nothing was submitted."))
    #expect(!students.house.files(below: "exam/report").contains { $0.hasPrefix("results/") })
  }
}
