import Foundation
import Testing
import WorkbookEngine

@testable import WorkbookAuthoring

/// Tests of the small exercises in the prose: their source, their copies, their answers, and the run of
/// their programs.
@Suite struct LineQuestionTests {
  let workbook: SmallWorkbook
  let prose = "Chapters/01-Lights.md"
  let source = "Tests/01-Lights/LightsQuestions.swift"

  init() throws {
    workbook = try SmallWorkbook()
    workbook[source] = """
      // complete: bulb
      struct Bulb {
        var isOn = true
        // or: var isOn: Bool
        //   doesn't compile: missing argument
        // or: let isOn = false
        //   shows: dark
      }
      // run
      // uses: switch
      func bulb() -> String { Bulb().isOn ? "bright" : "dark" }
      // shows: bright
      // end

      // order: evening
      func evening() -> String {
        // lines
        let lamp = Lamp()
        lamp.tap()
        let text = lamp.text
        // end of lines
        return text
      }
      // shows: bright
      // end
      """
    workbook[prose] =
      (workbook[prose] ?? "").replacing(
        "## Exercises",
        with: """
          **Before you go on (1):** which bulb shines?

          <!-- complete: \(source) bulb -->
          ```swift
          ```

          **Before you go on (2):** in which order?

          <!-- order: \(source) evening -->
          ```swift
          ```

          ## Answers

          1. C: it's on.
             - A: it's off.
             - B: it needs an argument.
          2. A, C, B: the tap comes first.

          ## Exercises
          """)
    _ = try Sync(workbook.workspace).listings()
  }

  private func question(_ kind: LineQuestion.Kind, _ name: String) throws -> LineQuestion {
    try #require(LineQuestion(kind, name, in: workbook[source] ?? ""))
  }

  @Test func `sync shows a listing without the line, and the candidates in another order`() {
    #expect(workbook.violations(ListingsCheck()) == [])
    #expect(
      workbook[prose]?.contains(
        """
        ```swift
        // \(source)
        struct Bulb {
          // A, B, or C?
        }

        let isOn = false  // A
        var isOn = true  // B
        var isOn: Bool  // C
        ```
        """) == true)
  }

  @Test func `sync shows the lines to put in order below the listing`() {
    #expect(
      workbook[prose]?.contains(
        """
        func evening() -> String {
          // A to C, in which order?
          return text
        }

        lamp.tap()  // A
        let lamp = Lamp()  // B
        let text = lamp.text  // C
        ```
        """) == true)
  }

  @Test func `an answer with other letters than the question is reported`() {
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
        " asks about bulb without a number in the paragraph above.",
        " asks about evening, but there is no answer 2.",
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

  @Test func `a question that lacks a part can't be copied`() {
    workbook.replace("  //   shows: dark\n", with: "", in: source)
    #expect(
      workbook.violations(ListingsCheck()).map { $0.drop { $0 != " " } } == [
        " names bulb, which isn't in \(source)."
      ])
  }

  @Test func `there is a program for each candidate, and for each order`() throws {
    let bulb = try question(.completion, "bulb")
    #expect(bulb.programs.map(\.letters) == ["B", "C", "A"])
    #expect(bulb.uses == ["switch"])
    #expect(bulb.programs.last?.code.contains("  let isOn = false") == true)
    #expect(
      try question(.ordering, "evening").programs.map(\.letters) == [
        "B, A, C", "B, C, A", "A, B, C", "A, C, B", "C, B, A", "C, A, B",
      ])
  }

  // MARK: Running

  /// Returns the violations if the programs show texts. A text that begins with `error` is a message of the
  /// compiler.
  private func violations(_ texts: [String]) async throws -> [String] {
    let (violations, count) = try await CandidatesRun().violations(in: workbook.workspace) {
      program in
      let (source, test) = (program.source, program.test)
      #expect(program.allowsWarnings)
      #expect(source.contains("struct Switch {}"))
      var errors = ""
      var output = ""
      for (index, text) in texts.enumerated() where source.contains("struct Program\(index) {") {
        let line = source.prefix(
          upTo: source.firstRange(of: "struct Program\(index) {")!.lowerBound
        )
        .count { $0 == "\n" }
        if text.hasPrefix("error") {
          errors += "Program.swift:\(line + 2):1: \(text)\n"
        } else {
          #expect(test.contains("await Program\(index)()"))
          output += "program \(index): \(text)\n"
        }
      }
      guard errors.isEmpty else { throw ProgramFault("It doesn't compile:\n\(errors)") }
      return output
    }
    #expect(count == 9)
    return violations.map { String($0.problem.drop { $0 != "," }) }
  }

  private let sound = [
    "bright", "error: missing argument for parameter", "dark",
    "bright", "dark", "error: no lamp", "error: no lamp", "error: no lamp", "error: no lamp",
  ]

  @Test func `programs that do what their source states are sound`() async throws {
    #expect(try await violations(sound) == [])
  }

  @Test func `a candidate that does something else is reported`() async throws {
    var texts = sound
    texts[0] = "dim"
    texts[1] = "error: no bulb"
    texts[2] = "error: no bulb"
    #expect(
      try await violations(texts) == [
        ", whose answer B shows: dim.", ", whose answer C doesn't compile: no bulb.",
        ", whose answer A doesn't compile: no bulb.",
      ])
  }

  @Test func `a second right order is reported`() async throws {
    var texts = sound
    texts[5] = "bright"
    #expect(
      try await violations(texts) == [
        ", whose answer A, B, C isn't the answer, but has its result, bright."
      ])
  }

  @Test func `a program that stops the run is reported alone`() async throws {
    let (violations, _) = try await CandidatesRun().violations(in: workbook.workspace) {
      program in
      if program.source.contains("  let isOn = false") { throw ProgramFault("It trapped.") }
      return program.test.matches(of: #/program (\d+): /#).map { "program \($0.1): bright\n" }.joined()
    }
    #expect(
      violations.map(\.problem).filter { $0.hasSuffix("It trapped.") } == [
        "has the question bulb, whose answer A can't be compiled and run. It trapped."
      ])
  }

  @Test func `errors that belong to no program are reported once`() async throws {
    let (violations, _) = try await CandidatesRun().violations(in: workbook.workspace) { _ in
      throw ProgramFault("It doesn't compile:\nProgram.swift:1:1: error: no kit")
    }
    #expect(violations.map(\.path) == [source])
    #expect(violations.first?.problem.contains("no kit") == true)
  }
}
