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

  init(_ initial: Value, _ key: String, _ store: UserDefaults?, _ codec: StoredCodec<Value>) {
    self.key = DefaultsKey(initial, name: key, store: store, codec: codec)
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

extension AppStorage: PublishedProperty, ReportingField {
  package var storage: PublishedStorage { key.storage }
}

extension AppStorage where Value: StoredValue {
  /// Creates a property for a key's value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value, which the property returns if the key is missing.
  ///   - key: The key.
  ///   - store: The store that keeps the value. If it's `nil`, the property uses the store that
  ///     `.defaultAppStorage(_:)` sets, or else the standard defaults.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .plain)
  }
}

extension AppStorage {
  /// Creates a property for an optional value, which is `nil` if the key is missing. Writing `nil`
  /// removes the key.
  public init<Wrapped: StoredValue>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped? {
    self.init(nil, key, store, .optional(.plain))
  }
}

extension AppStorage {
  /// Creates a property for an optional value that is stored as its raw value, an integer. Writing
  /// `nil` removes the key.
  public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped.RawValue == Int {
    self.init(nil, key, store, .optional(.raw))
  }

  /// Creates a property for an optional value that is stored as its raw value, a string. Writing
  /// `nil` removes the key.
  public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped.RawValue == String {
    self.init(nil, key, store, .optional(.raw))
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Creates a property for a value that is stored as its raw value, an integer. If the stored
  /// integer is unknown, the property returns its default value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .raw)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Creates a property for a value that is stored as its raw value, a string. If the stored string
  /// is unknown, the property returns its default value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .raw)
  }
}

private enum AppStorageStoreKey: EnvironmentKey {
  static var defaultValue: UserDefaults { .standard }
}

extension EnvironmentValues {
  /// The store for every `@AppStorage` property that doesn't specify one.
  var appStorageStore: UserDefaults {
    get { self[AppStorageStoreKey.self] }
    set { self[AppStorageStoreKey.self] = newValue }
  }
}

extension View {
  /// Sets the store for every ``AppStorage`` property, in this view and below it, that doesn't
  /// specify one (AS3).
  ///
  ///     SettingsForm().defaultAppStorage(store)
  ///
  /// The nearest modifier wins. The modifier doesn't affect an `@AppStorage` property outside a
  /// view, such as one in an ``ObservableObject``. For such a property, pass the store to the
  /// initializer.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.appStorageStore, store)
  }
}

extension Scene {
  /// Sets the store for every ``AppStorage`` property in this scene that doesn't specify one (AS3).
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    SceneWithStore(content: self, store: store)
  }
}
