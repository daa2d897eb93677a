import WorkbookCore

/// A check that readers can use the figures in light and dark appearance, on a phone, and with a
/// screen reader.
struct FiguresCheck: StaticCheck {
  /// The width available for a figure on a narrow phone, in points.
  static let phoneWidth = 360

  let name = "figures"
  let claim =
    "Each chapter has two or more figures that fit a phone, support dark mode, and have "
    + "alternative text."

  func violations(in workspace: AuthoringWorkspace) -> [Violation] {
    let few = workspace.chapters.compactMap { chapter -> Violation? in
      let count = Set(ProseLinks(chapter.prosePath, in: workspace).images.map(\.path)).count
      guard count < 2 else { return nil }
      return Violation(
        chapter.prosePath, "has \(count == 1 ? "one figure" : "no figures"). Draw at least two.",
        command: "grep -n '](.*svg)' \(chapter.prosePath)")
    }
    let images = workspace.markdown.flatMap { path in
      ProseLinks(path, in: workspace).images.map { (path, $0) }
    }
    let undescribed = images.filter { $1.alternativeText.isEmpty }.map { path, image in
      Violation(
        path, line: image.line, "shows \(image.path) without alternative text.",
        command: "sed -n \(image.line)p \(path)")
    }
    let drawings = Set(images.map(\.1.path)).filter { $0.hasSuffix(".svg") }.sorted()
    return few + undescribed + drawings.flatMap { violations(of: $0, in: workspace) }
  }

  private func violations(of path: String, in workspace: AuthoringWorkspace) -> [Violation] {
    // The links check reports missing files.
    guard let svg = workspace.text(path) else { return [] }
    var problems: [String] = []
    if Figure(svg: svg) == nil { problems.append("has no dark appearance.") }
    if !svg.contains("<title>") { problems.append("has no title.") }
    let width = svg.firstMatch(of: #/<svg [^>]*\bwidth="(\d+)"/#).flatMap { Int($0.1) }
    if width.map({ $0 > Self.phoneWidth }) ?? true {
      problems.append("is wider than \(Self.phoneWidth) points, the width of a phone.")
    }
    return problems.map { Violation(path, $0, command: "head -c 2000 \(path)") }
  }
}
