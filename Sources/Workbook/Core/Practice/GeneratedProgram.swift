/// A program that the workbook has generated, together with the code that runs it on the kit.
package struct GeneratedProgram: Sendable {
  /// A function that compiles a program, runs it on the kit, and returns what it printed.
  ///
  /// It throws ``SetUpError`` if programs can't be run here.
  package typealias Run = @Sendable (GeneratedProgram) async throws -> String

  /// The source code.
  package let source: String
  /// Code to append to the source. It contains one test, which runs the program and prints what it does.
  package let test: String
  /// Whether the program may compile with warnings.
  package let allowsWarnings: Bool

  /// Creates a program.
  package init(_ source: String, test: String, allowsWarnings: Bool = false) {
    self.source = source
    self.test = test
    self.allowsWarnings = allowsWarnings
  }
}
