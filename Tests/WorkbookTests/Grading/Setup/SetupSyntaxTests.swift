import Foundation
import Testing

@testable import WorkbookCore
@testable import WorkbookGrading
@testable import WorkbookProcesses

/// Checks the syntax of the generated files, with the tools that this machine has.
@Suite struct SetupSyntaxTests {
  private let folder = SetupFolder()

  private static let all = GradingSetup.allCases.flatMap { setup in
    [[], SetupFolder.course].map { (setup, $0) }
  }

  /// Returns the names of the generated files that end with one of the given endings.
  private func names(_ setup: GradingSetup, endingWith endings: String...) -> [String] {
    setup.files(for: CourseOptions()).map(\.path).filter { path in
      endings.contains { path.hasSuffix($0) }
    }
  }

  @Test(arguments: all)
  func `the scripts are executable, and the shell can parse them`(
    setup: GradingSetup, options: [String]
  ) async throws {
    try await folder.write(setup, options)
    for name in names(setup, endingWith: ".sh", "autograder") {
      #expect(FileManager.default.isExecutableFile(atPath: folder.url.appending(path: name).path))
      let end = try await folder.run("bash -n \(name)")
      #expect(end.isSuccess, "\(end.text)")
      guard findProgram("shellcheck") != nil else { continue }
      let check = try await folder.run("shellcheck \(name)")
      #expect(check.isSuccess, "\(check.text)")
    }
  }

  @Test(arguments: all)
  func `the manifests and workflows are valid YAML, and so are the scripts in them`(
    setup: GradingSetup, options: [String]
  ) async throws {
    try await folder.write(setup, options)
    for name in names(setup, endingWith: ".yml", ".yaml") {
      let text = try folder.text(name)
      #expect(!text.contains("\t") && !text.contains(" \n") && text.hasSuffix("\n"))
      let parsing = """
        import json, sys, yaml
        json.dump(yaml.safe_load(open("\(name)")), sys.stdout)
        """
      let end = try await folder.run("python3 -c '\(parsing)'")
      if end.text.contains("No module named") || end.status == .exited(127) { continue }
      #expect(end.isSuccess, "\(end.text)")
      let manifest = try JSONSerialization.jsonObject(with: Data(end.text.utf8))
      for script in scripts(in: manifest) {
        let end = try await folder.run("sh -n -c \"$1\"", [script])
        #expect(end.isSuccess, "\(name): \(end.text)")
      }
    }
  }

  /// Returns the scripts of a workflow's steps and of a manifest's containers.
  private func scripts(in value: Any) -> [String] {
    if let list = value as? [Any] { return list.flatMap(scripts) }
    guard let object = value as? [String: Any] else { return [] }
    return object.flatMap { key, value in
      switch (key, value) {
      case ("run", let script as String): [script]
      case ("args", let list as [String]): list
      default: scripts(in: value)
      }
    }
  }

  @Test(arguments: ["prepare.sh", "grade-shard.sh", "merge.sh"])
  func `Slurm reads the header of each job`(name: String) throws {
    let file = GradingSetup.slurm.files(for: CourseOptions()).first { $0.path == name }
    let lines = try #require(file?.text.split(separator: "\n"))
    // Slurm ignores options after the first command.
    let header = lines.prefix { $0.hasPrefix("#") }.filter { $0.hasPrefix("#SBATCH") }
    #expect(header.count == lines.count { $0.hasPrefix("#SBATCH") } && header.count >= 3)
    #expect(header.allSatisfy { $0.wholeMatch(of: #/#SBATCH --[a-z-]+(=\S+)?/#) != nil })
    #expect(header.contains { $0.hasPrefix("#SBATCH --output=") })
    // submit.sh asks the cluster how many there are.
    #expect(!header.contains { $0.contains("cpu") || $0.contains("mem") })
  }
}
