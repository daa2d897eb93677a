import Foundation

/// A value that is stored in `UserDefaults` and therefore outlives the program.
///
///     @AppStorage("sleepGoal") private var sleepGoal = 8.0
///
/// When the property's key is written, the bodies that read the property run again. The write can
/// happen through this property, through another property for the same key in the same store, or in
/// code that writes to the store and posts the store's notification. Writes to other keys don't run
/// these bodies (AS1). If the key is missing, or its value has another type, the property returns
/// its default value.
///
/// In an ``ObservableObject``, the property announces the object's changes, as ``Published`` does
/// (AS2):
///
///     final class Settings: ObservableObject {
///       @AppStorage("sleepGoal") var sleepGoal = 8.0
///     }
///
/// If you don't pass a store, the value is in the store that `.defaultAppStorage(_:)` sets for the
/// view (AS3), or else in the standard defaults.
///
/// A write reaches the disk within a fraction of a second, and no later than when the program exits
/// (AS4).
@propertyWrapper
public struct AppStorage<Value> {
  private let key: DefaultsKey<Value>
  private var location: DefaultsStorage<Value>?

  init(_ initial: Value, _ key: String, _ store: UserDefaults?, _ access: DefaultsAccess<Value>) {
    self.key = DefaultsKey(initial, name: key, store: store, access: access)
  }

  /// The value for the key.
  public var wrappedValue: Value {
    get { location?.get() ?? key.value(in: nil) }
    nonmutating set {
      if let location { location.set(newValue) } else { key.set(newValue, in: nil) }
    }
  }

  /// A binding to the value for the key.
  public var projectedValue: Binding<Value> {
    if let location { return Binding(location) }
    return Binding(DefaultsKeyLocation(key))
  }
}

extension AppStorage: NodeProperty {
  @MainActor
  mutating func install(_ context: inout PropertyContext) {
    let store = key.store ?? EnvironmentValues(scope: context.node.environment).appStorageStore
    var kept = context.memory as? DefaultsStorage<Value>
    if let former = kept, !former.isFor(key.name, in: store) {
      former.nodeDisappeared()
      kept = nil
    }
    location = kept ?? DefaultsStorage(key, in: store, of: context)
    context.memory = location
  }

  @MainActor
  func leads(to source: Source) -> Bool { location === source }
}

extension AppStorage: InputComparable {
  func isSameInput(as other: AppStorage<Value>) -> Bool {
    key.name == other.key.name && key.store === other.key.store
  }
}

extension AppStorage: PublishedProperty, AnnouncingField {
  var storage: PublishedStorage { key }
}
