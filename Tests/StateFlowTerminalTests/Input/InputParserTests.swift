import Testing

@testable import StateFlowTerminal

/// Returns the events of a complete input.
private func events(_ text: String) -> [InputEvent] { events(Array(text.utf8)) }

private func events(_ bytes: [UInt8]) -> [InputEvent] {
  var parser = InputParser()
  return parser.feed(bytes) + parser.settle() + parser.flush()
}

@Suite("Input parser")
struct InputParserTests {
  @Test func `typed text arrives as characters`() {
    #expect(
      events("aé日🙂") == [
        .key(.character("a")), .key(.character("é")), .key(.character("日")),
        .key(.character("🙂")),
      ])
  }

  @Test func `scalars that arrive together form one character`() {
    #expect(
      events("e\u{301}👩‍👩‍👧") == [.key(.character("e\u{301}")), .key(.character("👩‍👩‍👧"))])
  }

  @Test func `invalid bytes don't affect the text that follows`() {
    #expect(
      events([0xFF, 0xC3, 0x61, 0xE6, 0x97, 0x62]) == [
        .key(.character("\u{FFFD}")), .key(.character("\u{FFFD}")), .key(.character("a")),
        .key(.character("\u{FFFD}")), .key(.character("b")),
      ])
  }

  @Test func `an incomplete character waits for its remaining bytes`() {
    var parser = InputParser()
    #expect(parser.feed([0x61, 0xE6, 0x97]) + parser.settle() == [])
    #expect(parser.suspense == .sequence)
    #expect(
      parser.feed([0xA5]) + parser.settle() == [.key(.character("a")), .key(.character("日"))])
    #expect(parser.suspense == .none)
  }

  @Test func `a control byte is parsed as Control plus a letter, or as a key`() {
    #expect(
      events([0x00, 0x01, 0x03, 0x08, 0x09, 0x0A, 0x0D, 0x1A, 0x1C, 0x1F, 0x7F]) == [
        .key(.character(" "), .control), .key(.character("a"), .control),
        .key(.character("c"), .control), .key(.backspace), .key(.tab), .key(.enter), .key(.enter),
        .key(.character("z"), .control), .key(.character("\\"), .control),
        .key(.character("_"), .control), .key(.backspace),
      ])
  }

  @Test(arguments: Self.keys)
  func `all encodings of a key produce the same event`(_ spelling: Spelling) {
    #expect(events("\u{1B}" + spelling.text) == [.key(spelling.key, spelling.modifiers)])
  }

  @Test func `a lone ESC character is parsed as the Escape key`() {
    var parser = InputParser()
    #expect(parser.feed([0x1B]) + parser.settle() == [])
    #expect(parser.suspense == .sequence)
    #expect(parser.flush() == [.key(.escape)])
    #expect(parser.suspense == .none)
  }

  @Test func `pressing Escape twice produces two events`() {
    #expect(events("\u{1B}\u{1B}") == [.key(.escape), .key(.escape)])
    #expect(events("\u{1B}\u{1B}\u{1B}[A") == [.key(.escape), .key(.up, .option)])
  }

  @Test(arguments: [
    "[?62;22c", "[12;40R", "[?2026;2$y", "[I", "[O", "[99~", "[1;2;3A", "[1;-2A", "[<0;0;0M",
    "[<35;4;4M", "[<66;4;4M", "[<2;3;3M", "OZ", "[32;5;7;8;9;10;11;12m",
  ])
  func `an unknown control sequence produces no events`(_ sequence: String) {
    #expect(events("a\u{1B}" + sequence) == [.key(.character("a"))])
  }

  @Test func `an unterminated escape sequence is ignored, however long it is`() {
    let long = String(repeating: "1;", count: 100_000)
    #expect(events("\u{1B}[\(long)Ax") == [.key(.character("x"))])
    #expect(events("\u{1B}[\(long)") == [])
  }

  @Test func `a key that interrupts an escape sequence isn't lost`() {
    #expect(events("\u{1B}[1;\u{3}") == [.key(.character("c"), .control)])
    #expect(events("\u{1B}[1;日") == [.key(.character("日"))])
  }

  @Test func `a mouse sequence is parsed into an action and a position`() {
    #expect(
      events("\u{1B}[<0;1;1M\u{1B}[<32;3;4M\u{1B}[<0;300;100m\u{1B}[<64;5;6M\u{1B}[<69;5;6M") == [
        .mouse(.press, .zero), .mouse(.drag, Point(x: 2, y: 3)),
        .mouse(.release, Point(x: 299, y: 99)), .mouse(.wheelUp, Point(x: 4, y: 5)),
        .mouse(.wheelDown, Point(x: 4, y: 5)),
      ])
  }

  struct Spelling: Sendable, CustomTestStringConvertible {
    let text: String
    let key: InputEvent.Key
    var modifiers: InputEvent.Modifiers = []
    var testDescription: String { "ESC \(text)" }

    init(_ text: String, _ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers = []) {
      self.text = text
      self.key = key
      self.modifiers = modifiers
    }
  }

  static let keys: [Spelling] = [
    Spelling("[A", .up), Spelling("OA", .up), Spelling("[B", .down), Spelling("OC", .right),
    Spelling("[D", .left), Spelling("[H", .home), Spelling("OH", .home), Spelling("[1~", .home),
    Spelling("[7~", .home), Spelling("[F", .end), Spelling("OF", .end), Spelling("[4~", .end),
    Spelling("[8~", .end), Spelling("[5~", .pageUp), Spelling("[6~", .pageDown),
    Spelling("[3~", .delete), Spelling("OP", .function(1)), Spelling("[11~", .function(1)),
    Spelling("OS", .function(4)), Spelling("[15~", .function(5)), Spelling("[17~", .function(6)),
    Spelling("[24~", .function(12)), Spelling("[Z", .tab, .shift),
    Spelling("[1;2A", .up, .shift), Spelling("[1;3B", .down, .option),
    Spelling("[1;5C", .right, .control), Spelling("[1;8D", .left, [.shift, .option, .control]),
    Spelling("[1;9H", .home, .option), Spelling("[3;5~", .delete, .control),
    Spelling("[15;2~", .function(5), .shift), Spelling("[1;2P", .function(1), .shift),
    Spelling("\u{1B}[A", .up, .option), Spelling("x", .character("x"), .option),
    Spelling("é", .character("é"), .option),
    Spelling("\u{7F}", .backspace, .option), Spelling("\r", .enter, .option),
    Spelling("[", .character("["), .option), Spelling("O", .character("O"), .option),
    Spelling("]", .character("]"), .option),
  ]
}
