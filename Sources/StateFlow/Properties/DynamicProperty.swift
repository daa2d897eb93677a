/// A stored property of a view whose value the graph provides before each run of the body.
///
/// `State`, `Binding`, `ObservedObject` and similar types are dynamic properties. To make your own
/// property wrapper, combine some of them in a structure that conforms to this protocol:
///
///     @propertyWrapper struct Toggled: DynamicProperty {
///       @State private var isOn = false
///       var wrappedValue: Bool { isOn }
///     }
public protocol DynamicProperty {
  /// Updates the property. The graph calls this before each run of the body of the view that holds
  /// it, after the dynamic properties inside it have their values.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A dynamic property whose value the graph provides directly.
@MainActor
protocol NodeProperty: DynamicProperty {
  /// Connects the property to the storage that its node keeps for it.
  mutating func install(_ context: inout PropertyContext)

  /// Returns whether the view depends on `source` through this property.
  func leads(to source: Source) -> Bool
}

/// The information that a dynamic property gets when it is installed.
@MainActor
struct PropertyContext {
  /// The node whose view holds the property.
  let node: Node
  let layout: TypeLayout
  let field: TypeLayout.DynamicField
  /// The storage that the node keeps for the property, from its first evaluation to its
  /// disappearance.
  var memory: AnyObject?

  /// The name of the view in the story and in diagnostics.
  var viewName: String { layout.typeName }
  /// The property's name in the source: `count`.
  var propertyName: String { field.name }
  /// Whether the story includes writes to the property.
  var isInStory: Bool { layout.isInStory }
}
