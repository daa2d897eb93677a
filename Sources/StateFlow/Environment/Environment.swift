/// A value that a view inherits from the views that contain it.
///
///     @Environment(\.locale) private var locale
///     @Environment(Store.self) private var store
///
/// A body that reads the value runs again when that value changes, but not when other environment
/// values change (E4).
@propertyWrapper
public struct Environment<Value> {
  private let read: (EnvironmentValues) -> Value
  private let keyPath: AnyKeyPath?
  /// A function that looks up the object, or `nil` if the property doesn't specify its object by
  /// type.
  private let findObject: ((EnvironmentValues) -> AnyObject?)?
  private var scope: EnvironmentScope?

  /// Creates a property that reads a value by its key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
    findObject = nil
    read = { $0[keyPath: keyPath] }
  }

  /// The value in the view's environment.
  public var wrappedValue: Value { read(EnvironmentValues(scope: scope)) }
}

extension Environment {
  /// Creates a property that reads an observable object by its type (E5).
  ///
  /// If no view has injected such an object, reading the property stops the program, as with
  /// `@EnvironmentObject` (E1).
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    keyPath = nil
    findObject = { $0[EnvironmentObjectKey<Value>.self].object }
    read = { values in
      guard let object = values[EnvironmentObjectKey<Value>.self].object else {
        missing(Value.self)
      }
      return object
    }
  }

  /// Creates a property that reads an observable object by its type. The property is `nil` if no
  /// view has injected such an object (E5).
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    keyPath = nil
    findObject = { $0[EnvironmentObjectKey<Object>.self].object }
    read = { $0[EnvironmentObjectKey<Object>.self].object }
  }
}

/// Stops the program because the environment lacks an object of the given type.
private func missing(_ type: Any.Type) -> Never {
  let view = MainActor.isCurrent ? MainActor.assumeIsolated { Evaluating.node?.viewName } : nil
  let place = view ?? "the view"
  let message = """
    No \(type) was injected for \(place). Add .environment(…) with \(withArticle("\(type)")) \
    to a view that contains \(place), such as its parent view.
    """
  Diagnostic.report(Diagnostic(.missingEnvironmentObject, view: view, message: message))
  fatalError(message)
}

extension Environment: NodeProperty {
  @MainActor
  mutating func install(_ context: inout PropertyContext) {
    scope = context.node.environment
  }

  @MainActor
  func leads(to source: Source) -> Bool {
    guard let source = source as? EnvironmentScope.KeySource else { return false }
    let probe = EnvironmentProbe()
    let values = EnvironmentValues(scope: scope, probe: probe)
    Evaluating.run(nil) {
      if let findObject { _ = findObject(values) } else { _ = read(values) }
    }
    return probe.keys.contains(source.key)
  }
}

extension Environment: ValueHolding {
  package var heldValue: Any? {
    Evaluating.run(nil) { findObject?(EnvironmentValues(scope: scope)) }
  }
}

extension Environment: InputComparable {
  func isSameInput(as other: Environment<Value>) -> Bool { keyPath == other.keyPath }
}
