/// A check that detects an object in `@State` whose changes the view doesn't observe (S9).
///
/// `@State` detects only that the reference has been replaced, not that the object has changed.
@MainActor
final class ReferenceInState {
  private weak var graph: ViewGraph?
  private let view: String
  private let property: String
  private let declared: SourceSpot
  private var subscription: AnyCancellable?
  private var isReported = false

  /// Creates a check for the value of a state property, or returns `nil` if no value of the type
  /// can be an object.
  init?<Value>(
    _ value: Value, of type: Value.Type, view: String, property: String, declared: SourceSpot,
    graph: ViewGraph
  ) {
    guard Self.isReference(type) else { return nil }
    self.graph = graph
    self.view = view
    self.property = property
    self.declared = declared
    if let object = Self.object(in: value) { examine(object) }
  }

  /// Returns whether the type is a class or an optional class type.
  private static func isReference(_ type: Any.Type) -> Bool {
    if let optional = type as? any OptionalValue.Type { return isReference(optional.wrapped) }
    return type is AnyObject.Type
  }

  /// Checks the new value of the state property.
  func valueChanged(to value: Any) {
    subscription = nil
    isReported = false
    if let object = Self.object(in: value) { examine(object) }
  }

  private static func object(in value: Any) -> AnyObject? {
    if let optional = value as? any OptionalValue { return optional.value.flatMap(object) }
    return type(of: value) is AnyObject.Type ? value as AnyObject : nil
  }

  private func examine(_ object: AnyObject) {
    graph?.observer?.watch(object)
    if let object = object as? any ObservableObject {
      let (id, name) = (ObjectIdentifier(object), "\(type(of: object))")
      subscription = observe(object) { [weak self] in
        guard MainActor.isCurrent else { return }
        MainActor.assumeIsolated { self?.announced(id, name) }
      }
    } else if !(object is any Observable), !(object is any Cancellable), !(object is any Clock) {
      report(
        .classInState,
        """
        \(view).\(property) is a @State that holds \(withArticle("\(type(of: object))")), a class \
        that can't announce changes to its properties. Make it a struct, an ObservableObject in a \
        @StateObject, or @Observable.
        """)
    }
  }

  private func announced(_ object: ObjectIdentifier, _ name: String) {
    guard graph?.objects[object] == nil else { return }
    report(
      .observableObjectInState,
      """
      \(withArticle(name, opensSentence: true)) announced a change, but nothing \
      on screen observes it. \(view).\(property) is a @State, which notices only when the object \
      is replaced. Use @StateObject instead.
      """)
  }

  private func report(_ kind: Diagnostic.Kind, _ message: String) {
    guard !isReported else { return }
    isReported = true
    graph?.report(
      Diagnostic(kind, view: view, property: property, declared: declared, message: message))
  }
}

/// An optional that wraps a value of any type.
package protocol OptionalValue {
  static var wrapped: Any.Type { get }
  var value: Any? { get }
}

extension Optional: OptionalValue {
  package static var wrapped: Any.Type { Wrapped.self }
  package var value: Any? { self }
}
