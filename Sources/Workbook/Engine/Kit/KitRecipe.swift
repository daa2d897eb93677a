import Foundation
import WorkbookAudit

extension Kit {
  /// The commands that build an exercise. Each runs in a folder with an answer and its suite.
  package struct Recipe: Sendable, Codable {
    /// The commands that compile an answer.
    package var answer: [[String]]
    /// The commands that write the module of a compiled answer.
    package var interface: [[String]]
    /// The commands that compile a suite.
    package var suite: [[String]]
    /// The commands that link the program, or the library that the kit's loader runs.
    package var program: [[String]]
    /// The linker options that the kit's loader covers, or `nil` if the kit has no loader.
    var loadedOptions: Set<String>?
    /// The compiler driver's description of the toolchain.
    package var toolchain: String

    /// The commands that compile an answer and also write its module, including the bodies of its
    /// functions.
    var answerWithModule: [[String]] {
      answer.map { $0 + ["-emit-module-path", "\(Placeholder.answerModule).swiftmodule"] }
    }

    /// The commands that write the type-checked syntax tree of an answer.
    var answerTree: [[String]] { answer.map { Recipe.describing($0, to: "answer.json") } }

    /// The commands that write the type-checked syntax tree of a suite.
    var suiteTree: [[String]] { suite.map { Recipe.describing($0, to: "suite.json") } }
  }

  /// The placeholders in a recipe. They stand for names that differ between exercises.
  package enum Placeholder {
    /// The placeholder for the name of the answer's module.
    package static let answerModule = "WorkbookAnswerModule"
    /// The placeholder for the path of the answer.
    package static let answerPath = "WorkbookAnswerPath.swift"
    /// The placeholder for the name of the suite's module.
    package static let suiteModule = "WorkbookSuiteModule"
    /// The placeholder for the path of the suite.
    package static let suitePath = "WorkbookSuitePath.swift"
  }
}

extension Kit.Recipe {
  private typealias Placeholder = Kit.Placeholder

  /// Asks the driver for the commands that build an exercise.
  ///
  /// - Parameters:
  ///   - folder: The final folder of the kit.
  ///   - toolchain: The toolchain.
  ///   - directory: The temporary folder that currently contains the kit.
  init(for folder: URL, asking toolchain: Toolchain, from directory: URL) async throws {
    let flags =
      KitFlags.common + [
        "-default-isolation", "MainActor", "-enable-testing", "-I", folder.path, "-I", ".",
      ]
    answer = try await toolchain.steps(
      for: flags + KitFlags.answer + [
        "-module-name", Placeholder.answerModule, "-c", Placeholder.answerPath, "-o", "answer.o",
      ], in: directory)
    interface = try await toolchain.steps(
      for: flags + KitFlags.interface + [
        "-module-name", Placeholder.answerModule, Placeholder.answerPath,
        "-emit-module-path", "\(Placeholder.answerModule).swiftmodule",
      ], in: directory)
    suite = try await toolchain.steps(
      for: flags + KitFlags.package + [
        "-module-name", Placeholder.suiteModule, "-c", Placeholder.suitePath, "-o", "suite.o",
      ], in: directory)
    program = Self.withoutTemporaryFiles(
      try await toolchain.steps(
        for: KitFlags.link + [
          "answer.o", "suite.o", folder.appending(path: "TestProgram.o").path,
          folder.appending(path: Kit.libraryName).path, "-lTesting", "-Xlinker", "-rpath",
          "-Xlinker", folder.path, "-o", "program",
        ], in: directory))
    self.toolchain = toolchain.description
  }

  /// Returns the steps with one change: the temporary file that passes data between link steps is
  /// replaced by a file in the work folder.
  private static func withoutTemporaryFiles(_ steps: [[String]]) -> [[String]] {
    guard let extract = steps.first(where: { $0[0].hasSuffix("autolink-extract") }),
      let index = extract.firstIndex(of: "-o"), index + 1 < extract.count
    else { return steps }
    let temporary = extract[index + 1]
    return steps.map { $0.map { $0.replacing(temporary, with: "program.autolink") } }
  }

  /// Returns the command that writes a file's syntax tree, given the command that compiles the
  /// file.
  private static func describing(_ command: [String], to output: String) -> [String] {
    var described: [String] = []
    var words = command[...]
    while let word = words.popFirst() {
      switch word {
      case "-c": described += ["-dump-ast", "-dump-ast-format", "json", "-suppress-warnings"]
      case "-o":
        words = words.dropFirst()
        described += ["-o", output]
      case Placeholder.answerPath, Placeholder.suitePath: described += ["-primary-file", word]
      case "-strict-memory-safety": continue
      default: described.append(word)
      }
    }
    return described
  }
}

/// The compiler's and linker's flags for the kit, answers, and suites.
enum KitFlags {
  /// The compiler flags for all modules.
  static let common = [
    "-swift-version", "6", "-Onone", "-wmo", "-parse-as-library", "-no-emit-module-separately-wmo",
  ]

  /// The compiler flags for suites and for the kit's own modules, which form a package.
  static let package = ["-package-name", "workbook"]

  /// The compiler flags for answers. They turn on the warnings about memory safety, which the audit
  /// reads.
  static let answer = MemorySafety.flags

  /// The compiler flags for an answer's module.
  ///
  /// A module without function bodies doesn't reveal the type behind `some View`. So answers with
  /// the same declarations have the same module and share a compiled suite.
  static let interface = [
    "-Xfrontend", "-experimental-skip-non-inlinable-function-bodies", "-suppress-warnings",
    "-avoid-emit-module-source-info", "-emit-module",
  ]

  /// The linker flags. The toolchain's own linker is faster than the system's.
  static var link: [String] {
    #if os(Linux)
      ["-use-ld=lld"]
    #else
      []
    #endif
  }
}
