import WorkbookCore

/// A figure can be seen by everybody: in light and in dark, on a phone, and by those who listen.
struct FiguresCheck: StaticCheck {
  /// The width of a narrow phone's screen, in points, without what stands beside the figure.
  static let phoneWidth = 360

  let name = "figures"
  let claim = "Each chapter has two figures or more, with words for them, fit for phone and dark."

  func violations(in workspace: AuthoringWorkspace) -> [Violation] {
    let few = workspace.chapters.compactMap { chapter -> Violation? in
      let count = Set(ProseLinks(chapter.prosePath, in: workspace).images.map(\.path)).count
      guard count < 2 else { return nil }
      return Violation(
        chapter.prosePath, "has \(count == 1 ? "one figure" : "no figures"); two are the least.",
        command: "grep -n '](.*svg)' \(chapter.prosePath)")
    }
    let images = workspace.markdown.flatMap { path in
      ProseLinks(path, in: workspace).images.map { (path, $0) }
    }
    let silent = images.filter { $1.alternative.isEmpty }.map { path, image in
      Violation(
        path, line: image.line, "shows \(image.path) without words for who does not see it.",
        command: "sed -n \(image.line)p \(path)")
    }
    let drawings = Set(images.map(\.1.path)).filter { $0.hasSuffix(".svg") }.sorted()
    return few + silent + drawings.flatMap { violations(of: $0, in: workspace) }
  }

  private func violations(of path: String, in workspace: AuthoringWorkspace) -> [Violation] {
    // One that is missing is found with the links.
    guard let svg = workspace.text(path) else { return [] }
    var problems: [String] = []
    if Figure(svg: svg) == nil { problems.append("has one appearance for light and dark.") }
    if !svg.contains("<title>") { problems.append("has no title.") }
    let width = svg.firstMatch(of: #/<svg [^>]*\bwidth="(\d+)"/#).flatMap { Int($0.1) }
    if width.map({ $0 > Self.phoneWidth }) ?? true {
      problems.append("is wider than a phone, which has \(Self.phoneWidth) points.")
    }
    return problems.map { Violation(path, $0, command: "head -c 2000 \(path)") }
  }
}
