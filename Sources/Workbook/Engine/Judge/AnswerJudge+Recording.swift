import Foundation
import WorkbookCore
import WorkbookProcesses

extension AnswerJudge {
  /// Compiles a program that records itself, runs it, and returns what it printed.
  ///
  /// - Parameters:
  ///   - source: The source code of the program.
  ///   - recorder: Code to add at its end, with one test, which runs and records the program.
  ///   - allowsWarnings: Whether the program may compile with warnings.
  /// - Throws: ``ProgramFault`` if the program doesn't compile or its run doesn't succeed, and
  ///   ``SetUpError`` if programs can't be built here.
  package func recording(
    of source: String, by recorder: String, allowsWarnings: Bool = false
  ) async throws -> String {
    let folder = WorkFolder.new(in: package.buildCache)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Program.swift")
    try writeFile(Data(source.utf8), to: file)
    let exercise = Exercise(
      chapter: "00-Practice", number: 1, name: "Program", goal: "", points: 0, hints: [])
    let program = try await program(
      file, exercise, SuiteSource(path: "Tests/00-Practice/NoSuite.swift", content: Data()),
      appending: recorder)
    defer { program.workspace.remove() }
    do {
      let output = try await program.compileAnswer(for: .own)
      if !allowsWarnings, output.contains("warning:") {
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

/// An error for a program that the workbook has made, and that doesn't work.
package struct ProgramFault: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
