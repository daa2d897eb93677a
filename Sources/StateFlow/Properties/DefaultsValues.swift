import Foundation

/// A type whose values `UserDefaults` can hold as they are: Bool, Int, Double, String, URL, Data
/// and Date.
///
/// These are the types that SwiftUI allows for `@AppStorage`; the kit conforms them, nobody else
/// needs to.
public protocol DefaultsValue {
  /// The value under a key; nil where there is none, or one of another type.
  ///
  /// Nothing is made of a value of another type: the text "yes" is no Bool, and the number 1 is
  /// one only where a Bool was stored.
  static func read(_ store: UserDefaults, _ key: String) -> Self?
}

extension Bool: DefaultsValue {
  public static func read(_ store: UserDefaults, _ key: String) -> Bool? {
    store.number(key)?.isBoolean == true ? store.bool(forKey: key) : nil
  }
}

extension Int: DefaultsValue {
  public static func read(_ store: UserDefaults, _ key: String) -> Int? {
    guard let number = store.number(key), !number.isBoolean else { return nil }
    return Int(exactly: number)
  }
}

extension Double: DefaultsValue {
  public static func read(_ store: UserDefaults, _ key: String) -> Double? {
    guard let number = store.number(key), !number.isBoolean else { return nil }
    return number.doubleValue
  }
}

extension String: DefaultsValue {
  public static func read(_ store: UserDefaults, _ key: String) -> String? {
    store.object(forKey: key) as? String
  }
}

extension URL: DefaultsValue {
  public static func read(_ store: UserDefaults, _ key: String) -> URL? {
    #if !canImport(Darwin)
      // Foundation's own getter stops the program at data that is no URL's.
      if let data = store.data(forKey: key) {
        let url = try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: data)
        return url.map { $0 as URL }
      }
    #endif
    return store.url(forKey: key)
  }

  fileprivate func write(_ store: UserDefaults, _ key: String) {
    #if !canImport(Darwin)
      // Foundation's own setter keeps the path alone. Elsewhere it keeps an archive, too.
      let archive = try? NSKeyedArchiver.archivedData(
        withRootObject: self as NSURL, requiringSecureCoding: true)
      if !isFileURL, let archive { return store.set(archive, forKey: key) }
    #endif
    store.set(self, forKey: key)
  }
}

extension Data: DefaultsValue {
  public static func read(_ store: UserDefaults, _ key: String) -> Data? { store.data(forKey: key) }
}

extension Date: DefaultsValue {
  public static func read(_ store: UserDefaults, _ key: String) -> Date? {
    store.object(forKey: key) as? Date
  }
}

extension UserDefaults {
  fileprivate func number(_ key: String) -> NSNumber? { object(forKey: key) as? NSNumber }
}

extension NSNumber {
  /// Whether it was made of a Bool.
  fileprivate var isBoolean: Bool { String(cString: objCType) == "c" }
}

extension DefaultsAccess where Value: DefaultsValue {
  /// Values that a property list can hold.
  static var plain: DefaultsAccess {
    DefaultsAccess(read: Value.read) { store, key, value in
      if let url = value as? URL {
        url.write(store, key)
      } else {
        store.set(value, forKey: key)
      }
    }
  }
}

extension DefaultsAccess where Value: RawRepresentable, Value.RawValue: DefaultsValue {
  /// Values that are stored as their raw values; an unknown raw value reads as nil.
  static var raw: DefaultsAccess {
    DefaultsAccess(read: { Value.RawValue.read($0, $1).flatMap(Value.init(rawValue:)) }) {
      $0.set($2.rawValue, forKey: $1)
    }
  }
}

extension DefaultsAccess {
  /// Optional values: nil removes the key.
  static func optional<Wrapped>(_ wrapped: DefaultsAccess<Wrapped>) -> DefaultsAccess
  where Value == Wrapped? {
    DefaultsAccess(read: { .some(wrapped.read($0, $1)) }) { store, key, value in
      if let value { wrapped.write(store, key, value) } else { store.removeObject(forKey: key) }
    }
  }
}
