import Foundation

// The types that SwiftUI allows here, each spelled out as SwiftUI does: a property of another type
// does not compile.

extension AppStorage where Value == Bool {
  /// A Bool under a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: What a missing key reads as.
  ///   - key: The key.
  ///   - store: Where it is kept; the standard defaults when none is given.
  public init(wrappedValue: Bool, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .plain)
  }
}

extension AppStorage where Value == Bool? {
  /// A Bool under a key, or nil; writing nil removes the key.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(nil, key, store, .optional(.plain))
  }
}

extension AppStorage where Value == Int {
  /// A Int under a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: What a missing key reads as.
  ///   - key: The key.
  ///   - store: Where it is kept; the standard defaults when none is given.
  public init(wrappedValue: Int, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .plain)
  }
}

extension AppStorage where Value == Int? {
  /// A Int under a key, or nil; writing nil removes the key.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(nil, key, store, .optional(.plain))
  }
}

extension AppStorage where Value == Double {
  /// A Double under a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: What a missing key reads as.
  ///   - key: The key.
  ///   - store: Where it is kept; the standard defaults when none is given.
  public init(wrappedValue: Double, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .plain)
  }
}

extension AppStorage where Value == Double? {
  /// A Double under a key, or nil; writing nil removes the key.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(nil, key, store, .optional(.plain))
  }
}

extension AppStorage where Value == String {
  /// A String under a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: What a missing key reads as.
  ///   - key: The key.
  ///   - store: Where it is kept; the standard defaults when none is given.
  public init(wrappedValue: String, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .plain)
  }
}

extension AppStorage where Value == String? {
  /// A String under a key, or nil; writing nil removes the key.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(nil, key, store, .optional(.plain))
  }
}

extension AppStorage where Value == URL {
  /// A URL under a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: What a missing key reads as.
  ///   - key: The key.
  ///   - store: Where it is kept; the standard defaults when none is given.
  public init(wrappedValue: URL, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .plain)
  }
}

extension AppStorage where Value == URL? {
  /// A URL under a key, or nil; writing nil removes the key.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(nil, key, store, .optional(.plain))
  }
}

extension AppStorage where Value == Data {
  /// A Data under a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: What a missing key reads as.
  ///   - key: The key.
  ///   - store: Where it is kept; the standard defaults when none is given.
  public init(wrappedValue: Data, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .plain)
  }
}

extension AppStorage where Value == Data? {
  /// A Data under a key, or nil; writing nil removes the key.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(nil, key, store, .optional(.plain))
  }
}

extension AppStorage where Value == Date {
  /// A Date under a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: What a missing key reads as.
  ///   - key: The key.
  ///   - store: Where it is kept; the standard defaults when none is given.
  public init(wrappedValue: Date, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .plain)
  }
}

extension AppStorage where Value == Date? {
  /// A Date under a key, or nil; writing nil removes the key.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(nil, key, store, .optional(.plain))
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
