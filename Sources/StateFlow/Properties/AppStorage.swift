import Foundation

/// A value kept in `UserDefaults`, which outlives the program.
///
///     @AppStorage("sleepGoal") private var sleepGoal = 8.0
///
/// Views that read it run when its key is written through this property, through another one on the
/// same store, or by anybody who writes the store and tells; other keys do not disturb them (AS1).
/// A key that is missing, or holds a value of another type, reads as the default.
@propertyWrapper
public struct AppStorage<Value> {
  private let initial: Value
  private let key: String
  private let store: UserDefaults
  private let access: DefaultsAccess<Value>
  private var storage: DefaultsStorage<Value>?

  init(_ initial: Value, _ key: String, _ store: UserDefaults?, _ access: DefaultsAccess<Value>) {
    self.initial = initial
    self.key = key
    self.store = store ?? .standard
    self.access = access
  }

  /// The value under the key.
  public var wrappedValue: Value {
    get { storage?.get() ?? access.read(store, key) ?? initial }
    nonmutating set {
      if let storage {
        storage.set(newValue)
      } else {
        access.write(store, key, newValue)
        store.announceChange()
      }
    }
  }

  /// A binding to the value under the key.
  public var projectedValue: Binding<Value> {
    if let storage { return Binding(storage) }
    return Binding(FunctionLocation(get: { wrappedValue }, set: { wrappedValue = $0 }))
  }
}

extension AppStorage: NodeProperty {
  @MainActor
  mutating func install(_ context: inout PropertyContext) {
    var kept = context.memory as? DefaultsStorage<Value>
    if let former = kept, !former.isFor(key, in: store) {
      former.nodeDisappeared()
      kept = nil
    }
    storage = kept ?? DefaultsStorage(initial, key: key, store: store, access: access, in: context)
    context.memory = storage
  }

  @MainActor
  func leads(to source: Source) -> Bool { storage === source }
}

extension AppStorage: InputComparable {
  func isSameInput(as other: AppStorage<Value>) -> Bool {
    key == other.key && store === other.store
  }
}
