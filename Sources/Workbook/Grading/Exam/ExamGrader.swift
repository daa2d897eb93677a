import WorkbookCommandLine
import WorkbookCore

/// A grader of the files that students submit.
struct ExamGrader {
  private let exam: Exam
  /// The papers of the students who submitted something, by the students' keys.
  private(set) var papers: [String: ExamPaper] = [:]
  /// The papers of the students who made each submission, by the submissions' names.
  private var expected: [String: ExamPaper] = [:]
  private let students: [String: Exam.Student]

  /// Creates a grader of submissions, and makes the papers that they are compared with.
  ///
  /// - Throws: ``UsageError`` if a student got a different paper, because another version of the workbook
  ///   made the exam.
  init(_ exam: Exam, submissions: [SubmissionEntry]) throws {
    self.exam = exam
    students = Dictionary(
      exam.students.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let graded = submissions.map { GradedSubmission($0) }
    let matcher = SubmissionMatcher(graded, roster: exam.roster, lateness: Lateness())
    for submission in graded {
      try Task.checkCancellation()
      let found = matcher.students(of: submission).compactMap {
        students[Exam.Student($0).key]
      }
      if found.count == 1 { expected[submission.name] = try paper(of: found[0]) }
    }
  }

  private mutating func paper(of student: Exam.Student) throws -> ExamPaper {
    if let paper = papers[student.key] { return paper }
    let paper = ExamPaper(student, of: exam)
    guard paper.identifier == student.file else {
      throw UsageError(
        "With the exam's seed, this version of the workbook doesn't generate the programs that "
          + "\(student.title) got. Grade with the version that made the exam.",
        isActionable: true)
    }
    papers[student.key] = paper
    return paper
  }

  /// Marks what was collected from a submission.
  func result(of name: String, _ collected: CollectedSubmission) -> ExamResult {
    switch collected.contents.first {
    case nil, .nothing:
      return ExamResult(name, problem: collected.problem ?? "The submission has no Exam.swift.")
    case .refused(_, let reason):
      return ExamResult(name, problem: reason)
    case .text(let content):
      guard let paper = expected[name] else {
        return ExamResult(
          name,
          problem: "The submission's name doesn't identify a student in the exam. Rename it to the "
            + "student's ID.")
      }
      if let found = ExamReader.identifier(in: content), found != paper.identifier,
        let author = students.values.first(where: { $0.file == found })
      {
        var result = ExamResult(
          name, problem: "This file was handed out to \(author.title), so it earns no points here.",
          isRefused: true)
        result.problemForStudent =
          "This file was handed out to another student, so it earns no points."
        return result
      }
      do {
        return ExamResult(
          name, names: try ExamReader.names(in: content, of: paper), paper: paper)
      } catch {
        return ExamResult(name, problem: error.description, isRefused: true)
      }
    }
  }
}
