import StateFlowCombine
import Synchronization

/// The runtime's observer of published properties. It passes their writes on to the graphs'
/// observers, and to the objects' sources if the writes happen on another thread.
final class RuntimeWriteObserver: PublishedWriteObserver {
  var isRunningBody: Bool { Evaluating.node != nil }

  func willSet<Value>(
    _ storage: PublishedStorage, of owner: AnyObject, from old: @autoclosure () -> Value,
    to new: Value
  ) -> Bool {
    guard WriteLog.isRecording.load(ordering: .relaxed) else { return false }
    WriteLog.willPublish(
      owner: owner, storage: storage, old: old(), new: new, declared: storage.declared)
    return true
  }

  func didSet(_ owner: AnyObject, wasRecorded: Bool) {
    if wasRecorded { WriteLog.didPublish() }
    if OffMainWrites.areKnown.load(ordering: .relaxed) { OffMainWrites.didStore(owner) }
  }
}

/// A log of writes to published properties. The log reports the writes to the observers of graphs.
enum WriteLog {
  /// Whether any graph has an observer. Wrappers check this first, so a program without an observer
  /// pays for only one load.
  static let isRecording = Atomic<Bool>(false)

  private struct Graph {
    weak var inbox: Inbox?
  }

  private static let graphs = Locked<[Graph]>([])

  /// Starts notifying a graph of writes to published properties.
  static func add(_ inbox: Inbox) {
    graphs.withLock { graphs in
      graphs.removeAll { $0.inbox == nil }
      graphs.append(Graph(inbox: inbox))
    }
    isRecording.store(true, ordering: .relaxed)
  }

  /// A write whose announcement is being sent.
  private struct Announcement {
    let owner: ObjectIdentifier
    /// The IDs of the write, one for each graph that reports it.
    var reports: [(graph: ObjectIdentifier, id: WriteID)] = []
  }

  /// The announcements that are being sent on the main actor, innermost last.
  @MainActor private static var announcements: [Announcement] = []

  /// Records that the object with the given ID, which a graph observes, has announced a change. If
  /// it did so because of another object's announcement, a sink forwarded that announcement.
  @MainActor
  static func announced(_ object: ObjectIdentifier, named name: String, in graph: ViewGraph) {
    guard let cause = announcements.last, cause.owner != object else { return }
    for report in cause.reports where report.graph == ObjectIdentifier(graph) {
      graph.observer?.forwarded(report.id, to: name)
    }
  }

  /// Records that the announcement of the last change passed to
  /// ``willPublish(owner:storage:old:new:declared:)`` has been sent.
  static func didPublish() {
    if MainActor.isCurrent { MainActor.assumeIsolated { _ = announcements.popLast() } }
  }

  /// Records that a published property of `owner` is about to change. The property is stored in
  /// `storage`. Each call needs a call of ``didPublish()`` after the announcement.
  static func willPublish<Value>(
    owner: AnyObject, storage: PublishedStorage, old: Value, new: Value, declared: SourceSpot?
  ) {
    let ownerID = ObjectIdentifier(owner)
    let ownerName = "\(type(of: owner))"
    let property = storage.name(in: owner) ?? "a published property"
    let inboxes = graphs.withLock { $0.compactMap(\.inbox) }
    if inboxes.isEmpty { isRecording.store(false, ordering: .relaxed) }
    // If a graph doesn't know the object, the write is part of the graph's updates only during the
    // graph's own actions.
    let isOnMain = MainActor.isCurrent
    let acting = isOnMain ? MainActor.assumeIsolated { ViewGraph.current } : nil
    if isOnMain {
      MainActor.assumeIsolated { announcements.append(Announcement(owner: ownerID)) }
    }
    for inbox in inboxes {
      guard let observer = inbox.observer else { continue }
      let change = observer.change(from: old, to: new)
      inbox.run { [weak inbox, weak acting] in
        guard let graph = inbox?.graph else { return }
        let source = graph.objects[ownerID]
        guard source != nil || acting === graph else { return }
        let id = observer.wrote(
          PropertyWrite(
            owner: ownerName, property: property, declared: declared, change: change,
            effect: source == nil ? .unobserved : .announced, object: source))
        guard isOnMain else { return }
        announcements[announcements.count - 1].reports.append((ObjectIdentifier(graph), id))
      }
    }
  }
}
