import Testing

@testable import StateFlowTerminal

@Suite("Canvas")
struct CanvasTests {
  @Test func `drawing is clipped to an area`() {
    var canvas = Canvas(size: Size(width: 6, height: 2))
    let end = canvas.write(
      "abcdef", at: Point(x: -1, y: 0), CellStyle(), clip: Rect(x: 1, y: 0, width: 3, height: 1))
    #expect(canvas.text == " cde\n")
    #expect(end == 5)
  }

  @Test func `overwriting half of a wide character removes the whole character`() {
    var canvas = Canvas(size: Size(width: 4, height: 1))
    canvas.write("🙂🙂", at: .zero, CellStyle(), clip: canvas.bounds)
    canvas.write("x", at: Point(x: 1, y: 0), CellStyle(), clip: canvas.bounds)
    #expect(canvas.text == " x🙂")
  }
}
