/// A stored property of a view. The graph provides its value before each run of the view's body.
///
/// `State`, `Binding`, `ObservedObject`, and similar types are dynamic properties. To make your own
/// property wrapper, combine some of them in a structure that conforms to this protocol:
///
///     @propertyWrapper struct Toggled: DynamicProperty {
///       @State private var isOn = false
///       var wrappedValue: Bool { isOn }
///     }
public protocol DynamicProperty {
  /// Updates the property. Before each run of the view's body, the graph calls this method after it
  /// has updated the dynamic properties inside this one.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A dynamic property whose value the graph provides directly.
@MainActor
protocol NodeProperty: DynamicProperty {
  /// Connects the property to the storage that the node keeps for it.
  mutating func install(_ context: inout PropertyContext)

  /// Returns whether the view depends on `source` through this property.
  func leads(to source: Source) -> Bool
}

/// The information that a dynamic property receives when it's installed.
@MainActor
struct PropertyContext {
  /// The node whose view contains the property.
  let node: Node
  let layout: TypeLayout
  let field: TypeLayout.DynamicField
  /// The storage that the node keeps for the property, from the node's first evaluation until the
  /// node is removed.
  var memory: AnyObject?

  /// The view's name in reports and diagnostics.
  var viewName: String { layout.typeName }
  /// The property's name in the source code, such as `count`.
  var propertyName: String { field.name }
  /// Whether the graph reports writes to the property.
  var belongsToProgram: Bool { layout.belongsToProgram }
}
