import Foundation
import WorkbookCore
import WorkbookPractice

/// The result of one submission to an exam.
struct ExamResult: Sendable, Codable, Equatable {
  /// A student's prediction for an event, and its outcome.
  struct Event: Sendable, Codable, Equatable {
    enum Outcome: String, Sendable, Codable { case right, wrong, unanswered }

    var runs: [String]
    var skips: [String]
    var outcome: Outcome
    /// The names that no view of the program has.
    var unknownNames: [String]
  }

  /// The name of the submission.
  var submission: String
  /// Why the file earns no points, or `nil` if it was graded.
  var problem: String?
  /// The message for the student, which replaces ``problem`` if that names another student.
  var problemForStudent: String?
  /// Whether the file could be read, so that the problem lies in its contents.
  var isRefused = false
  /// The events of each question.
  var questions: [[Event]] = []

  /// Creates the result of a submission that can't be graded.
  init(_ submission: String, problem: String, isRefused: Bool = false) {
    (self.submission, self.problem, self.isRefused) = (submission, problem, isRefused)
  }

  /// Grades the names in each pair of brackets of a student's file.
  init(_ submission: String, names: [[String]], paper: ExamPaper) {
    self.submission = submission
    var key = paper.key[...]
    var names = names[...]
    questions = paper.scenarios.map { scenario in
      let views = Set(scenario.program.viewNames)
      return scenario.taps.map { _ in
        Event(names.popFirst() ?? [], names.popFirst() ?? [], views: views) {
          (key.popFirst() ?? [], key.popFirst() ?? [])
        }
      }
    }
  }

  /// The result in the form in which exercises are graded: a question is an exercise, and an event is a
  /// test.
  func graded(
    for exam: Exam, _ entry: SubmissionEntry, _ collected: CollectedSubmission
  ) -> GradedSubmission {
    var submission = GradedSubmission(entry)
    submission.notes = collected.notes
    submission.hasGraderProblem = collected.isGraderProblem ? true : nil
    guard problem == nil || isRefused else {
      submission.problem = problem
      return submission
    }
    submission.answers = exam.exercises.enumerated().map { index, exercise in
      var report = AnswerReport(
        exercise: exercise.name, chapter: exercise.chapter, verdict: .notAllowed, reason: problem)
      guard questions.indices.contains(index) else { return report }
      report.tests = questions[index].enumerated().map { event, result in
        TestReport(
          id: "\(index + 1).\(event + 1)", name: "\(index + 1).\(event + 1)",
          outcome: result.outcome.testOutcome, file: "\(Exam.answerName).swift", line: 0)
      }
      let outcomes = Set(questions[index].map(\.outcome))
      report.verdict =
        outcomes == [.right] ? .passed : outcomes == [.unanswered] ? .unfinished : .failed
      return report
    }
    return submission
  }
}

extension ExamResult.Event {
  fileprivate init(
    _ runs: [String], _ skips: [String], views: Set<String>, key: () -> ([String], [String])
  ) {
    let (rightRuns, rightSkips) = key()
    let isAnswered = !(runs + skips).contains(ExamPaper.placeholder)
    let isRight = runs.sorted() == rightRuns.sorted() && skips.sorted() == rightSkips.sorted()
    func shown(_ names: [String]) -> [String] {
      names.prefix(40).map { PlainText.oneLine($0, limit: 60) }
    }
    self.init(
      runs: shown(runs), skips: shown(skips),
      outcome: !isAnswered ? .unanswered : isRight ? .right : .wrong,
      unknownNames: shown(
        Set(runs + skips).subtracting(views).subtracting([ExamPaper.placeholder]).sorted()))
  }
}

extension ExamResult.Event.Outcome {
  fileprivate var testOutcome: TestReport.Outcome {
    switch self {
    case .right: .passed
    case .wrong: .failed
    case .unanswered: .unfinished
    }
  }
}
