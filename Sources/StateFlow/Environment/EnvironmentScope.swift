/// One level of the environment: the values that one view sets for all views below it.
///
/// The scope that provides a value records the readers of each key. When a value changes, only the
/// bodies that read its key run again (E4), and no tree walk is needed to find them.
final class EnvironmentScope: @unchecked Sendable {
  /// A value, together with the function that compares it with another value.
  struct Entry {
    let value: Any
    /// Whether the value equals the key's default.
    let isDefault: Bool
    private let comparison: @Sendable (Any, Any) -> Bool

    init<Value>(_ value: Value, default defaultValue: Value) {
      let comparison = Comparison.of(Value.self)
      self.value = value
      isDefault = comparison(value, defaultValue)
      self.comparison = { one, other in
        guard let one = one as? Value, let other = other as? Value else { return false }
        return comparison(one, other)
      }
    }

    func isSame(as other: Entry) -> Bool { comparison(value, other.value) }
  }

  /// The source that the readers of one key in one scope depend on.
  final class KeySource: Source, @unchecked Sendable {
    let key: ObjectIdentifier
    private let keyName: String

    init(_ key: ObjectIdentifier, named keyName: String) {
      self.key = key
      self.keyName = keyName
    }

    override package var name: String { "the environment's \(keyName)" }
  }

  private struct Contents {
    var entries: [ObjectIdentifier: Entry] = [:]
    var sources: [ObjectIdentifier: KeySource] = [:]
  }

  private let parent: EnvironmentScope?
  private let state = Locked(Contents())

  init(parent: EnvironmentScope? = nil) {
    self.parent = parent
  }

  /// Returns the entry for a key from this scope or the nearest enclosing scope that sets it, and
  /// makes the node that is being evaluated depend on the entry.
  func read(_ key: ObjectIdentifier, named name: @autoclosure () -> String) -> Entry? {
    var scope = self
    while true {
      if let entry = scope.state.withLock({ $0.entries[key] }) {
        scope.noteRead(of: key, named: name())
        return entry
      }
      guard let outer = scope.parent else { break }
      scope = outer
    }
    scope.noteRead(of: key, named: name())
    return nil
  }

  private func noteRead(of key: ObjectIdentifier, named name: @autoclosure () -> String) {
    guard let node = Evaluating.node else { return }
    let source = state.withLock { state in
      if let known = state.sources[key] { return known }
      let made = KeySource(key, named: name())
      state.sources[key] = made
      return made
    }
    MainActor.assumeIsolated { node.noteRead(of: source) }
  }

  /// Returns the value that this scope sets for a key, without making the node that is being
  /// evaluated depend on it.
  func ownValue(for key: ObjectIdentifier) -> Any? { state.withLock { $0.entries[key]?.value } }

  /// Returns the entries that `change` sets, given the values of the enclosing scopes.
  func entries(
    keeping kept: Bool = false, _ change: (inout EnvironmentValues) -> Void
  ) -> [ObjectIdentifier: Entry] {
    var values = EnvironmentValues(
      scope: parent, changes: kept ? state.withLock { $0.entries } : [:])
    change(&values)
    return values.changes
  }

  /// Sets the entries of a scope that has no readers yet.
  func fill(_ entries: [ObjectIdentifier: Entry]) {
    state.withLock { $0.entries = entries }
  }

  /// Replaces the entries of the scope and invalidates the readers of every entry that has changed.
  @MainActor
  func replace(_ entries: [ObjectIdentifier: Entry]) {
    let former = state.withLock { state in
      defer { state.entries = entries }
      return state.entries
    }
    for key in Set(former.keys).union(entries.keys) {
      switch (former[key], entries[key]) {
      case (let old?, let new?) where old.isSame(as: new): continue
      case (nil, let new?) where parent == nil && new.isDefault: continue
      case (nil, _): invalidateOuterReaders(of: key)
      default: break
      }
      // This includes new keys: reads of a key that no scope sets are recorded in the outermost
      // scope.
      state.withLock { $0.sources[key] }?.invalidateReaders()
    }
  }

  /// Invalidates the nodes below this scope that read the key from an outer scope, because this
  /// scope now sets it.
  @MainActor
  private func invalidateOuterReaders(of key: ObjectIdentifier) {
    var outer = parent
    while let scope = outer {
      if let source = scope.state.withLock({ $0.sources[key] }) {
        source.invalidateReaders { $0.environment.isInside(self) }
      }
      outer = scope.parent
    }
  }

  private func isInside(_ other: EnvironmentScope) -> Bool {
    var scope: EnvironmentScope? = self
    while let current = scope {
      if current === other { return true }
      scope = current.parent
    }
    return false
  }
}
