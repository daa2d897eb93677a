import Synchronization

/// Where property wrappers tell the story what was written.
enum WriteLog {
  /// Whether a graph that keeps a story is alive. Wrappers ask before they describe a value, so
  /// that a program that keeps no story pays one load for it.
  static let isRecording = Atomic<Bool>(false)

  private struct Graph {
    weak var inbox: Inbox?
  }

  private static let graphs = Locked<[Graph]>([])

  /// From now on, the graph is told of writes to published properties.
  static func add(_ inbox: Inbox) {
    graphs.withLock { graphs in
      graphs.removeAll { $0.inbox == nil }
      graphs.append(Graph(inbox: inbox))
    }
    isRecording.store(true, ordering: .relaxed)
  }

  /// A published property of `owner`, kept in `storage`, is about to go from `old` to `new`.
  static func willPublish<Value>(
    owner: AnyObject, storage: PublishedStorage, old: Value, new: Value, declared: SourceSpot?
  ) {
    let ownerID = ObjectIdentifier(owner)
    let ownerName = "\(type(of: owner))"
    let property = storage.name(in: owner) ?? "a published property"
    let change = LateChange(from: old, to: new)
    let inboxes = graphs.withLock { $0.compactMap(\.inbox) }
    if inboxes.isEmpty { isRecording.store(false, ordering: .relaxed) }
    // An object that a graph does not know concerns its story only while the graph acts.
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
