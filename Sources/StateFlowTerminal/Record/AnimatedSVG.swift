import StateFlow

/// A recording as an SVG image that is animated by CSS alone, so it also works in an `<img>`
/// element.
///
/// A row that doesn't change over several scenes is drawn only once. Text remains text. If the
/// reader's system is set to reduce motion, the image shows only the last scene.
@MainActor
struct AnimatedSVG {
  /// The text of the file.
  private(set) var text = ""

  private let scenes: [Recording.Scene]
  private let size: Size
  private let timeline: SVGTimeline
  private var rows: SVGRows

  private static let fontSize = 14.0
  private static let margin = 14.0
  private static let frameTop = 30.0

  /// A range of consecutive scenes in which a row doesn't change.
  private struct Interval: Hashable, Comparable {
    var start: Int
    var end: Int

    var name: String { "i\(start)-\(end)" }

    static func < (one: Interval, other: Interval) -> Bool {
      (one.start, one.end) < (other.start, other.end)
    }
  }

  /// Draws a recording.
  ///
  /// - Parameter colorScheme: The color scheme in which the scenes were recorded.
  init(_ scenes: [Recording.Scene], title: String, colorScheme: ColorScheme) {
    self.scenes = scenes
    size = scenes.first?.canvas.size ?? .zero
    timeline = SVGTimeline(scenes.map(\.duration))
    rows = SVGRows(palette: Palette(colorScheme: colorScheme))
    if !scenes.isEmpty { draw(title) }
  }

  private mutating func draw(_ title: String) {
    let drawn = drawRows()
    let always = Interval(start: 0, end: scenes.count)
    let body = drawn.keys.sorted().map { interval in
      let content = drawn[interval]?.joined() ?? ""
      return interval == always ? content : "<g class=\"\(interval.name)\">\n\(content)</g>\n"
    }.joined()
    let pointer = pointer
    let width = Double(size.width) * SVGRows.cell.width + 2 * Self.margin
    let height = Double(size.height) * SVGRows.cell.height + Self.frameTop + Self.margin
    var css = """
      text{font:\(svg(Self.fontSize))px ui-monospace,SFMono-Regular,Menlo,Consolas,\
      "DejaVu Sans Mono",monospace;white-space:pre}
      text,.cursor{fill:currentColor}
      .l{fill:none;stroke:currentColor;stroke-width:1.2}

      """
    css += drawn.keys.sorted().filter { $0 != always }.map(animation).joined()
    css += pointer.animations
    css += "@media (prefers-reduced-motion:reduce){*{animation:none!important}}\n"
    css += rows.colors
    text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(svg(width))" height="\(svg(height))" \
      viewBox="0 0 \(svg(width)) \(svg(height))" role="img">
      <title>\(svgEscaped(title)), played step by step</title>
      <style>\(css)</style>
      <rect class="paper" x=".5" y=".5" width="\(svg(width - 1))" height="\(svg(height - 1))" rx="10"/>
      <circle cx="20" cy="15" r="5" fill="#ff5f57"/><circle cx="38" cy="15" r="5" fill="#febc2e"/>\
      <circle cx="56" cy="15" r="5" fill="#28c840"/>
      <g transform="translate(\(svg(Self.margin)) \(svg(Self.frameTop)))">
      \(body)\(pointer.shapes)</g>
      </svg>

      """
  }

  /// Draws each version of each row, and groups the versions by the scenes that show them.
  private mutating func drawRows() -> [Interval: [String]] {
    var drawn: [Interval: [String]] = [:]
    for y in 0..<size.height {
      let cells = y * size.width..<(y + 1) * size.width
      let versions = scenes.map { Array($0.canvas.cells[cells]) }
      var start = 0
      for end in 1...scenes.count where end == scenes.count || versions[end] != versions[start] {
        drawn[Interval(start: start, end: end), default: []]
          .append(rows.draw(versions[start], at: y))
        start = end
      }
    }
    return drawn
  }

  /// Returns the CSS that shows the rows of an interval only during its scenes.
  private func animation(_ interval: Interval) -> String {
    let isLast = interval.end == scenes.count
    var frames = ""
    if interval.start > 0 { frames += "0%{visibility:hidden}" }
    frames += "\(timeline.percent(ofScene: interval.start)){visibility:visible}"
    if !isLast { frames += "\(timeline.percent(ofScene: interval.end)){visibility:hidden}" }
    return """
      @keyframes \(interval.name){\(frames)}
      .\(interval.name){\(isLast ? "" : "visibility:hidden;")\
      animation:\(interval.name) \(svg(timeline.end))s step-end infinite}

      """
  }

  private var pointer: SVGPointer {
    let (width, height) = SVGRows.cell
    let taps = scenes.indices.dropFirst().compactMap { index in
      scenes[index].tap.map { tap in
        SVGPointer.Tap(
          time: timeline.starts[index], x: (Double(tap.x) + 0.5) * width,
          y: (Double(tap.y) + 0.6) * height)
      }
    }
    let start = (Double(size.width) * width * 0.6, Double(size.height) * height * 0.6)
    return SVGPointer(taps: taps, start: start, timeline: timeline)
  }
}

/// The times at which the scenes of a recording start, in seconds.
struct SVGTimeline {
  /// The start of each scene, followed by the end of the last one.
  private(set) var starts = [0.0]

  init(_ durations: [Double]) {
    for duration in durations { starts.append(end + duration) }
  }

  var end: Double { starts[starts.count - 1] }

  func percent(_ time: Double) -> String { svg(time / end * 100) + "%" }

  func percent(ofScene index: Int) -> String { percent(starts[index]) }
}
