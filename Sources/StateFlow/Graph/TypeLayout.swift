/// The stored properties of a view or view modifier type.
///
/// The layout is determined by reflection, once for each type, and then cached.
@MainActor
final class TypeLayout {
  /// A view's property whose value the graph provides before each run of the view's body.
  @MainActor
  final class DynamicField {
    /// The stored name of the view's property, such as `_count` for `@State var count`. If the
    /// field is inside a custom dynamic property, the name is that of the custom property.
    let storedName: String
    /// The property's name in the source code, such as `count`.
    let name: String
    private let property: StoredProperty
    private let type: any DynamicProperty.Type

    fileprivate init(
      _ property: StoredProperty, as type: any DynamicProperty.Type, storedName: String
    ) {
      self.property = property
      self.type = type
      self.storedName = storedName
      name = property.name.hasPrefix("_") ? String(property.name.dropFirst()) : property.name
    }

    /// Whether the type is a custom dynamic property, whose inner properties are fields, too.
    var isCustom: Bool { !(type is any NodeProperty.Type) }

    /// Connects the property to its storage. The properties inside a custom one are connected
    /// first.
    func install<V>(in view: inout V, _ context: inout PropertyContext) {
      if let type = type as? any NodeProperty.Type {
        connect(type, in: &view, &context)
      } else {
        let type = type
        update(type, in: &view)
      }
    }

    private func connect<V, Property: NodeProperty>(
      _ type: Property.Type, in view: inout V, _ context: inout PropertyContext
    ) {
      property.update(in: &view, as: type) { $0.install(&context) }
    }

    private func update<V, Property: DynamicProperty>(_ type: Property.Type, in view: inout V) {
      property.update(in: &view, as: type) { $0.update() }
    }

    /// Returns whether the view depends on `source` through the property.
    func leads<V>(to source: Source, in view: V) -> Bool {
      func leads<Property: NodeProperty>(_ type: Property.Type) -> Bool {
        property.value(in: view, as: type).leads(to: source)
      }
      return (type as? any NodeProperty.Type).map { leads($0) } ?? false
    }
  }

  /// The type that the program declares: the view's type, or that of the modifier or app that the
  /// view contains.
  let programType: Any.Type
  /// The name of that type in reports and diagnostics.
  let typeName: String
  /// Whether the program declares the type. The graph doesn't report the runs and the state of the
  /// kit's own views.
  let belongsToProgram: Bool
  let dynamicFields: [DynamicField]
  /// Whether the type has custom dynamic properties, which may change their stored values when they
  /// are updated.
  let hasCustomFields: Bool
  /// The view's plain properties that hold objects, such as `let model`.
  private let references: [StoredProperty]
  /// Whether a body of this type has already read an `@Observable` object.
  var readsObservables = false

  /// The stored names of the view's dynamic properties.
  var storedNames: [String] {
    dynamicFields.reduce(into: []) { names, field in
      if names.last != field.storedName { names.append(field.storedName) }
    }
  }

  private static var cache: [ObjectIdentifier: TypeLayout] = [:]

  /// Returns the layout of a type.
  static func of(_ type: Any.Type) -> TypeLayout {
    let key = ObjectIdentifier(type)
    if let known = cache[key] { return known }
    let made = TypeLayout(type)
    cache[key] = made
    return made
  }

  private init(_ type: Any.Type) {
    programType = (type as? any BodyOwner.Type)?.programType ?? type
    typeName = String(describing: programType)
    belongsToProgram = !(type is any KitView.Type) && !(programType is any KitApp.Type)
    dynamicFields = Self.dynamicFields(of: type)
    hasCustomFields = dynamicFields.contains { $0.isCustom }
    references = StoredProperty.all(of: type).filter { $0.isReadable && $0.type is AnyObject.Type }
  }

  /// Returns the objects in the plain properties of a view of this type.
  func objects<V>(in view: V) -> [AnyObject] {
    references.map { property in
      func object<Object>(_ type: Object.Type) -> AnyObject {
        property.value(in: view, as: type) as AnyObject
      }
      return object(property.type)
    }
  }

  /// Returns the dynamic properties among the properties of `type`.
  ///
  /// - Parameters:
  ///   - outer: The property of the view that contains a value of `type`, or `nil` if the view
  ///     itself does.
  ///   - storedName: The name to use for all fields, or `nil` if each field has its own.
  private static func dynamicFields(
    of type: Any.Type, inside outer: StoredProperty? = nil, storedName: String? = nil
  ) -> [DynamicField] {
    // A dynamic property can be an object. The graph connects only the properties of structs.
    guard TypeKind(of: type) == .structure else { return [] }
    let bodyOwner = (type as? any BodyOwner.Type)?.programType
    return StoredProperty.all(of: type).flatMap { inner -> [DynamicField] in
      let property = outer?.appending(inner) ?? inner
      guard let dynamicType = inner.type as? any DynamicProperty.Type else {
        return inner.type == bodyOwner ? dynamicFields(of: inner.type, inside: property) : []
      }
      let storedName = storedName ?? inner.name
      let field = DynamicField(property, as: dynamicType, storedName: storedName)
      guard field.isCustom else { return [field] }
      return dynamicFields(of: inner.type, inside: property, storedName: storedName) + [field]
    }
  }
}

/// A view that isn't part of the user's program, such as one that the kit composes from others or
/// one that hosts a demo. The graph reports neither its runs nor its state.
@MainActor
package protocol KitView: View {}

/// A view whose body belongs to a value that it contains, such as a view modifier or an app. Reports
/// use the name of that value's type, and the graph connects that value's dynamic properties to their
/// storage.
@MainActor
protocol BodyOwner: View {
  static var programType: Any.Type { get }
}
