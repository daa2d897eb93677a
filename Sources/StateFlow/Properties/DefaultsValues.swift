import Foundation

/// A type whose values `UserDefaults` can store without conversion: `Bool`, `Int`, `Double`,
/// `String`, `URL`, `Data`, or `Date`.
///
/// These are the types that SwiftUI allows for `@AppStorage`. Don't make other types conform to
/// this protocol.
public protocol DefaultsValue {
  /// Returns the value for a key, or `nil` if there is no value or it has another type.
  ///
  /// Values are never converted. The string "yes" isn't a `Bool`, and the number 1 is a `Bool` only
  /// if it was stored as one.
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
      // Foundation's getter stops the program if the data doesn't contain a URL.
      if let data = store.data(forKey: key) {
        let url = try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: data)
        return url.map { $0 as URL }
      }
    #endif
    return store.url(forKey: key)
  }

  fileprivate func write(_ store: UserDefaults, _ key: String) {
    #if !canImport(Darwin)
      // On this platform, Foundation's setter stores only the path. On other platforms, it stores
      // an archive.
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
  /// Whether the number was created from a `Bool`.
  fileprivate var isBoolean: Bool {
    // Sound: the number's encoding is a C string that exists as long as the program.
    unsafe String(cString: objCType) == "c"
  }
}

extension DefaultsAccess where Value: DefaultsValue {
  /// The functions that read and write values that a property list can contain.
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
  /// The functions that read and write values that are stored as their raw values. Reading an
  /// unknown raw value returns `nil`.
  static var raw: DefaultsAccess {
    DefaultsAccess(read: { Value.RawValue.read($0, $1).flatMap(Value.init(rawValue:)) }) {
      $0.set($2.rawValue, forKey: $1)
    }
  }
}

extension DefaultsAccess {
  /// Returns the functions that read and write optional values. Writing `nil` removes the key.
  static func optional<Wrapped>(_ wrapped: DefaultsAccess<Wrapped>) -> DefaultsAccess
  where Value == Wrapped? {
    DefaultsAccess(read: { .some(wrapped.read($0, $1)) }) { store, key, value in
      if let value { wrapped.write(store, key, value) } else { store.removeObject(forKey: key) }
    }
  }
}
