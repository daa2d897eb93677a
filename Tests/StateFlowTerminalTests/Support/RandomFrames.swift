@testable import StateFlowTerminal

extension Frame {
  /// Returns a frame with random content: letters, wide characters, clusters, styles, and blanks.
  static func random(of size: Size, using random: inout SeededGenerator) -> Frame {
    var frame = Frame(Canvas(size: size))
    frame.scribble(Int.random(in: 0...20, using: &random), using: &random)
    return frame
  }

  /// Writes random content in a few places and moves or hides the cursor.
  mutating func scribble(_ count: Int, using random: inout SeededGenerator) {
    let size = canvas.size
    for _ in 0..<count {
      let point = Point(
        x: Int.random(in: -2...size.width, using: &random),
        y: Int.random(in: 0...max(0, size.height - 1), using: &random))
      let text = (0..<Int.random(in: 1...8, using: &random))
        .map { _ in Self.texts.randomElement(using: &random)! }.joined()
      canvas.write(text, at: point, .random(using: &random), clip: canvas.bounds)
    }
    cursor =
      Bool.random(using: &random)
      ? nil
      : Point(
        x: Int.random(in: 0..<size.width, using: &random),
        y: Int.random(in: 0..<size.height, using: &random))
  }

  private static let texts = ["a", "bc", " ", "    ", "日", "本語", "🙂", "é", "e\u{301}", "│", "👩‍👩‍👧"]
}

extension CellStyle {
  static func random(using random: inout SeededGenerator) -> CellStyle {
    var style = CellStyle()
    guard Int.random(in: 0...2, using: &random) > 0 else { return style }
    style.foreground = .random(using: &random)
    style.background = .random(using: &random)
    style.isBold = Bool.random(using: &random)
    style.isDim = Bool.random(using: &random)
    style.isItalic = Bool.random(using: &random)
    style.isUnderlined = Bool.random(using: &random)
    style.isStruckThrough = Bool.random(using: &random)
    style.isReversed = Bool.random(using: &random)
    return style
  }
}

extension TerminalColor {
  fileprivate static func random(using random: inout SeededGenerator) -> TerminalColor? {
    guard Bool.random(using: &random) else { return nil }
    let parts = (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) }
    return TerminalColor(parts[0], parts[1], parts[2])
  }
}
