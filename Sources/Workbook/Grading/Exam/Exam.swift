import Foundation
import WorkbookCommandLine
import WorkbookCore
import WorkbookPractice

/// An exam, as described by the file `exam.json`: everything that determines the programs and the key.
struct Exam: Sendable, Codable, Equatable {
  /// A student who takes the exam.
  struct Student: Sendable, Codable, Equatable {
    var name: String
    var id: String
    var email: String
    var logins: [String]
    var participant: String
    /// The name of the student's folder in `students`.
    var folder = ""
    /// The identifier of the student's file.
    var file = ""
    /// For each question, the number of programs that were discarded because another student has one
    /// like them.
    var discarded: [Int] = []
  }

  /// The version of the file's format, and of how programs are generated from the seed.
  static let version = 1
  /// The number of events of each program.
  static let eventCount = 3
  /// The points for a question.
  static let points = 10
  /// The name of the file with the exam.
  static let fileName = "exam.json"
  /// The name of a student's file, without the extension.
  static let answerName = "Exam"

  private(set) var warning = """
    This file gives away the answers. Hand out only the folders in students.
    """
  private(set) var version = Self.version
  /// The secret that the programs are generated from.
  let seed: String
  /// The rules that programs are made from.
  let topics: [Topic]
  /// The rule of each question.
  let questions: [Topic]
  /// The number of rules that each program combines.
  let level: Int
  var students: [Student] = []

  init(seed: String, topics: [Topic], questions: [Topic], level: Int) {
    (self.seed, self.topics, self.questions, self.level) = (seed, topics, questions, level)
  }

  private enum CodingKeys: String, CodingKey {
    // The keys are sorted, and this one is the first.
    case warning = "DO NOT HAND OUT"
    case version, seed, topics, questions, level, students
  }

  /// The questions as exercises, so that they're marked like exercises.
  var exercises: [Exercise] {
    questions.enumerated().map { index, topic in
      Exercise(
        chapter: topic.section.chapter, number: index + 1, name: "Q\(index + 1)",
        goal: topic.title, points: Self.points, hints: [])
    }
  }

  /// The roster that submissions are matched with.
  var roster: Roster { Roster(students.map(\.rosterEntry)) }

  /// Makes the program of a question for a student.
  ///
  /// - Parameter discarded: The number of programs of this student and question to leave out.
  func scenario(of question: Int, for student: Student, discarding discarded: Int) -> Scenario {
    var hash = Fingerprint()
    for text in ["program", seed, student.key] { hash.add(text) }
    let number = UInt64(hash.digest.prefix(16), radix: 16) ?? 0
    var dice = Dice(seed: number, for: "question \(question + 1), program \(discarded + 1)")
    return Scenario(
      seed: dice.next(), topic: questions[question], level: level, eventCount: Self.eventCount,
      combining: topics)
  }
}

extension Exercise {
  /// The file of an exam, as an exercise, so that it's found in submissions as answers are.
  static let exam = Exercise(
    chapter: "", number: 0, name: Exam.answerName, goal: "", points: 0, hints: [])
}

extension Exam.Student {
  /// Creates the student of an entry in a roster.
  init(_ student: Roster.Student) {
    self.init(
      name: student.name, id: student.id, email: student.email, logins: student.logins,
      participant: student.participantText)
  }

  /// The entry in the exam's roster.
  var rosterEntry: Roster.Student {
    var student = Roster.Student(name: name, id: id, email: email)
    student.logins = logins
    student.participantText = participant
    student.participant = String(participant.drop { !$0.isNumber })
    return student
  }

  /// The student's identifier: an ID if there is one, or else an email address, a login, or the name.
  var key: String {
    let known = [
      ("id", id), ("email", email), ("login", logins.first ?? ""), ("participant", participant),
    ]
    return known.first { !$0.1.isEmpty }.map { "\($0.0) \($0.1)" } ?? "name \(name)"
  }

  /// The name and the ID, as in `Ada Doe (1234567)`.
  var title: String {
    let parts = [name, id.isEmpty ? email : id].filter { !$0.isEmpty }
    return PlainText.oneLine(
      parts.count == 2 ? "\(parts[0]) (\(parts[1]))" : parts.first ?? logins.first ?? "",
      limit: 120)
  }
}
