import Testing

@testable import StateFlowTerminal

@Suite("Text layout")
struct TextLayoutTests {
  private func lines(_ text: String, _ width: Int?, limit: Int? = nil) -> [String] {
    TextLayout.lines(of: [text], width: width, limit: limit).map {
      $0.pieces.map(\.text).joined()
    }
  }

  @Test func `a line breaks before a word that doesn't fit`() {
    #expect(lines("one two three", 8) == ["one two", "three"])
  }

  @Test func `a word longer than a line is broken`() {
    #expect(lines("a unbreakable", 5) == ["a", "unbre", "akabl", "e"])
  }

  @Test func `lines can break between wide characters`() {
    #expect(lines("日本語です。", 5) == ["日本", "語で", "す。"])
  }

  @Test func `a newline starts a new line`() {
    #expect(lines("one\n\ntwo", 20) == ["one", "", "two"])
  }

  @Test func `spaces at a line break aren't shown`() {
    #expect(lines("one    two", 4) == ["one", "two"])
  }

  @Test func `if there are too many lines, the last visible line ends with an ellipsis`() {
    #expect(lines("one two three four", 9, limit: 2) == ["one two", "three…"])
    #expect(lines("日本語", 5, limit: 1) == ["日本…"])
  }

  @Test func `if the width is zero, there are no lines`() {
    #expect(lines("one", 0).isEmpty)
    #expect(lines("日本", 1) == ["", ""])
  }

  @Test func `each part keeps its style across line breaks`() {
    let lines = TextLayout.lines(of: ["red and ", "blue"], width: 9)
    #expect(
      lines.map(\.pieces) == [[.init(text: "red and", run: 0)], [.init(text: "blue", run: 1)]])
  }
}
