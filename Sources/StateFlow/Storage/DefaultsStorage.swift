import Foundation

/// The location of the value for a key in `UserDefaults`, which a view's `@AppStorage` property
/// reads and writes (AS1).
///
/// Only the store contains the value itself. The observation keeps the last value that it has read,
/// so that it can tell whether a change to the store affects this key.
final class DefaultsStorage<Value>: DerivedLocation<Value>, @unchecked Sendable {
  private let key: DefaultsKey<Value>
  private let store: UserDefaults
  private let inbox: Inbox
  @MainActor fileprivate var observation: DefaultsObservation<Value>?

  @MainActor
  init(_ key: DefaultsKey<Value>, in store: UserDefaults, of context: PropertyContext) {
    self.key = key
    self.store = store
    inbox = context.node.graph.inbox
    super.init()
    observation = DefaultsObservation(key.value(in: store)) { [weak self] in
      self?.peek()
    } changed: { [weak self] old, new in
      self?.storeChanged(from: old, to: new)
    }
  }

  /// Returns whether this is the location for a key in a store.
  func isFor(_ name: String, in store: UserDefaults) -> Bool {
    key.name == name && self.store === store
  }

  override func peek() -> Value { key.value(in: store) }

  override func set(_ value: Value) { key.set(value, in: store) }

  override func noteRead(by node: Node, check: @escaping () -> Bool) {
    node.noteRead(of: self, check: check)
  }

  private func storeChanged(from old: Value, to new: Value) {
    let change = LateChange(from: old, to: new)
    inbox.run { [weak self] in
      guard let self else { return }
      inbox.graph?.recorder?.found(
        StoryUpdate.Write(
          owner: "UserDefaults", property: key.name, change: change, declared: nil,
          outcome: readers.isEmpty ? .unobserved : .announced))
      invalidateReaders()
    }
  }

  override var name: String { "UserDefaults.\(key.name)" }
}

extension DefaultsStorage: PropertyMemory {
  func nodeDisappeared() { observation = nil }
}
