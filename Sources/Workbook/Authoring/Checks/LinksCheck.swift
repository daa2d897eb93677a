/// A link or an image leads somewhere: in the book, the README, and what a code host shows.
struct LinksCheck: StaticCheck {
  let name = "links"
  let claim = "Links and images within the workbook lead somewhere."

  func violations(in workspace: AuthoringWorkspace) -> [Violation] {
    workspace.markdown.flatMap { path in
      ProseLinks(path, in: workspace).links.compactMap { link in
        let problem: String
        if !workspace.exists(link.path) {
          problem = "leads to \(link.target), which is not there."
        } else if let heading = link.heading, link.path.hasSuffix(".md"),
          !ProseLinks(link.path, in: workspace).headings.contains(heading)
        {
          problem = "leads to \(link.target), a heading that is not there."
        } else {
          return nil
        }
        return Violation(path, line: link.line, problem, command: "sed -n \(link.line)p \(path)")
      }
    }
  }
}
