import Testing

@testable import WorkbookAuthoring

/// Tests of the check that the book shows each question about lines, with its answer.
@Suite struct QuestionsCheckTests {
  let workbook: SmallWorkbook
  let prose = SmallWorkbook.prose
  let source = SmallWorkbook.questions

  init() throws { workbook = try .withQuestions() }

  /// Whether the book shows a question with the name `bulb`.
  private var bookShowsBulb: Bool {
    BookPage(prose, in: workbook.workspace, kit: KitNames([], extendedModules: []))
      .markdown.contains("```swift complete \(source) bulb\n")
  }

  private let comment = "<!-- complete: \(SmallWorkbook.questions) bulb -->"

  @Test func `an answer whose letters differ from the question's is reported`() {
    #expect(
      workbook.violations(QuestionsCheck()).map { $0.drop { $0 != " " } } == [
        " answers question 1, about bulb, with C instead of B.",
        " answers question 2, about evening, with A, C, B instead of B, A, C.",
      ])
    workbook.replace("1. C:", with: "1. B:", in: prose)
    workbook.replace("2. A, C, B:", with: "2. B, A, C:", in: prose)
    #expect(
      workbook.violations(QuestionsCheck()).map { $0.drop { $0 != " " } } == [
        " gives reasons against A and B in answer 1, about bulb, instead of A and C."
      ])
    workbook.replace("   - B:", with: "   - C:", in: prose)
    #expect(workbook.violations(QuestionsCheck()) == [])
  }

  @Test func `a question without an answer or without a number is reported`() {
    workbook.replace("2. A", with: "3. A", in: prose)
    workbook.replace("**Before you go on (1):** which", with: "Which", in: prose)
    #expect(
      workbook.violations(QuestionsCheck()).map { $0.drop { $0 != " " } } == [
        " asks about bulb, but the paragraph above doesn't begin with \"**Before you go on (1)\" or "
          + "another number.",
        " asks question 2, about evening, but the answer in this position has another number. The book "
          + "numbers answers by position, so an answer whose number differs from its position isn't found.",
      ])
  }

  @Test func `lines that are shown in the right order are reported`() {
    workbook.replace("let lamp = Lamp()", with: "a()", in: source)
    workbook.replace("lamp.tap()", with: "b()", in: source)
    #expect(
      workbook.violations(QuestionsCheck()).contains {
        $0.hasSuffix("shows the lines of evening in the right order.")
      })
  }

  @Test func `a question that the book shows isn't reported`() {
    workbook.correctAnswers()
    #expect(bookShowsBulb)
    #expect(workbook.violations(QuestionsCheck()) == [])
    workbook.replace(
      comment, with: "<!-- only in the repository -->\nRun it.\n\n\(comment)", in: prose)
    #expect(bookShowsBulb)
    #expect(workbook.violations(QuestionsCheck()) == [])
  }

  @Test(arguments: [
    ("a sentence between the comment and the block", "COMMENT\n\nChoose a line.\n\n"),
    ("a sentence in the comment's paragraph", "COMMENT\nChoose a line.\n\n"),
    ("another comment", "COMMENT\n<!-- only in the repository -->\n\n"),
    ("no blank line above the comment", "Choose a line.\nCOMMENT\n"),
  ])
  func `a question that the book doesn't show is reported`(reason: String, replacement: String)
    throws
  {
    workbook.correctAnswers()
    let text = replacement.replacing("COMMENT", with: comment)
    workbook.replace("\(comment)\n", with: text, in: prose)
    let lines = try #require(workbook[prose]).split(
      separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0 == comment }) + 1
    #expect(!bookShowsBulb)
    #expect(
      workbook.violations(QuestionsCheck()) == [
        "\(prose):\(line) has a comment for a question that the book doesn't show. Put the comment "
          + "directly above the question's block, with a blank line above the comment."
      ])
  }

  @Test func `the number of a question has to be in the paragraph directly above`() {
    workbook.correctAnswers()
    workbook.replace(comment, with: "Choose a line.\n\n\(comment)", in: prose)
    #expect(
      workbook.violations(QuestionsCheck()).map { $0.drop { $0 != " " } } == [
        " asks about bulb, but the paragraph above doesn't begin with \"**Before you go on (1)\" or "
          + "another number."
      ])
  }

  @Test func `answers are numbered by position, as in the book`() {
    workbook.correctAnswers()
    workbook.replace("2. B, A, C:", with: "3. B, A, C:", in: prose)
    workbook.replace("go on (2)", with: "go on (3)", in: prose)
    #expect(
      workbook.violations(QuestionsCheck()).map { $0.drop { $0 != " " } } == [
        " asks question 3, about evening, but the list has only 2 answers. The book numbers answers by "
          + "position."
      ])
  }

  @Test func `a listing that a question uses has to exist`() {
    workbook.correctAnswers()
    let listings = "Tests/01-Lights/LightsListings.swift"
    workbook.replace("// uses: switch", with: "// uses: switch swich", in: source)
    #expect(
      workbook.violations(QuestionsCheck()) == [
        "\(source):10 uses swich, but that isn't the name of a listing in the chapter. Its listings "
          + "are: switch."
      ])
    workbook.replace("// listing: switch", with: "// Light.", in: listings)
    #expect(
      workbook.violations(QuestionsCheck()) == [
        "\(source):10 uses switch, but that isn't the name of a listing in the chapter. It has no "
          + "listings.",
        "\(source):10 uses swich, but that isn't the name of a listing in the chapter. It has no "
          + "listings.",
      ])
  }
}
