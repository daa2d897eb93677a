import Foundation

extension AppStorage where Value: DefaultsValue {
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
  public init<Wrapped: DefaultsValue>(_ key: String, store: UserDefaults? = nil)
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
