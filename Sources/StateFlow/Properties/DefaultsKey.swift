import Foundation

/// The key of an `@AppStorage`: where its value is, and how it is read and written.
///
/// In an `ObservableObject` it is also what announces the object's changes (AS2). Like SwiftUI, it
/// starts when the object's publisher is first asked for, and announces each change of the value in
/// the store, whoever makes it. *Choice*: it announces when the store has the new value, and a write
/// that leaves the value as it was announces nothing.
final class DefaultsKey<Value>: PublishedStorage, @unchecked Sendable {
  let name: String
  /// The store that the property was declared with, if it was.
  let store: UserDefaults?
  private let initial: Value
  private let access: DefaultsAccess<Value>
  // Set once, by the one adoption, and not read before.
  private var observation: DefaultsObservation<Value>?

  init(_ initial: Value, name: String, store: UserDefaults?, access: DefaultsAccess<Value>) {
    self.initial = initial
    self.name = name
    self.store = store
    self.access = access
    super.init(declared: nil)
  }

  /// The value in a store; nil stands for the one of the declaration.
  func value(in store: UserDefaults?) -> Value {
    access.read(store ?? self.store ?? .standard, name) ?? initial
  }

  /// Writes the value to a store, notifies the store's observers, and has it saved.
  func set(_ value: Value, in store: UserDefaults?) {
    let store = store ?? self.store ?? .standard
    DefaultsWatch.afterChange { access.write(store, name, value) }
    store.announceChange()
    DefaultsSaving.schedule()
  }

  override func announcerAdopted(for object: AnyObject) {
    belongs(to: object)
    observation = DefaultsObservation(value(in: nil)) { [weak self] in
      self?.value(in: nil)
    } changed: { [weak self] old, new in
      self?.announce(from: old, to: new)
    }
  }

  private func announce(from old: Value, to new: Value) {
    guard let owner else { return }
    if WriteLog.isRecording.load(ordering: .relaxed) {
      WriteLog.willPublish(owner: owner, storage: self, old: old, new: new, declared: declared)
    }
    announcer?.send()
  }
}

/// How values of a type are stored in a `UserDefaults`.
struct DefaultsAccess<Value>: @unchecked Sendable {
  /// Reads a value; nil where there is none, or one of another type.
  let read: (UserDefaults, String) -> Value?
  let write: (UserDefaults, String, Value) -> Void
}

extension UserDefaults {
  /// Notifies observers that the store has changed, on platforms where writing does not.
  func announceChange() {
    #if !canImport(Darwin)
      NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    #endif
  }
}
