import WorkbookCore

/// A check that each recording belongs to a listing in its chapter, and that the recordings stay
/// small.
struct RecordingsCheck: StaticCheck {
  /// The maximum total size of a chapter's recordings, in bytes. Compressed, they have about a
  /// twentieth of their size.
  static let byteLimit = 1_000_000

  let name = "recordings"
  let claim = "Each recording belongs to a listing in its chapter, and recordings are small."

  func violations(in workspace: AuthoringWorkspace) -> [Violation] {
    workspace.chapters.flatMap { chapter -> [Violation] in
      let files = workspace.files(in: chapter.liveFolder)
        .filter { $0.hasSuffix(".json") && !$0.hasSuffix("/outline.json") }
      let prose = workspace.text(chapter.prosePath) ?? ""
      let hidden = files.filter { path in
        let listing = path.split(separator: "/").last?.dropLast(".json".count) ?? ""
        return !prose.contains("Listings.swift \(listing) -->")
      }
      let bytes = files.reduce(0) { $0 + (workspace.text($1)?.utf8.count ?? 0) }
      let problems = hidden.map {
        Violation(
          $0, "is the recording of a listing that \(chapter.prosePath) doesn't show.",
          command: "grep -n '<!-- listing' \(chapter.prosePath)")
      }
      guard bytes > Self.byteLimit else { return problems }
      return problems + [
        Violation(
          chapter.liveFolder, "has \(bytes) bytes of recordings, more than \(Self.byteLimit).",
          command: "wc -c \(chapter.liveFolder)/*")
      ]
    }
  }
}
