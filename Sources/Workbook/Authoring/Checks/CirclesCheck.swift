import WorkbookCore

/// A check that the folders of each of the companion's modules can be read in some order, in which each
/// one only needs those before it.
struct CirclesCheck: StaticCheck {
  let name = "circles"
  let claim = "The folders of the companion's modules don't depend on each other in circles."

  /// The folder that contains the modules' folders.
  private static let companion = "Sources/Workbook"

  func violations(in workspace: AuthoringWorkspace) -> [Violation] {
    guard !workspace.isNarrowed else { return [] }
    return workspace.names(in: Self.companion).flatMap { module -> [Violation] in
      let root = "\(Self.companion)/\(module)"
      let files = workspace.files(in: root).filter { $0.hasSuffix(".swift") }.map {
        FolderCircles.File(
          path: String($0.dropFirst(root.count + 1)), source: workspace.text($0) ?? "")
      }
      return FolderCircles(files).circles.map { Violation(root, problem($0)) }
    }
  }

  private func problem(_ circle: [FolderCircles.Reference]) -> String {
    let parts = circle.map { reference in
      "\(reference.file) uses \(reference.name) of "
        + (reference.folder.isEmpty ? "the module's own folder" : reference.folder)
    }
    return "has folders with circular dependencies: \(parts.joined(separator: "; "))."
  }
}
