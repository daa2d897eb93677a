import Foundation

@testable import WorkbookCore
@testable import WorkbookGrading

/// A fictional group of students. Some are nearly done, and others have hardly started. Their
/// answers fail in the same ways as the workbook's wrong answers. The same seed always produces the
/// same students.
struct MadeUpClass {
  /// The reports on failed answers, keyed by exercise, with the most common answers first.
  let wrong: [String: [AnswerReport]]
  let exercises: [Exercise]
  private var random: Random

  struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var bits = state
      bits = (bits ^ bits >> 30) &* 0xbf58_476d_1ce4_e5b9
      bits = (bits ^ bits >> 27) &* 0x94d0_49bb_1331_11eb
      return bits ^ bits >> 31
    }

    /// Returns a random number from 0 up to, but not including, 1.
    mutating func part() -> Double { Double(next() >> 11) / Double(1 << 53) }
  }

  init(wrong: [String: [AnswerReport]], exercises: [Exercise], seed: UInt64 = 60) {
    self.wrong = wrong
    self.exercises = exercises
    random = Random(state: seed)
  }

  /// Returns reports on the workbook's wrong answers. The reports are derived from the tests that
  /// catch the answers, without running anything.
  static func unrun(_ exercises: [Exercise], in package: WorkbookPackage) -> [String:
    [AnswerReport]]
  {
    var reports: [String: [AnswerReport]] = [:]
    for exercise in exercises {
      let mistakes = package.wrongAnswers(to: exercise)
      var names: [String] = []
      for mistake in mistakes where !names.contains(mistake.caughtBy) {
        names.append(mistake.caughtBy)
      }
      reports[exercise.name] = mistakes.map { mistake in
        var report = Submissions.answer(exercise, .failed, names.map { $0 != mistake.caughtBy })
        for index in report.tests.indices { report.tests[index].name = names[index] }
        return report
      }
    }
    return reports
  }

  private static let names = [
    "Ada Lovelace", "Alan Turing", "Anita Borg", "Barbara Liskov", "Björn Ångström", "Chen Wei",
    "Dorothy Vaughan", "Edsger Dijkstra", "Ewa Łukasiewicz", "Frances Allen", "فاطمة الزهراء",
    "Grace Hopper", "Hedy Lamarr", "Hélène Dupré", "Ivan Petrov", "Jean Bartik", "João Conceição",
    "Katherine Johnson", "Kurt Gödel", "Lê Thị Mai", "Margaret Hamilton", "山田 花子", "Mary Jackson",
    "Niklaus Wirth", "Noor Inayat", "O'Brien, Sean", "Radia Perlman", "Rózsa Péter",
    "Shafi Goldwasser", "Søren Kierkegaard", "Tony Hoare", "Zoë <b>Bold</b>",
    "Maximiliana Alexandrina Featherstonehaugh-Cholmondeley von und zu Hohenlohe-Langenburg",
    "=SUM(A1:A9)", "Eve \u{202E}gnirts",
  ]

  /// Returns the given number of submissions.
  mutating func submissions(_ count: Int) -> [GradedSubmission] {
    (0..<count).map { index in
      let known = Self.names
      var submission = GradedSubmission(
        name: index < known.count ? known[index] : "Student \(index + 1)")
      if index == 14 {
        submission.problem =
          "The archive is damaged: it ends in the middle of a file. Ask for it again."
        return submission
      }
      let skill = 0.55 + 0.45 * random.part()
      let reach = Int(Double(exercises.count) * min(1.05, 0.25 + 0.95 * random.part()))
      submission.answers = exercises.enumerated().map { place, exercise in
        answer(exercise, isReached: place < reach, skill: skill)
      }
      if index == 7 {
        submission.answers[3] = AnswerReport(
          exercise: exercises[3].name, chapter: exercises[3].chapter, verdict: .tampered,
          reason: "The answer calls exit, on line 12, which ends the program that judges it.")
      }
      if index == 21 {
        submission.answers[5] = AnswerReport(
          exercise: exercises[5].name, chapter: exercises[5].chapter, verdict: .graderError,
          reason: "The disk was full.")
      }
      if index % 9 == 0 { submission.notes = ["Exercises/notes.txt is no exercise: ignored."] }
      return submission
    }
  }

  private mutating func answer(_ exercise: Exercise, isReached: Bool, skill: Double) -> AnswerReport
  {
    let known = wrong[exercise.name] ?? []
    let tests = known.first?.tests ?? []
    func all(_ outcome: TestReport.Outcome, _ verdict: Verdict) -> AnswerReport {
      var report = AnswerReport(
        exercise: exercise.name, chapter: exercise.chapter, verdict: verdict)
      report.tests = tests.map { test in
        var test = test
        test.outcome = outcome
        test.issues = []
        return test
      }
      return report
    }
    let chance = random.part()
    let dice = random.part()
    if !isReached { return dice < 0.04 ? all(.passed, .missing) : all(.unfinished, .unfinished) }
    if chance < skill || known.isEmpty { return all(.passed, .passed) }
    switch dice {
    case ..<0.12:
      var report = all(.notReached, .doesNotCompile)
      report.tests = []
      let path = exercise.answerPath()
      report.compilerOutput = """
        \(path):14:22: error: cannot find 'cuont' in scope
        12 |   var body: some View {
        13 |     VStack {
        14 |       Text("Count: \\(cuont)")
           |                      `- error: cannot find 'cuont' in scope
        \(path):19:5: error: cannot assign to property: 'self' is immutable
        19 |     count += 1
           |     `- error: cannot assign to property: 'self' is immutable

        """
      return report
    case ..<0.16:
      var report = all(.passed, .crashed)
      if let last = report.tests.indices.last {
        report.tests[last].outcome = .crashed
        report.tests[last].issues = [
          IssueReport(message: "Fatal error: Index out of range", comments: [])
        ]
      }
      return report
    case ..<0.2:
      var report = all(.passed, .timedOut)
      for index in report.tests.indices.dropFirst() { report.tests[index].outcome = .notReached }
      if !report.tests.isEmpty { report.tests[0].outcome = .timedOut }
      return report
    case ..<0.3:
      var report = all(.passed, .unfinished)
      for index in report.tests.indices.dropFirst(tests.count / 2) {
        report.tests[index].outcome = .unfinished
      }
      return report
    default:
      // Most answers fail in one of the first few ways.
      let place = Int(Double(known.count) * random.part() * random.part())
      return known[min(place, known.count - 1)]
    }
  }
}
