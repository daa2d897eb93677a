import Foundation

/// Whether the screen is light or dark.
public enum ColorScheme: Hashable, Sendable, CaseIterable { case light, dark }

/// Whether an app is in front. In the kit it always is, unless a view is told otherwise.
public enum ScenePhase: Hashable, Comparable, Sendable { case background, inactive, active }

/// Whether there is little room in a direction, or enough.
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
  /// How numbers and dates are written here. A text reads it only when it has any (E4).
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// How days are counted here.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// What time it is here when it is noon in Greenwich.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// Whether the screen is light or dark here.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// Whether the screen is narrow or wide; nil where nobody has said.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The font of texts here; nil for the default one. `.font(_:)` sets it, and so does
  /// `.environment(\.font, …)` (E6).
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// Whether what stands here can be used.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// Whether the app is in front.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

extension EnvironmentScope {
  /// The attribute for the font that is set in this scope; nil if none is set.
  var fontAttribute: Attribute? {
    guard let font = ownValue(for: ObjectIdentifier(FontKey.self)) else { return nil }
    return .font(font as? Font)
  }
}
