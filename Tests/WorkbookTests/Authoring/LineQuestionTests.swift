import Foundation
import Testing
import WorkbookEngine

@testable import WorkbookAuthoring

/// Tests of the small exercises in the prose: their source, their copies, and the run of their programs.
@Suite struct LineQuestionTests {
  let workbook: SmallWorkbook
  let prose = SmallWorkbook.prose
  let source = SmallWorkbook.questions

  init() throws { workbook = try .withQuestions() }

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
    #expect(bulb.uses == [.init(name: "switch", line: 10)])
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
      return program.test.matches(of: #/program (\d+): /#).map { "program \($0.1): bright\n" }
        .joined()
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
