@preconcurrency @_spi(Reflection) import Swift

/// What the graph knows about the stored properties of a type of view, or of view modifier.
///
/// Found once for each type by reflection, then kept.
@MainActor
final class TypeLayout {
  /// A property of a view that the graph fills before it runs the body.
  final class DynamicField {
    /// The name of the view's own property that the field is, or is inside of, as stored: `_count`
    /// for `@State var count`.
    let storedName: String
    /// The name as written: `count`.
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

  /// The type that the story speaks of: the view's own, or that of the modifier in it.
  let storyType: Any.Type
  /// The type's name as the story writes it.
  let typeName: String
  /// Whether the story speaks of views of this type: it does not of those of the kit's own.
  let isTold: Bool
  let dynamicFields: [DynamicField]
  /// Whether some of them are not the kit's, and may change what they store when they are filled.
  let hasCustomFields: Bool
  /// Where the view keeps references to objects, in properties that nobody fills: `let model`.
  let referenceOffsets: [Int]
  /// Compares two values of the type: has the view the inputs that it had before?
  let comparison: Comparison
  /// The `==` of the type, where the comparison does not ask it (U13).
  let ignoredEquality: Comparison?
  /// Whether a body of this type has been seen to read an `@Observable` object.
  var readsObservables = false

  /// The names of the view's own properties that the graph fills, as stored.
  var storedNames: [String] {
    dynamicFields.reduce(into: []) { names, field in
      if names.last != field.storedName { names.append(field.storedName) }
    }
  }

  private static var cache: [ObjectIdentifier: TypeLayout] = [:]

  /// The layout of a type.
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
    isTold = !(type is any KitView.Type) && !(storyType is any KitApp.Type)
    dynamicFields = Self.dynamicFields(of: type, from: 0, inside: nil)
    hasCustomFields = dynamicFields.contains { $0.isCustom }
    referenceOffsets = Self.referenceOffsets(of: type)
    comparison = Comparison.ofInputs(type)
    ignoredEquality = isTold ? Comparison.ignoredEquality(of: type) : nil
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

/// A view that is made of others and that the reader of a story did not write: one of the kit's, or
/// the frame of a demo. The story tells neither its runs nor what it keeps for itself.
@MainActor
package protocol KitView: View {}

/// A view whose body is that of something in it: a view modifier, an app. That is what the story
/// speaks of, and what may have dynamic properties.
@MainActor
protocol BodyOwner: View {
  static var storyType: Any.Type { get }
}

/// Reaches a dynamic property in the memory of a view.
@MainActor
protocol DynamicFieldAccess {
  static func install(at pointer: UnsafeMutableRawPointer, _ context: inout PropertyContext)
  static func leads(to source: Source, at pointer: UnsafeRawPointer) -> Bool
}

/// A property wrapper of the kit.
private enum NodeFieldAccess<Property: NodeProperty>: DynamicFieldAccess {
  static func install(at pointer: UnsafeMutableRawPointer, _ context: inout PropertyContext) {
    pointer.assumingMemoryBound(to: Property.self).pointee.install(&context)
  }

  static func leads(to source: Source, at pointer: UnsafeRawPointer) -> Bool {
    pointer.assumingMemoryBound(to: Property.self).pointee.leads(to: source)
  }
}

/// A `DynamicProperty` that somebody wrote: the ones inside it are filled already.
private enum CustomFieldAccess<Property: DynamicProperty>: DynamicFieldAccess {
  static func install(at pointer: UnsafeMutableRawPointer, _ context: inout PropertyContext) {
    pointer.assumingMemoryBound(to: Property.self).pointee.update()
  }

  static func leads(to source: Source, at pointer: UnsafeRawPointer) -> Bool { false }
}
