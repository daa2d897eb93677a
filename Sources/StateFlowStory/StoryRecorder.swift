import StateFlow

/// An observer that writes the story of a graph's updates.
///
/// Repeated events are counted instead of listed, so the story of ten thousand rows is a single
/// line.
@MainActor
final class StoryRecorder: UpdateObserver {
  private(set) var story = Story()
  /// The number of runs of each type's bodies.
  var bodyCounts: [ObjectIdentifier: Int] = [:]
  lazy var objects = ObjectWatch(recorder: self)

  private var current: StoryUpdate?
  /// The events that let tasks continue. An update may have shown them since.
  private var resumptions: [Resumption] = []
  /// The names of the tasks that have announced changes since the last update.
  private var announcingTasks: [String] = []
  private var isDroppedIfEmpty = false
  /// The number of updates so far, including the current one.
  private var updateCount = 0
  var runIndices: [RunKey: Int] = [:]
  var skipIndices: [SkipKey: Int] = [:]
  /// The lines of the current update in which a node has been counted. A line counts both runs and
  /// views, because three rows that ran five times in total are not five rows.
  var counted: Set<CountedNode> = []
  /// The properties of each observed object that the current update has written.
  var writtenProperties: [ObjectIdentifier: [String]] = [:]

  struct RunKey: Hashable {
    let view: String
    let causes: [StoryUpdate.Cause]
  }

  struct SkipKey: Hashable {
    let view: String
    let reason: StoryUpdate.SkipReason
  }

  enum CountedNode: Hashable {
    case ran(line: Int, node: Int)
    case skipped(line: Int, node: Int)
  }

  nonisolated init() {}

  // MARK: Updates

  var updateNumber: Int { current?.number ?? updateCount + 1 }

  func updateBegan(_ event: String, isDroppedIfEmpty: Bool) {
    endUpdate()
    updateCount += 1
    current = StoryUpdate(number: updateCount, event: event)
    self.isDroppedIfEmpty = isDroppedIfEmpty
    writtenProperties.removeAll(keepingCapacity: true)
  }

  func roundBegan() { objects.recordChanges() }

  func updateEnded(refreshedControls: () -> [Element]) {
    objects.endUpdate()
    if current?.runs.isEmpty == true {
      for element in refreshedControls() {
        let name = element.storyName
        record { if !$0.refreshes.contains(name) { $0.refreshes.append(name) } }
      }
    }
    endUpdate()
  }

  /// Ends the current update, if there is one, and adds it to the story.
  private func endUpdate() {
    announcingTasks = []
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
    counted.removeAll(keepingCapacity: true)
  }

  /// Records a part of an update.
  ///
  /// - Parameter isFoundLater: Whether the update has found the part, such as a change to an object. It
  ///   may belong to any task that went on since the last update.
  func record(isFoundLater: Bool = false, _ change: (inout StoryUpdate) -> Void) {
    let resumption = TaskOrigin.takeEvent()
    if current == nil {
      updateBegan(
        resumption ?? TaskOrigin.currentName.map { "\($0) goes on" }
          ?? (isFoundLater ? takeEarlierEvents() : nil) ?? "a write outside any action",
        isDroppedIfEmpty: false)
    } else if let resumption {
      // Several tasks can go on before the next update.
      current!.event += ", and \(resumption)"
    }
    change(&current!)
  }

  // MARK: Tasks

  func remember(_ resumption: Resumption) {
    resumptions.removeAll { $0 === resumption || !$0.isNew }
    resumptions.append(resumption)
  }

  func takeResumption() -> String? {
    while !resumptions.isEmpty {
      if let event = resumptions.removeFirst().take() { return event }
    }
    return nil
  }

  /// Returns what let tasks go on since the last update, and which other tasks have announced changes.
  private func takeEarlierEvents() -> String? {
    var events: [String] = []
    while let event = takeResumption() { events.append(event) }
    events += announcingTasks.map { "\($0) goes on" }
    announcingTasks = []
    return events.isEmpty ? nil : events.joined(separator: ", and ")
  }

  /// Notes the current task, which announces a change that an update will find later, unless it's
  /// known what let the task go on.
  private func noteAnnouncingTask() {
    guard current == nil, !TaskOrigin.hasEvent, let name = TaskOrigin.currentName,
      !announcingTasks.contains(name)
    else { return }
    announcingTasks.append(name)
  }

  // MARK: Writes

  nonisolated func change<Value>(from old: Value, to new: Value) -> any Sendable {
    LazyChange(from: old, to: new)
  }

  func wrote(_ write: PropertyWrite) -> WriteID {
    if !write.isReportedByEachReader { objects.recordEarlierChanges() }
    var written = StoryUpdate.Write(write)
    written.isByCanceledTask = Task.isCanceledAndRunning
    if write.isReportedByEachReader,
      let index = current?.writes.lastIndex(where: {
        ($0.owner, $0.property) == (written.owner, written.property)
      }),
      var earlier = current?.writes[index]
    {
      // If one of the readers is on screen, the write was announced.
      if written.outcome == .announced { earlier.outcome = .announced }
      var expected = written
      expected.outcome = earlier.outcome
      if earlier == expected {
        current?.writes[index] = earlier
        return WriteID(update: updateNumber, index: index)
      }
    }
    let id = append(written)
    if let object = write.object {
      let key = ObjectIdentifier(object)
      if writtenProperties[key]?.contains(write.property) != true {
        writtenProperties[key, default: []].append(write.property)
      }
    }
    return id
  }

  /// Records a write.
  ///
  /// - Parameter isFoundLater: Whether a comparison of objects has found the write.
  /// - Returns: The write's ID, with which you can change the write until the update ends.
  func append(_ write: StoryUpdate.Write, isFoundLater: Bool = false) -> WriteID {
    record(isFoundLater: isFoundLater) { $0.writes.append(write) }
    return WriteID(update: updateNumber, index: (current?.writes.count ?? 1) - 1)
  }

  /// Changes the outcome of a write that nothing seemed to observe.
  func amend(_ id: WriteID, to outcome: StoryUpdate.Write.Outcome, forwardedTo: String? = nil) {
    guard current?.number == id.update, current?.writes[id.index].outcome == .unobserved
    else { return }
    current?.writes[id.index].outcome = outcome
    current?.writes[id.index].forwardedTo = forwardedTo
  }

  func forwarded(_ write: WriteID, to object: String) {
    amend(write, to: .forwarded, forwardedTo: object)
  }

  // MARK: Objects

  var sawChange: Bool { objects.sawChange || current != nil }

  func watch(_ object: AnyObject) { objects.add(object) }

  func objectWillChange(_ object: ObjectIdentifier) {
    noteAnnouncingTask()
    objects.announced(object)
  }

  func willChange(_ source: ObservedProperties, readBy node: Node, isBeforeChange: Bool) {
    noteAnnouncingTask()
    objects.announced(source, by: node, isBeforeChange: isBeforeChange)
  }

  // MARK: Views

  func occurred(_ event: ViewEvent, in view: String) {
    let moment = StoryUpdate.Moment(kind: .init(event), view: view, count: 1)
    if event.isRemark, current == nil, !TaskOrigin.hasEvent, !story.updates.isEmpty {
      story.updates[story.updates.count - 1].append(moment)
    } else {
      record { $0.append(moment) }
    }
  }

  // MARK: Mistakes and unfinished work

  func reported(_ diagnostic: Diagnostic) {
    record { $0.diagnostics.append(diagnostic) }
  }

  func reached(_ hole: UnfinishedHole, isInUpdate: Bool) {
    if !isInUpdate { updateBegan("unfinished code is reached", isDroppedIfEmpty: false) }
    record { if !$0.holes.contains(hole) { $0.holes.append(hole) } }
    if !isInUpdate { endUpdate() }
  }
}

extension StoryUpdate.Write {
  fileprivate init(_ write: PropertyWrite) {
    let outcome: Outcome =
      switch write.effect {
      case .announced: .announced
      case .equal: .equal
      case .unobserved: .unobserved
      }
    self.init(
      owner: write.owner, property: write.property, change: write.change as! LazyChange,
      declared: write.declared, outcome: outcome)
  }
}

extension ViewEvent {
  /// Whether the event changes nothing, so that it isn't an update of its own.
  fileprivate var isRemark: Bool {
    switch self {
    case .taskEnded, .requestSent: true
    default: false
    }
  }
}

extension StoryUpdate.Moment.Kind {
  fileprivate init(_ event: ViewEvent) {
    self =
      switch event {
      case .appeared: .appeared
      case .disappeared: .disappeared
      case .sawChange: .sawChange
      case .returned: .returned
      case .taskStarted(let id): .taskStarted(id: id)
      case .taskCanceled(let reason): .taskCanceled(reason: reason)
      case .requestSent(let request): .requestSent(request)
      case .taskEnded(let wasCanceled): .taskEnded(wasCanceled: wasCanceled)
      }
  }
}

extension Element {
  /// The name that a story uses for the element, such as `text field "Name"`.
  fileprivate var storyName: String {
    let kind =
      switch role {
      case .horizontalStack, .verticalStack, .depthStack: "stack"
      default: role.spokenName
      }
    let label = OneLine.of(label, limit: 40)
    return label.isEmpty ? "the \(kind)" : "the \(kind) \"\(label)\""
  }
}
