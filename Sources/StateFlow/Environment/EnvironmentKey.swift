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
