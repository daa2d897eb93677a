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

/// The form in which a value is stored in `UserDefaults` or with a scene. Exactly one of the
/// properties isn't `nil`.
public struct StoredForm: Codable, Equatable, Sendable {
  var bool: Bool?
  var int: Int?
  var double: Double?
  var string: String?
  var url: URL?
  var data: Data?
  var date: Date?
}

// Values are never converted. The string "yes" isn't a `Bool`, and the number 1 is a `Bool` only if
// it was stored as one. Only numbers are numbers, whatever their type.

extension Bool: StoredValue {
  public static func restored(from form: StoredForm) -> Bool? { form.bool }
  public var storedForm: StoredForm { StoredForm(bool: self) }
}

extension Int: StoredValue {
  public static func restored(from form: StoredForm) -> Int? {
    form.int ?? form.double.flatMap { Int(exactly: $0) }
  }

  public var storedForm: StoredForm { StoredForm(int: self) }
}

extension Double: StoredValue {
  public static func restored(from form: StoredForm) -> Double? {
    form.double ?? form.int.map { Double($0) }
  }

  public var storedForm: StoredForm { StoredForm(double: self) }
}

extension String: StoredValue {
  public static func restored(from form: StoredForm) -> String? { form.string }
  public var storedForm: StoredForm { StoredForm(string: self) }
}

extension URL: StoredValue {
  public static func restored(from form: StoredForm) -> URL? {
    if let url = form.url { return url }
    // `UserDefaults` contains the path of a file, or an archive of any other URL.
    if let path = form.string {
      return URL(fileURLWithPath: (path as NSString).expandingTildeInPath)
    }
    return form.data.flatMap {
      try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: $0) as URL?
    }
  }

  public var storedForm: StoredForm { StoredForm(url: self) }
}

extension Data: StoredValue {
  public static func restored(from form: StoredForm) -> Data? { form.data }
  public var storedForm: StoredForm { StoredForm(data: self) }
}

extension Date: StoredValue {
  public static func restored(from form: StoredForm) -> Date? { form.date }
  public var storedForm: StoredForm { StoredForm(date: self) }
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
