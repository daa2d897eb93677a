/// The figure of a story in one appearance.
///
/// The file carries both, and an `<img>` shows that of the system. A reader of the site may choose
/// another than the system's; DocC then shows the file whose name ends in `~dark`.
struct Figure {
  private static let opening = "@media (prefers-color-scheme:dark){\n"
  private static let closing = "\n}</style>"

  /// The figure in light.
  let light: String
  /// The figure in dark.
  let dark: String

  /// The two appearances of a figure.
  ///
  /// - Returns: `nil` when it has only one.
  init?(svg: String) {
    guard let opening = svg.range(of: Self.opening),
      let closing = svg[opening.upperBound...].range(of: Self.closing)
    else { return nil }
    let (before, after) = (svg[..<opening.lowerBound], svg[closing.upperBound...])
    light = before + "</style>" + after
    dark = before + svg[opening.upperBound..<closing.lowerBound] + "\n</style>" + after
  }
}
