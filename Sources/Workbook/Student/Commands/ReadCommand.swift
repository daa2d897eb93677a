import WorkbookCommandLine
import WorkbookCore

extension Command {
  /// What do I have to know?
  package static let read = Command(
    "read", "Shows a chapter of the book, here in the terminal.", operands: ["[CHAPTER]"],
    discussion: """
      A long chapter is shown page by page, by the program that PAGER names, or by less. Without a \
      chapter it shows the one of the next exercise.
      """,
    examples: [
      .init("read", "The chapter that comes next."),
      .init("read 1", "By its number; its name will do too."),
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
        "\(chapter.prosePath) cannot be read. Get the workbook again; keep your Exercises.")
    }
    var console = session.console
    // Prose is hard to read in lines that go on and on.
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
