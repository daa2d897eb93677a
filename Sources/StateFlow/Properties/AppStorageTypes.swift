import Foundation

extension AppStorage where Value: DefaultsValue {
  /// A value under a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: What a missing key reads as.
  ///   - key: The key.
  ///   - store: The store that keeps it; if nil, the one of `.defaultAppStorage(_:)`, or else the
  ///     standard defaults.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .plain)
  }
}

extension AppStorage {
  /// A value under a key, or nil; writing nil removes the key.
  public init<Wrapped: DefaultsValue>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped? {
    self.init(nil, key, store, .optional(.plain))
  }
}

extension AppStorage {
  /// A value kept as its raw number, or nil; writing nil removes the key.
  public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped.RawValue == Int {
    self.init(nil, key, store, .optional(.raw))
  }

  /// A value kept as its raw text, or nil; writing nil removes the key.
  public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped.RawValue == String {
    self.init(nil, key, store, .optional(.raw))
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// A value kept as its raw number; an unknown number reads as the default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .raw)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// A value kept as its raw text; an unknown text reads as the default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .raw)
  }
}
