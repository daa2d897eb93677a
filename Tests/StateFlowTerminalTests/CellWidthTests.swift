import Testing

@testable import StateFlowTerminal

@Suite("Cell width")
struct CellWidthTests {
  @Test(
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("Ω", 1), ("−", 1), ("…", 1), ("─", 1),
      ("★", 1), ("✓", 1), ("日", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("ア", 2), ("ｱ", 1),
      ("Ａ", 2), ("。", 2), ("🙂", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("⌚", 2), ("⌚\u{FE0E}", 1),
      ("⭐", 2),
      ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2), ("🏳️‍🌈", 2), ("🇸🇪", 2), ("1️⃣", 2), ("\u{200B}", 0), ("\u{200D}", 0),
      ("\u{301}", 0), ("\u{1B}", 0), ("\n", 0), ("\u{7F}", 0), ("\u{85}", 0), ("\u{FEFF}", 0),
      ("ก\u{E31}", 1), ("नि", 1), ("𠀀", 2), ("🀄", 2), ("🫠", 2),
    ] as [(Character, Int)])
  func `a character's width is the number of columns it occupies in a terminal`(
    character: Character, width: Int
  ) {
    #expect(character.cellWidth == width)
  }

  @Test func `the width of a string is the sum of its characters' widths`() {
    #expect("Añ日🙂\u{1B}".cellWidth == 6)
  }

  @Test(arguments: [("plain", 5), ("", 0), ("tab\t", nil), ("ä", nil)] as [(String, Int?)])
  func `plainCount is nil unless all characters of the string are printable ASCII characters`(
    text: String, count: Int?
  ) {
    #expect(text.plainCount == count)
  }
}
