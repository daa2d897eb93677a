import Foundation
import WorkbookCommandLine
import WorkbookCore

/// The workbook as its author sees it: the files of the package, and the table of contents that
/// they must match.
struct AuthoringWorkspace: Sendable {
  /// The package that contains the files.
  let package: WorkbookPackage
  /// All chapters, in order.
  let contents: [Chapter]
  /// The chapters to work on: all chapters, or only the one that the workspace is narrowed to.
  private(set) var chapters: [Chapter]
  /// The subcommands of `workbook` that the prose may mention.
  let commands: [Command]
  /// Whether the workspace is narrowed to one chapter.
  private(set) var isNarrowed = false

  /// Creates a workspace for a package.
  init(
    _ package: WorkbookPackage, contents: [Chapter], commands: [Command] = []
  ) {
    self.package = package
    self.contents = contents
    self.commands = commands
    chapters = contents
  }

  /// Creates a workspace for the workbook of a session.
  init(_ session: Session) {
    self.init(session.package, contents: session.chapters, commands: session.commands)
  }

  /// Returns the workspace narrowed to one chapter, or `nil` if the table of contents doesn't have
  /// that chapter.
  func narrowed(to folder: String) -> AuthoringWorkspace? {
    var narrowed = self
    narrowed.chapters = contents.filter { $0.folder == folder }
    narrowed.isNarrowed = true
    return narrowed.chapters.isEmpty ? nil : narrowed
  }

  /// The exercises of ``chapters``, in order.
  var exercises: [Exercise] { chapters.flatMap(\.exercises) }

  // MARK: Files

  /// Returns whether a file or folder exists.
  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: package.url(path).path)
  }

  /// Returns the text of a file, or `nil` if it can't be read.
  func text(_ path: String) -> String? {
    try? String(contentsOf: package.url(path), encoding: .utf8)
  }

  /// Returns the sorted names in a folder, without hidden files.
  func names(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: package.url(folder).path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Returns the sorted paths of all files in a folder and its subfolders, without hidden files.
  func files(in folder: String) -> [String] {
    names(in: folder).flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      let isFolder = try? package.url(path).resourceValues(forKeys: [.isDirectoryKey]).isDirectory
      return isFolder == true ? files(in: path) : [path]
    }
  }

  /// The folders of all chapters on disk, including those that aren't in the table of contents.
  var chapterFolders: [String] {
    let folders = ["Exercises", "Solutions", "Tests"].flatMap(names)
    let prose = names(in: "Chapters").filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }
    return Set(folders + prose).filter { $0.contains(#/^\d+-/#) }.sorted()
  }

  /// The paths of the catalogs of wrong answers.
  var wrongAnswerCatalogs: [String] { exercises.map(\.wrongAnswersPath).filter(exists) }

  /// The Markdown files to check: the prose, the catalogs of wrong answers, and the pages for
  /// contributors.
  var markdown: [String] {
    let pages = isNarrowed ? [] : files(in: ".github").filter { $0.hasSuffix(".md") }
    return prose + wrongAnswerCatalogs + pages
  }

  /// The settings files for editors, the code host, and continuous integration, which run commands.
  var settingsFiles: [String] {
    [".github", ".devcontainer", ".vscode"].flatMap(files).filter { path in
      [".yml", ".yaml", ".json"].contains { path.hasSuffix($0) }
    }
  }

  /// The prose of ``chapters`` and, unless the workspace is narrowed, the README and the other
  /// pages of the book.
  var prose: [String] {
    let paths = chapters.map(\.prosePath)
    return isNarrowed ? paths : ["README.md"] + paths + bookPages.filter { !paths.contains($0) }
  }
}
