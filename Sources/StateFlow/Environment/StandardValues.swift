/// The appearance of the screen, either light or dark.
public enum ColorScheme: Hashable, Sendable, CaseIterable { case light, dark }

/// The phase of an app's life cycle. In the kit, it is always `active` unless you set another phase
/// in the environment.
public enum ScenePhase: Hashable, Comparable, Sendable { case background, inactive, active }

/// The amount of space available in one direction.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

private enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

private enum ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

private enum LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { .current }
}

private enum CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { .current }
}

private enum TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { .current }
}

private enum ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme { .light }
}

private enum FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}

private enum IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// The locale for formatting numbers and dates. A text view reads it only if it shows a number or
  /// a date (E4).
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar for dates.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone for dates.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The appearance of the view, either light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The width available to the view, or `nil` if it is unknown.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The font for text in the view, or `nil` for the default font. Both `.font(_:)` and
  /// `.environment(\.font, …)` set it (E6).
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// Whether the view accepts input.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The phase of the app's life cycle.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

extension EnvironmentScope {
  /// The attribute for the font that is set in this scope, or `nil` if none is set.
  var fontAttribute: Attribute? {
    guard let font = ownValue(for: ObjectIdentifier(FontKey.self)) else { return nil }
    return .font(font as? Font)
  }
}
