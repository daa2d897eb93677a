/// The light and dark versions of an SVG figure.
///
/// The SVG file contains both versions, and a browser shows the one for the system's appearance. On
/// the site, readers can choose the appearance, so dark mode uses a separate file whose name ends
/// in `~dark`.
struct Figure {
  private static let opening = "@media (prefers-color-scheme:dark){\n"
  private static let closing = "\n}</style>"

  /// The light version.
  let light: String
  /// The dark version.
  let dark: String

  /// Splits a figure into its two versions, or returns `nil` if it has only one.
  init?(svg: String) {
    guard let opening = svg.range(of: Self.opening),
      let closing = svg[opening.upperBound...].range(of: Self.closing)
    else { return nil }
    let (before, after) = (svg[..<opening.lowerBound], svg[closing.upperBound...])
    light = before + "</style>" + after
    dark = before + svg[opening.upperBound..<closing.lowerBound] + "\n</style>" + after
  }
}
