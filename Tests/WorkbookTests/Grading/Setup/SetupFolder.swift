import Foundation
import Testing

@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookGrading
@testable import WorkbookProcesses
@testable import WorkbookTestSupport

/// A folder with the files that `grade setup` writes for a platform, and a way to run the scripts
/// among them with stand-ins for the platform's programs.
struct SetupFolder {
  let classroom = Classroom()
  /// The folder.
  var url: URL { classroom.house.package.url("setup") }

  /// The options of a course, and what the files should pass to `grade` for them.
  static let course = [
    "--chapters", "house", "--optional", "none", "--all-or-nothing", "--deadline",
    "2027-01-15 23:59+01:00", "--penalty", "10", "--points", "points.csv",
  ]
  static let selection = ["--chapters", "1"]

  /// Returns the words that set the rules for marks, given the names of the files that they name.
  static func rules(points: String, times: String) -> [String] {
    [
      "--points", points, "--optional", "none", "--deadline", "2027-01-15 23:59+01:00", "--penalty",
      "10", "--all-or-nothing", "--times", times,
    ]
  }

  /// Writes the files for a platform.
  func write(_ setup: GradingSetup, _ options: [String] = course) async throws {
    classroom.house.write(
      "// 1. It shines.\n// 2. It goes out.\n", to: House.lamp.stubPath)
    classroom.house.write("exercise,points\nLamp#2,3\nLamp,20\nDoor,7.5\n", to: "points.csv")
    let points = classroom.house.package.url("points.csv").path
    let code = await classroom.call(
      ["grade", "setup", setup.rawValue, "--output", url.path]
        + options.map { $0 == "points.csv" ? points : $0 })
    try #require(code == .done, "\(classroom.house.transcript.errors)")
  }

  /// Returns the text of a file.
  func text(_ path: String) throws -> String {
    try String(contentsOf: url.appending(path: path), encoding: .utf8)
  }

  /// Runs a script after the definitions of functions that stand in for programs.
  func run(
    _ script: String, as name: String = "script", _ arguments: [String] = [],
    with functions: String = "", in environment: [String: String] = [:]
  ) async throws -> ChildResult {
    try await ChildProcess(
      URL(filePath: "/bin/bash"), ["-c", functions + "\n" + script, name] + arguments,
      environment: ["PATH": "/usr/local/bin:/usr/bin:/bin"].merging(environment) { $1 },
      directory: url
    ).run()
  }
}

extension ChildResult {
  /// The lines of the output.
  var lines: [String] { text.split(separator: "\n").map(String.init) }
}
