import StateFlow
import StateFlowStory

/// The content of the figure for an update, with similar writes grouped together.
struct StoryFigure {
  /// A group of writes to the same property, all with the same outcome.
  struct Write {
    let subject: String
    var change: String
    let place: String?
    let outcome: StoryUpdate.Write.Outcome
    let verdict: String?
    fileprivate let first: StoryUpdate.Write
    fileprivate(set) var count = 1
  }

  private(set) var writes: [Write] = []
  let update: StoryUpdate

  init(_ update: StoryUpdate) {
    self.update = update
    var indices: [String: Int] = [:]
    for write in update.writes {
      // Summaries can't be combined, so writes with summaries are grouped only if their summaries
      // are equal.
      let summary = write.summary ?? ""
      let key = "\(write.subject)|\(write.outcome)|\(summary)"
      if let index = indices[key] {
        writes[index].count += 1
        guard summary.isEmpty else { continue }
        writes[index].change = OneLine.of(
          "\(writes[index].first.old) → \(write.new)", limit: 120)
      } else {
        indices[key] = writes.count
        writes.append(
          Write(
            subject: write.subject, change: write.change,
            place: write.declared.map { OneLine.of("\($0)") }, outcome: write.outcome,
            verdict: write.verdict, first: write))
      }
    }
  }
}
