import Testing

@testable import StateFlowTerminal

@Suite("Pasting")
struct PasteTests {
  private func events(_ text: String) -> [InputEvent] {
    var parser = InputParser()
    return parser.feed(text.utf8) + parser.settle() + parser.flush()
  }

  @Test func `a paste produces one event, in order with the typed keys`() {
    #expect(
      events("a\u{1B}[200~two\rlines\u{1B}[201~b") == [
        .key(.character("a")), .paste("two\nlines"), .key(.character("b")),
      ])
  }

  @Test func `key sequences in a paste are treated as text`() {
    let text = "\u{1B}[A \u{3} \u{1B}[200~ \u{1B}[201 ~ \u{1B}]0;"
    #expect(events("\u{1B}[200~\(text)\u{1B}[201~") == [.paste(text)])
  }

  @Test func `all kinds of line breaks in a paste become newlines`() {
    #expect(events("\u{1B}[200~a\rb\nc\r\nd\r\r\u{1B}[201~") == [.paste("a\nb\nc\nd\n\n")])
  }

  @Test func `a paste of several megabytes arrives whole`() {
    let text = String(repeating: "a line of 日本語 and 🙂\n", count: 60_000)
    #expect(events("\u{1B}[200~\(text)\u{1B}[201~") == [.paste(text)])
  }

  @Test func `an unterminated paste isn't lost and doesn't swallow later keys`() {
    var parser = InputParser()
    #expect(parser.feed("\u{1B}[200~half".utf8) + parser.settle() == [])
    #expect(parser.suspense == .paste)
    #expect(parser.flush() == [.paste("half")])
    #expect(parser.feed("\u{1B}[201~q".utf8) + parser.settle() == [.key(.character("q"))])
  }
}
