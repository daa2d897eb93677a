/// The shapes in a figure, as SVG elements.
///
/// All numbers are rounded to tenths, and nothing depends on the machine, so the same shapes always
/// produce the same bytes.
struct SVGCanvas {
  private(set) var marks: [String] = []

  /// Adds the shapes from another canvas on top of this canvas.
  mutating func add(_ other: SVGCanvas) {
    marks += other.marks
  }

  /// Adds a box with rounded corners.
  mutating func box(
    _ style: String, x: Double, y: Double, width: Double, height: Double, radius: Double = 8
  ) {
    marks.append(
      "<rect class=\"\(style)\" x=\"\(number(x))\" y=\"\(number(y))\" width=\"\(number(width))\""
        + " height=\"\(number(height))\" rx=\"\(number(radius))\"/>")
  }

  /// Adds a line of text with its baseline at `y`.
  mutating func text(_ text: String, _ style: String, x: Double, y: Double) {
    guard !text.isEmpty else { return }
    marks.append(
      "<text class=\"\(style)\" x=\"\(number(x))\" y=\"\(number(y))\">"
        + "\(Self.escaped(text))</text>")
  }

  /// Adds a line through the given points, with rounded corners.
  mutating func line(_ style: String, _ points: [(x: Double, y: Double)], radius: Double = 8) {
    guard let first = points.first, let last = points.last else { return }
    var path = "M\(number(first.x)) \(number(first.y))"
    for index in points.indices.dropFirst().dropLast() {
      let corner = points[index]
      let before = moved(from: corner, toward: points[index - 1], by: radius)
      let after = moved(from: corner, toward: points[index + 1], by: radius)
      path += "L\(number(before.x)) \(number(before.y))"
      path += "Q\(number(corner.x)) \(number(corner.y)) \(number(after.x)) \(number(after.y))"
    }
    path += "L\(number(last.x)) \(number(last.y))"
    marks.append("<path class=\"\(style)\" d=\"\(path)\"/>")
  }

  /// The direction of an arrow.
  enum Direction {
    case down, right, up, left
  }

  /// Adds the head of an arrow.
  mutating func head(_ style: String, x: Double, y: Double, _ direction: Direction = .down) {
    let (a, b) =
      switch direction {
      case .down: ((x - 4, y - 5), (x + 4, y - 5))
      case .right: ((x - 5, y - 4), (x - 5, y + 4))
      case .up: ((x - 4, y + 5), (x + 4, y + 5))
      case .left: ((x + 5, y - 4), (x + 5, y + 4))
      }
    let path = [a, (x, y), b].map { "\(number($0.0)) \(number($0.1))" }.joined(separator: "L")
    marks.append("<path class=\"\(style)\" d=\"M\(path)\"/>")
  }

  /// Adds a dot.
  mutating func dot(_ style: String, x: Double, y: Double, radius: Double = 4) {
    marks.append(
      "<circle class=\"\(style)\" cx=\"\(number(x))\" cy=\"\(number(y))\" r=\"\(number(radius))\"/>"
    )
  }

  private func moved(
    from point: (x: Double, y: Double), toward other: (x: Double, y: Double), by distance: Double
  ) -> (x: Double, y: Double) {
    let (dx, dy) = (other.x - point.x, other.y - point.y)
    let length = max(dx.magnitude, dy.magnitude)
    guard length > 0 else { return point }
    let part = min(distance, length / 2) / length
    return (point.x + dx * part, point.y + dy * part)
  }

  /// Returns a number with at most one decimal digit.
  private func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    let (whole, tenth) = (tenths.magnitude / 10, tenths.magnitude % 10)
    return (tenths < 0 ? "-" : "") + "\(whole)" + (tenth == 0 ? "" : ".\(tenth)")
  }

  /// Returns a string for use in XML, with special characters escaped and invalid characters
  /// replaced.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      case "\n", "\t": String(Character(scalar))
      default:
        scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF
          ? " " : String(Character(scalar))
      }
    }.joined()
  }
}
