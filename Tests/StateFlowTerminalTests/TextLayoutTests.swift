import Testing

@testable import StateFlowTerminal

@Suite("Text layout")
struct TextLayoutTests {
  private func lines(_ text: String, _ width: Int?, limit: Int? = nil) -> [String] {
    TextLayout.lines(of: [text], width: width, limit: limit).map {
      $0.pieces.map(\.text).joined()
    }
  }

  @Test func `a line ends before the word that does not fit`() {
    #expect(lines("one two three", 8) == ["one two", "three"])
  }

  @Test func `a word that fits no line is broken`() {
    #expect(lines("a unbreakable", 5) == ["a", "unbre", "akabl", "e"])
  }

  @Test func `characters of two cells need no space to break at`() {
    #expect(lines("日本語です。", 5) == ["日本", "語で", "す。"])
  }

  @Test func `a text breaks where it says so`() {
    #expect(lines("one\n\ntwo", 20) == ["one", "", "two"])
  }

  @Test func `the spaces at which a line breaks are not seen`() {
    #expect(lines("one    two", 4) == ["one", "two"])
  }

  @Test func `the last of too many lines ends in an ellipsis`() {
    #expect(lines("one two three four", 9, limit: 2) == ["one two", "three…"])
    #expect(lines("日本語", 5, limit: 1) == ["日本…"])
  }

  @Test func `there is no line in no room`() {
    #expect(lines("one", 0).isEmpty)
    #expect(lines("日本", 1) == ["", ""])
  }

  @Test func `the looks of a text's parts survive the breaks`() {
    let lines = TextLayout.lines(of: ["red and ", "blue"], width: 9)
    #expect(
      lines.map(\.pieces) == [[.init(text: "red and", run: 0)], [.init(text: "blue", run: 1)]])
  }
}
