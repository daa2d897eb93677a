/// An `ObservableObject` as the views of one graph depend on it.
///
/// The graph subscribes to the object once, however many views observe it, from the first reader
/// to the last.
final class ObjectSource: Source, @unchecked Sendable {
  private weak var object: (any ObservableObject)?
  private let key: ObjectIdentifier
  private let typeName: String
  private let inbox: Inbox
  @MainActor private var subscription: AnyCancellable?
  /// The properties that were written in one update, for the story.
  @MainActor private var written = (update: 0, properties: [String]())
  /// The round in which a kind of misuse was last reported.
  @MainActor private var reported: [Diagnostic.Kind: Int] = [:]

  @MainActor
  private init(_ object: any ObservableObject, in graph: ViewGraph) {
    self.object = object
    key = ObjectIdentifier(object)
    typeName = "\(type(of: object))"
    inbox = graph.inbox
  }

  /// The source for an object in a graph.
  @MainActor
  static func of(_ object: any ObservableObject, in graph: ViewGraph) -> ObjectSource {
    let key = ObjectIdentifier(object)
    // The address may have been that of another object, which is gone.
    if let known = graph.objects[key], known.concerns(object) { return known }
    let made = ObjectSource(object, in: graph)
    graph.objects[key] = made
    // Now, not when the running body has ended: what it announces meanwhile is heard (OO5).
    made.subscribe()
    return made
  }

  /// Whether this is the source for `object`.
  func concerns(_ object: AnyObject) -> Bool { self.object === object }

  override func firstReaderAdded() { subscribe() }

  @MainActor
  private func subscribe() {
    guard subscription == nil, let object else { return }
    subscription = observe(object) { [weak self] in self?.willChange() }
    inbox.graph?.watch.add(object)
  }

  override func lastReaderRemoved() {
    subscription = nil
    OffMainWrites.remove(self, for: key)
    guard let graph = inbox.graph, graph.objects[key] === self else { return }
    graph.objects[key] = nil
  }

  /// The object is about to change: its readers run when that is done (U10, OO1).
  private func willChange() {
    let isOnMain = MainActor.isCurrent
    if !isOnMain { OffMainWrites.add(self, for: key) }
    inbox.run { [weak self] in
      guard let self else { return }
      if !isOnMain { report(.announcementOffMain) }
      if isOnMain, let node = Evaluating.node { announced(during: node) }
      inbox.graph?.watch.announced(key)
      invalidateReaders()
    }
  }

  /// The object has changed, off the main actor: whoever ran since it announced that runs again.
  func didChange() {
    inbox.run { [weak self] in self?.invalidateReaders() }
  }

  /// The body of `node`, which may be about to become a reader, announced a change.
  @MainActor
  private func announced(during node: Node) {
    report(.announcementDuringUpdate)
    if node.hasRead(self) { node.graph.enqueue(node, because: self, certain: true) }
  }

  @MainActor
  private func report(_ kind: Diagnostic.Kind) {
    // Once in a round, however often it happens.
    guard let graph = inbox.graph, reported[kind] != graph.turn else { return }
    reported[kind] = graph.turn
    let subject = withArticle(typeName, opensSentence: true)
    let message =
      if kind == .announcementOffMain {
        """
        \(subject) announced a change outside the main actor. Views are updated on the main \
        actor only; the update was moved there. Write published properties on the main actor.
        """
      } else {
        """
        \(subject) announced a change while a body ran. A body only describes; the update was \
        put off until it had ended. Change objects in an action, in onAppear or in onChange.
        """
      }
    let view = Evaluating.node?.storyName
    graph.report(Diagnostic(kind, view: view, message: message))
  }

  /// A property of the object is about to be written, in the update that is being told.
  @MainActor
  func noteWrite(to property: String) {
    let update = inbox.graph?.recorder?.updateCount ?? 0
    if written.update != update { written = (update, []) }
    if !written.properties.contains(property) { written.properties.append(property) }
  }

  override var name: String { names.first ?? typeName }

  override var names: [String] {
    guard written.update == inbox.graph?.recorder?.updateCount, !written.properties.isEmpty
    else { return [typeName] }
    return written.properties.map { "\(typeName).\($0)" }
  }
}

/// A property of an observed object: what `$store.name` leads to (B9).
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
