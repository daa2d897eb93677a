/// A type whose values ``AppStorage`` and ``SceneStorage`` can store without conversion: `Bool`,
/// `Int`, `Double`, `String`, `URL`, `Data`, or `Date`.
///
/// These are the types that SwiftUI allows. Don't make other types conform to this protocol.
public protocol StoredValue {
  /// Returns the value of this type that a stored form represents, or `nil` if the form represents
  /// another type.
  static func restored(from form: StoredForm) -> Self?

  /// The form in which the value is stored.
  var storedForm: StoredForm { get }
}

/// The form in which a value is stored in `UserDefaults` or with a scene.
public enum StoredForm: Codable, Equatable, Sendable {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case url(URL)
  case data(Data)
  case date(Date)
}

// Values are never converted. The string "yes" isn't a `Bool`, and the number 1 is a `Bool` only if
// it was stored as one. Only numbers are numbers, whatever their type.

extension Bool: StoredValue {
  public static func restored(from form: StoredForm) -> Bool? {
    if case .bool(let value) = form { value } else { nil }
  }

  public var storedForm: StoredForm { .bool(self) }
}

extension Int: StoredValue {
  public static func restored(from form: StoredForm) -> Int? {
    switch form {
    case .int(let value): value
    case .double(let value): Int(exactly: value)
    default: nil
    }
  }

  public var storedForm: StoredForm { .int(self) }
}

extension Double: StoredValue {
  public static func restored(from form: StoredForm) -> Double? {
    switch form {
    case .int(let value): Double(value)
    case .double(let value): value
    default: nil
    }
  }

  public var storedForm: StoredForm { .double(self) }
}

extension String: StoredValue {
  public static func restored(from form: StoredForm) -> String? {
    if case .string(let value) = form { value } else { nil }
  }

  public var storedForm: StoredForm { .string(self) }
}

extension URL: StoredValue {
  public static func restored(from form: StoredForm) -> URL? {
    switch form {
    case .url(let value): value
    // `UserDefaults` contains the path of a file, or an archive of any other URL.
    case .string(let path): URL(fileURLWithPath: (path as NSString).expandingTildeInPath)
    case .data(let archive):
      (try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: archive)).map {
        $0 as URL
      }
    default: nil
    }
  }

  public var storedForm: StoredForm { .url(self) }
}

extension Data: StoredValue {
  public static func restored(from form: StoredForm) -> Data? {
    if case .data(let value) = form { value } else { nil }
  }

  public var storedForm: StoredForm { .data(self) }
}

extension Date: StoredValue {
  public static func restored(from form: StoredForm) -> Date? {
    if case .date(let value) = form { value } else { nil }
  }

  public var storedForm: StoredForm { .date(self) }
}

/// The functions that convert the values of a property to their stored form, and back.
struct StoredCodec<Value> {
  /// Returns the value that a form represents, or `nil` if the form represents another type.
  let decode: (StoredForm) -> Value?
  /// Returns the form of a value, or `nil` to remove the key.
  let encode: (Value) -> StoredForm?
}

extension StoredCodec where Value: StoredValue {
  /// The codec for values that are stored as they are.
  static var plain: StoredCodec { StoredCodec(decode: Value.restored) { $0.storedForm } }
}

extension StoredCodec where Value: RawRepresentable, Value.RawValue: StoredValue {
  /// The codec for values that are stored as their raw values.
  static var raw: StoredCodec {
    StoredCodec(decode: { Value.RawValue.restored(from: $0).flatMap(Value.init(rawValue:)) }) {
      $0.rawValue.storedForm
    }
  }
}

extension StoredCodec {
  /// Returns the codec for optional values.
  static func optional<Wrapped>(_ wrapped: StoredCodec<Wrapped>) -> StoredCodec
  where Value == Wrapped? {
    StoredCodec(decode: { wrapped.decode($0).map(Optional.some) }) { $0.flatMap(wrapped.encode) }
  }
}
