import Foundation
import Testing

@testable import WorkbookCore

@Suite("When rules are due again")
struct PracticeRecordTests {
  private let start = Date(timeIntervalSince1970: 1_800_000_000)

  private func days(_ number: Double) -> Date { start.addingTimeInterval(number * 86_400) }

  @Test func `what a student knows comes back after three days, a week, and three weeks`() {
    var record = PracticeRecord()
    for interval in [3.0, 7, 21, 21] {
      record.record(.rows, isRight: true, at: start)
      #expect(record.due(at: days(interval - 0.01)) == [])
      #expect(record.due(at: days(interval)) == [.rows])
    }
  }

  @Test func `after a mistake, a rule comes back after a day and is easy again`() {
    var record = PracticeRecord()
    for _ in 0..<4 { record.record(.rows, isRight: true, at: start) }
    #expect(record[.rows]?.level == 3)
    record.record(.rows, isRight: false, at: start)
    #expect(record.due(at: days(1)) == [.rows])
    #expect(record[.rows]?.level == 1)
    #expect(record[.rows]?.right == 4)
    #expect(record[.rows]?.asked == 5)
  }

  @Test
  func
    `a round starts with the rules that are due the longest, then asks new rules of the chapters so far`()
  {
    var record = PracticeRecord()
    record.record(.branches, isRight: false, at: days(1))
    record.record(.identity, isRight: false, at: days(2))
    let round = record.round(of: 4, reached: ["01-ViewState"], at: days(4))
    #expect(round == [.branches, .identity, .id, .equalWrites])
    #expect(
      record.round(of: 3, reached: [], at: start) == [.branches, .identity, .branches])
    #expect(PracticeRecord().round(of: 1, reached: [], at: start) == [.equalInputs])
  }

  @Test func `a misconception makes the rules of its chapter due`() {
    var record = PracticeRecord()
    record.record(.bindings, isRight: true, at: start)
    record.makeDue(chapter: "02-Bindings", at: start)
    #expect(record.due(at: start) == [.bindings])
  }

  @Test func `a topic that this version doesn't know is kept`() throws {
    let json = #"{"entries":{"telepathy":{"streak":1,"due":0,"asked":1,"right":1}}}"#
    var record = try JSONDecoder().decode(PracticeRecord.self, from: Data(json.utf8))
    record.record(.id, isRight: true, at: start)
    let again = String(decoding: try JSONEncoder().encode(record), as: UTF8.self)
    #expect(again.contains("telepathy"))
  }
}
