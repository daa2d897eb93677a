import Testing

@testable import StateFlowTerminal

/// A text as it is entered key by key; `|` is the cursor.
@Suite struct TextEditTests {
  private func edited(_ start: String, _ keys: String...) -> String {
    let parts = start.split(separator: "|", omittingEmptySubsequences: false)
    var edit = TextEdit(parts.joined(), cursor: parts.count > 1 ? parts[0].count : nil)
    for name in keys {
      let key = KeyName(name)!
      _ = edit.take(key.key, key.modifiers)
    }
    return String(edit.characters[..<edit.cursor]) + "|" + String(edit.characters[edit.cursor...])
  }

  @Test func `letters go in where the cursor stands`() {
    #expect(edited("ab|d", "c") == "abc|d")
  }

  @Test func `keys go along the text`() {
    #expect(edited("one two", "left") == "one tw|o")
    #expect(edited("one two", "home", "right") == "o|ne two")
    #expect(edited("one two", "alt-left") == "one |two")
    #expect(edited("|one two", "ctrl-right") == "one| two")
    #expect(edited("one two", "ctrl-a") == "|one two")
    #expect(edited("|one two", "ctrl-e") == "one two|")
  }

  @Test func `keys delete both ways`() {
    #expect(edited("ab|cd", "backspace") == "a|cd")
    #expect(edited("ab|cd", "delete") == "ab|d")
    #expect(edited("one two|", "ctrl-w") == "one |")
    #expect(edited("one t|wo", "ctrl-u") == "|wo")
    #expect(edited("one t|wo", "ctrl-k") == "one t|")
  }

  @Test func `at the ends nothing happens`() {
    #expect(edited("|ab", "backspace", "left") == "|ab")
    #expect(edited("ab|", "delete", "right") == "ab|")
    #expect(edited("|", "ctrl-w", "ctrl-k", "alt-left", "alt-right") == "|")
  }

  @Test func `a character is what a person takes for one`() {
    #expect(edited("日本語|", "backspace") == "日本|")
    #expect(edited("a👩‍👩‍👧‍👦|b", "backspace") == "a|b")
    #expect(edited("🇩🇪🇫🇷|", "left") == "🇩🇪|🇫🇷")
  }

  @Test func `an accent joins the letter before it`() {
    #expect(edited("e|x", "\u{301}") == "e\u{301}|x")
  }

  @Test func `what a deletion brings together may become one character`() {
    var edit = TextEdit("🇩x🇪", cursor: 2)
    _ = edit.take(.backspace, [])
    #expect(edit.text == "🇩🇪")
    #expect(edit.cursor <= edit.characters.count)
  }

  @Test func `pasted line breaks become blanks`() {
    var edit = TextEdit("ab", cursor: 1)
    #expect(edit.insert("x\r\ny\tz\u{7}", verb: "paste") == .changed("paste \"x y z\" into"))
    #expect(edit.text == "ax y zb")
  }
}
