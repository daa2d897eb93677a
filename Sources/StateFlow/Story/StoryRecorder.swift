/// A recorder that writes the story of a graph's updates.
///
/// Repeated events are counted instead of listed, so the story of ten thousand rows is a single
/// line.
@MainActor
final class StoryRecorder {
  private(set) var story = Story()
  /// The number of runs of each type's bodies.
  private(set) var bodyCounts: [ObjectIdentifier: Int] = [:]
  private var current: StoryUpdate?
  /// The number of updates so far, including the current one.
  private(set) var updateCount = 0
  private var runIndices: [RunKey: Int] = [:]
  private var skipIndices: [SkipKey: Int] = [:]

  private struct RunKey: Hashable {
    let view: String
    let causes: [StoryUpdate.Cause]
  }

  private struct SkipKey: Hashable {
    let view: String
    let reason: StoryUpdate.SkipReason
  }

  /// Starts the story of an update.
  ///
  /// - Parameter isDroppedIfEmpty: Whether to drop the story if the event has no effect, such as a
  ///   change to an environment value that nothing reads.
  func begin(_ event: String, isDroppedIfEmpty: Bool = false) {
    end()
    updateCount += 1
    current = StoryUpdate(number: updateCount, event: event)
    self.isDroppedIfEmpty = isDroppedIfEmpty
  }

  private var isDroppedIfEmpty = false

  /// Whether there is a current update in which no body has run.
  var lacksRuns: Bool { current?.runs.isEmpty ?? false }

  /// The number of the current update or, if there is none, the number of the next update.
  var currentNumber: Int { current?.number ?? updateCount + 1 }

  /// Ends the current update, if there is one, and adds it to the story.
  func end() {
    guard let update = current else { return }
    if !isDroppedIfEmpty || update.hasConsequences {
      story.updates.append(update)
    } else {
      updateCount -= 1
    }
    if story.updates.count > Story.limit { story.updates.removeFirst() }
    current = nil
    runIndices.removeAll(keepingCapacity: true)
    skipIndices.removeAll(keepingCapacity: true)
  }

  private func record(_ change: (inout StoryUpdate) -> Void) {
    if current == nil { begin("a write outside any action") }
    change(&current!)
  }

  /// The position of a write in the story.
  struct WriteID: Hashable {
    let update: Int
    let index: Int
  }

  /// Records a write.
  ///
  /// - Returns: The write's ID, with which you can change the write until the update ends.
  @discardableResult
  func wrote(_ write: StoryUpdate.Write) -> WriteID {
    record { $0.writes.append(write) }
    return WriteID(update: currentNumber, index: (current?.writes.count ?? 1) - 1)
  }

  /// Changes the outcome of a write that nothing seemed to observe.
  func amend(_ id: WriteID, to outcome: StoryUpdate.Write.Outcome, forwardedTo: String? = nil) {
    guard current?.number == id.update, current?.writes[id.index].outcome == .unobserved
    else { return }
    current?.writes[id.index].outcome = outcome
    current?.writes[id.index].forwardedTo = forwardedTo
  }

  /// Records a write that each of its observers detects separately. The write is recorded only
  /// once.
  func found(_ write: StoryUpdate.Write) {
    record { update in
      let last = update.writes.last { ($0.owner, $0.property) == (write.owner, write.property) }
      if last != write { update.writes.append(write) }
    }
  }

  func ran(
    _ node: Node, _ view: String, type: Any.Type, because causes: [StoryUpdate.Cause],
    sources: [String]
  ) {
    bodyCounts[ObjectIdentifier(type), default: 0] += 1
    let key = RunKey(view: view, causes: causes)
    record { update in
      if let index = runIndices[key] {
        update.runs[index].count += 1
        if node.storyMarks.isRepeatedRun(index, in: update.number) {
          update.runs[index].repeats += 1
        }
        for source in sources where !update.runs[index].sources.contains(source) {
          update.runs[index].sources.append(source)
        }
      } else {
        runIndices[key] = update.runs.count
        _ = node.storyMarks.isRepeatedRun(update.runs.count, in: update.number)
        update.runs.append(
          StoryUpdate.Run(
            view: view, causes: causes, count: 1, sources: sources,
            parent: node.parent?.enclosingStoryName))
      }
    }
  }

  func skipped(_ node: Node, _ view: String, because reason: StoryUpdate.SkipReason) {
    let key = SkipKey(view: view, reason: reason)
    record { update in
      if let index = skipIndices[key] {
        update.skips[index].count += 1
        if node.storyMarks.isRepeatedSkip(index, in: update.number) {
          update.skips[index].repeats += 1
        }
      } else {
        skipIndices[key] = update.skips.count
        _ = node.storyMarks.isRepeatedSkip(update.skips.count, in: update.number)
        update.skips.append(
          StoryUpdate.Skip(
            view: view, reason: reason, count: 1, parent: node.parent?.enclosingStoryName))
      }
    }
  }

  func called(_ event: LifecycleQueue.Event) {
    guard let view = event.owner else { return }
    let kind: StoryUpdate.Moment.Kind =
      switch event.kind {
      case .appear: .appeared
      case .disappear: .disappeared
      case .change: .sawChange
      }
    record { $0.append(StoryUpdate.Moment(kind: kind, view: view, count: 1)) }
  }

  /// Records that a view is on screen again with its previous state.
  func returned(_ view: String) {
    record { $0.append(StoryUpdate.Moment(kind: .returned, view: view, count: 1)) }
  }

  /// Records that a control changed even though no body ran.
  func refreshed(_ element: Element) {
    record { update in
      let name = element.storyName
      if !update.refreshes.contains(name) { update.refreshes.append(name) }
    }
  }

  func found(_ hole: UnfinishedHole) {
    record { if !$0.holes.contains(hole) { $0.holes.append(hole) } }
  }

  func diagnosed(_ diagnostic: Diagnostic) {
    record { $0.diagnostics.append(diagnostic) }
  }
}
