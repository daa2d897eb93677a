/// A link or an image leads somewhere: in the book, the README, and what a code host shows.
struct LinksCheck: ReadingCheck {
  let name = "links"
  let claim = "Links and images within the workbook lead somewhere."

  func faults(in edition: Edition) -> [Fault] {
    edition.markdown.flatMap { path in
      ProseLinks(path, in: edition).links.compactMap { link in
        let problem: String
        if !edition.exists(link.path) {
          problem = "leads to \(link.target), which is not there."
        } else if let heading = link.heading, link.path.hasSuffix(".md"),
          !ProseLinks(link.path, in: edition).headings.contains(heading)
        {
          problem = "leads to \(link.target), a heading that is not there."
        } else {
          return nil
        }
        return Fault(path, line: link.line, problem, command: "sed -n \(link.line)p \(path)")
      }
    }
  }
}
