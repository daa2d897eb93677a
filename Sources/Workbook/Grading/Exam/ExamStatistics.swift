import WorkbookPractice

/// The difficulty of a question, and its power to discriminate between students.
struct ExamStatistics: Equatable {
  /// The number of students whose files were graded.
  var students = 0
  /// The number of events of the question, over all students.
  var events = 0
  /// The number of events that were predicted correctly.
  var right = 0
  /// The number of events that weren't answered.
  var unanswered = 0
  /// The point-biserial correlation between getting an event right and the share of the events that the
  /// student got right in the other questions, or `nil` if it isn't defined.
  var discrimination: Double?

  /// Computes the statistics of the question with an index.
  init(of question: Int, in results: [ExamResult]) {
    let marked = results.filter { $0.questions.indices.contains(question) }
    var pairs: [(isRight: Bool, others: Double)] = []
    for result in marked {
      let others = result.questions.enumerated().filter { $0.offset != question }
        .flatMap(\.element)
      let share = Double(others.count { $0.outcome == .right }) / Double(max(1, others.count))
      let own = result.questions[question]
      pairs += own.map { ($0.outcome == .right, share) }
      unanswered += own.count { $0.outcome == .unanswered }
    }
    students = marked.count
    events = pairs.count
    right = pairs.count(where: \.isRight)
    discrimination = Self.pointBiserial(pairs)
  }

  /// The share of events that were predicted correctly, from 0 to 1.
  var share: Double { events == 0 ? 0 : Double(right) / Double(events) }

  /// Returns (m₁ − m₀) / s · √(p · (1 − p)), where m₁ and m₀ are the means of those who are right and of
  /// those who are wrong, s is the standard deviation of all, and p is the part that is right.
  static func pointBiserial(_ pairs: [(isRight: Bool, others: Double)]) -> Double? {
    let all = pairs.map(\.others)
    let one = pairs.filter(\.isRight).map(\.others)
    let other = pairs.filter { !$0.isRight }.map(\.others)
    guard !one.isEmpty, !other.isEmpty else { return nil }
    func mean(_ numbers: [Double]) -> Double { numbers.reduce(0, +) / Double(numbers.count) }
    let center = mean(all)
    let deviation = mean(all.map { ($0 - center) * ($0 - center) }).squareRoot()
    guard deviation > 1e-9 else { return nil }
    let part = Double(one.count) / Double(all.count)
    return (mean(one) - mean(other)) / deviation * (part * (1 - part)).squareRoot()
  }
}
