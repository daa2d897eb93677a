import Foundation
import WorkbookAudit
import WorkbookCore
import WorkbookProcesses

/// The program that runs the tests of every answer on Linux.
///
/// Linking a complete program for each answer takes the linker a long time, because it searches
/// Foundation and the testing library for every symbol. Instead, an answer and its suite are linked
/// as a library without looking up symbols in other libraries. The loader is linked once, with all
/// libraries that the kit uses. It loads the answer's library from its own folder, and the dynamic
/// linker resolves the symbols. If an answer imports something else, its library is linked with
/// that.
///
/// On other platforms, a complete program is linked for each answer.
package struct Loader {
  /// The name of the program that runs an answer's tests.
  package static let programName = "program"
  /// The name of the library that contains an answer and its suite.
  private static let libraryName = "program.so"

  /// Returns the files in an answer's folder that a run needs: the program, and its library unless
  /// the program is complete.
  package static func filesToRun(in folder: URL) -> [URL] {
    let library = folder.appending(path: libraryName)
    let hasLibrary = FileManager.default.fileExists(atPath: library.path)
    return [folder.appending(path: programName)] + (hasLibrary ? [library] : [])
  }

  /// The linker's flags for an answer's library. With `now`, the library doesn't load if a symbol
  /// is missing.
  static let flags = [
    "-shared", "--eh-frame-hdr", "-z", "now", "-soname", libraryName, "-o", libraryName, "-lc",
  ]

  /// The driver's arguments, besides its own, that link the loader with an answer's library and the
  /// kit. The loader finds both in its own folder.
  static let programArguments = [
    libraryName, "-L.", "-l:\(Kit.libraryName)", "-Xlinker", "-rpath", "-Xlinker", "$ORIGIN",
  ]

  /// The command that the driver uses to link a complete program.
  private let driverCommand: [String]
  private let linker: URL
  /// The object file that registers an image with the Swift runtime.
  private let registration: String
  private let libraryFolder: String
  private let kit: URL

  /// Creates a loader from the steps that link a complete program. Returns `nil` if the platform's
  /// programs aren't linked in this way, or the toolchain has no linker of its own.
  ///
  /// - Parameters:
  ///   - steps: The driver's steps.
  ///   - kit: The final folder of the kit.
  init?(_ steps: [[String]], kit: URL) {
    #if os(Linux)
      guard let command = steps.last, steps.count == 2,
        let registration = command.first(where: { $0.hasSuffix("/swiftrt.o") }),
        let index = command.firstIndex(of: "-L"), index + 1 < command.count
      else { return nil }
      let linker = URL(filePath: command[0]).deletingLastPathComponent().appending(path: "ld.lld")
      guard FileManager.default.isExecutableFile(atPath: linker.path) else { return nil }
      driverCommand = command
      self.linker = linker
      self.registration = registration
      libraryFolder = command[index + 1]
      self.kit = kit
    #else
      return nil
    #endif
  }

  /// Links the loader.
  ///
  /// - Parameters:
  ///   - folder: The folder with the kit's library, to which the loader is written.
  ///   - options: The linker options for all libraries that the kit uses.
  /// - Returns: The steps that link an answer's library.
  /// - Throws: ``SetUpError`` if the linker fails.
  func build(in folder: URL, options: Set<String>) async throws -> [[String]] {
    let answerFiles = [
      "answer.o", "suite.o", kit.appending(path: "TestProgram.o").path,
      kit.appending(path: Kit.libraryName).path, "@program.autolink",
    ]
    let command = driverCommand.filter { !answerFiles.contains($0) }
    // The C library has parts that every library needs for itself. Ask for the folders it's in.
    let plan = try await run(command + ["TestProgram.o", "-###"], in: folder)
    let folders = shellWords(String(plan.split(separator: "\n").last ?? ""))
      .filter { $0.hasPrefix("-L") }
    let linkLibrary = [linker.path] + Self.flags + folders + [registration]
    // In place of an answer's library, this one defines the entry point.
    _ = try await run(linkLibrary + ["TestProgram.o"], in: folder)
    _ = try await run(command + Self.programArguments + options.sorted(), in: folder)
    try? FileManager.default.removeItem(at: folder.appending(path: Self.libraryName))
    return [
      linkLibrary + [
        "answer.o", "suite.o", kit.appending(path: "TestProgram.o").path, "-rpath", libraryFolder,
      ]
    ]
  }

  /// Makes the loader available in an answer's folder.
  ///
  /// - Throws: ``SetUpError`` if the folder can't be written.
  static func copy(from kit: URL, to folder: URL) throws {
    let files = FileManager.default
    let program = folder.appending(path: programName)
    try? files.removeItem(at: program)
    do {
      try files.linkItem(at: kit.appending(path: programName), to: program)
    } catch {
      // Not all file systems have hard links.
      do {
        try files.copyItem(at: kit.appending(path: programName), to: program)
      } catch {
        throw SetUpError("\(program.path) can't be written: \(error.localizedDescription)")
      }
    }
  }

  /// Returns the linker options in object files, which name the libraries that the files use.
  ///
  /// - Throws: ``SetUpError`` if a file can't be read.
  static func options(of objects: [URL]) throws -> Set<String> {
    try objects.reduce(into: []) { options, object in
      let file = try ObjectFile(try readFile(object), readsSymbols: false)
      options.formUnion(file.linkerOptions.filter { $0.wholeMatch(of: /-l[\w.+-]+/) != nil })
    }
  }

  /// Runs a command, and returns its output.
  private func run(_ command: [String], in folder: URL) async throws -> String {
    let end = try await ChildProcess(
      URL(filePath: command[0]), Array(command.dropFirst()), directory: folder
    ).run()
    guard end.isSuccess else {
      throw Kit.doesNotCompile("The program that runs the tests", compilerOutput: end.text)
    }
    return end.text
  }
}
