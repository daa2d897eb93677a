extension StoryUpdate {
  /// The update as a Mermaid flow chart: the event leads to what was written, and that to the
  /// bodies that ran, with the cause on the arrow.
  ///
  /// Bodies that were skipped are dashed. A write that nobody hears of ends in "nothing observes
  /// it".
  public var mermaid: String {
    (["flowchart LR"] + MermaidChart(self, prefix: "").lines + MermaidChart.styles)
      .joined(separator: "\n")
  }
}

extension Story {
  /// The story as one Mermaid flow chart, with a frame around each update.
  ///
  /// Give ``StoryUpdate/mermaid`` of one update where one is what matters: a chart of many is large.
  public var mermaid: String {
    let frames = updates.flatMap { update in
      let prefix = "u\(update.number)_"
      return ["  subgraph \(prefix)[\(MermaidChart.label("\(update.number)"))]"]
        + MermaidChart(update, prefix: prefix).lines.map { "  " + $0 } + ["  end"]
    }
    return (["flowchart LR"] + frames + MermaidChart.styles).joined(separator: "\n")
  }
}

/// Writes the lines of a chart.
private struct MermaidChart {
  private let update: StoryUpdate
  private let figure: StoryFigure
  private let prefix: String

  init(_ update: StoryUpdate, prefix: String) {
    self.update = update
    self.figure = StoryFigure(update)
    self.prefix = prefix
  }

  /// How the kinds of nodes look; colours that can be seen on light and on dark ground.
  static let styles = [
    "  classDef ran stroke:#2f7cf6,stroke-width:2px",
    "  classDef skipped stroke:#8e8e93,stroke-dasharray:5 4",
    "  classDef lost stroke:#d97706,stroke-dasharray:2 3",
    "  classDef mistake stroke:#dc2626,stroke-width:2px",
  ]

  var lines: [String] {
    let event = "\(prefix)event([\(Self.label(update.title))])"
    return ["  \(event)"] + writes + runs + skips + moments + mistakes + holes
  }

  private var writes: [String] {
    figure.writes.enumerated().flatMap { index, write in
      let node = "\(prefix)w\(index)"
      let lines = [
        "  \(node)[\(Self.label(write.subject, write.change + times(write.count)))]",
        "  \(prefix)event --> \(node)",
      ]
      guard let verdict = write.verdict else { return lines }
      let style = write.outcome == .unobserved ? "lost" : "skipped"
      return lines + ["  \(node) -.-x \(prefix)n\(index)[\(Self.label(verdict))]:::\(style)"]
    }
  }

  private var runs: [String] {
    update.runs.enumerated().flatMap { index, run in
      let node = "\(prefix)r\(index)"
      return ["  \(node)[\(Self.label("\(run.subject) ran"))]:::ran"]
        + figure.arrows(to: run).map { arrow in
          let words = arrow.label.isEmpty ? "" : "|\(Self.label(arrow.label))|"
          return "  \(name(arrow.from)) -->\(words) \(node)"
        }
    }
  }

  private var skips: [String] {
    update.skips.enumerated().flatMap { index, skip in
      let node = "\(prefix)s\(index)"
      return [
        "  \(node)[\(Self.label("\(skip.subject) skipped"))]:::skipped",
        "  \(name(figure.origin(of: skip.parent))) -.->|\(Self.label(skip.explanation))| \(node)",
      ]
    }
  }

  private var moments: [String] {
    update.moments.enumerated().map { index, moment in
      let from = name(figure.origin(of: moment.view))
      return "  \(from) --> \(prefix)m\(index)([\(Self.label(moment.sentence))])"
    }
  }

  private var mistakes: [String] {
    update.diagnostics.enumerated().map { index, diagnostic in
      let from = name(figure.origin(of: diagnostic.view))
      let label = Self.label("\(diagnostic)", limit: 400)
      return "  \(from) --> \(prefix)d\(index)[\(label)]:::mistake"
    }
  }

  private var holes: [String] {
    update.holes.enumerated().map { index, hole in
      let label = Self.label("unfinished: \(hole)", limit: 200)
      return "  \(prefix)event --> \(prefix)h\(index)[\(label)]:::lost"
    }
  }

  private func name(_ origin: StoryFigure.Origin) -> String {
    switch origin {
    case .event: "\(prefix)event"
    case .write(let index): "\(prefix)w\(index)"
    case .run(let index): "\(prefix)r\(index)"
    }
  }

  private func times(_ count: Int) -> String { count == 1 ? "" : " in \(grouped(count)) writes" }

  private static let special = Set("\"#&<>`\\|;%[]{}()@:".unicodeScalars)

  /// A label in quotation marks, in which nothing has a meaning to Mermaid or to a browser.
  static func label(_ lines: String..., limit: Int = 80) -> String {
    let escaped = lines.map { line in
      OneLine.of(line, limit: limit).unicodeScalars.map { scalar in
        // `#…;` is how Mermaid writes a character that it is to leave alone.
        special.contains(scalar) ? "#\(scalar.value);" : String(Character(scalar))
      }.joined()
        // The word and a direction, anywhere in a line, are a statement to Mermaid.
        .replacing("direction", with: "#100;irection")
    }
    let text = escaped.joined(separator: "<br/>")
    return "\"\(text.isEmpty ? " " : text)\""
  }
}
