import Foundation
import WorkbookCommandLine
import WorkbookCore
import WorkbookPractice

/// The command `workbook exam new`, which makes an exam with different programs for each student.
struct ExamCommand {
  private static let students = Option<String>(
    "students", "FILE", "The students, as a CSV file exported from a learning platform.")
  private static let topics = Option<String>(
    "topics", "TOPICS",
    "The rules to ask about: chapters, such as 1-6 or 1,3,5-7, or topics, such as identity,rows. The "
      + "default is all topics.")
  private static let questions = Option<Int>(
    "questions", count: "N", "The number of programs for each student, up to 40. The default is 6.")
  private static let level = Option<Int>(
    "level", "N", "The number of rules that a program combines: 1, 2 (the default), or 3.",
    expectation: "1, 2, or 3"
  ) { text in Int(text).flatMap { (1...3).contains($0) ? $0 : nil } }
  private static let seed = Option<String>(
    "seed", "SECRET",
    "The secret that the programs are generated from. The default is random. Anyone who guesses it "
      + "can make the same exam and look up the answers.")
  private static let output = Option<String>("output", "FOLDER", "A new folder for the exam.")

  private let session: Session
  private let folder: URL
  private let roster: Roster
  private let exam: Exam

  /// The command that makes an exam.
  private static let new = Command(
    "new", "Makes an exam.",
    discussion: """
      Every student gets different programs. Question 3, for example, has the same rule, level, and \
      number of events for everyone, but no two students get the same program, even with the names \
      changed.

      FOLDER/students contains a folder for each student with two versions of the exam: Exam.swift to \
      fill in, and Exam.html to print. Hand out nothing else, because exam.json gives away the answers. \
      To grade the files, run: \(Session.call) grade SUBMISSIONS --exam FOLDER
      """,
    options: [students, topics, questions, level, seed, output, ReportOptions.columns],
    examples: [
      .init(
        "exam new --students class.csv --topics 1-6 --output exam",
        "Make six programs for each student, about chapters 1 to 6."),
      .init(
        "exam new --students class.csv --topics rows,saved --questions 2 --output quiz",
        "Make a quiz about two topics."),
    ]
  ) { try await ExamCommand($0, in: $1).run() }

  /// The command with its subcommand.
  static let command = Command(
    .exam, operands: ["new"],
    discussion: """
      An exam consists of small programs and their events, such as a tap. For each event, students \
      predict which bodies run and which are skipped. The programs are generated, so every student gets \
      different ones.
      """,
    subcommands: [new],
    examples: [
      .init("exam new --students class.csv --topics 1-6 --output exam", "Make an exam."),
      .init("grade submissions --exam exam", "Grade it."),
    ]
  ) { arguments, _ in
    throw UsageError.unknown(
      "subcommand", arguments.operands.first ?? "", among: ["new"], listing: "Use exam new.")
  }

  private init(_ arguments: Arguments, in session: Session) throws {
    self.session = session
    guard let path = arguments[Self.students] else {
      throw UsageError("Missing option --students. Pass the CSV file that lists the students.")
    }
    guard let output = arguments[Self.output] else {
      throw UsageError("Missing option --output. Pass a new folder for the exam.")
    }
    folder = URL(fileURLWithPath: output).standardizedFileURL
    if (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.isEmpty == false
      || (!Self.isFolder(folder) && FileManager.default.fileExists(atPath: folder.path))
    {
      throw UsageError(
        "\(folder.path) already exists. If it contains an exam, you still need it for grading. Set "
          + "--output to a new folder.", isActionable: true)
    }
    let count = arguments[Self.questions] ?? 6
    guard count <= 40 else {
      throw UsageError("--questions can't be \(count). Use a number from 1 to 40.")
    }
    let seed = arguments[Self.seed] ?? Self.randomSeed()
    guard !seed.trimmed.isEmpty else {
      throw UsageError("--seed is empty. Pass a secret that is hard to guess.")
    }
    let topics = try arguments[Self.topics].map { try ExamTopics($0) } ?? ExamTopics("1-12")
    exam = Exam(
      seed: seed, topics: topics.topics, questions: topics.questions(count, seed: seed),
      level: arguments[Self.level] ?? 2)
    roster = try Roster(
      CourseFile.text(of: URL(fileURLWithPath: path), named: path), named: path,
      columns: arguments[ReportOptions.columns])
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static func randomSeed() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in String(generator.next(), radix: 36) }.joined()
  }

  /// Makes the exam, writes it, and prints what to do next.
  private func run() async throws -> ExitCode {
    var maker = ExamMaker(exam)
    for (index, student) in roster.students.enumerated() {
      try Task.checkCancellation()
      session.console.showProgress(of: "Making exams", index * 100 / roster.students.count)
      try maker.add(student)
    }
    session.console.showProgress(of: "Making exams", nil)
    try makeFolder(folder)
    try maker.exam.write(to: folder)
    for (student, paper) in zip(maker.exam.students, maker.papers) {
      let own = folder.appending(path: "students").appending(path: student.folder)
      try writeFile(
        Data(paper.text.utf8), to: own.appending(path: "\(Exam.answerName).swift"))
      try writeFile(
        Data(ExamSheet(paper: paper).text.utf8),
        to: own.appending(path: "\(Exam.answerName).html"))
    }
    for note in roster.notes { session.console.printError(note) }
    let topics = exam.questions.enumerated().map { "Q\($0.offset + 1) \($0.element.rawValue)" }
    let console = session.console
    console.print(
      console.wrapped(
        "Made an exam for \(roster.students.count.counted("student")) with "
          + "\(exam.questions.count.counted("question")): \(topics.joined(separator: ", ")).")
        + console.wrapped(
          "Hand out the folders in \(folder.appending(path: "students").path). Keep "
            + "\(folder.appending(path: Exam.fileName).path) to yourself, because it gives away the "
            + "answers.")
    )
    return .done
  }
}

extension Command {
  /// The command that makes exams.
  package static let exam = ExamCommand.command
}
