import Synchronization

/// A log of writes to property wrappers. The log forwards the writes to the stories of graphs.
enum WriteLog {
  /// Whether any graph records a story. Wrappers check this first, so a program without a story
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

  /// Records that a published property of `owner` is about to change. The property is stored in
  /// `storage`.
  static func willPublish<Value>(
    owner: AnyObject, storage: PublishedStorage, old: Value, new: Value, declared: SourceSpot?
  ) {
    let ownerID = ObjectIdentifier(owner)
    let ownerName = "\(type(of: owner))"
    let property = storage.name(in: owner) ?? "a published property"
    let change = LateChange(from: old, to: new)
    let inboxes = graphs.withLock { $0.compactMap(\.inbox) }
    if inboxes.isEmpty { isRecording.store(false, ordering: .relaxed) }
    // If a graph doesn't know the object, the write is part of the graph's story only during the
    // graph's own actions.
    let acting = MainActor.isCurrent ? MainActor.assumeIsolated { ViewGraph.current } : nil
    for inbox in inboxes {
      inbox.run { [weak inbox, weak acting] in
        guard let graph = inbox?.graph else { return }
        let source = graph.objects[ownerID]
        guard source != nil || acting === graph else { return }
        graph.recorder?.wrote(
          StoryUpdate.Write(
            owner: ownerName, property: property, change: change, declared: declared,
            outcome: source == nil ? .unobserved : .announced))
        source?.noteWrite(to: property)
      }
    }
  }
}
