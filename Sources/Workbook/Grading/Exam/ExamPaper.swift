import Foundation
import WorkbookCore
import WorkbookPractice

/// A student's paper: the programs and the file to fill in.
struct ExamPaper: Sendable {
  /// A part of the file.
  enum Piece: Sendable, Equatable {
    /// Text that must not change.
    case fixed(String)
    /// The inside of a pair of brackets, which a student fills in.
    case names
  }

  /// The name in brackets that aren't filled in.
  static let placeholder = "?"
  /// The start of the line with the identifier.
  static let identifierPrefix = "// File "

  /// The student's name and ID.
  let title: String
  let scenarios: [Scenario]
  /// A hash that identifies the file. It can't be computed without the exam's seed, and doesn't reveal
  /// the seed.
  let identifier: String

  init(_ student: Exam.Student, _ scenarios: [Scenario], of exam: Exam) {
    title = student.title
    self.scenarios = scenarios
    var hash = Fingerprint()
    for text in ["file", exam.seed, student.key] { hash.add(text) }
    for scenario in scenarios {
      for text in [scenario.program.source] + scenario.taps { hash.add(text) }
    }
    identifier = String(hash.digest.prefix(16))
  }

  /// Makes the paper of a student in an exam.
  init(_ student: Exam.Student, of exam: Exam) {
    let scenarios = exam.questions.indices.map {
      exam.scenario(of: $0, for: student, discarding: student.discarded[$0])
    }
    self.init(student, scenarios, of: exam)
  }

  /// The file as it is handed out.
  var text: String { rendered { _ in "\"\(Self.placeholder)\"" } }

  /// Returns the file with each pair of brackets filled in.
  ///
  /// - Parameter names: A closure that returns the contents of the brackets with an index. An event's
  ///   runs have an even index, and its skips follow.
  func rendered(_ names: (Int) -> String) -> String {
    var index = -1
    return pieces.map { piece in
      if case .fixed(let text) = piece { return text }
      index += 1
      return names(index)
    }.joined()
  }

  /// The parts of the file, in order.
  var pieces: [Piece] {
    var pieces = [Piece.fixed(head)]
    for (index, scenario) in scenarios.enumerated() {
      pieces.append(.fixed(program(scenario, number: index + 1)))
      for (event, tap) in scenario.taps.enumerated() {
        let name = "event\(index + 1)_\(event + 1)"
        pieces += [
          .fixed(
            """

            // \(index + 1).\(event + 1)  You tap "\(tap)".
            let \(name): (runs: [String], skips: [String]) = (runs: [
            """),
          .names, .fixed("], skips: ["), .names, .fixed("])\n"),
        ]
      }
    }
    return pieces
  }

  private var head: String {
    """
    // swift-format-ignore-file
    // Exam for \(title)
    \(Self.identifierPrefix)\(identifier), made for you alone. Another student's file earns you no points.
    //
    // This exam has \(scenarios.count.counted("program")). Each program starts, and then its events happen, one after another. For
    // each event, list the views whose bodies run and the views that are skipped. For example:
    //
    //     (runs: ["Counter", "Row", "Row"], skips: ["Footer"])
    //
    // A view is skipped if its parent's body runs but its own doesn't need to. Leave out a view that the
    // event doesn't reach. If several bodies of a view run or are skipped, list the view once for each.
    // The order doesn't matter. If there's nothing to list, leave the brackets empty: []. As long as an
    // event contains "?", it counts as not answered. An event earns points only if the whole prediction
    // is correct.
    //
    \(hasTask ? Self.wordsAboutTasks : "")\
    // Change only what's inside the square brackets: names in quotation marks, separated by commas. A
    // file with any other change earns no points.

    """
  }

  /// Whether an event of the exam can have two updates.
  var hasTask: Bool { scenarios.contains(where: \.program.hasTask) }

  private static let wordsAboutTasks = """
    // The task that an event starts belongs to the event. What the task writes causes another update, so
    // a body can run or be skipped twice: list its view twice.
    //

    """

  private func program(_ scenario: Scenario, number: Int) -> String {
    let lines = scenario.program.source.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map { $0.isEmpty ? "//" : "//     \($0)" }
    return "\n// Program \(number)\n//\n\(lines.joined(separator: "\n"))\n"
  }
}

extension ExamPaper {
  /// The correct contents of each pair of brackets, by index.
  var key: [[String]] {
    scenarios.flatMap { scenario in
      scenario.predictions.dropFirst().flatMap { [$0.runs.map(\.view), $0.skips] }
    }
  }
}
