import WorkbookCommandLine
import WorkbookCore

/// A chapter that is still to be written: its files, with all names right, and its places in the
/// table of contents, the manifest, the README and the first page of the book.
struct NewChapter: Sendable {
  private let edition: Edition
  private let title: String
  private let exercises: [String]

  /// A chapter after the last one.
  ///
  /// - Parameters:
  ///   - edition: The workbook.
  ///   - title: What it is called: `Lists of models`.
  ///   - exercises: The names of its exercises. A module needs a file, so there is at least one;
  ///     it is called `FirstListsOfModels` when none is named.
  init(in edition: Edition, title: String, exercises: [String] = []) {
    self.edition = edition
    self.title = title
    self.exercises = exercises
  }

  /// Writes the chapter.
  ///
  /// - Returns: What was written.
  /// - Throws: ``UsageError`` when a name will not do or a file is there already, ``SetUpError``
  ///   when there is no place for a line; nothing has been written then.
  func write() throws -> [AuthoredFile] {
    let module = title.inCapitals
    guard module.isTypeName, !title.contains(#/["\\|`\n]/#) else {
      throw UsageError(
        "\"\(title)\" gives no name for a module. Use words, such as \"Bindings\".")
    }
    // What was begun since this was compiled stands on disk only.
    let folders = edition.contents.map(\.folder) + edition.chapterFolders
    guard !folders.contains(where: { Chapter.module(of: $0) == module }) else {
      throw UsageError("There is a chapter \(module) already. Choose another title.")
    }
    let number = (folders.compactMap { Int($0.prefix { $0.isNumber }) }.max() ?? 0) + 1
    let folder = (number < 10 ? "0" : "") + "\(number)-\(module)"
    let chapter = Chapter(folder, title: title, goal: "", [])
    var manuscript = Manuscript(edition)
    try addFiles(of: chapter, to: &manuscript)
    try addLines(for: chapter, to: &manuscript)
    for (index, name) in (exercises.isEmpty ? ["First\(module)"] : exercises).enumerated() {
      try NewExercise(in: edition, name: name)
        .add(to: &manuscript, chapter: chapter, number: index + 1)
    }
    return try manuscript.write()
  }

  private func addFiles(of chapter: Chapter, to manuscript: inout Manuscript) throws {
    let skeleton = ChapterSkeleton(chapter: chapter)
    let tests = "Tests/\(chapter.folder)/\(chapter.module)"
    try manuscript.create(chapter.contentsPath, skeleton.contents)
    try manuscript.create(chapter.prosePath, skeleton.prose)
    try manuscript.create("\(tests)Listings.swift", skeleton.listings)
    try manuscript.create("\(tests)ProseTests.swift", skeleton.proseTests)
    try manuscript.create(chapter.demo.appPath, skeleton.demo)
    try manuscript.create(chapter.demo.scriptPath, skeleton.demoScript)
  }

  private func addLines(for chapter: Chapter, to manuscript: inout Manuscript) throws {
    try manuscript.change("Package.swift", in: "list of chapters") {
      $0.appending("  \"\(chapter.folder)\"", toListBetween: "let allChapters = [", and: "]")
    }
    let contents = "Sources/Workbook/Core/Contents/TableOfContents.swift"
    try manuscript.change(contents, in: "list of chapters") {
      $0.appending(
        "    .\(chapter.module.withSmallInitial)",
        toListBetween: "  public static let chapters: [Chapter] = [", and: "  ]")
    }
    let skeleton = ChapterSkeleton(chapter: chapter)
    try manuscript.change(Edition.bookPath, in: "list of chapters") { text in
      text.inserting(skeleton.item) { $0.contains(/^- \[.*\]\(\d/) }
        ?? text.inserting("\n\(skeleton.item)") { $0 == "### Chapters" }
    }
    let row = skeleton.row
    try manuscript.change("README.md", in: "table of chapters") { text in
      text.inserting(row) { $0.hasPrefix("| [") && $0.contains("](Chapters/") }
        ?? text.inserting(row) { $0.hasPrefix("| ---") }
    }
  }
}
