import WorkbookCore

/// A check that the author has replaced each placeholder that `workbook new` wrote.
struct DraftsCheck: StaticCheck {
  /// The start of a placeholder, such as `«write: the story»`.
  static let marker = "«write"

  let name = "drafts"
  let claim = "No «write: …» placeholder is left."

  func violations(in workspace: AuthoringWorkspace) -> [Violation] {
    let readme = workspace.isNarrowed ? [] : ["README.md", AuthoringWorkspace.landingPagePath]
    let paths = workspace.chapters.flatMap { files(of: $0, in: workspace) } + readme
    return paths.flatMap { path -> [Violation] in
      guard let text = workspace.text(path), text.contains(Self.marker) else { return [] }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      // The README explains the placeholders. The README's own placeholders are in its table of
      // chapters.
      let hasPlaceholder = { (line: Substring) in
        line.contains(Self.marker) && (path != "README.md" || line.hasPrefix("|"))
      }
      return lines.enumerated().filter { hasPlaceholder($1) }.map { index, line in
        let task = line.firstMatch(of: /«write:? ?([^»]*)/).map { String($0.1) } ?? ""
        return Violation(
          path, line: index + 1, "is still to be written: \(task)",
          command: "grep -n '\(Self.marker)' \(path)")
      }
    }
  }

  private func files(of chapter: Chapter, in workspace: AuthoringWorkspace) -> [String] {
    let folders = [".stubs", "Solutions", "Tests", "Sources/Demos"].flatMap {
      workspace.files(in: "\($0)/\(chapter.folder)")
    }
    return [chapter.contentsPath, chapter.prosePath] + folders
  }
}
