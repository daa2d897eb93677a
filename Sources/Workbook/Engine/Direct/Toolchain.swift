import Foundation
import WorkbookCore
import WorkbookProcesses

/// The compiler that answers are built with.
package struct Toolchain: Sendable {
  /// The path of the compiler driver.
  package let swiftc: URL
  /// The driver's description of its version, its platform, and the paths of its libraries.
  package let description: String
  /// The command that starts the compiler and kills it when this process ends or is killed.
  ///
  /// If the command is empty, the compiler is started directly.
  var commandPrefix: [String] = []

  /// Returns the first toolchain on the `PATH`.
  ///
  /// - Throws: ``SetUpError`` if there is no toolchain, or if the toolchain doesn't work.
  package static func current() async throws -> Toolchain {
    let swiftc = try find("swiftc")
    let result = try await ChildProcess(
      swiftc, ["-print-target-info"], limits: ChildLimits(time: .seconds(60))
    ).run()
    guard result.isSuccess else {
      throw SetUpError(
        "\(swiftc.path) doesn't work. It printed: \(result.text)\n"
          + "To check your installation, run: swift run workbook doctor")
    }
    return Toolchain(swiftc: swiftc, description: result.text)
  }

  /// Creates a process that runs the driver.
  func child(_ arguments: [String], in directory: URL) -> ChildProcess {
    let words = commandPrefix + [swiftc.path] + arguments
    var child = ChildProcess(
      URL(filePath: words[0]), Array(words.dropFirst()), directory: directory)
    child.isWrapper = !commandPrefix.isEmpty
    return child
  }

  /// Finds one of the toolchain's programs on the `PATH`.
  ///
  /// - Throws: ``SetUpError`` if there is no such program.
  package static func find(_ name: String) throws -> URL {
    guard let program = findProgram(name) else {
      throw SetUpError(
        "Can't find \(name) on the PATH. Install a Swift 6.3 toolchain "
          + "(https://swift.org/install), then run: swift run workbook doctor")
    }
    return program
  }

  /// Returns the commands that the driver would run for the given arguments.
  ///
  /// Planning the commands can take longer than running them. So the driver plans them once, and
  /// they're reused for every exercise.
  ///
  /// - Throws: ``SetUpError`` if the driver fails.
  func steps(for arguments: [String], in directory: URL) async throws -> [[String]] {
    let result = try await ChildProcess(
      swiftc, arguments + ["-driver-print-jobs"], directory: directory,
      limits: ChildLimits(time: .seconds(60))
    ).run()
    guard result.isSuccess else {
      throw SetUpError(
        "\(swiftc.path) can't build an exercise. It printed: \(result.text)\n"
          + "The workbook needs Swift 6.3. To check your installation, run: "
          + "swift run workbook doctor")
    }
    return result.text.split(separator: "\n").map { shellWords(String($0)) }
  }
}

/// Splits a command into words as a shell would, but supports only the quoting that the driver
/// uses.
func shellWords(_ command: String) -> [String] {
  var words: [String] = []
  var word: String?
  var quote: Character?
  var isEscaped = false
  for character in command {
    if isEscaped {
      word = (word ?? "") + String(character)
      isEscaped = false
    } else if character == "\\" && quote != "'" {
      isEscaped = true
    } else if let open = quote {
      if character == open { quote = nil } else { word = (word ?? "") + String(character) }
    } else if character == "'" || character == "\"" {
      quote = character
      word = word ?? ""
    } else if character == " " {
      if let finished = word { words.append(finished) }
      word = nil
    } else {
      word = (word ?? "") + String(character)
    }
  }
  return words + (word.map { [$0] } ?? [])
}
