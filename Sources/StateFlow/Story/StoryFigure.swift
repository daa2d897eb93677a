/// An update as a figure has it: what belongs together is one thing, and knows what it came from.
struct StoryFigure {
  /// Writes to one property that had one outcome.
  struct Write {
    let subject: String
    var change: String
    let place: String?
    let outcome: StoryUpdate.Write.Outcome
    let verdict: String?
    fileprivate let first: StoryUpdate.Write
    fileprivate(set) var count = 1
  }

  /// Where an arrow to a body that ran begins.
  enum Origin: Hashable {
    case event
    case write(Int)
    case run(Int)
  }

  private(set) var writes: [Write] = []
  let update: StoryUpdate

  init(_ update: StoryUpdate) {
    self.update = update
    var indices: [String: Int] = [:]
    for write in update.writes {
      let key = "\(write.subject)|\(write.outcome)"
      if let index = indices[key] {
        writes[index].count += 1
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

  /// The arrows that lead to a run, each with its words.
  func arrows(to run: StoryUpdate.Run) -> [(from: Origin, label: String)] {
    let caused = run.sources.flatMap { source in
      writes.indices
        .filter { writes[$0].outcome == .announced && writes[$0].subject == source }
        .map { (from: Origin.write($0), label: label(for: source, in: run)) }
    }
    let isCausedElsewhere = run.causes.contains(.inputs) || run.causes.contains(.firstAppearance)
    guard caused.isEmpty || isCausedElsewhere else { return caused }
    if isCausedElsewhere { return [(from: origin(of: run.parent), label: own(run))] + caused }
    return [(from: .event, label: run.cause ?? "")]
  }

  /// Where the arrow to a body that was given something by its parent begins.
  func origin(of parent: String?) -> Origin {
    update.runs.firstIndex { $0.view == parent }.map(Origin.run) ?? .event
  }

  private func own(_ run: StoryUpdate.Run) -> String {
    run.causes.contains(.firstAppearance) ? "first appearance" : "other inputs"
  }

  /// `count changed`, by the name that the view itself has for it.
  private func label(for source: String, in run: StoryUpdate.Run) -> String {
    let changed = run.causes.compactMap { cause -> String? in
      if case .changed(let name) = cause { StoryUpdate.spoken(name) } else { nil }
    }
    let name = changed.count == 1 ? changed[0] : source
    return "\(name) changed"
  }
}
