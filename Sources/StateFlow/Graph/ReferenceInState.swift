import Observation

/// Recognises an object in `@State` that cannot, or does not, tell the view of its changes (S9).
///
/// `@State` sees that the reference is replaced, and nothing of what happens inside the object.
@MainActor
final class ReferenceInState {
  private weak var graph: ViewGraph?
  private let view: String
  private let property: String
  private let declared: SourceSpot
  private var subscription: AnyCancellable?
  private var isReported = false

  /// Nil where the value is no object.
  init?(_ value: Any, view: String, property: String, declared: SourceSpot, graph: ViewGraph) {
    guard let object = Self.object(in: value) else { return nil }
    self.graph = graph
    self.view = view
    self.property = property
    self.declared = declared
    examine(object)
  }

  /// The state was given another value.
  func valueChanged(to value: Any) {
    subscription = nil
    isReported = false
    if let object = Self.object(in: value) { examine(object) }
  }

  private static func object(in value: Any) -> AnyObject? {
    if type(of: value) is AnyObject.Type { return value as AnyObject }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional, let wrapped = mirror.children.first else { return nil }
    return object(in: wrapped.value)
  }

  private func examine(_ object: AnyObject) {
    graph?.watch.add(object)
    if let object = object as? any ObservableObject {
      subscription = observe(object) { [weak self, weak object] in
        guard let object, MainActor.isCurrent else { return }
        MainActor.assumeIsolated { self?.announced(object) }
      }
    } else if !(object is any Observable), !(object is any Cancellable) {
      report(
        .classInState,
        """
        \(view).\(property) is a @State that holds a \(type(of: object)), which is a class and can \
        tell nobody that one of its properties changed. Make it a struct, an ObservableObject kept \
        in @StateObject, or @Observable.
        """)
    }
  }

  private func announced(_ object: any ObservableObject) {
    guard graph?.objects[ObjectIdentifier(object)] == nil else { return }
    report(
      .observableObjectInState,
      """
      A \(type(of: object)) announced a change, and nothing on screen observes it: \
      \(view).\(property) is a @State, which only sees that the object is replaced. Keep it in a \
      @StateObject.
      """)
  }

  private func report(_ kind: Diagnostic.Kind, _ message: String) {
    guard !isReported else { return }
    isReported = true
    graph?.report(
      Diagnostic(kind, view: view, property: property, declared: declared, message: message))
  }
}
