import WorkbookCore

/// `Package.swift` lists the chapters of the table of contents, in the same order.
///
/// The list there is literal, because SwiftPM caches the manifest and does not see new folders.
struct ManifestCheck: StaticCheck {
  let name = "manifest"
  let claim = "Package.swift lists the chapters of the table of contents."

  func violations(in workspace: AuthoringWorkspace) -> [Violation] {
    let manifest = "Package.swift"
    guard let text = workspace.text(manifest), let listed = Self.chapters(in: text) else {
      return [Violation(manifest, "has no list that begins with: let allChapters = [")]
    }
    let expected = workspace.contents.map(\.folder)
    guard listed != expected else { return [] }
    return [
      Violation(
        manifest,
        "lists the chapters \(listed.inWords), the table of contents has \(expected.inWords).",
        command: "grep -A \(expected.count + 1) allChapters Package.swift")
    ]
  }

  /// The chapters that a manifest lists.
  static func chapters(in manifest: String) -> [String]? {
    guard let list = manifest.firstMatch(of: /let allChapters = \[([^\]]*)\]/) else { return nil }
    return list.1.matches(of: /"([^"]+)"/).map { String($0.1) }
  }
}

extension [String] {
  /// `a`, `a and b`, `a, b and c`; `none`.
  var inWords: String {
    switch count {
    case 0: "none"
    case 1: self[0]
    default: dropLast().joined(separator: ", ") + " and " + self[count - 1]
    }
  }
}
