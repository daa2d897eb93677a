import WorkbookCore

/// Nothing of what `workbook new` leaves to the author is left.
struct DraftsCheck: StaticCheck {
  /// What stands where the author has to write: `«write: the story»`.
  static let mark = "«write"

  let name = "drafts"
  let claim = "Nothing is still to be written."

  func violations(in workspace: AuthoringWorkspace) -> [Violation] {
    let readme = workspace.isNarrowed ? [] : ["README.md", AuthoringWorkspace.landingPagePath]
    let paths = workspace.chapters.flatMap { files(of: $0, in: workspace) } + readme
    return paths.flatMap { path -> [Violation] in
      guard let text = workspace.text(path), text.contains(Self.mark) else { return [] }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      // The README tells of the mark; what is to be written there is in its table.
      let isToBeWritten = { (line: Substring) in
        line.contains(Self.mark) && (path != "README.md" || line.hasPrefix("|"))
      }
      return lines.enumerated().filter { isToBeWritten($1) }.map { index, line in
        let task = line.firstMatch(of: /«write:? ?([^»]*)/).map { String($0.1) } ?? ""
        return Violation(
          path, line: index + 1, "is still to be written: \(task)",
          command: "grep -n '\(Self.mark)' \(path)")
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
