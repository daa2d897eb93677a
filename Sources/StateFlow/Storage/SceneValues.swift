/// The values that the views in one scene store with ``SceneStorage``.
///
/// The code that shows the scene can save the values and restore them in a later run.
package final class SceneValues: Sendable {
  private struct Contents {
    var values: [String: StoredForm]
    var sources: [String: Source] = [:]
  }

  private let contents: Locked<Contents>
  private let changed: (@Sendable (SceneValues) -> Void)?

  /// Creates the initial values of a scene.
  ///
  /// - Parameters:
  ///   - archive: The ``archive`` from an earlier run. If it can't be read, it's ignored.
  ///   - changed: A function to call after each change, on the thread that made the change.
  package init(
    restoring archive: Data? = nil, changed: (@Sendable (SceneValues) -> Void)? = nil
  ) {
    let saved = archive.flatMap {
      try? PropertyListDecoder().decode([String: StoredForm].self, from: $0)
    }
    contents = Locked(Contents(values: saved ?? [:]))
    self.changed = changed
  }

  /// The values in a form that can be saved.
  package var archive: Data? {
    try? PropertyListEncoder().encode(contents.withLock { $0.values })
  }

  subscript(key: String) -> StoredForm? {
    contents.withLock { $0.values[key] }
  }

  /// Writes a value, or removes the key if the value is `nil`.
  ///
  /// - Returns: Whether the value changed.
  func set(_ value: StoredForm?, for key: String) -> Bool {
    let isNew = contents.withLock { contents in
      guard contents.values[key] != value else { return false }
      contents.values[key] = value
      return true
    }
    if isNew { changed?(self) }
    return isNew
  }

  /// Returns the source that readers of the given key depend on.
  func source(for key: String) -> Source {
    contents.withLock { contents in
      if let known = contents.sources[key] { return known }
      let made = SceneKeySource(key)
      contents.sources[key] = made
      return made
    }
  }
}

private final class SceneKeySource: Source, @unchecked Sendable {
  private let key: String

  init(_ key: String) {
    self.key = key
  }

  override package var name: String { "SceneStorage.\(key)" }
}

private enum SceneValuesKey: EnvironmentKey {
  // This default is never shared, because each graph sets its own values.
  static var defaultValue: SceneValues { SceneValues() }
}

extension EnvironmentValues {
  /// The values of the scene that the view is in.
  package var sceneValues: SceneValues {
    get { self[SceneValuesKey.self] }
    set { self[SceneValuesKey.self] = newValue }
  }
}

/// The location of the value for a key in a scene, which `@SceneStorage` reads and writes (SS1).
final class SceneLocation<Value>: DerivedLocation<Value>, @unchecked Sendable {
  private let values: SceneValues
  private let key: String
  private let initial: Value
  private let codec: StoredCodec<Value>
  private let source: Source
  private let inbox: Inbox

  init(
    _ initial: Value, key: String, in values: SceneValues, _ codec: StoredCodec<Value>,
    inbox: Inbox
  ) {
    self.initial = initial
    self.key = key
    self.values = values
    self.codec = codec
    self.inbox = inbox
    source = values.source(for: key)
  }

  /// Returns whether this is the location for a key in a scene.
  func isFor(_ key: String, in values: SceneValues) -> Bool {
    self.key == key && self.values === values
  }

  override func peek() -> Value { values[key].flatMap(codec.decode) ?? initial }

  override func set(_ value: Value) {
    let change = inbox.observer?.change(from: peek(), to: value)
    guard values.set(codec.encode(value), for: key) else { return }
    inbox.run { [self] in
      if let change {
        inbox.observer?.wrote(
          PropertyWrite(
            owner: "SceneStorage", property: key, change: change,
            effect: source.readers.isEmpty ? .unobserved : .announced))
      }
      source.invalidateReaders()
    }
  }

  override func noteRead(by node: Node, check: @escaping () -> Bool) {
    node.noteRead(of: source, check: check)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    (other as? SceneLocation<Value>)?.isFor(key, in: values) ?? false
  }

  override func leads(to source: Source) -> Bool { self.source === source }
}
