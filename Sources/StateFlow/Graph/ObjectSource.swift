/// The source that a graph's views depend on when they observe an `ObservableObject`.
///
/// The graph subscribes to the object once, no matter how many views observe it, and cancels the
/// subscription when the last view stops observing it.
package final class ObjectSource: Source, @unchecked Sendable {
  private weak var object: (any ObservableObject)?
  private let key: ObjectIdentifier
  private let typeName: String
  private let inbox: Inbox
  @MainActor private var subscription: AnyCancellable?
  /// The round in which each kind of misuse was last reported.
  @MainActor private var reported: [Diagnostic.Kind: Int] = [:]

  @MainActor
  private init(_ object: any ObservableObject, in graph: ViewGraph) {
    self.object = object
    key = ObjectIdentifier(object)
    typeName = "\(type(of: object))"
    inbox = graph.inbox
  }

  /// Returns the graph's source for an object.
  @MainActor
  static func of(_ object: any ObservableObject, in graph: ViewGraph) -> ObjectSource {
    let key = ObjectIdentifier(object)
    // The existing source may belong to a released object that had the same address.
    if let known = graph.objects[key], known.concerns(object) { return known }
    let made = ObjectSource(object, in: graph)
    graph.objects[key] = made
    // Subscribes immediately, so that a change announced by the running body is diagnosed (OO5).
    made.subscribe()
    return made
  }

  /// Returns whether this is the source for `object`.
  func concerns(_ object: AnyObject) -> Bool { self.object === object }

  override func firstReaderAdded() { subscribe() }

  @MainActor
  private func subscribe() {
    guard subscription == nil, let object else { return }
    subscription = observe(object) { [weak self] in self?.willChange() }
    inbox.observer?.watch(object)
  }

  override func lastReaderRemoved() {
    subscription = nil
    OffMainWrites.remove(self, for: key)
    guard let graph = inbox.graph, graph.objects[key] === self else { return }
    graph.objects[key] = nil
  }

  /// Invalidates the readers because the object is about to change. The readers run after the
  /// change (U10, OO1).
  private func willChange() {
    let isOnMain = MainActor.isCurrent
    if !isOnMain { OffMainWrites.add(self, for: key) }
    inbox.run { [weak self] in
      guard let self else { return }
      if !isOnMain { report(.announcementOffMain) }
      if isOnMain, let node = Evaluating.node { announced(during: node) }
      if let graph = inbox.graph {
        graph.observer?.objectWillChange(key)
        if isOnMain { WriteLog.announced(key, named: typeName, in: graph) }
      }
      if isOnMain { confirmReaders() }
      invalidateReaders()
    }
  }

  /// Invalidates the readers again after code that doesn't run on the main actor has changed the
  /// object. The readers may have run between the announcement and the change.
  func didChange() {
    inbox.run { [weak self] in self?.invalidateReaders() }
  }

  /// Reports that the body of `node` announced a change. If that body has read the object, it runs
  /// again.
  @MainActor
  private func announced(during node: Node) {
    report(.announcementDuringUpdate)
    if node.hasRead(self) { node.graph.enqueue(node, because: self, certain: true) }
  }

  @MainActor
  private func report(_ kind: Diagnostic.Kind) {
    // Each kind of misuse is reported once per round, no matter how often it happens.
    guard let graph = inbox.graph, reported[kind] != graph.turn else { return }
    reported[kind] = graph.turn
    let subject = withArticle(typeName, opensSentence: true)
    let message =
      if kind == .announcementOffMain {
        """
        \(subject) announced a change outside the main actor. Views are updated only on the main \
        actor, so the update was moved there. Write published properties on the main actor.
        """
      } else {
        """
        \(subject) announced a change while a body ran. A body must not change objects, so the \
        update was deferred until the body ended. Change objects in an action, in onAppear, or in \
        onChange.
        """
      }
    let view = Evaluating.node?.viewName
    graph.report(Diagnostic(kind, view: view, message: message))
  }

  /// The type of the object.
  override package var name: String { typeName }
}

/// The location of an observed object's property, such as `$store.name` (B9).
final class ObjectMemberLocation<Object: ObservableObject, Value>: DerivedLocation<Value>,
  @unchecked Sendable
{
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override func peek() -> Value { object[keyPath: keyPath] }
  override func set(_ value: Value) { object[keyPath: keyPath] = value }

  override func noteRead(by node: Node, check: @escaping () -> Bool) {
    node.noteRead(of: ObjectSource.of(object, in: node.graph), check: check)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectMemberLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }

  override func leads(to source: Source) -> Bool {
    (source as? ObjectSource)?.concerns(object) ?? false
  }
}
