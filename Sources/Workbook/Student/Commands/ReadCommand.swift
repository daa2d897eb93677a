import Foundation
import WorkbookCommandLine
import WorkbookCore

extension Command {
  /// The command that shows a chapter.
  package static let read = Command(
    "read", "Shows a chapter of the book in the terminal.", operands: ["[CHAPTER|PAGE]"],
    discussion: """
      The command shows the chapter page by page, in the program named by PAGER, or in less if \
      PAGER isn't set. Without a chapter, it shows the chapter of the next exercise.

      The book's other pages are known by the names of their files, such as Glossary.
      """,
    examples: [
      .init("read", "The chapter of the next exercise."),
      .init("read 1", "A chapter by its number. Its name works as well."),
      .init("read glossary", "Another page of the book."),
    ]
  ) { arguments, session in
    let path = try path(of: arguments.operands.first, in: session)
    guard let prose = try? session.package.text(path) else {
      throw SetUpError(
        "\(path) can't be read. Download the workbook again, but keep your Exercises folder.")
    }
    var console = session.console
    // Long lines make prose hard to read.
    console.width = min(console.width, 100)
    let lines = Markdown(console: console).lines(of: prose)
    if console.isTerminal {
      try session.page(lines.joined(separator: "\n") + "\n")
    } else {
      console.print(lines)
    }
    return .done
  }

  /// Returns the path of the chapter or the page with the given name or, without a name, that of the
  /// next exercise's chapter.
  private static func path(of name: String?, in session: Session) throws -> String {
    if let name {
      return try page(named: name, in: session) ?? session.chapter(named: name).prosePath
    }
    let next = session.progress().next?.exercise.chapter
    guard
      let chapter = session.chapters.first(where: { $0.folder == next }) ?? session.chapters.first
    else { throw SetUpError("This workbook has no chapters.") }
    return chapter.prosePath
  }

  /// Returns the path of the book's page whose file has the given name, or `nil` if there is none.
  private static func page(named name: String, in session: Session) -> String? {
    let file = name.split(separator: "/").last.map(String.init) ?? name
    let wanted = (file.hasSuffix(".md") ? file : file + ".md").lowercased()
    let folder = session.package.url("Chapters")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.sorted().first { $0.lowercased() == wanted }.map { "Chapters/\($0)" }
  }
}
