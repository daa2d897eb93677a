/// A value that belongs to a scene and is restored with the scene when the program starts again.
///
///     @SceneStorage("tab") private var tab = "Home"
///
/// Use this property wrapper for values that record what the user is doing in the app, such as the
/// selected tab or a half-typed message. For settings, use ``AppStorage`` instead. All properties
/// in a scene with the same key share one value (SS1). Unlike a ``State`` value, the value is kept
/// when the views that use it leave the screen (SS2). If the key is missing, or its value has
/// another type, the property returns its default value (SS3).
///
/// A terminal app has one scene, whose values are saved in the same way as `@AppStorage` values
/// (SS4). In a test, each screen is a separate scene, and nothing is saved.
///
/// Use this property wrapper only in views. Anywhere else, it returns its default value, and writes
/// are ignored and reported in a diagnostic (SS5).
@propertyWrapper
public struct SceneStorage<Value> {
  private let initial: Value
  private let key: String
  private let codec: StoredCodec<Value>
  private var location: SceneLocation<Value>?

  init(_ initial: Value, _ key: String, _ codec: StoredCodec<Value>) {
    self.initial = initial
    self.key = key
    self.codec = codec
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
          The @SceneStorage "\(key)" \(happened) while its view wasn't on screen. Only a view on \
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
      kept ?? SceneLocation(initial, key: key, in: values, codec, inbox: context.node.graph.inbox)
    context.memory = location
  }

  @MainActor
  func leads(to source: Source) -> Bool { location?.leads(to: source) ?? false }
}

extension SceneStorage: InputComparable {
  func isSameInput(as other: SceneStorage<Value>) -> Bool { key == other.key }
}

extension SceneStorage where Value: StoredValue {
  /// Creates a property for a key's value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value, which the property returns if the key is missing.
  ///   - key: The key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .plain)
  }
}

extension SceneStorage {
  /// Creates a property for an optional value, which is `nil` if the key is missing. Writing `nil`
  /// removes the key.
  public init<Wrapped: StoredValue>(_ key: String) where Value == Wrapped? {
    self.init(nil, key, .optional(.plain))
  }

  /// Creates a property for an optional value that is stored as its raw value. Writing `nil`
  /// removes the key.
  public init<Wrapped: RawRepresentable>(_ key: String)
  where Value == Wrapped?, Wrapped.RawValue == Int {
    self.init(nil, key, .optional(.raw))
  }

  /// Creates a property for an optional value that is stored as its raw value. Writing `nil`
  /// removes the key.
  public init<Wrapped: RawRepresentable>(_ key: String)
  where Value == Wrapped?, Wrapped.RawValue == String {
    self.init(nil, key, .optional(.raw))
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Creates a property for a value that is stored as its raw value, an integer. If the stored
  /// integer is unknown, the property returns its default value.
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .raw)
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Creates a property for a value that is stored as its raw value, a string. If the stored string
  /// is unknown, the property returns its default value.
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .raw)
  }
}
