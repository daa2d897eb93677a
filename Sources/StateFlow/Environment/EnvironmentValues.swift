/// The values that a view inherits from the views around it.
///
/// Read one with `@Environment(\.locale)`; set one for a view and all below it with
/// `.environment(\.locale, …)`. Nearest wins (E2), and an unset key reads as its default (E3).
public struct EnvironmentValues {
  /// The scope that is read where nothing is set here.
  let scope: EnvironmentScope?
  /// What has been set on this copy.
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

  /// Values in which nothing is set.
  public init() {
    self.init(scope: nil)
  }

  /// The value for a key.
  ///
  /// - Complexity: O(*s*) for *s* enclosing views that set a value of the environment.
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
