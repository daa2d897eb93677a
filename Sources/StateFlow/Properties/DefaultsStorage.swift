import Foundation

/// A value under a key of a `UserDefaults`, as a `@AppStorage` reads and writes it (AS1).
///
/// Nothing is kept here but what was last read, to find out whether a change of the store was one
/// of this key.
final class DefaultsStorage<Value>: DerivedLocation<Value>, @unchecked Sendable {
  private let store: UserDefaults
  private let key: String
  private let initial: Value
  private let access: DefaultsAccess<Value>
  private let comparison = Comparison.of(Value.self)
  private let lastSeen: Locked<Value>
  private let inbox: Inbox
  private let viewName: String
  @MainActor fileprivate var observer: AnyObject?

  @MainActor
  init(
    _ initial: Value, key: String, store: UserDefaults, access: DefaultsAccess<Value>,
    in context: PropertyContext
  ) {
    self.initial = initial
    self.key = key
    self.store = store
    self.access = access
    inbox = context.node.graph.inbox
    viewName = context.viewName
    lastSeen = Locked(access.read(store, key) ?? initial)
    super.init()
    observer = DefaultsObserver { [weak self] in self?.storeChanged() }
  }

  /// Whether this is the place of a key of a store.
  func isFor(_ key: String, in store: UserDefaults) -> Bool {
    self.key == key && self.store === store
  }

  override func peek() -> Value { access.read(store, key) ?? initial }

  override func set(_ value: Value) {
    access.write(store, key, value)
    store.announceChange()
  }

  override func noteRead(by node: Node, check: @escaping () -> Bool) {
    node.noteRead(of: self, check: check)
  }

  /// Somebody wrote some key of some store. Whoever reads this key runs if it reads differently.
  private func storeChanged() {
    let value = peek()
    let old = lastSeen.exchange(for: value)
    guard !comparison(old, value) else { return }
    let change = LateChange(from: old, to: value)
    inbox.run { [weak self] in
      guard let self else { return }
      inbox.graph?.recorder?.found(
        StoryUpdate.Write(
          owner: "UserDefaults", property: key, change: change, declared: nil,
          outcome: readers.isEmpty ? .unobserved : .announced))
      invalidateReaders()
    }
  }

  override var name: String { "UserDefaults.\(key)" }
}

extension DefaultsStorage: PropertyMemory {
  func nodeDisappeared() { observer = nil }
}

/// Hears that a `UserDefaults` has changed, for as long as it is kept.
private final class DefaultsObserver {
  private let token: any NSObjectProtocol

  init(_ changed: @escaping @Sendable () -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: nil, queue: nil
    ) { _ in changed() }
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}

/// How values of a type are stored in a `UserDefaults`.
struct DefaultsAccess<Value>: @unchecked Sendable {
  /// Reads a value; nil where there is none, or one of another type.
  let read: (UserDefaults, String) -> Value?
  let write: (UserDefaults, String, Value) -> Void
}

extension UserDefaults {
  /// Tells observers of the store that it has changed, on platforms where writing does not.
  func announceChange() {
    #if !canImport(Darwin)
      NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    #endif
  }
}
