import Foundation

/// A value that belongs to one scene, and is restored with it when the program starts again.
///
///     @SceneStorage("tab") private var tab = "Home"
///
/// It's for where a person is, such as the chosen tab or a half-typed text, while ``AppStorage`` is
/// for what they have chosen. All properties of a scene with the same key share one value (SS1).
/// Unlike a ``State``, the value stays when its views leave the screen (SS2). A key that is missing,
/// or that holds a value of another type, reads as the default (SS3).
///
/// An app that runs in a terminal has one scene, whose values are saved as those of `@AppStorage`
/// are (SS4). In a test each screen is a scene of its own, and nothing is saved.
///
/// Use it in views only. Anywhere else it reads as its default, and a write is ignored with a
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

  /// The value under the key.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set {
      if let location { location.set(newValue) } else { reportOffScreen("was written") }
    }
  }

  /// A binding to the value under the key.
  public var projectedValue: Binding<Value> {
    if let location { return Binding(location) }
    reportOffScreen("was asked for a binding")
    return .constant(initial)
  }

  private func reportOffScreen(_ happened: String) {
    Diagnostic.report(
      Diagnostic(
        .stateOffScreen,
        message: """
          The @SceneStorage "\(key)" \(happened) outside of a view on screen. It belongs to a scene, \
          which only a view on screen has: it reads as its default, and ignores writes.
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
  /// A value under a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: What a missing key reads as.
  ///   - key: The key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .plain)
  }
}

extension SceneStorage {
  /// A value under a key, or nil; writing nil removes the key.
  public init<Wrapped: SceneStorable>(_ key: String) where Value == Wrapped? {
    self.init(nil, key, .optional(.plain))
  }

  /// A value kept as its raw value, or nil; writing nil removes the key.
  public init<Wrapped: RawRepresentable>(_ key: String)
  where Value == Wrapped?, Wrapped.RawValue == Int {
    self.init(nil, key, .optional(.raw))
  }

  /// A value kept as its raw value, or nil; writing nil removes the key.
  public init<Wrapped: RawRepresentable>(_ key: String)
  where Value == Wrapped?, Wrapped.RawValue == String {
    self.init(nil, key, .optional(.raw))
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// A value kept as its raw number; an unknown number reads as the default.
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .raw)
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// A value kept as its raw text; an unknown text reads as the default.
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .raw)
  }
}
