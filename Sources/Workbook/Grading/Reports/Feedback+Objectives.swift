import WorkbookCommandLine
import WorkbookCore

extension Feedback {
  /// The section that says what the student knows and what to repeat, or no paragraphs if nothing could
  /// be graded.
  var objectives: [String] {
    guard row.submission != nil, row.submission?.problem == nil, row.status != .graderError
    else { return [] }
    let all = Objective.all(of: exercises, in: chapters).map {
      (objective: $0, mastery: Mastery(share: $0.share(of: row.marks)))
    }
    guard !all.isEmpty else { return [] }
    func list(_ mastery: Mastery, _ item: (Objective) -> String) -> String? {
      let items = all.filter { $0.mastery == mastery }.map { "- \(item($0.objective))" }
      return items.isEmpty ? nil : items.joined(separator: "\n")
    }
    func title(_ objective: Objective) -> String { Self.escaped(objective.title) }
    var parts = ["## What you know"]
    if let known = list(.known, title) { parts += ["You know this:", known] }
    if let partial = list(.partial, title) { parts += ["You know a part of this:", partial] }
    if let open = list(.open, { "\(title($0)). \(advice(on: $0))" }) {
      parts += ["Repeat this:", open]
    }
    return parts
  }

  private func advice(on objective: Objective) -> String {
    let read = "Read `\(objective.chapter.prosePath)`"
    guard objective.skill == .prediction, let topic = objective.topics.first else {
      return "\(read)."
    }
    return "\(read), and practice with `\(Session.call) practice \(topic.rawValue)`."
  }
}
