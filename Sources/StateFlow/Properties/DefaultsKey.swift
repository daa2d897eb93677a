import Foundation

/// The key of an `@AppStorage` property, with the store and the functions that read and write the
/// value.
///
/// In an `ObservableObject`, the key also announces the object's changes (AS2). As in SwiftUI, the
/// key starts doing so when the object's publisher is first used, and announces every change to the
/// value in the store, no matter what makes the change. *Choice*: the key announces a change after
/// the store has the new value, but doesn't announce writes that leave the value unchanged.
final class DefaultsKey<Value>: PublishedStorage, @unchecked Sendable {
  let name: String
  /// The store in the property's declaration, or `nil` if the declaration doesn't specify one.
  let store: UserDefaults?
  private let initial: Value
  private let access: DefaultsAccess<Value>
  // This is set once, by `announcerAdopted`, and isn't read before that.
  private var observation: DefaultsObservation<Value>?

  init(_ initial: Value, name: String, store: UserDefaults?, access: DefaultsAccess<Value>) {
    self.initial = initial
    self.name = name
    self.store = store
    self.access = access
    super.init(declared: nil)
  }

  /// Returns the value in `store`. If `store` is `nil`, the value comes from the store in the
  /// property's declaration or, if the declaration doesn't specify one, from the standard defaults.
  func value(in store: UserDefaults?) -> Value {
    access.read(store ?? self.store ?? .standard, name) ?? initial
  }

  /// Writes the value to a store, notifies the store's observers, and schedules a save.
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
    let isRecording = WriteLog.isRecording.load(ordering: .relaxed)
    if isRecording {
      WriteLog.willPublish(owner: owner, storage: self, old: old, new: new, declared: declared)
    }
    announcer?.send()
    if isRecording { WriteLog.didPublish() }
  }
}

/// The functions that read and write values of one type in `UserDefaults`.
struct DefaultsAccess<Value>: @unchecked Sendable {
  /// Returns the value for a key, or `nil` if there is no value or it has another type.
  let read: (UserDefaults, String) -> Value?
  let write: (UserDefaults, String, Value) -> Void
}

extension UserDefaults {
  /// Notifies observers that the store has changed, on platforms where a write doesn't notify them.
  func announceChange() {
    #if !canImport(Darwin)
      NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    #endif
  }
}
