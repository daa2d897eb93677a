import Foundation
import WorkbookCore
import WorkbookPractice

/// The recorded programs of the book's practice page, one file for each topic.
struct PracticeRecordings {
  /// The page that asks about the programs. A workbook without it has no programs.
  static let page = "Chapters/Practice.md"

  let workspace: AuthoringWorkspace

  /// Returns the path of the programs about a topic.
  static func path(_ topic: Topic) -> String {
    "\(ListingOutlines.folder)/Practice/\(topic.rawValue).json"
  }

  /// Returns the programs of all topics.
  ///
  /// - Throws: ``SetUpError`` if a file can't be read.
  func programs() throws -> [RecordedProgram] {
    guard workspace.exists(Self.page) else { return [] }
    return try Topic.allCases.flatMap { topic in
      guard let programs = programs(about: topic) else {
        throw SetUpError(
          "\(Self.path(topic)) can't be read. Try: swift run workbook figures practice")
      }
      return programs
    }
  }

  private func programs(about topic: Topic) -> [RecordedProgram]? {
    workspace.text(Self.path(topic)).flatMap {
      try? JSONDecoder().decode([RecordedProgram].self, from: Data($0.utf8))
    }
  }

  // MARK: Checking

  /// The problems with each file, as the rest of a sentence that begins with its path.
  ///
  /// - Complexity: Makes each program again, but compiles none.
  var problems: [(path: String, problem: String)] {
    guard workspace.exists(Self.page), !workspace.isNarrowed else { return [] }
    return Topic.allCases.flatMap { topic -> [(String, String)] in
      let path = Self.path(topic)
      guard let programs = programs(about: topic) else { return [(path, "can't be read.")] }
      guard programs.map(\.level) == RecordedProgram.levels,
        programs.allSatisfy({ $0.topic == topic })
      else {
        return [(path, "doesn't contain programs of the levels \(RecordedProgram.levels).")]
      }
      return programs.enumerated().compactMap { index, program in
        program.problem.map { (path, "is out of date: program \(index + 1) \($0)") }
      }
    }
  }

  // MARK: Recording

  /// Makes, compiles, and runs the programs of all topics, and writes the files that changed.
  ///
  /// - Parameters:
  ///   - runProgram: A function that runs a program and returns what it printed.
  ///   - progress: A function that receives the percentage of topics that are done.
  /// - Returns: The paths of the files that changed.
  /// - Throws: ``SetUpError`` if the rules and the kit disagree about a program.
  func update(
    running runProgram: GeneratedProgram.Run, progress: (Int) -> Void = { _ in }
  ) async throws -> [String] {
    guard workspace.exists(Self.page) else { return [] }
    var changed: [String] = []
    for (index, topic) in Topic.allCases.enumerated() {
      var programs: [RecordedProgram] = []
      for scenario in Self.scenarios(about: topic) {
        programs.append(try await run(scenario, by: runProgram))
      }
      let (path, text) = (Self.path(topic), try Self.text(of: programs))
      if workspace.text(path) != text {
        try workspace.package.write(Data(text.utf8), to: path)
        changed.append(path)
      }
      progress((index + 1) * 100 / Topic.allCases.count)
    }
    return changed
  }

  /// Returns a topic's scenarios, of which no two are the same up to names.
  static func scenarios(about topic: Topic) -> [Scenario] {
    var shapes: Set<String> = []
    var seed: UInt64 = 0
    return RecordedProgram.levels.map { level in
      while true {
        seed += 1
        let scenario = Scenario(seed: seed, topic: topic, level: level)
        if shapes.insert(scenario.shape).inserted { return scenario }
      }
    }
  }

  private func run(
    _ scenario: Scenario, by runProgram: GeneratedProgram.Run
  ) async throws -> RecordedProgram {
    let name = "The program about \(scenario.topic.rawValue) with the seed \(scenario.seed)"
    let output = try await runProgram(scenario.generatedProgram)
    guard let updates = scenario.updates(in: output) else {
      throw SetUpError("\(name) prints something other than updates: \(output)")
    }
    let program = RecordedProgram(scenario, updates: updates)
    if let problem = program.problem { throw SetUpError("\(name) \(problem)") }
    return program
  }

  /// Returns programs as JSON, with a line for each.
  static func text(of programs: [RecordedProgram]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let lines = try programs.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
    return "[\n\(lines.joined(separator: ",\n"))\n]\n"
  }
}
