import Foundation
import Testing

@testable import WorkbookAuthorCommand
@testable import WorkbookAuthoring
@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookTestSupport

/// Tests of the arguments and folders that `workbook book` rejects.
@Suite struct BookCommandTests {
  let workbook: SmallWorkbook
  let transcript = Transcript()

  init() throws {
    workbook = try SmallWorkbook()
  }

  private func run(_ words: String...) async -> ExitCode {
    let session = Session(
      package: workbook.package, chapters: workbook.contents, console: transcript.console(),
      environment: ["PATH": workbook.package.url("bin").path], runTool: { _, _ in nil }
    ) { _ in FakeRunner() }
    return await Tool.author.run(["book"] + words, in: session)
  }

  private var complaint: String { transcript.errors.replacing("\n", with: " ") }

  @Test
  func `if docc isn't installed, the error says where to get it and how to read the chapters`()
    async
  {
    #expect(await run() == .brokenSetUp)
    #expect(complaint.hasPrefix("docc, which builds the book, is neither on the PATH nor next to"))
    #expect(complaint.contains("https://www.swift.org/install"))
    #expect(complaint.hasSuffix("swift run workbook read"))
  }

  @Test func `the book command doesn't replace a folder that contains unrelated files`() async {
    workbook["site/mine.txt"] = "mine"
    let folder = workbook.package.url("site").path
    #expect(await run("--output", folder) == .brokenSetUp)
    #expect(complaint.contains("contains something other than a book, so nothing was written."))
    #expect(workbook["site/mine.txt"] == "mine")
  }

  @Test func `the book command doesn't replace a file at the folder's path`() async {
    #expect(await run("--output", workbook.package.url("README.md").path) == .brokenSetUp)
    #expect(complaint.contains("isn't a folder. Name another folder with --output."))
  }

  @Test func `the book command can replace an earlier book or an empty folder`() throws {
    let small = try SmallSite()
    #expect(throws: Never.self) { try small.site.requireReplaceableFolder() }
    let empty = small.folder.appending(path: "empty")
    try makeFolder(empty)
    #expect(throws: Never.self) {
      try Site(folder: empty).requireReplaceableFolder()
    }
  }

  @Test(
    arguments: [
      (["9000"], "Unexpected argument \"9000\". Try: swift run workbook book --help"),
      (["--serve", "--output", "site"], "--output and --serve can't be combined."),
      (["--serve", "--check"], "--check and --serve can't be combined."),
      (["--serve", "lamp"], "\"lamp\" isn't a port. Use a whole number from 1 to 65535."),
      (["--serve", "65536"], "\"65536\" isn't a port. Use a whole number from 1 to 65535."),
      (["--serve", "0"], "\"0\" isn't a port. Use a whole number from 1 to 65535."),
      (["--address", "example.org"], "--address can't be \"example.org\". Use an address such as"),
      (["--serve", "--address", "https://a.org"], "--address and --serve can't be combined."),
      (
        ["--test-in-browser", "some"],
        "--test-in-browser can't be \"some\". Use sample or all."
      ),
    ])
  func `the book command rejects invalid arguments`(words: [String], complaint: String) async {
    let session = Session(
      package: workbook.package, chapters: workbook.contents, console: transcript.console(),
      environment: [:]
    ) { _ in FakeRunner() }
    #expect(await Tool.author.run(["book"] + words, in: session) == .wrongUse)
    #expect(self.complaint.hasPrefix(complaint))
  }
}
