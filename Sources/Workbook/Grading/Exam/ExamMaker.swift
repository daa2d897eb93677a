import WorkbookCommandLine
import WorkbookCore
import WorkbookPractice

/// A maker of exams in which every student gets different programs of equal difficulty.
struct ExamMaker {
  private(set) var exam: Exam
  private(set) var papers: [ExamPaper] = []
  /// The programs that students already have, by their ``Scenario/likeness``.
  private var taken: Set<String> = []
  private var folders: Set<String> = []
  private var keys: Set<String> = []

  private let maximumTries: Int

  /// Creates a maker of an exam without students.
  ///
  /// - Parameter maximumTries: The number of programs to try for each question of a student.
  init(_ exam: Exam, maximumTries: Int = 200) {
    self.exam = exam
    self.maximumTries = maximumTries
  }

  /// Makes a student's paper.
  ///
  /// - Throws: ``UsageError`` if the student can't be distinguished from another one, or if there aren't
  ///   enough different programs.
  mutating func add(_ entry: Roster.Student) throws {
    var student = Exam.Student(entry)
    guard keys.insert(student.key).inserted else {
      throw UsageError(
        "Two rows of the roster identify the same student: \(student.title). Remove one of them, or "
          + "give each student a unique ID.", isActionable: true)
    }
    student.folder = folder(for: student)
    var scenarios: [Scenario] = []
    for question in exam.questions.indices {
      let (scenario, discarded) = try newScenario(of: question, for: student)
      scenarios.append(scenario)
      student.discarded.append(discarded)
    }
    let paper = ExamPaper(student, scenarios, of: exam)
    student.file = paper.identifier
    exam.students.append(student)
    papers.append(paper)
  }

  /// Returns a program that no other student has, and the number of those that were discarded for it.
  private mutating func newScenario(
    of question: Int, for student: Exam.Student
  ) throws -> (Scenario, Int) {
    for discarded in 0..<maximumTries {
      let scenario = exam.scenario(of: question, for: student, discarding: discarded)
      if taken.insert(scenario.likeness).inserted { return (scenario, discarded) }
    }
    throw UsageError(
      "There aren't enough different programs about \(exam.questions[question].rawValue) for this "
        + "many students. Use \(exam.level < 3 ? "--level \(exam.level + 1) or " : "")other topics.",
      isActionable: true)
  }

  /// Returns a name by which the student's submission is recognized, too.
  private mutating func folder(for student: Exam.Student) -> String {
    let base = FeedbackArchive.safe(student.title)
    var name = base
    var number = 1
    // Names can become the same on systems that ignore case.
    while !folders.insert(name.lowercased()).inserted {
      number += 1
      name = "\(base) #\(number)"
    }
    return name
  }
}

extension Scenario {
  /// The program and its events without their names. Two scenarios with the same likeness are the same up
  /// to names.
  var likeness: String {
    // A control is known by its place in the program.
    let titles = Set(taps).sorted { place(of: $0) < place(of: $1) }
    let order = taps.map { "\(titles.firstIndex(of: $0) ?? 0)" }
    return "\(shape)\n\(order.joined(separator: " "))"
  }

  private func place(of title: String) -> Int {
    source.firstRange(of: "\"\(title)\"").map {
      source.utf8.distance(from: source.startIndex, to: $0.lowerBound)
    } ?? 0
  }
}
