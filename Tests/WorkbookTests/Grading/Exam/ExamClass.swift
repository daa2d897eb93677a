import Foundation
import Testing

@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookGrading
@testable import WorkbookPractice
@testable import WorkbookTestSupport

/// Three students who take an exam.
final class ExamClass: Sendable {
  let classroom = Classroom()
  let folder: URL
  var house: House { classroom.house }

  init() {
    folder = classroom.house.package.url("exam")
    classroom.house.write("name,id\nAda Doe,11\nBo Roe,12\nZoë O'Hara,13\n", to: "class.csv")
  }

  /// Makes an exam with two questions, unless the options say something else.
  @discardableResult
  func make(_ options: String...) async -> ExitCode {
    await classroom.call(
      [
        "exam", "new", "--students", house.package.url("class.csv").path, "--output", folder.path,
        "--topics", "1-2", "--questions", "2", "--seed", "a secret",
      ] + options)
  }

  /// Makes an exam, and returns the message about what is wrong with the options.
  func complaint(_ options: String...) async -> String {
    let code = await classroom.call(
      [
        "exam", "new", "--students", house.package.url("class.csv").path, "--output", folder.path,
      ] + options)
    #expect(code == .wrongUse)
    return errors
  }

  /// What was written to standard error, on one line.
  var errors: String { house.transcript.errors.replacing("\n", with: " ") }

  /// Grades the submissions.
  @discardableResult
  func grade(_ options: String...) async -> ExitCode {
    await classroom.call(
      ["grade", classroom.submissions.path, "--exam", folder.path] + options)
  }

  func exam() throws -> Exam { try Exam(in: folder) }

  /// Returns the paper of the student with an index.
  func paper(_ student: Int) throws -> ExamPaper {
    let exam = try exam()
    return ExamPaper(exam.students[student], of: exam)
  }

  /// Submits a student's file.
  func submit(_ text: String, from student: Int) throws {
    classroom.submit(try exam().students[student].folder, ["Exam.swift": text])
  }

  /// Returns the rows of `grades.csv`, without the heading.
  func grades() throws -> [[String]] {
    let text = try #require(house.read("exam/report/grades.csv"))
    return try CSVTable(text).rows.dropFirst().map(\.fields)
  }

  /// Returns the points of each student.
  func points() throws -> [String] { try grades().map { $0[5] } }

  /// Returns what the grader says about a student's submission.
  func problem(of student: Int) throws -> String? {
    let data = try Data(contentsOf: folder.appending(path: "report/results.json"))
    let results = try JSONDecoder().decode([Entry].self, from: data)
    let id = try exam().students[student].id
    return results.first { $0.id == id }?.problem
  }

  private struct Entry: Decodable {
    var id: String
    var problem: String?
  }
}

extension ExamPaper {
  /// The file with all brackets filled in as the key says.
  var solved: String { filled(key) }

  /// Returns the file with these names in the brackets.
  func filled(_ names: [[String]]) -> String {
    rendered { index in names[index].map { "\"\($0)\"" }.joined(separator: ", ") }
  }

  /// Makes a paper without writing anything.
  static func sample(
    _ name: String = "Ada Doe", id: String = "11", topics: String = "1-2", questions: Int = 2
  ) throws -> ExamPaper {
    let chosen = try ExamTopics(topics)
    var maker = ExamMaker(
      Exam(
        seed: "a secret", topics: chosen.topics,
        questions: chosen.questions(questions, seed: "a secret"), level: 2))
    try maker.add(Roster.Student(name: name, id: id))
    return maker.papers[0]
  }
}
