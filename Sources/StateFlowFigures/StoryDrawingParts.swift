import StateFlow
import StateFlowStory

extension StoryDrawing {
  /// The x coordinate of the line that connects all parts.
  private var spine: Double { 28 }
  private var left: Double { 44 }
  private var lineHeight: Double { 18 }

  /// A line of text on a card.
  struct Line {
    let text: String
    let style: String
  }

  private func lines(
    _ text: String, _ style: String, _ measure: TextMeasure, within width: Double, limit: Int
  ) -> [Line] {
    measure.lines(of: text, within: width, limit: limit).map { Line(text: $0, style: style) }
  }

  private mutating func card(
    _ style: String, x: Double, y: Double, width: Double, _ lines: [Line]
  ) -> Double {
    let height = Double(lines.count) * lineHeight + 12
    canvas.box(style, x: x, y: y, width: width, height: height)
    for (index, line) in lines.enumerated() {
      canvas.text(
        line.text, line.style, x: x + Self.padding, y: y + 19 + Double(index) * lineHeight)
    }
    return height
  }

  // MARK: Writes

  mutating func drawWrites(_ figure: StoryFigure) {
    let shown = figure.writes.prefix(Self.most)
    let goesOn = figure.writes.count > Self.most || flows(figure)
    for (index, write) in shown.enumerated() {
      canvas.line("flow", [(spine, y), (spine, y + 14)])
      y += 14
      let height = drawWrite(write)
      // If anything follows, the line continues beside the card.
      let isEnd = !goesOn && index == shown.count - 1
      canvas.line("flow", [(spine, y), (spine, y + (isEnd ? height / 2 : height))])
      if isEnd { canvas.line("skipFlow dashed", [(spine, y + height / 2), (spine, y + height)]) }
      canvas.line(
        write.outcome == .unobserved ? "lostFlow" : "flow",
        [(spine, y + height / 2), (left, y + height / 2)])
      canvas.dot(
        write.outcome == .unobserved ? "lostNode" : write.outcome == .equal ? "hollow" : "node",
        x: spine, y: y + height / 2, radius: 5)
      y += height
    }
    drawRest(figure.writes.count, of: "properties written")
  }

  private mutating func drawWrite(_ write: StoryFigure.Write) -> Double {
    // A forwarded write does lead to an update, so its verdict isn't drawn as an interruption.
    let verdict = write.outcome == .forwarded ? nil : write.verdict
    let verdictWidth = verdict == nil ? 0 : 118.0
    let cardWidth = width - 16 - left - verdictWidth
    let inner = cardWidth - 2 * Self.padding
    var text = lines(write.subject, "code", Self.code, within: inner, limit: 3)
    text += lines(write.change, "mono", Self.code, within: inner, limit: 3)
    if write.count > 1 {
      text.append(Line(text: "\(grouped(write.count)) writes", style: "quiet"))
    }
    if write.outcome == .forwarded, let verdict = write.verdict {
      text += lines(verdict, "quiet", Self.sans, within: inner, limit: 2)
    }
    if let place = write.place {
      text += lines(place, "quiet", Self.sans, within: inner, limit: 2)
    }
    let style =
      switch write.outcome {
      case .announced, .forwarded: "write"
      case .equal: "equal"
      case .unobserved: "lost"
      }
    let height = card(style, x: left, y: y, width: cardWidth, text)
    if let verdict {
      drawVerdict(verdict, of: write.outcome, x: left + cardWidth, middle: y + height / 2)
    }
    return height
  }

  /// Draws an arrow that leads nowhere, along with the reason why the write notified no view.
  private mutating func drawVerdict(
    _ verdict: String, of outcome: StoryUpdate.Write.Outcome, x: Double, middle: Double
  ) {
    let style = outcome == .unobserved ? "lostFlow" : "skipFlow"
    canvas.line(style, [(x + 4, middle), (x + 12, middle)])
    canvas.line(style, [(x + 14, middle - 6), (x + 10, middle + 6)])
    canvas.line(style, [(x + 20, middle - 6), (x + 16, middle + 6)])
    canvas.line(style, [(x + 18, middle), (x + 25, middle)])
    canvas.head(style, x: x + 26, y: middle, .right)
    let lines = Self.sans.lines(of: verdict, within: 86, limit: 3)
    for (index, line) in lines.enumerated() {
      let y = middle + 4 + (Double(index) - Double(lines.count - 1) / 2) * 15
      canvas.text(line, outcome == .unobserved ? "warn" : "quiet", x: x + 32, y: y)
    }
  }

  // MARK: Bodies

  mutating func drawOutcome(_ update: StoryUpdate) {
    let isForked = !update.runs.isEmpty && !update.skips.isEmpty
    let columnWidth = isForked ? (width - 32 - 12) / 2 : width - 32
    let right = isForked ? width - 16 - columnWidth : 16
    if let silence = update.silence {
      canvas.line("skipFlow dashed", [(spine, y), (spine, y + 14)])
      y += 14
      let isLost = update.writes.contains { $0.outcome == .unobserved }
      y += card(
        isLost ? "lost" : "equal", x: 16, y: y, width: width - 32,
        [Line(text: silence, style: isLost ? "warn" : "quiet")])
    }
    let top = y
    var ends: [Double] = []
    if !update.runs.isEmpty {
      canvas.line("flow", [(spine, top), (spine, top + 40)])
      canvas.head("flow", x: spine, y: top + 40)
      canvas.text("ran", "bold blue", x: spine + 10, y: top + 32)
      let cards = update.runs.prefix(Self.most).map { run in
        lines(run.subject, "code onRan", Self.code, within: columnWidth - 20, limit: 3)
          + (run.times.map { [Line(text: $0, style: "onRan")] } ?? [])
          + (run.cause.map {
            lines($0, "onRan", Self.sans, within: columnWidth - 20, limit: 4)
          } ?? [])
      }
      y = top + 44
      drawColumn("ran", cards, x: 16, width: columnWidth, of: update.runs.count)
      ends.append(y)
    }
    if !update.skips.isEmpty {
      let x = right + 12
      if isForked {
        canvas.line("skipFlow dashed", [(spine, top + 12), (x, top + 12), (x, top + 40)])
      } else {
        canvas.line("skipFlow dashed", [(x, top), (x, top + 40)])
      }
      canvas.head("skipFlow", x: x, y: top + 40)
      canvas.text("skipped", "bold quiet", x: x + 10, y: top + 32)
      let cards = update.skips.prefix(Self.most).map { skip in
        lines(skip.subject, "code quiet", Self.code, within: columnWidth - 20, limit: 3)
          + (skip.times.map { [Line(text: $0, style: "quiet")] } ?? [])
          + lines(skip.explanation, "quiet", Self.sans, within: columnWidth - 20, limit: 4)
      }
      y = top + 44
      drawColumn("skipped", cards, x: right, width: columnWidth, of: update.skips.count)
      ends.append(y)
    }
    y = ends.max() ?? y
  }

  private mutating func drawColumn(
    _ style: String, _ cards: [[Line]], x: Double, width: Double, of count: Int
  ) {
    for (index, lines) in cards.enumerated() {
      if index > 0 { y += Self.gap }
      y += card(style, x: x, y: y, width: width, lines)
    }
    if count > cards.count {
      y += 20
      canvas.text("… and \(grouped(count - cards.count)) more", "quiet", x: x + 10, y: y)
    }
  }

  private mutating func drawRest(_ count: Int, of things: String) {
    guard count > Self.most else { return }
    canvas.line("flow", [(spine, y), (spine, y + 24)])
    y += 24
    canvas.text("… and \(grouped(count - Self.most)) more \(things)", "quiet", x: left, y: y - 3)
  }

  // MARK: Moments, mistakes and holes

  mutating func drawMoments(_ moments: [StoryUpdate.Moment]) {
    guard !moments.isEmpty else { return }
    y += 10
    for moment in moments.prefix(Self.most) {
      let wrapped = Self.sans.lines(of: moment.sentence, within: width - 56, limit: 2)
      canvas.dot("hollow", x: 24, y: y + 9, radius: 3)
      for line in wrapped {
        y += lineHeight
        canvas.text(line, "quiet", x: 36, y: y - 4)
      }
    }
    if moments.count > Self.most {
      y += lineHeight
      canvas.text(
        "… and \(grouped(moments.count - Self.most)) more calls", "quiet", x: 36, y: y - 4)
    }
  }

  mutating func drawMistakes(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics.prefix(Self.most) {
      y += 12
      let inner = width - 32 - 2 * Self.padding
      let title = "Mistake" + (diagnostic.view.map { " in \($0)" } ?? "")
      let text =
        lines(OneLine.of(title), "bold wrong", Self.bold, within: inner, limit: 2)
        + lines(
          OneLine.of("\(diagnostic)", limit: 1000), "wrong", Self.sans, within: inner, limit: 14)
      y += card("mistake", x: 16, y: y, width: width - 32, text)
    }
  }

  mutating func drawHoles(_ holes: [UnfinishedHole]) {
    for hole in holes.prefix(Self.most) {
      y += 12
      let inner = width - 32 - 2 * Self.padding
      let text =
        [Line(text: "Unfinished", style: "bold warn")]
        + lines(OneLine.of("\(hole)", limit: 200), "warn", Self.sans, within: inner, limit: 4)
      y += card("lost", x: 16, y: y, width: width - 32, text)
    }
  }
}
