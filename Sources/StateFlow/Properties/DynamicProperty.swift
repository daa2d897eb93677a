/// A stored property of a view whose value the graph provides before each run of the body.
///
/// `State`, `Binding`, `ObservedObject` and their kind are dynamic properties. A structure of
/// yours that conforms, and holds some of those, makes a property wrapper of your own:
///
///     @propertyWrapper struct Toggled: DynamicProperty {
///       @State private var isOn = false
///       var wrappedValue: Bool { isOn }
///     }
public protocol DynamicProperty {
  /// Called before each run of the body of the view that holds the property, after the dynamic
  /// properties inside it have their values.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A dynamic property that the graph itself fills.
@MainActor
protocol NodeProperty: DynamicProperty {
  /// Connects the property with what its node keeps for it.
  mutating func install(_ context: inout PropertyContext)

  /// Whether what `source` tells reaches the view through this property.
  func leads(to source: Source) -> Bool
}

/// What a dynamic property learns when it is installed.
@MainActor
struct PropertyContext {
  /// The node whose view holds the property.
  let node: Node
  let layout: TypeLayout
  let field: TypeLayout.DynamicField
  /// What the node keeps for the property from its first evaluation to its disappearance.
  var memory: AnyObject?

  /// What the story and diagnostics call the view.
  var viewName: String { layout.typeName }
  /// The property's name, as written: `count`.
  var propertyName: String { field.name }
  /// Whether the story tells what is written to the property.
  var isTold: Bool { layout.isTold }
}
