import WorkbookCore

/// A check that `Package.swift` lists all chapters in the order of the table of contents.
///
/// The manifest spells the list out because SwiftPM caches the manifest and doesn't detect new folders.
struct ManifestCheck: StaticCheck {
  let name = "manifest"
  let claim = "Package.swift lists all chapters."

  func violations(in workspace: AuthoringWorkspace) -> [Violation] {
    let manifest = "Package.swift"
    guard let text = workspace.text(manifest), let listed = Self.chapters(in: text) else {
      return [Violation(manifest, "has no list that starts with: let allChapters = [")]
    }
    let expected = workspace.contents.map(\.folder)
    guard listed != expected else { return [] }
    return [
      Violation(
        manifest,
        "lists the chapters \(listed.inWords), but the table of contents has \(expected.inWords).",
        command: "grep -A \(expected.count + 1) allChapters Package.swift")
    ]
  }

  /// Returns the chapters that a manifest lists, or `nil` if it has no such list.
  static func chapters(in manifest: String) -> [String]? {
    guard let list = manifest.firstMatch(of: /let allChapters = \[([^\]]*)\]/) else { return nil }
    return list.1.matches(of: /"([^"]+)"/).map { String($0.1) }
  }
}

extension [String] {
  /// The list as English text: `a`, `a and b`, `a, b, and c`, or `none`.
  var inWords: String {
    switch count {
    case 0: "none"
    case 1, 2: joined(separator: " and ")
    default: dropLast().joined(separator: ", ") + ", and " + self[count - 1]
    }
  }
}
