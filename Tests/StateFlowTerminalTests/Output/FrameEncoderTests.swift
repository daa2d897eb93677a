import Testing

@testable import StateFlowTerminal

@Suite("Frame encoder")
struct FrameEncoderTests {
  private let encoder = FrameEncoder(depth: .trueColor)

  @Test(arguments: 1...60)
  func `applying the encoded changes to the old frame produces the new frame`(_ seed: UInt64) {
    var random = SeededGenerator(seed)
    let size = Size(
      width: Int.random(in: 1...30, using: &random), height: Int.random(in: 1...8, using: &random))
    var terminal = VirtualTerminal(size: size)
    var shown: Frame?
    for step in 0..<30 {
      var frame = shown ?? .random(of: size, using: &random)
      if Int.random(in: 0...4, using: &random) == 0 {
        frame = .random(of: size, using: &random)
      } else {
        frame.scribble(Int.random(in: 0...3, using: &random), using: &random)
      }
      terminal.feed(encoder.bytes(from: shown, to: frame))
      #expect(terminal.frame == frame, "The screen differs in step \(step).")
      shown = frame
    }
    #expect(terminal.unknown == [])
    #expect(terminal.style == CellStyle())
    #expect(!terminal.modes.contains(2026))
  }

  @Test func `encoding an unchanged frame produces no output`() {
    var random = SeededGenerator(7)
    let frame = Frame.random(of: Size(width: 40, height: 10), using: &random)
    #expect(encoder.bytes(from: frame, to: frame) == [])
  }

  @Test func `a change to one cell is encoded in only a few bytes`() {
    let old = Frame(Canvas(size: Size(width: 80, height: 24)), cursor: Point(x: 10, y: 5))
    var new = old
    new.canvas.write("x", at: Point(x: 10, y: 5), CellStyle(), clip: new.canvas.bounds)
    new.cursor = Point(x: 11, y: 5)
    #expect(String(decoding: encoder.bytes(from: old, to: new), as: UTF8.self) == "x")
  }

  @Test func `trailing blanks are erased with one sequence`() {
    var old = Frame(Canvas(size: Size(width: 80, height: 2)))
    old.canvas.write("a long line", at: .zero, CellStyle(), clip: old.canvas.bounds)
    let new = Frame(Canvas(size: old.canvas.size))
    #expect(
      String(decoding: encoder.bytes(from: old, to: new), as: UTF8.self) == "\u{1B}[H\u{1B}[K")
  }

  @Test func `changes to several rows are sent as one synchronized update`() {
    let old = Frame(Canvas(size: Size(width: 8, height: 3)), cursor: .zero)
    var new = old
    for y in 0...1 {
      new.canvas.write("ab", at: Point(x: 0, y: y), CellStyle(), clip: new.canvas.bounds)
    }
    #expect(
      String(decoding: encoder.bytes(from: old, to: new), as: UTF8.self)
        == "\u{1B}[?2026h\u{1B}[?25lab\r\nab\u{1B}[H\u{1B}[?25h\u{1B}[?2026l")
  }

  @Test func `a frame of a different size is redrawn completely`() {
    var random = SeededGenerator(3)
    let old = Frame.random(of: Size(width: 20, height: 5), using: &random)
    let new = Frame.random(of: Size(width: 9, height: 4), using: &random)
    var terminal = VirtualTerminal(size: old.canvas.size)
    terminal.feed(encoder.bytes(from: nil, to: old))
    terminal.resize(new.canvas.size)
    terminal.feed(encoder.bytes(from: old, to: new))
    #expect(terminal.frame == new)
  }

  @Test func `invalid cells become blanks and don't shift the row`() {
    var frame = Frame(Canvas(size: Size(width: 6, height: 1)))
    let cells: [Character?] = ["\u{1B}", "🙂", "x", nil, "y", "🙂"]
    for (x, character) in cells.enumerated() {
      frame.canvas[Point(x: x, y: 0)].character = character
    }
    var terminal = VirtualTerminal(size: frame.canvas.size)
    terminal.feed(encoder.bytes(from: nil, to: frame))
    #expect(terminal.canvas.text == "  x y")
    #expect(terminal.unknown == [])
  }

  @Test(arguments: ColorDepth.allCases)
  func `a color is sent in a form that the terminal supports`(_ depth: ColorDepth) {
    let old = Frame(Canvas(size: Size(width: 2, height: 1)), cursor: .zero)
    var new = old
    new.canvas[.zero] = Cell("x", CellStyle(foreground: TerminalColor(hex: 0xFA_0A_0A)))
    let expected: [ColorDepth: String] = [
      .none: "x", .indexed: "\u{1B}[38;5;196mx\u{1B}[m",
      .trueColor: "\u{1B}[38;2;250;10;10mx\u{1B}[m",
    ]
    let bytes = FrameEncoder(depth: depth).bytes(from: old, to: new)
    #expect(String(decoding: bytes, as: UTF8.self) == expected[depth]! + "\r")
  }
}
