import Foundation
import Testing

@testable import WorkbookAuthoring
@testable import WorkbookCommandLine
@testable import WorkbookStudent
@testable import WorkbookTestSupport

@Suite struct FigureTests {
  @Test func `a figure is split into a light and a dark appearance`() throws {
    let figure = try #require(Figure(svg: SmallWorkbook.figure))
    #expect(figure.light.contains("<style>.lamp{fill:#fff}\n</style>\n<rect class=\"lamp\"/>"))
    #expect(!figure.light.contains("#000"))
    #expect(
      figure.dark.contains(".lamp{fill:#fff}\n.lamp{fill:#000}\n</style>\n<rect class=\"lamp\"/>"))
    #expect(!figure.dark.contains("@media"))
  }

  @Test func `a figure with only one appearance can't be split`() {
    #expect(Figure(svg: "<svg><style>.lamp{fill:#fff}</style></svg>") == nil)
  }
}

/// Tests of `workbook figures`, in which fake tests write the given files.
@Suite struct FiguresCommandTests {
  let workbook: SmallWorkbook
  let transcript = Transcript()
  let lamp = "Chapters/01-Lights-lamp.svg"
  let off = "Chapters/01-Lights-off.svg"

  init() throws {
    workbook = try SmallWorkbook()
    // Otherwise, a figure may be drawn within the same tick of the file system's clock.
    for figure in [lamp, off] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 0)],
        ofItemAtPath: workbook.package.url(figure).path)
    }
  }

  private func run(
    _ words: String..., writing files: [String: String], isPassed: Bool = true
  ) async -> ExitCode {
    let session = Session(
      package: workbook.package, chapters: workbook.contents, console: transcript.console(),
      environment: [:]
    ) { _ in FakeRunner() }
    let figures = Command.figures { package, filter, chapter in
      #expect(chapter == (words.isEmpty ? nil : "01-Lights"))
      #expect(filter == "^(Lights)Tests\\.(Lights)(Prose|Live)Tests/")
      for (path, text) in files { try package.write(Data(text.utf8), to: path) }
      return (isPassed, "✘ it shines")
    }
    return await Tool(overview: .overview, commands: [figures])
      .run(["figures"] + words, in: session)
  }

  @Test func `the figures command lists the figures that were out of date`() async {
    let files = [lamp: SmallWorkbook.figure, off: SmallWorkbook.figure + "\n"]
    #expect(await run("1", writing: files) == .done)
    #expect(
      transcript.lines.dropFirst() == [
        "✓ \(off) was updated.", "2 figures drawn.",
      ])
  }

  @Test func `the figures command lists no figures if all of them are up to date`() async {
    let files = [lamp: SmallWorkbook.figure, off: SmallWorkbook.figure]
    #expect(await run(writing: files) == .done)
    #expect(transcript.lines.last == "2 figures drawn; all were up to date.")
  }

  @Test func `a figure that no test draws is reported`() async {
    #expect(await run(writing: [lamp: SmallWorkbook.figure]) == .notYet)
    #expect(transcript.lines.contains("✗ \(off) isn't drawn by any test."))
  }

  @Test func `if drawing the figures fails, the failed tests are shown`() async {
    #expect(await run(writing: [:], isPassed: false) == .brokenSetUp)
    #expect(transcript.errors.hasSuffix("✘ it shines"))
  }
}
