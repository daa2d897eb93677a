import Testing

@testable import StateFlowTerminal

/// Tests of text editing, key by key. In the tests, `|` is the cursor.
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

  @Test func `letters are inserted at the cursor`() {
    #expect(edited("ab|d", "c") == "abc|d")
  }

  @Test func `movement keys move the cursor by a character or a word, or to an end`() {
    #expect(edited("one two", "left") == "one tw|o")
    #expect(edited("one two", "home", "right") == "o|ne two")
    #expect(edited("one two", "alt-left") == "one |two")
    #expect(edited("|one two", "ctrl-right") == "one| two")
    #expect(edited("one two", "ctrl-a") == "|one two")
    #expect(edited("|one two", "ctrl-e") == "one two|")
  }

  @Test func `the delete keys delete text in both directions`() {
    #expect(edited("ab|cd", "backspace") == "a|cd")
    #expect(edited("ab|cd", "delete") == "ab|d")
    #expect(edited("one two|", "ctrl-w") == "one |")
    #expect(edited("one t|wo", "ctrl-u") == "|wo")
    #expect(edited("one t|wo", "ctrl-k") == "one t|")
  }

  @Test func `keys that would move or delete past the ends of the text do nothing`() {
    #expect(edited("|ab", "backspace", "left") == "|ab")
    #expect(edited("ab|", "delete", "right") == "ab|")
    #expect(edited("|", "ctrl-w", "ctrl-k", "alt-left", "alt-right") == "|")
  }

  @Test func `a cluster of Unicode scalars is edited as a single character`() {
    #expect(edited("日本語|", "backspace") == "日本|")
    #expect(edited("a👩‍👩‍👧‍👦|b", "backspace") == "a|b")
    #expect(edited("🇩🇪🇫🇷|", "left") == "🇩🇪|🇫🇷")
  }

  @Test func `an accent combines with the letter before it`() {
    #expect(edited("e|x", "\u{301}") == "e\u{301}|x")
  }

  @Test func `two characters that become adjacent after a deletion can combine into one`() {
    var edit = TextEdit("🇩x🇪", cursor: 2)
    _ = edit.take(.backspace, [])
    #expect(edit.text == "🇩🇪")
    #expect(edit.cursor <= edit.characters.count)
  }

  @Test func `pasted line breaks become spaces`() {
    var edit = TextEdit("ab", cursor: 1)
    #expect(edit.insert("x\r\ny\tz\u{7}", verb: "paste") == .changed("paste \"x y z\" into"))
    #expect(edit.text == "ax y zb")
  }
}
