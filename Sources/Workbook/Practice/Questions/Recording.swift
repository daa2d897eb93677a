import Foundation
import WorkbookCore

/// The kit's response to one event: the event's own update, and those that its tasks caused.
package struct RecordedUpdate: Codable, Sendable, Equatable {
  package struct Write: Codable, Sendable, Equatable {
    package var owner: String
    package var property: String
    package var isEqual: Bool
  }

  package struct Body: Codable, Sendable, Equatable {
    package var view: String
    package var causes: [String]
    package var count: Int
  }

  /// The number of updates so far.
  package var number: Int
  package var writes: [Write]
  package var runs: [Body]
  package var skips: [Body]
  package var texts: [String]
  /// The contents of the screen after the last update.
  package var outline: String
  /// The story of the updates.
  package var story: String
  /// The kinds of mistakes that the kit has noticed.
  package var mistakes: [String]

  /// The story, with line numbers instead of the path of the program's file.
  package var storyWithLines: String {
    story.replacing(/\([^()]*\.swift:(\d+)\)/) { "(line \($0.output.1))" }
  }

  /// The numbers of the lines that declare the properties that the update wrote, in the order of the
  /// story.
  package var writtenLines: [Int] {
    storyWithLines.matches(of: /(?m)^ *wrote .*\(line (\d+)\)/).compactMap { Int($0.output.1) }
  }

  /// The update in the form that rules predict it in.
  package var update: ProgramUpdate {
    ProgramUpdate(
      writes: writes.map {
        .init(owner: $0.owner, property: Self.plain($0.property), isEqual: $0.isEqual)
      },
      runs: runs.flatMap { run in
        Array(
          repeating: .init(view: run.view, causes: Set(run.causes.map(Self.cause))),
          count: run.count)
      },
      skips: skips.flatMap { Array(repeating: $0.view, count: $0.count) }, texts: texts)
  }

  private static func cause(_ name: String) -> ProgramUpdate.Cause {
    switch name {
    case "first": .firstAppearance
    case "inputs": .inputs
    default: .changed(plain(String(name.trimmingPrefix("changed "))))
    }
  }

  /// Returns a property's name without the underscore of a wrapper's storage.
  private static func plain(_ name: String) -> String { String(name.trimmingPrefix("_")) }
}

extension Scenario {
  /// The program, with a test that prints the update of each event.
  package var generatedProgram: GeneratedProgram {
    let titles = taps.map { "\"\($0)\"" }.joined(separator: ", ")
    let test = """

      import Testing
      import WorkbookTesting

      @Test func recording() async {
        await PracticeRecording.print(taps: [\(titles)]) { \(program.root.name)() }
      }

      """
    return GeneratedProgram(source, test: test)
  }

  /// The program's source with its import.
  package var source: String { "import StateFlow\n\n\(program.source)" }

  /// Reads the updates that a recording has printed.
  ///
  /// - Returns: The first frame and an update for each event, or `nil` if the program has printed
  ///   something else.
  package func updates(in output: String) -> [RecordedUpdate]? {
    let lines = output.split(separator: "\n")
    let updates = lines.compactMap {
      try? JSONDecoder().decode(RecordedUpdate.self, from: Data($0.utf8))
    }
    return updates.count == lines.count && updates.count == taps.count + 1 ? updates : nil
  }

  /// The kinds of mistakes that programs make on purpose.
  private static let taughtMistakes = ["classInState", "observedObjectOwned"]

  /// Returns the first difference between what the rules predict and what the kit did, or `nil` if they
  /// agree.
  package func disagreement(with recorded: [RecordedUpdate]) -> String? {
    var count = 0
    for (index, (predicted, update)) in zip(predictions, recorded).enumerated() {
      let event = index == 0 ? "launch" : "\(index). tap \"\(taps[index - 1])\""
      count += predicted.updateCount
      if update.number != count {
        return "\(event): the rules say there have been \(count) updates, not \(update.number)."
      }
      if let mistake = update.mistakes.first(where: { !Self.taughtMistakes.contains($0) }) {
        return "\(event): the kit reports a mistake: \(mistake)"
      }
      if let difference = predicted.difference(from: update.update) {
        return "\(event): \(difference)\n\(update.story)"
      }
    }
    return nil
  }
}

extension ProgramUpdate {
  /// Returns the first difference from what happened, or `nil` if there is none. The order of bodies
  /// doesn't matter.
  fileprivate func difference(from actual: ProgramUpdate) -> String? {
    if texts != actual.texts {
      return "the rules say the screen shows \(texts), not \(actual.texts)."
    }
    if skips.sorted() != actual.skips.sorted() {
      return "the rules say \(skips.sorted()) are skipped, not \(actual.skips.sorted())."
    }
    func words(_ runs: [Run]) -> [String] {
      runs.map { "\($0.view): \($0.causes.sorted())" }.sorted()
    }
    if words(runs) != words(actual.runs) {
      return "the rules say \(words(runs)) run, not \(words(actual.runs))."
    }
    func names(_ writes: [Write]) -> [String] { writes.map { "\($0.property) \($0.isEqual)" } }
    if names(writes) != names(actual.writes) {
      return "the rules say \(names(writes)) are written, not \(names(actual.writes))."
    }
    return nil
  }
}
