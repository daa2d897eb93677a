import StateFlow
import StateFlowStory

extension StoryUpdate {
  /// Returns a picture of the update, with the event, the writes, the bodies that ran because of
  /// them, and the bodies that were skipped.
  ///
  /// The picture is an SVG document without scripts, fonts, or links. It follows the reader's light
  /// or dark appearance and contains the story as text. The same update always produces the same
  /// bytes.
  ///
  /// - Parameter width: The width in points, at least 300. At 360, the width of a phone, text is at
  ///   least 12 points high.
  public func svg(width: Int = 360) -> String {
    var drawing = StoryDrawing(width: Double(max(300, width)))
    drawing.draw(self)
    return drawing.document(title: title, description: description)
  }
}

/// A drawing of an update, or of what keeps what alive.
struct StoryDrawing {
  /// The maximum number of items of one kind to show in an update. The rest are counted.
  static let most = 12
  static let gap = 8.0
  static let padding = 10.0

  let width: Double
  var canvas = SVGCanvas()
  /// The y coordinate below everything drawn so far.
  var y = 0.0

  static let sans = TextMeasure(face: .sans, size: 12)
  static let bold = TextMeasure(face: .bold, size: 13)
  static let code = TextMeasure(face: .mono, size: 13)

  /// Returns a complete SVG document.
  func document(title: String, description: String) -> String {
    let (width, height) = (Int(width), Int(y.rounded(.up)))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 \(width) \(height)" \
      width="\(width)" height="\(height)" style="max-width:100%;height:auto">
      <title>\(SVGCanvas.escaped(title))</title>
      <desc>\(SVGCanvas.escaped(description))</desc>
      <style>\(SVGStyle.sheet)</style>
      \(canvas.marks.joined(separator: "\n"))
      </svg>

      """
  }

  fileprivate mutating func draw(_ update: StoryUpdate) {
    y = 16
    drawEvent(update.title)
    let figure = StoryFigure(update)
    drawWrites(figure)
    drawOutcome(update)
    drawMoments(update.moments)
    drawMistakes(update.diagnostics)
    drawHoles(update.holes)
    drawPaper()
  }

  /// Puts the background behind everything that has been drawn.
  mutating func drawPaper() {
    y += 16
    // The background is behind everything else, but its height is known only now.
    var paper = SVGCanvas()
    paper.box("paper", x: 0.5, y: 0.5, width: width - 1, height: y - 1, radius: 12)
    paper.add(canvas)
    canvas = paper
  }

  /// Returns whether the event caused any body to run or to be skipped.
  func flows(_ figure: StoryFigure) -> Bool {
    !figure.update.runs.isEmpty || !figure.update.skips.isEmpty
  }

  mutating func drawEvent(_ title: String) {
    let lines = Self.bold.lines(of: title, within: width - 64, limit: 3)
    let widest = lines.map(Self.bold.width).max() ?? 0
    let height = Double(lines.count) * 18 + 12
    canvas.box("event", x: 16, y: y, width: widest + 32, height: height, radius: 15)
    for (index, line) in lines.enumerated() {
      canvas.text(line, "bold onEvent", x: 32, y: y + 20 + Double(index) * 18)
    }
    y += height
  }
}
