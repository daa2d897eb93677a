import Testing

@testable import StateFlowTerminal

@Suite("Input parser on random input")
struct InputFuzzTests {
  private static let corpus: [String] = [
    "a", "é", "日", "🙂", "e\u{301}", "👩‍👩‍👧", "🇩🇪", "\r", "\t", "\u{7F}", "\u{3}", "\u{1B}[A", "\u{1B}OP",
    "\u{1B}[1;5C", "\u{1B}[3~", "\u{1B}x", "\u{1B}é", "\u{1B}\u{1B}[B", "\u{1B}[Z",
    "\u{1B}[<0;12;7M", "\u{1B}[<64;1;1M", "\u{1B}[I", "\u{1B}[?2026;2$y",
    "\u{1B}[200~pas\u{1B}[Ate\r\n日\u{1B}[201~",
  ]

  @Test func `splitting the input at any point produces the same events`() {
    let bytes = Self.corpus.flatMap { Array($0.utf8) }
    var whole = InputParser()
    let expected = whole.feed(bytes) + whole.settle()
    for first in 0...bytes.count {
      for second in [first, first + 1, first + 5] where second <= bytes.count {
        var parser = InputParser()
        let pieces = [bytes[..<first], bytes[first..<second], bytes[second...]]
        let events = pieces.flatMap { parser.feed($0) } + parser.settle()
        #expect(events == expected, "The input was split at \(first) and \(second).")
      }
    }
  }

  @Test(arguments: 1...20)
  func `random escape sequences produce the same events when they arrive byte by byte`(
    _ seed: UInt64
  ) {
    var random = SeededGenerator(seed)
    let bytes = (0..<200).flatMap { _ in Array(Self.corpus.randomElement(using: &random)!.utf8) }
    var whole = InputParser()
    let expected = whole.feed(bytes) + whole.settle()
    var parser = InputParser()
    let events = bytes.flatMap { parser.feed([$0]) } + parser.settle()
    #expect(events == expected)
  }

  @Test(arguments: 1...50)
  func `flushing the parser after random bytes makes it ready for new input`(_ seed: UInt64) {
    var random = SeededGenerator(seed)
    // Half of the bytes are likely to occur in sequences, so that they reach every state of the
    // parser.
    let likely = Array("\u{1B}\u{1B}\u{1B}[[OPM<~0123;:?$\u{7}200~201~".utf8)
    let noise = (0..<2_000).map { _ in
      Bool.random(using: &random)
        ? likely.randomElement(using: &random)! : UInt8.random(in: 0...255, using: &random)
    }
    var parser = InputParser()
    _ = parser.feed(noise)
    _ = parser.settle()
    _ = parser.flush()
    #expect(parser.suspense == .none)
    #expect(
      parser.feed("q\u{1B}[A".utf8) + parser.settle() == [.key(.character("q")), .key(.up)])
  }
}
