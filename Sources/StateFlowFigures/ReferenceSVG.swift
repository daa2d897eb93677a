extension ReferenceFigure {
  /// Returns the picture as an SVG document like that of a story: without scripts, fonts, or links, in
  /// light and dark appearance, and with its content as text.
  ///
  /// - Parameter width: The width in points, at least 300.
  public func svg(width: Int = 360) -> String {
    var drawing = StoryDrawing(width: Double(max(300, width)))
    drawing.draw(self)
    return drawing.document(title: title, description: sentences.joined(separator: " "))
  }
}

extension ReferenceFigure.Reference {
  /// Whether the reference is between neighbors in the column.
  fileprivate var isStraight: Bool { abs(source - target) == 1 }
}

extension StoryDrawing {
  private static let boxHeight = 48.0
  private static let step = 84.0
  private static let laneWidth = 20.0

  mutating func draw(_ figure: ReferenceFigure) {
    y = 16
    drawEvent(figure.title)
    y += 16
    let top = y
    // References between neighbors are straight. The others are beside the column, each in a lane. There is
    // room for two lanes and a label.
    let lanes = figure.references.count { !$0.isStraight }
    let boxWidth = width - 32 - 92 - Double(max(0, lanes - 2)) * Self.laneWidth
    for (index, thing) in figure.things.enumerated() {
      draw(thing, y: top + Double(index) * Self.step, boxWidth: boxWidth)
    }
    var lane = 0
    for reference in figure.references {
      if reference.isStraight {
        drawStraight(reference, top: top, boxWidth: boxWidth)
      } else {
        drawBeside(reference, top: top, lane: lane, boxWidth: boxWidth)
        lane += 1
      }
    }
    y = top + Double(figure.things.count - 1) * Self.step + Self.boxHeight
    drawLegend(hasWeak: figure.references.contains(where: \.isWeak))
    drawPaper()
  }

  private mutating func draw(_ thing: ReferenceFigure.Thing, y: Double, boxWidth: Double) {
    canvas.box(
      thing.isReleased ? "skipped" : "write", x: 16, y: y, width: boxWidth, height: Self.boxHeight)
    let name = Self.code.lines(of: thing.name, within: boxWidth - 2 * Self.padding, limit: 1)[0]
    canvas.text(name, thing.isReleased ? "code quiet" : "code", x: 16 + Self.padding, y: y + 20)
    let kind = thing.kind + (thing.isReleased ? ", released" : "")
    canvas.text(kind, "quiet", x: 16 + Self.padding, y: y + 38)
  }

  private func style(_ reference: ReferenceFigure.Reference) -> String {
    reference.isReleased ? "skipFlow dashed" : reference.isWeak ? "flow dashed" : "flow"
  }

  private func label(_ reference: ReferenceFigure.Reference) -> String {
    [reference.label, reference.isWeak ? "weak" : ""].filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  private mutating func drawStraight(
    _ reference: ReferenceFigure.Reference, top: Double, boxWidth: Double
  ) {
    let upper = top + Double(min(reference.source, reference.target)) * Self.step + Self.boxHeight
    let lower = upper + Self.step - Self.boxHeight
    // A reference that goes up is to the right of one that goes down.
    let isDown = reference.source < reference.target
    let x = isDown ? 40.0 : 40 + boxWidth / 2
    canvas.line(style(reference), [(x, upper), (x, lower)])
    canvas.head(
      headStyle(reference), x: x, y: isDown ? lower : upper, isDown ? .down : .up)
    canvas.text(label(reference), "quiet", x: x + 12, y: upper + 22)
  }

  private mutating func drawBeside(
    _ reference: ReferenceFigure.Reference, top: Double, lane: Int, boxWidth: Double
  ) {
    let right = 16 + boxWidth
    let x = right + 24 + Double(lane) * Self.laneWidth
    let from = top + Double(reference.source) * Self.step + Self.boxHeight / 2 + 6
    let to = top + Double(reference.target) * Self.step + Self.boxHeight / 2 - 6
    canvas.line(style(reference), [(right, from), (x, from), (x, to), (right + 1, to)])
    canvas.head(headStyle(reference), x: right + 1, y: to, .left)
    canvas.text(label(reference), "quiet", x: x + 8, y: (from + to) / 2 + 4)
  }

  private func headStyle(_ reference: ReferenceFigure.Reference) -> String {
    reference.isReleased ? "skipFlow" : "flow"
  }

  private mutating func drawLegend(hasWeak: Bool) {
    y += 30
    canvas.line("flow", [(18, y - 4), (44, y - 4)])
    canvas.head("flow", x: 44, y: y - 4, .right)
    canvas.text("keeps alive", "quiet", x: 54, y: y)
    guard hasWeak else { return }
    canvas.line("flow dashed", [(146, y - 4), (172, y - 4)])
    canvas.head("flow", x: 172, y: y - 4, .right)
    canvas.text("refers weakly to", "quiet", x: 182, y: y)
  }
}
