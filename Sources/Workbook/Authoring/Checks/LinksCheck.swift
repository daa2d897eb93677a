/// A check that no link or image is broken in the book, the README, and the pages for contributors.
struct LinksCheck: StaticCheck {
  let name = "links"
  let claim = "No link or image within the workbook is broken."

  func violations(in workspace: AuthoringWorkspace) -> [Violation] {
    workspace.markdown.flatMap { path in
      ProseLinks(path, in: workspace).links.compactMap { link in
        let problem: String
        if !workspace.exists(link.path) {
          problem = "links to \(link.target), which doesn't exist."
        } else if let anchor = link.anchor, link.path.hasSuffix(".md"),
          !ProseLinks(link.path, in: workspace).headings.contains(where: { $0.anchor == anchor })
        {
          problem = "links to \(link.target), a heading that doesn't exist."
        } else {
          return nil
        }
        return Violation(path, line: link.line, problem, command: "sed -n \(link.line)p \(path)")
      }
    }
  }
}
