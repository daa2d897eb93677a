import Testing

@testable import WorkbookCommandLine

@Suite struct WrappingTests {
  @Test func `a command stays on one line`() {
    #expect(
      wrappedLines(
        of: "A hint may help: swift run workbook hint FavoritesList. Or look.", width: 46)
        == ["A hint may help:", "swift run workbook hint FavoritesList. Or", "look."])
    #expect(
      wrappedLines(of: "To see it: swift run workbook solution Lamp --reveal", width: 44)
        == ["To see it:", "swift run workbook solution Lamp --reveal"])
    #expect(
      wrappedLines(of: "You can run swift run bindings-demo and tap a button.", width: 30)
        == ["You can run", "swift run bindings-demo and", "tap a button."])
  }

  @Test func `code stays on one line`() {
    #expect(
      wrappedLines(of: "Now look at `let a = b + c` again.", width: 24)
        == ["Now look at", "`let a = b + c` again."])
    #expect(
      wrappedLines(of: "Write Button(\"Add one\") { count += 1 } below.", width: 36)
        == ["Write", "Button(\"Add one\") { count += 1 }", "below."])
    #expect(
      wrappedLines(of: "Declare @State private var count = 0. Then go.", width: 32)
        == ["Declare", "@State private var count = 0.", "Then go."])
  }

  @Test func `code that is longer than a line is wrapped between words`() {
    #expect(
      wrappedLines(of: "See `let a = b + c` now", width: 10) == ["See `let a", "= b + c`", "now"])
    #expect(
      wrappedLines(of: "Use f(a, (b, c), d) now", width: 8) == ["Use f(a,", "(b, c),", "d) now"])
  }

  @Test func `prose in parentheses is wrapped like other prose`() {
    #expect(
      wrappedLines(of: "A view (or a part of one) runs.", width: 16)
        == ["A view (or a", "part of one)", "runs."])
    #expect(wrappedLines(of: "a ` b c d e f g", width: 8) == ["a ` b c", "d e f g"])
  }

  @Test func `color codes have no width, and a command in color stays on one line`() {
    let color = "\u{1B}[36mswift run workbook check\u{1B}[0m"
    #expect(wrappedLines(of: "Now run \(color) twice", width: 30) == ["Now run", "\(color) twice"])
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["f( ", "`a ", "swift run A ", "@State let a = f( "])
  func `a text of any length is wrapped in linear time`(part: String) {
    let text = String(repeating: part, count: 40_000)
    #expect(!wrappedLines(of: text, width: 80).isEmpty)
  }
}
