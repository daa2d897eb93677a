import WorkbookCommandLine
import WorkbookCore

extension Command {
  /// The command that shows a chapter.
  package static let read = Command(
    "read", "Shows a chapter of the book in the terminal.", operands: ["[CHAPTER]"],
    discussion: """
      The command shows the chapter page by page, in the program named by PAGER, or in less if \
      PAGER isn't set. Without a chapter, it shows the chapter of the next exercise.
      """,
    examples: [
      .init("read", "The chapter of the next exercise."),
      .init("read 1", "A chapter by its number. Its name works as well."),
    ]
  ) { arguments, session in
    let chapter: Chapter?
    if let name = arguments.operands.first {
      chapter = try session.chapter(named: name)
    } else {
      let next = session.progress().next?.exercise.chapter
      chapter = session.chapters.first { $0.folder == next } ?? session.chapters.first
    }
    guard let chapter else { throw SetUpError("This workbook has no chapters.") }
    guard let prose = try? session.package.text(chapter.prosePath) else {
      throw SetUpError(
        "\(chapter.prosePath) can't be read. Download the workbook again, but keep your Exercises "
          + "folder.")
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
}
