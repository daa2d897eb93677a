import WorkbookCore

/// A check that each recording belongs to a listing in its chapter, that the recordings stay small, and
/// that the programs of the practice page are those that their seeds make.
struct RecordingsCheck: StaticCheck {
  /// The maximum total size of a chapter's recordings, in bytes. Compression reduces the size to
  /// about a twentieth.
  static let byteLimit = 1_000_000

  let name = "recordings"
  let claim = """
    Each recording belongs to a listing in its chapter, each listing that readers predict has a \
    recording, recordings are small, and the programs of the practice page are up to date.
    """

  func violations(in workspace: AuthoringWorkspace) -> [Violation] {
    listingViolations(in: workspace)
      + PracticeRecordings(workspace: workspace).problems.map { path, problem in
        Violation(path, problem, command: "swift run workbook figures practice")
      }
  }

  private func listingViolations(in workspace: AuthoringWorkspace) -> [Violation] {
    workspace.chapters.flatMap { chapter -> [Violation] in
      let files = workspace.files(in: chapter.liveFolder)
        .filter { $0.hasSuffix(".json") && !$0.hasSuffix("/outline.json") }
      let prose = workspace.text(chapter.prosePath) ?? ""
      let hidden = files.filter { path in
        let listing = path.split(separator: "/").last?.dropLast(".json".count) ?? ""
        return !prose.contains("Listings.swift \(listing) -->")
      }
      let unknown = Self.predictions(in: prose).filter { _, listing in
        !files.contains("\(Site.recordings)/\(listing).json")
      }
      let bytes = files.reduce(0) { $0 + (workspace.text($1)?.utf8.count ?? 0) }
      var problems = hidden.map {
        Violation(
          $0, "is the recording of a listing that \(chapter.prosePath) doesn't show.",
          command: "grep -n '<!-- listing' \(chapter.prosePath)")
      }
      problems += unknown.map { line, listing in
        Violation(
          "\(chapter.prosePath):\(line)",
          "asks readers to predict \(listing), which has no recording in this chapter.",
          command: "ls \(chapter.liveFolder)")
      }
      guard bytes > Self.byteLimit else { return problems }
      return problems + [
        Violation(
          chapter.liveFolder, "has \(bytes) bytes of recordings. The limit is \(Self.byteLimit).",
          command: "wc -c \(chapter.liveFolder)/*")
      ]
    }
  }

  /// Returns the listings that a chapter asks its readers to predict, each with its line number.
  private static func predictions(in prose: String) -> [(line: Int, listing: String)] {
    prose.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .compactMap { index, line in
        ProseParagraph.predictedListing(in: line).map { (index + 1, $0) }
      }
  }
}
