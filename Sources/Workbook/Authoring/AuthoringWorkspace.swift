import Foundation
import WorkbookCommandLine
import WorkbookCore

/// The workbook as its author sees it: the files in a folder, and the table of contents that they
/// have to follow.
struct AuthoringWorkspace: Sendable {
  /// Where the files are.
  let package: WorkbookPackage
  /// All chapters, in order.
  let contents: [Chapter]
  /// The chapters that are looked at: all of them, or the one that was asked for.
  private(set) var chapters: [Chapter]
  /// The commands that the prose can mention.
  let commands: [Command]
  /// Whether one chapter alone is looked at.
  private(set) var isNarrowed = false

  /// The workbook in a folder.
  init(
    _ package: WorkbookPackage, contents: [Chapter] = TableOfContents.chapters,
    commands: [Command] = []
  ) {
    self.package = package
    self.contents = contents
    self.commands = commands
    chapters = contents
  }

  /// The workbook of a session.
  init(_ session: Session) {
    self.init(session.package, contents: session.chapters, commands: session.commands)
  }

  /// The same workbook, of which one chapter alone is looked at.
  ///
  /// - Returns: `nil` when the table of contents has no such chapter.
  func narrowed(to folder: String) -> AuthoringWorkspace? {
    var narrowed = self
    narrowed.chapters = contents.filter { $0.folder == folder }
    narrowed.isNarrowed = true
    return narrowed.chapters.isEmpty ? nil : narrowed
  }

  /// The exercises that are looked at, in order.
  var exercises: [Exercise] { chapters.flatMap(\.exercises) }

  // MARK: Files

  /// Whether there is a file or folder.
  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: package.url(path).path)
  }

  /// What a file says, or nothing when it cannot be read.
  func text(_ path: String) -> String? {
    try? String(contentsOf: package.url(path), encoding: .utf8)
  }

  /// The names in a folder, sorted, without those that start with a dot.
  func names(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: package.url(folder).path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The paths of all files in a folder and the folders in it, sorted, without those that start
  /// with a dot.
  func files(in folder: String) -> [String] {
    names(in: folder).flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      let isFolder = try? package.url(path).resourceValues(forKeys: [.isDirectoryKey]).isDirectory
      return isFolder == true ? files(in: path) : [path]
    }
  }

  /// The folders of chapters that there are, whatever the table of contents says.
  var chapterFolders: [String] {
    let folders = ["Exercises", "Solutions", "Tests"].flatMap(names)
    let prose = names(in: "Chapters").filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }
    return Set(folders + prose).filter { $0.contains(#/^\d+-/#) }.sorted()
  }

  /// The catalogs of wrong answers.
  var wrongAnswerCatalogs: [String] { exercises.map(\.wrongAnswersPath).filter(exists) }

  /// All Markdown that is checked: the prose, the catalogs of wrong answers, the other pages of the
  /// book, and what a code host shows to contributors.
  var markdown: [String] {
    guard !isNarrowed else { return prose + wrongAnswerCatalogs }
    let beside = files(in: "Chapters").filter { $0.hasSuffix(".md") && !prose.contains($0) }
    let host = files(in: ".github").filter { $0.hasSuffix(".md") }
    return prose + wrongAnswerCatalogs + beside + host
  }

  /// What sets an editor, a code host and continuous integration up.
  var settings: [String] {
    [".github", ".devcontainer", ".vscode"].flatMap(files).filter { path in
      [".yml", ".yaml", ".json"].contains { path.hasSuffix($0) }
    }
  }

  /// The prose that is looked at: each chapter's, and the README with all of them.
  var prose: [String] {
    (isNarrowed ? [] : ["README.md"]) + chapters.map(\.prosePath)
  }
}
