import Foundation
import WorkbookCore
import WorkbookProcesses

extension AnswerJudge {
  /// Compiles a program, runs it on the kit, and returns what it printed.
  ///
  /// - Throws: ``ProgramFault`` if the program doesn't compile or its run doesn't succeed, and
  ///   ``SetUpError`` if programs can't be built here.
  package func output(of generated: GeneratedProgram) async throws -> String {
    let folder = WorkFolder.new(in: package.buildCache)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Program.swift")
    try writeFile(Data(generated.source.utf8), to: file)
    let exercise = Exercise(
      chapter: "00-Practice", number: 1, name: "Program", goal: "", points: 0, hints: [])
    let program = try await program(
      file, exercise, SuiteSource(path: "Tests/00-Practice/NoSuite.swift", content: Data()),
      appending: generated.test)
    defer { program.workspace.remove() }
    do {
      let output = try await program.compileAnswer(for: .own)
      if !generated.allowsWarnings, output.contains("warning:") {
        throw ProgramFault("It compiles with warnings:\n\(output)")
      }
      try await program.compileSuite(.own)
      try await program.link()
      let (run, end) = try await program.run(.all, limits: policy.limits.program)
      guard end.isSuccess, run.hasEnded, let test = run.progress.values.first else {
        throw ProgramFault("Its run doesn't succeed:\n\(end.text)")
      }
      return test.output
    } catch let failure as BuildFailure {
      throw ProgramFault("It doesn't compile:\n\(failure.output)")
    }
  }
}

/// An error for a program that the workbook has generated, and that doesn't work.
package struct ProgramFault: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
