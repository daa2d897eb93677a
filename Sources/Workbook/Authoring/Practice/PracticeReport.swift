import WorkbookCore
import WorkbookPractice

/// The result of verifying generated programs.
struct PracticeReport: Encodable, Sendable {
  /// A program that can't be used.
  struct Fault: Encodable, Sendable {
    let topic: String
    let level: Int
    let seed: UInt64
    let reason: String
    let source: String
  }

  /// The number of programs.
  var programs = 0
  /// The number of events that each topic's rule decides.
  var decidedEvents: [String: Int] = [:]
  /// The number of programs of each topic.
  var programsByTopic: [String: Int] = [:]
  /// The number of programs that are the same as an earlier one up to names.
  var repeated = 0
  var faults: [Fault] = []

  /// The largest acceptable share of repeated programs: one in a hundred.
  private static let repeatLimit = 100

  /// Whether each program is sound, and the programs differ enough.
  var isSound: Bool { faults.isEmpty && repeated * Self.repeatLimit <= programs }

  /// The report as text.
  var lines: [String] {
    let faultLines = faults.flatMap { fault in
      [
        "", "\(fault.topic), level \(fault.level), seed \(fault.seed): \(fault.reason)",
        fault.source,
      ]
    }
    let topics = Topic.allCases.filter { programsByTopic[$0.rawValue] != nil }.map { topic in
      let name = topic.rawValue
      return
        "  \(name): \(programsByTopic[name] ?? 0) programs, decides \(decidedEvents[name] ?? 0) "
        + "events"
    }
    return faultLines + [
      "\(programs) programs, \(faults.count) with a fault, \(repeated) the same up to names."
    ] + topics
  }
}
