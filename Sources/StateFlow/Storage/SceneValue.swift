import Foundation

/// A type whose values ``SceneStorage`` can store without conversion: `Bool`, `Int`, `Double`,
/// `String`, `URL`, or `Data`.
///
/// These are the types that SwiftUI allows for `@SceneStorage`. Don't make other types conform to
/// this protocol.
public protocol SceneStorable {
  /// Returns the value of this type that a stored form represents, or `nil` if the form represents
  /// another type.
  static func restored(from value: SceneValue) -> Self?

  /// The form in which the value is stored.
  var sceneValue: SceneValue { get }
}

/// The form in which ``SceneStorage`` stores a value.
public enum SceneValue: Codable, Equatable, Sendable {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case url(URL)
  case data(Data)
}

extension Bool: SceneStorable {
  public static func restored(from value: SceneValue) -> Bool? {
    if case .bool(let value) = value { value } else { nil }
  }

  public var sceneValue: SceneValue { .bool(self) }
}

extension Int: SceneStorable {
  public static func restored(from value: SceneValue) -> Int? {
    if case .int(let value) = value { value } else { nil }
  }

  public var sceneValue: SceneValue { .int(self) }
}

extension Double: SceneStorable {
  public static func restored(from value: SceneValue) -> Double? {
    if case .double(let value) = value { value } else { nil }
  }

  public var sceneValue: SceneValue { .double(self) }
}

extension String: SceneStorable {
  public static func restored(from value: SceneValue) -> String? {
    if case .string(let value) = value { value } else { nil }
  }

  public var sceneValue: SceneValue { .string(self) }
}

extension URL: SceneStorable {
  public static func restored(from value: SceneValue) -> URL? {
    if case .url(let value) = value { value } else { nil }
  }

  public var sceneValue: SceneValue { .url(self) }
}

extension Data: SceneStorable {
  public static func restored(from value: SceneValue) -> Data? {
    if case .data(let value) = value { value } else { nil }
  }

  public var sceneValue: SceneValue { .data(self) }
}

/// The functions that convert values of a type to their stored form in a scene, and back.
struct SceneAccess<Value>: @unchecked Sendable {
  /// Returns the value that a stored form represents, or `nil` if the form represents another type.
  let read: (SceneValue) -> Value?
  /// Returns the stored form of a value, or `nil` if the value isn't stored.
  let write: (Value) -> SceneValue?
}

extension SceneAccess where Value: SceneStorable {
  static var plain: SceneAccess { SceneAccess(read: Value.restored) { $0.sceneValue } }
}

extension SceneAccess where Value: RawRepresentable, Value.RawValue: SceneStorable {
  static var raw: SceneAccess {
    SceneAccess(read: { Value.RawValue.restored(from: $0).flatMap(Value.init(rawValue:)) }) {
      $0.rawValue.sceneValue
    }
  }
}

extension SceneAccess {
  static func optional<Wrapped>(_ wrapped: SceneAccess<Wrapped>) -> SceneAccess
  where Value == Wrapped? {
    SceneAccess(read: { wrapped.read($0).map(Optional.some) }) { $0.flatMap(wrapped.write) }
  }
}
