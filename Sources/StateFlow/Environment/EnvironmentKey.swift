/// A key of the environment: what names a value that views hand down to all below them.
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
  /// What a view reads when nobody above it has set the key (E3).
  static var defaultValue: Value { get }
}
