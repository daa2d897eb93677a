/// The environment key for an object of a given type (E2).
enum EnvironmentObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: Injected<Object> { Injected(object: nil) }
}

/// An object in the environment. Objects are compared by identity, never with `==`.
struct Injected<Object: AnyObject>: InputComparable {
  let object: Object?

  func isSameInput(as other: Injected<Object>) -> Bool { object === other.object }
}

/// An observed object that a containing view has injected into the environment.
///
/// The object is looked up by its type, and the nearest one wins (E2). If no view has injected one,
/// reading the property stops the program. The message names the type and the view, and tells you
/// where to inject the object (E1).
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
  private var found: Found?

  private struct Found {
    let object: ObjectType?
    let viewName: String
    let propertyName: String
  }

  /// Creates a property that looks up its object in the environment.
  public init() {}

  /// The object.
  public var wrappedValue: ObjectType {
    if let object = found?.object { return object }
    let view = found?.viewName ?? "a view that isn't on screen"
    let message = """
      No \(ObjectType.self) was injected for \(view). Add \
      .environmentObject(…) with \(withArticle("\(ObjectType.self)")) to a view that contains \
      \(view), such as its parent view.
      """
    Diagnostic.report(
      Diagnostic(
        .missingEnvironmentObject, view: found?.viewName, property: found?.propertyName,
        message: message))
    fatalError(message)
  }

  /// Bindings to the object's properties, such as `$store.name`.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: NodeProperty {
  @MainActor
  mutating func install(_ context: inout PropertyContext) {
    let values = EnvironmentValues(scope: context.node.environment)
    let object = values[EnvironmentObjectKey<ObjectType>.self].object
    if let object {
      context.node.noteRead(of: ObjectSource.of(object, in: context.node.graph))
    }
    found = Found(
      object: object, viewName: context.viewName, propertyName: context.propertyName)
  }

  @MainActor
  func leads(to source: Source) -> Bool {
    guard let object = found?.object else { return false }
    return (source as? ObjectSource)?.concerns(object) ?? false
  }
}

extension EnvironmentObject: InputComparable {
  func isSameInput(as other: EnvironmentObject<ObjectType>) -> Bool { true }
}
