import WorkbookCommandLine
import WorkbookCore

/// A new chapter, with its files and its lines in the table of contents, the manifest, the README,
/// and the first page of the book.
struct NewChapter: Sendable {
  private let workspace: AuthoringWorkspace
  private let title: String
  private let exercises: [String]

  /// Creates a chapter that follows the last one.
  ///
  /// - Parameters:
  ///   - workspace: The workbook.
  ///   - title: The title, such as `Lists of models`.
  ///   - exercises: The names of the chapter's exercises. A module needs a file, so if there are no
  ///     names, the chapter gets an exercise with a name such as `FirstListsOfModels`. It also gets a
  ///     catch exercise, such as `ListsOfModelsCheck`.
  init(in workspace: AuthoringWorkspace, title: String, exercises: [String] = []) {
    self.workspace = workspace
    self.title = title
    self.exercises = exercises
  }

  /// Writes the chapter.
  ///
  /// - Returns: The files that were created or changed.
  /// - Throws: ``UsageError`` if a name can't be used or a file exists, or ``SetUpError`` if a list
  ///   that the chapter has to be added to is missing. In both cases, nothing is written.
  func write() throws -> [WrittenFile] {
    let module = title.upperCamelCased
    guard module.isTypeName, !title.contains(#/["\\|`\n]/#) else {
      throw UsageError(
        "\"\(title)\" can't be made into a module name. Use words, such as \"Bindings\".")
    }
    // Chapters that were added since this program was compiled exist only on disk.
    let folders = workspace.contents.map(\.folder) + workspace.chapterFolders
    guard !folders.contains(where: { Chapter.module(of: $0) == module }) else {
      throw UsageError("The chapter \(module) already exists. Choose another title.")
    }
    let number = (folders.compactMap { Int($0.prefix { $0.isNumber }) }.max() ?? 0) + 1
    let folder = (number < 10 ? "0" : "") + "\(number)-\(module)"
    let chapter = Chapter(folder, title: title, goal: "", [])
    var transaction = FileTransaction(workspace)
    try addFiles(of: chapter, to: &transaction)
    try addLines(for: chapter, to: &transaction)
    let names = exercises.isEmpty ? ["First\(module)"] : exercises
    for (index, name) in names.enumerated() {
      try NewExercise(in: workspace, name: name)
        .add(to: &transaction, chapter: chapter, number: index + 1)
    }
    try NewExercise(in: workspace, name: "\(module)Check", kind: .test)
      .add(to: &transaction, chapter: chapter, number: names.count + 1)
    return try transaction.write()
  }

  private func addFiles(of chapter: Chapter, to transaction: inout FileTransaction) throws {
    let skeleton = ChapterSkeleton(chapter: chapter)
    let tests = "Tests/\(chapter.folder)/\(chapter.module)"
    try transaction.create(chapter.contentsPath, skeleton.contents)
    try transaction.create(chapter.prosePath, skeleton.prose)
    try transaction.create("\(tests)Listings.swift", skeleton.listings)
    try transaction.create("\(tests)ProseTests.swift", skeleton.proseTests)
    try transaction.create(chapter.demo.appPath, skeleton.demo)
    try transaction.create(chapter.demo.scriptPath, skeleton.demoScript)
  }

  private func addLines(for chapter: Chapter, to transaction: inout FileTransaction) throws {
    try transaction.change("Package.swift", in: "list of chapters") {
      $0.appending("  \"\(chapter.folder)\"", toListBetween: "let allChapters = [", and: "]")
    }
    let contents = "Sources/Workbook/Contents/TableOfContents.swift"
    try transaction.change(contents, in: "list of chapters") {
      $0.appending(
        "    .\(chapter.module.lowercasingFirstLetter)",
        toListBetween: "  package static let chapters: [Chapter] = [", and: "  ]")
    }
    let skeleton = ChapterSkeleton(chapter: chapter)
    try transaction.change(AuthoringWorkspace.landingPagePath, in: "list of chapters") { text in
      text.inserting(skeleton.item) { $0.contains(/^- \[.*\]\(\d/) }
        ?? text.inserting("\n\(skeleton.item)") { $0 == "### Chapters" }
    }
    let row = skeleton.row
    try transaction.change("README.md", in: "table of chapters") { text in
      text.inserting(row) { $0.hasPrefix("| [") && $0.contains("](Chapters/") }
        ?? text.inserting(row) { $0.hasPrefix("| ---") }
    }
  }
}
