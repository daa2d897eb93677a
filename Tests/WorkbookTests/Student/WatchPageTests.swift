import Testing

@testable import WorkbookStudent

@Suite struct WatchPageTests {
  private let lines = (1...10).map { "line \($0)" }

  @Test func `text that fits in the terminal is shown unchanged`() {
    var page = WatchPage()
    page.scroll(by: 3)
    #expect(page.visible(lines, rows: 10, width: 80) == lines)
  }

  @Test func `text that doesn't fit is shown from the top, with the number of remaining lines`() {
    var page = WatchPage()
    #expect(
      page.visible(lines, rows: 5, width: 80) == [
        "", "line 1", "line 2", "line 3", "↓ 7 more lines: space",
      ])
  }

  @Test func `scrolling stops at the end and the start of the text`() {
    var page = WatchPage()
    page.scroll(by: 2)
    #expect(
      page.visible(lines, rows: 5, width: 80) == [
        "↑ 2 more lines: b", "line 3", "line 4", "line 5", "↓ 5 more lines: space",
      ])
    page.scroll(by: .max)
    let end = ["↑ 7 more lines: b", "line 8", "line 9", "line 10", ""]
    #expect(page.visible(lines, rows: 5, width: 80) == end)
    page.scroll(by: 1)
    #expect(page.visible(lines, rows: 5, width: 80) == end)
    page.scroll(by: -.max)
    #expect(page.visible(lines, rows: 5, width: 80).first == "")
  }

  @Test func `a line that is wider than the terminal occupies several rows`() {
    var page = WatchPage()
    let wide = [String(repeating: "a", count: 25), "b", "c", "d"]
    #expect(
      page.visible(wide, rows: 5, width: 10).dropFirst() == [wide[0], "↓ 3 more lines: space"])
    page.scroll(by: 1)
    #expect(
      page.visible(wide, rows: 5, width: 10) == ["↑ 1 more line: b", "b", "c", "d", ""])
  }

  @Test func `a line that takes up more rows than the terminal has is still shown`() {
    var page = WatchPage()
    let wide = [String(repeating: "a", count: 100), "b"]
    #expect(page.visible(wide, rows: 3, width: 10)[1] == wide[0])
    page.scroll(by: .max)
    #expect(page.visible(wide, rows: 3, width: 10)[1] == "b")
  }
}
