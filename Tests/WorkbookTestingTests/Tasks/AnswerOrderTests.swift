import Testing
import WorkbookTesting

@Suite("Orders of answers")
struct AnswerOrderTests {
  @Test func `every order of the requests is there once, the given one first`() {
    #expect(
      AnswerOrder.all(of: 1, 2, 3).map(\.requests)
        == [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]])
    #expect(Set(AnswerOrder.all(of: 1, 2, 3, 4).map(\.requests)).count == 24)
    #expect(AnswerOrder.all(of: 1).map(\.requests) == [[1]])
  }

  @Test func `a sentence names the order`() throws {
    let order = try #require(AnswerOrder.all(of: "a", "ab").last)
    #expect(order.sentence == "The answers came in the order \"ab\", \"a\".")
    #expect(order.sentence(first: 2) == order.sentence)
    #expect(order.sentence(first: 1) == "Only the answer to \"ab\" has arrived.")
    #expect(order.testDescription == "\"ab\", \"a\"")
  }
}
