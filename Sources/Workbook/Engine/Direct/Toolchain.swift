import Foundation
import WorkbookCore
import WorkbookProcesses

/// The compiler that answers are built with.
package struct Toolchain: Sendable {
  /// The driver.
  package let swiftc: URL
  /// What the driver says of itself: its version, the platform, where its libraries are.
  let description: String
  /// What a compiler is started by, if it is not to outlive this process whatever ends it.
  var leash: [String] = []

  /// The toolchain that the shell would choose.
  ///
  /// - Throws: ``SetUpError`` if there is none.
  package static func current() async throws -> Toolchain {
    let swiftc = try find("swiftc")
    let end = try await ChildProcess(
      swiftc, ["-print-target-info"], limits: ChildLimits(time: .seconds(60))
    ).run()
    guard end.isSuccess else {
      throw SetUpError(
        "\(swiftc.path) does not work. It says: \(end.text)\nTry: swift run workbook doctor")
    }
    return Toolchain(swiftc: swiftc, description: end.text)
  }

  /// The driver, told what to do.
  func child(_ arguments: [String], in directory: URL) -> ChildProcess {
    let words = leash + [swiftc.path] + arguments
    var child = ChildProcess(
      URL(filePath: words[0]), Array(words.dropFirst()), directory: directory)
    child.isLauncher = !leash.isEmpty
    return child
  }

  /// A program of the toolchain, on the PATH.
  ///
  /// - Throws: ``SetUpError`` if there is none.
  package static func find(_ name: String) throws -> URL {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let program = path.split(separator: ":").lazy.map { URL(filePath: "\($0)/\(name)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    guard let program else {
      throw SetUpError(
        "There is no \(name) on the PATH. Install a Swift 6.3 toolchain "
          + "(https://swift.org/install) and try: swift run workbook doctor")
    }
    return program
  }

  /// What the driver would do for some arguments, step by step, each as a command.
  ///
  /// The driver takes longer to think than some steps take to run, so it is asked once.
  func steps(for arguments: [String], in directory: URL) async throws -> [[String]] {
    let end = try await ChildProcess(
      swiftc, arguments + ["-driver-print-jobs"], directory: directory,
      limits: ChildLimits(time: .seconds(60))
    ).run()
    guard end.isSuccess else {
      throw SetUpError(
        "\(swiftc.path) does not know how to build an exercise. It says: \(end.text)\n"
          + "The workbook needs Swift 6.3. Try: swift run workbook doctor")
    }
    return end.text.split(separator: "\n").map { shellWords(String($0)) }
  }
}

/// The words of a command as a shell reads them, as far as the driver quotes.
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
