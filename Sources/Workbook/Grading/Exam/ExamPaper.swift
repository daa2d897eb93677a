import Foundation
import WorkbookCore
import WorkbookPractice

/// A student's paper: the programs, and the file to fill in.
struct ExamPaper: Sendable {
  /// A part of the file.
  enum Piece: Sendable, Equatable {
    /// Text that has to stay as it is.
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
  /// A hash that identifies the file. It can't be computed without the exam's seed, and says nothing
  /// about it.
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
  /// - Parameter names: Returns the inside of the brackets with an index. Those of an event's runs have
  ///   an even one, and those of its skips follow.
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
    \(Self.identifierPrefix)\(identifier), which is yours alone. No other file earns you points.
    //
    // Below are \(scenarios.count.counted("program")). Each one starts, and then the events happen, one after the other. For
    // each event, write down the views whose bodies run, and those that are skipped. For example:
    //
    //     (runs: ["Counter", "Row", "Row"], skips: ["Footer"])
    //
    // A view is skipped if its parent's body runs and its own doesn't have to. Leave out a view that the
    // event doesn't reach. If a view has several bodies, list it once for each of them. The order doesn't
    // matter. If there are no views to list, leave the brackets empty: []. An event with "?" isn't
    // answered. An event counts if everything in it is right.
    //
    // Change only what's in the square brackets: names in quotation marks, separated by commas. A file
    // with any other change isn't marked.

    """
  }

  private func program(_ scenario: Scenario, number: Int) -> String {
    let lines = scenario.program.source.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map { $0.isEmpty ? "//" : "//     \($0)" }
    return "\n// Program \(number)\n//\n\(lines.joined(separator: "\n"))\n"
  }
}

extension ExamPaper {
  /// The right inside of each pair of brackets, by its index.
  var key: [[String]] {
    scenarios.flatMap { scenario in
      scenario.predictions.dropFirst().flatMap { [$0.runs.map(\.view), $0.skips] }
    }
  }
}
