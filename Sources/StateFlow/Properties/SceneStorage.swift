import Foundation

/// A value that belongs to one scene, and is restored with it when the program starts again.
///
///     @SceneStorage("tab") private var tab = "Home"
///
/// Use it for the user's place in the app, such as the selected tab or a half-typed message, and
/// ``AppStorage`` for settings. All properties of a scene with the same key share one value (SS1).
/// Unlike ``State``, the value stays when its views leave the screen (SS2). If the key is missing,
/// or holds a value of another type, the property returns its default (SS3).
///
/// An app that runs in a terminal has one scene, whose values are saved in the same way as those of
/// `@AppStorage` (SS4). In a test, each screen is a separate scene, and nothing is saved.
///
/// Use it only in views. Anywhere else, it returns its default, and a write is ignored with a
/// diagnostic (SS5).
@propertyWrapper
public struct SceneStorage<Value> {
  private let initial: Value
  private let key: String
  private let access: SceneAccess<Value>
  private var location: SceneLocation<Value>?

  init(_ initial: Value, _ key: String, _ access: SceneAccess<Value>) {
    self.initial = initial
    self.key = key
    self.access = access
  }

  /// The value for the key.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set {
      if let location { location.set(newValue) } else { reportOffScreen("was written") }
    }
  }

  /// A binding to the value for the key.
  public var projectedValue: Binding<Value> {
    if let location { return Binding(location) }
    reportOffScreen("was used to make a binding")
    return .constant(initial)
  }

  private func reportOffScreen(_ happened: String) {
    Diagnostic.report(
      Diagnostic(
        .stateOffScreen,
        message: """
          The @SceneStorage "\(key)" \(happened) while it had no view on screen. Only a view on \
          screen belongs to a scene. Elsewhere, the property returns its default and ignores \
          writes. Use it in a view's body or in an action.
          """))
  }
}

extension SceneStorage: NodeProperty {
  @MainActor
  mutating func install(_ context: inout PropertyContext) {
    let values = EnvironmentValues(scope: context.node.environment).sceneValues
    var kept = context.memory as? SceneLocation<Value>
    if let former = kept, !former.isFor(key, in: values) { kept = nil }
    location =
      kept ?? SceneLocation(initial, key: key, in: values, access, inbox: context.node.graph.inbox)
    context.memory = location
  }

  @MainActor
  func leads(to source: Source) -> Bool { location?.leads(to: source) ?? false }
}

extension SceneStorage: InputComparable {
  func isSameInput(as other: SceneStorage<Value>) -> Bool { key == other.key }
}

extension SceneStorage where Value: SceneStorable {
  /// Creates a property for the value of a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default, which the property returns if the key is missing.
  ///   - key: The key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .plain)
  }
}

extension SceneStorage {
  /// Creates a property for an optional value, which is nil if the key is missing. Writing nil
  /// removes the key.
  public init<Wrapped: SceneStorable>(_ key: String) where Value == Wrapped? {
    self.init(nil, key, .optional(.plain))
  }

  /// Creates a property for an optional value, kept as its raw value. Writing nil removes the key.
  public init<Wrapped: RawRepresentable>(_ key: String)
  where Value == Wrapped?, Wrapped.RawValue == Int {
    self.init(nil, key, .optional(.raw))
  }

  /// Creates a property for an optional value, kept as its raw value. Writing nil removes the key.
  public init<Wrapped: RawRepresentable>(_ key: String)
  where Value == Wrapped?, Wrapped.RawValue == String {
    self.init(nil, key, .optional(.raw))
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Creates a property for a value kept as its raw integer. An unknown integer gives the default.
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .raw)
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Creates a property for a value kept as its raw string. An unknown string gives the default.
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .raw)
  }
}
