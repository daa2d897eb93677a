import WorkbookCore

/// A check that every file belongs to a chapter or an exercise in the table of contents.
struct StrayFilesCheck: StaticCheck {
  let name = "strays"
  let claim = "Each file belongs to an exercise or a chapter in the table of contents."

  func violations(in workspace: AuthoringWorkspace) -> [Violation] {
    let strays = answers(in: workspace) + suites(in: workspace) + prose(in: workspace)
    guard workspace.isNarrowed else { return strays }
    let folders = workspace.chapters.map(\.folder)
    return strays.filter { stray in folders.contains { stray.path.contains("/\($0)") } }
  }

  private func answers(in workspace: AuthoringWorkspace) -> [Violation] {
    ["Exercises", "Solutions", ".stubs"].flatMap { folder in
      let expected = Set(workspace.contents.flatMap(\.exercises).map { $0.answerPath(in: folder) })
      return workspace.files(in: folder)
        .filter { !expected.contains($0) }
        .map { stray($0, "isn't an exercise in the table of contents.") }
    }
  }

  private func suites(in workspace: AuthoringWorkspace) -> [Violation] {
    workspace.contents.flatMap { chapter in
      let folder = "Tests/\(chapter.folder)"
      let wrongAnswers = workspace.names(in: "\(folder)/WrongAnswers")
        .map { "\(folder)/WrongAnswers/\($0)" }
        .filter { path in !chapter.exercises.contains { $0.wrongAnswersPath == path } }
        .map { stray($0, "isn't the catalog of an exercise in this chapter.") }
      let suites = workspace.names(in: folder).map { "\(folder)/\($0)" }
        .filter { path in !chapter.exercises.contains { $0.suitePath == path } }
        .filter { workspace.text($0)?.contains(#/@Suite\(.*\.exercise\b/#) == true }
        .map { stray($0, "doesn't grade an exercise in this chapter.") }
      return wrongAnswers + suites
    } + folders(in: "Tests", workspace) + folders(in: "Sources/Demos", workspace)
  }

  private func prose(in workspace: AuthoringWorkspace) -> [Violation] {
    let chapters = Set(workspace.contents.map(\.prosePath))
    let shown = Set(
      workspace.bookPages.flatMap { ProseLinks($0, in: workspace).links }.map(\.path))
    let recordings =
      workspace.contents.map { "\($0.liveFolder)/" } + Topic.allCases.map(PracticeRecordings.path)
    return workspace.files(in: "Chapters").filter { path in
      !chapters.contains(path) && !recordings.contains { path.hasPrefix($0) }
    }.compactMap { path in
      switch path.split(separator: ".").last {
      case "md": path.isNumbered ? stray(path, "isn't a chapter in the table of contents.") : nil
      default: shown.contains(path) ? nil : stray(path, "isn't shown on any page.")
      }
    }
  }

  /// Returns a violation for each numbered folder that doesn't belong to any chapter.
  private func folders(in parent: String, _ workspace: AuthoringWorkspace) -> [Violation] {
    workspace.names(in: parent).map { "\(parent)/\($0)" }
      .filter { path in
        path.isNumbered && !workspace.contents.contains { path.hasSuffix("/\($0.folder)") }
      }
      .map { stray($0, "isn't a chapter in the table of contents.") }
  }

  private func stray(_ path: String, _ problem: String) -> Violation {
    Violation(path, problem, command: "ls \(path)")
  }
}

extension String {
  /// Whether the last component of the path starts with a number, as the name of a chapter's folder
  /// does.
  fileprivate var isNumbered: Bool { split(separator: "/").last?.first?.isNumber == true }
}
