import Foundation
import Testing

@testable import WorkbookGrading

/// A change that someone makes to a file.
struct Edit: Sendable {
  let name: String
  let change: @Sendable (String) -> String

  init(_ name: String, _ change: @escaping @Sendable (String) -> String) {
    (self.name, self.change) = (name, change)
  }
}

/// Tests of how a filled-in file is read.
@Suite struct ExamReaderTests {
  let paper: ExamPaper

  init() throws { paper = try .sample() }

  private func names(_ text: String) throws -> [[String]] {
    try ExamReader.names(in: AnswerText(Data(text.utf8)).content, of: paper)
  }

  private func change(_ text: String) -> String? {
    do {
      _ = try names(text)
      return nil
    } catch {
      return (error as? ExamReader.Change)?.description ?? "\(error)"
    }
  }

  /// Returns the file with something in its first brackets.
  private func withFirst(_ inside: String) -> String {
    paper.rendered { $0 == 0 ? inside : "" }
  }

  /// The number of the first line with brackets.
  private var firstLine: Int {
    1
      + paper.text.prefix(upTo: paper.text.firstRange(of: "let event1_1")!.lowerBound).count {
        $0 == "\n"
      }
  }

  @Test func `an untouched file has question marks`() throws {
    #expect(try names(paper.text) == Array(repeating: ["?"], count: 12))
  }

  @Test func `all names are read in order`() throws {
    #expect(try names(paper.solved) == paper.key)
  }

  @Test(
    arguments: [
      Edit("Windows line endings") { $0.replacing("\n", with: "\r\n") },
      Edit("old line endings") { $0.replacing("\n", with: "\r") },
      Edit("a byte order mark") { "\u{FEFF}" + $0 },
      Edit("spaces at the ends of lines") { $0.replacing("\n", with: " \t\n") },
      Edit("empty lines at the end") { $0 + "\n \n\n" },
      Edit("no line ending at the end") { String($0.dropLast()) },
    ])
  func `editors can change line endings and invisible spaces`(
    edit: Edit
  ) throws {
    #expect(try names(edit.change(paper.solved)) == paper.key, "\(edit.name)")
  }

  @Test(arguments: [
    ("", []), (" ", []), (#""A""#, ["A"]), (#" "A" ,"B" "#, ["A", "B"]),
    (#""A", "B","#, ["A", "B"]),
    ("\n  \"A\",\n  \"B\",\n", ["A", "B"]), (#""A","A""#, ["A", "A"]), (#""""#, [""]),
  ])
  func `brackets contain names in any layout`(inside: String, expected: [String]) throws {
    #expect(try names(withFirst(inside))[0] == expected)
  }

  @Test(arguments: [
    "A", #""A" "B""#, #""A" + "B""#, #","#, #""A",,"B""#, #""\(secret)""#, #""A\n""#, "\"A\nB\"",
    #"["A"]"#, #""A" /* or */"#, #"name()"#, #""A"; "#, ##"#"A"#"##, #""A"#, "“A”",
    "\u{202E}\"A\"", "\u{A0}\"A\"",
  ])
  func `code in brackets is refused`(inside: String) throws {
    #expect(
      change(withFirst(inside))?.hasPrefix(
        "Line \(firstLine) is invalid: “let event1_1") == true)
  }

  @Test func `a bracket that ends early is a change`() {
    #expect(
      change(withFirst(#""A"], skips: []); let x = (["#))?.hasPrefix(
        "Line \(firstLine) was changed outside the brackets.") == true)
  }

  @Test func `a changed program is refused, with the line and what it was`() throws {
    let line = try #require(paper.text.split(separator: "\n").first { $0.contains("struct ") })
    let number = 1 + paper.text.prefix(upTo: line.startIndex).count { $0 == "\n" }
    #expect(
      change(
        paper.solved.replacing(
          line, with: line.replacing("struct", with: "class"), maxReplacements: 1))
        == "Line \(number) was changed outside the brackets. Original: “\(line)”. Submitted: "
        + "“\(line.replacing("struct", with: "class"))”.")
  }

  @Test(
    arguments: [
      Edit("an empty line") { $0.replacing("\n// Program 1", with: "\n\n// Program 1") },
      Edit("another indentation") { $0.replacing("//     struct", with: "//    struct") },
      Edit("another type") {
        $0.replacing("let event2_1: (runs: [String]", with: "let event2_1: (runs: [Any]")
      },
      Edit("a bidirectional control") {
        $0.replacing("// Program 2", with: "// Program 2\u{202E}")
      },
      Edit("an invisible character") { $0.replacing("// Program 2", with: "// Pro\u{200B}gram 2") },
      Edit("another spelling of the name") { $0.replacing("Ada", with: "Ada\u{301}") },
      Edit("code at the end") { $0 + "print(1)\n" },
      Edit("a missing end") { String($0.dropLast(30)) },
      Edit("nothing") { _ in "" },
    ])
  func `any other change is refused`(edit: Edit) {
    let text = edit.change(paper.solved)
    #expect(text != paper.solved)
    #expect(change(text) != nil, "\(edit.name)")
  }

  @Test func `the message names what was added, and where the missing end starts`() {
    let lines = paper.solved.count { $0 == "\n" }
    #expect(
      change("\(paper.solved)exit(0)\n")
        == "Line \(lines + 1) and everything after it were added: “exit(0)”.")
    #expect(
      change("// swift-format-ignore-file\n")
        == "The end of the file is missing, starting with this line: “// Exam for Ada Doe (11)”.")
  }

  @Test func `a message shows invisible characters`() {
    let message = change(paper.solved.replacing("// Program 2", with: "// Program 2\u{202E}"))
    #expect(message?.contains("Submitted: “// Program 2⟨U+202E⟩”.") == true)
  }

  @Test func `a file says whose it is`() throws {
    #expect(ExamReader.identifier(in: Data(paper.text.utf8)) == paper.identifier)
    #expect(ExamReader.identifier(in: Data("// nothing".utf8)) == nil)
  }
}
