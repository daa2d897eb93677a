@preconcurrency @_spi(Reflection) import Swift

/// The stored properties of a view or view modifier type.
///
/// The layout is determined by reflection, once for each type, and then cached.
@MainActor
final class TypeLayout {
  /// A view's property whose value the graph provides before each run of the view's body.
  final class DynamicField {
    /// The stored name of the view's property, such as `_count` for `@State var count`. If the
    /// field is inside a custom dynamic property, the name is that of the custom property.
    let storedName: String
    /// The property's name in the source code, such as `count`.
    let name: String
    let offset: Int
    let access: any DynamicFieldAccess.Type
    let isCustom: Bool

    init(
      storedName: String, name: String, offset: Int, access: any DynamicFieldAccess.Type,
      isCustom: Bool
    ) {
      self.storedName = storedName
      self.name = name
      self.offset = offset
      self.access = access
      self.isCustom = isCustom
    }
  }

  /// The type that appears in the story: the view's type, or that of the modifier or app that the
  /// view contains.
  let storyType: Any.Type
  /// The name that the story uses for the type.
  let typeName: String
  /// Whether the story includes views of this type. The story omits the kit's own views.
  let isInStory: Bool
  let dynamicFields: [DynamicField]
  /// Whether the type has custom dynamic properties, which may change their stored values when they
  /// are updated.
  let hasCustomFields: Bool
  /// The offsets of the object references in the view's plain properties, such as `let model`.
  let referenceOffsets: [Int]
  /// The comparison that determines whether the inputs of a view are the same as before.
  let comparison: Comparison
  /// The `==` of the type, if the comparison doesn't use it (U13).
  let ignoredEquality: Comparison?
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
    storyType = (type as? any BodyOwner.Type)?.storyType ?? type
    typeName = String(describing: storyType)
    isInStory = !(type is any KitView.Type) && !(storyType is any KitApp.Type)
    dynamicFields = Self.dynamicFields(of: type, from: 0, inside: nil)
    hasCustomFields = dynamicFields.contains { $0.isCustom }
    referenceOffsets = Self.referenceOffsets(of: type)
    comparison = Comparison.ofInputs(type)
    ignoredEquality = isInStory ? Comparison.ignoredEquality(of: type) : nil
  }

  private static func dynamicFields(
    of type: Any.Type, from base: Int, inside outer: String?
  ) -> [DynamicField] {
    var fields: [DynamicField] = []
    let bodyOwner = (type as? any BodyOwner.Type)?.storyType
    _ = _forEachField(of: type, options: []) { name, offset, fieldType, _ in
      let stored = String(cString: name)
      let access: any DynamicFieldAccess.Type
      var isCustom = false
      if let property = fieldType as? any NodeProperty.Type {
        access = nodeAccess(to: property)
      } else if let property = fieldType as? any DynamicProperty.Type {
        fields += dynamicFields(
          of: fieldType, from: base + offset, inside: outer ?? stored)
        access = customAccess(to: property)
        isCustom = true
      } else {
        if fieldType == bodyOwner {
          fields += dynamicFields(of: fieldType, from: base + offset, inside: nil)
        }
        return true
      }
      fields.append(
        DynamicField(
          storedName: outer ?? stored,
          name: stored.hasPrefix("_") ? String(stored.dropFirst()) : stored,
          offset: base + offset, access: access, isCustom: isCustom))
      return true
    }
    return fields
  }

  private static func referenceOffsets(of type: Any.Type) -> [Int] {
    var offsets: [Int] = []
    _ = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
      if fieldType is AnyObject.Type { offsets.append(offset) }
      return true
    }
    return offsets
  }

  private static func nodeAccess<P: NodeProperty>(
    to _: P.Type
  ) -> any DynamicFieldAccess.Type {
    NodeFieldAccess<P>.self
  }

  private static func customAccess<P: DynamicProperty>(
    to _: P.Type
  ) -> any DynamicFieldAccess.Type {
    CustomFieldAccess<P>.self
  }
}

/// A view that isn't part of the user's program, such as one that the kit composes from others or
/// one that hosts a demo. The story includes neither its runs nor its state.
@MainActor
package protocol KitView: View {}

/// A view whose body belongs to a value that it contains, such as a view modifier or an app. The
/// story uses the name of that value's type, and the graph connects that value's dynamic properties
/// to their storage.
@MainActor
protocol BodyOwner: View {
  static var storyType: Any.Type { get }
}

/// Access to a dynamic property in the memory of a view.
@MainActor
protocol DynamicFieldAccess {
  static func install(at pointer: UnsafeMutableRawPointer, _ context: inout PropertyContext)
  static func leads(to source: Source, at pointer: UnsafeRawPointer) -> Bool
}

/// Access to one of the kit's property wrappers.
private enum NodeFieldAccess<Property: NodeProperty>: DynamicFieldAccess {
  static func install(at pointer: UnsafeMutableRawPointer, _ context: inout PropertyContext) {
    pointer.assumingMemoryBound(to: Property.self).pointee.install(&context)
  }

  static func leads(to source: Source, at pointer: UnsafeRawPointer) -> Bool {
    pointer.assumingMemoryBound(to: Property.self).pointee.leads(to: source)
  }
}

/// Access to a custom `DynamicProperty` whose inner properties have already been connected to their
/// storage.
private enum CustomFieldAccess<Property: DynamicProperty>: DynamicFieldAccess {
  static func install(at pointer: UnsafeMutableRawPointer, _ context: inout PropertyContext) {
    pointer.assumingMemoryBound(to: Property.self).pointee.update()
  }

  static func leads(to source: Source, at pointer: UnsafeRawPointer) -> Bool { false }
}
