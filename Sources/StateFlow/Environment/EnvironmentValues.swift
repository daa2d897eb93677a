/// A key for a value that a view passes to all views below it.
///
///     struct ThemeKey: EnvironmentKey {
///       static let defaultValue = Theme.plain
///     }
///
///     extension EnvironmentValues {
///       var theme: Theme {
///         get { self[ThemeKey.self] }
///         set { self[ThemeKey.self] = newValue }
///       }
///     }
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value that a view reads if no view above it has set a value for the key (E3).
  static var defaultValue: Value { get }
}

/// The values that a view inherits from the views that contain it.
///
/// Read a value with `@Environment(\.locale)`. Set it for a view and all views below it with
/// `.environment(\.locale, …)`. The nearest modifier wins (E2). If no view sets a value, the key's
/// default value applies (E3).
public struct EnvironmentValues {
  /// The scope that provides all values that aren't in `changes`.
  let scope: EnvironmentScope?
  /// The entries that have been set on this copy.
  private(set) var changes: [ObjectIdentifier: EnvironmentScope.Entry]
  private let probe: EnvironmentProbe?

  init(
    scope: EnvironmentScope?, changes: [ObjectIdentifier: EnvironmentScope.Entry] = [:],
    probe: EnvironmentProbe? = nil
  ) {
    self.scope = scope
    self.probe = probe
    self.changes = changes
  }

  /// Creates an environment in which every value is the default.
  public init() {
    self.init(scope: nil)
  }

  /// The value for a key.
  ///
  /// - Complexity: O(*s*), where *s* is the number of enclosing views that set environment values.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      let id = ObjectIdentifier(key)
      probe?.keys.insert(id)
      let entry = changes[id] ?? scope?.read(id, named: "\(key)")
      return entry.map { $0.value as! Key.Value } ?? key.defaultValue
    }
    set {
      changes[ObjectIdentifier(key)] = EnvironmentScope.Entry(
        newValue, default: key.defaultValue)
    }
  }
}

/// A record of the environment keys that a view's property reads and therefore depends on.
final class EnvironmentProbe: @unchecked Sendable {
  var keys: Set<ObjectIdentifier> = []
}
