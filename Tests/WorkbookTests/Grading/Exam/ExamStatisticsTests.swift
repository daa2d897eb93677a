import Testing

@testable import WorkbookGrading

/// Tests of what a question shows about a class, with values that were computed by hand.
@Suite struct ExamStatisticsTests {
  @Test(
    arguments: [
      ([(true, 1.0), (true, 1), (false, 0), (false, 0)], 1.0),
      ([(false, 1), (false, 1), (true, 0), (true, 0)], -1),
      ([(true, 1), (true, 0), (false, 1), (false, 0)], 0),
      // The means are 2.5 and 1.5, the deviation is √½, and half are right.
      ([(true, 3), (true, 2), (false, 2), (false, 1)], 0.5.squareRoot()),
      // The means are 4 and 2, the deviation is √8 / 3, and a third are right.
      ([(true, 4), (false, 2), (false, 2)], 1),
    ] as [([(Bool, Double)], Double)])
  func `the correlation is the point-biserial one`(pairs: [(Bool, Double)], expected: Double) throws
  {
    let found = try #require(
      ExamStatistics.pointBiserial(pairs.map { (isRight: $0.0, others: $0.1) }))
    #expect(abs(found - expected) < 1e-9)
  }

  @Test(
    arguments: [
      [], [(true, 1)], [(true, 1), (true, 0)], [(false, 1), (false, 0)], [(true, 1), (false, 1)],
    ] as [[(Bool, Double)]])
  func `without differences, there is no correlation`(pairs: [(Bool, Double)]) {
    #expect(ExamStatistics.pointBiserial(pairs.map { (isRight: $0.0, others: $0.1) }) == nil)
  }

  private func result(_ outcomes: [[ExamResult.Event.Outcome]]) -> ExamResult {
    var result = ExamResult("x", problem: "")
    result.problem = nil
    result.questions = outcomes.map { question in
      question.map { .init(runs: [], skips: [], outcome: $0, unknownNames: []) }
    }
    return result
  }

  @Test func `only marked files count`() {
    let results = [
      result([[.right, .right], [.right, .right]]),
      result([[.wrong, .unanswered], [.wrong, .wrong]]),
      result([[.right, .wrong], [.right, .wrong]]), ExamResult("y", problem: "Unreadable."),
    ]
    let statistics = ExamStatistics(of: 0, in: results)
    #expect(statistics.students == 3)
    #expect(statistics.events == 6)
    #expect(statistics.right == 3)
    #expect(statistics.unanswered == 1)
    // Those who are right have 1, 1, and ½ elsewhere, those who are wrong 0, 0, and ½.
    #expect(abs((statistics.discrimination ?? 0) - (2.0 / 3) / (2 * (1.0 / 6).squareRoot())) < 1e-9)
    #expect(
      ExamStatistics(of: 0, in: [result([[.right], []]), result([[.wrong], []])]).discrimination
        == nil)
  }

  @Test func `a correlation has two decimal places`() {
    #expect(ExamPage.words(0.304) == "0.30")
    #expect(ExamPage.words(-0.056) == "−0.06")
    #expect(ExamPage.words(1) == "1.00")
    #expect(ExamPage.words(nil) == "–")
  }
}
