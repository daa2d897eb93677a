import Foundation

/// A stored property of a struct, a tuple, or a class, found by its type.
///
/// `Mirror` describes a value with copies of its parts. The kit also has to connect a view's
/// dynamic properties in place, and to compare two views without boxing each part of them. So it
/// asks the Swift runtime, as `Mirror` does, where a type stores its properties.
///
/// This file contains all of the kit's code that reads memory through pointers. Each access checks
/// that the property belongs to the value's type and has the requested type.
package struct StoredProperty: Sendable {
  /// The stored name, such as `_count` for `@State var count`.
  package let name: String
  /// The type of the property. The type of a property that can't be copied, such as a lock, is `()`.
  package let type: Any.Type
  /// Whether the property can be read: it isn't `weak` or `unowned`, it can be copied, and it isn't
  /// a function. (A property stores a function in a different form than a generic value does, so the
  /// function can't safely be called after it's read.)
  package let isReadable: Bool
  /// Whether the property is declared with `var`.
  package let isVariable: Bool
  private let owner: ObjectIdentifier
  private let isInObject: Bool
  private let offset: Int

  private static let known = Locked<[ObjectIdentifier: [StoredProperty]]>([:])

  /// Returns the stored properties of a type, in declaration order. A class's properties begin with
  /// those of its superclasses. The result is empty if the type is neither a struct, a tuple, nor a
  /// class.
  ///
  /// - Complexity: O(*n*) the first time, where *n* is the number of properties, and O(1) after
  ///   that.
  package static func all(of type: Any.Type) -> [StoredProperty] {
    let key = ObjectIdentifier(type)
    if let found = known.withLock({ $0[key] }) { return found }
    let found = find(in: type)
    known.withLock { $0[key] = found }
    return found
  }

  private static func find(in type: Any.Type) -> [StoredProperty] {
    // The runtime's functions read enumerations from a value, so they can't be called for those.
    let kind = TypeKind(of: type)
    guard [.structure, .tuple, .reference].contains(kind) else { return [] }
    return (0..<propertyCount(type)).map { index in
      // Sound: the runtime fills in `info`, whose layout is that of the standard library's own
      // declaration. The name is valid until the function that comes with it has been called.
      var info = unsafe PropertyInfo()
      let propertyType = unsafe propertyType(type, index: index, info: &info)
      defer { unsafe info.freeName?(info.name) }
      return StoredProperty(
        name: unsafe info.name.map { unsafe String(cString: $0) } ?? "",
        type: propertyType,
        isReadable: unsafe info.isStrong && propertyType != Void.self
          && TypeKind(of: propertyType) != .function,
        isVariable: unsafe info.isVariable, owner: ObjectIdentifier(type),
        isInObject: kind == .reference, offset: propertyOffset(type, index: index))
    }
  }

  /// Returns a property of this property's type as a property of the type that this property
  /// belongs to.
  package func appending(_ inner: StoredProperty) -> StoredProperty {
    precondition(inner.owner == ObjectIdentifier(type) && !inner.isInObject)
    return StoredProperty(
      name: inner.name, type: inner.type, isReadable: isReadable && inner.isReadable,
      isVariable: inner.isVariable, owner: owner, isInObject: isInObject,
      offset: offset + inner.offset)
  }

  // MARK: Values

  /// Returns the value of the property in a struct or a tuple.
  package func value<Root, Value>(in root: Root, as _: Value.Type) -> Value {
    check(Root.self, Value.self, isInObject: false)
    // Sound: the runtime says that a `Root` has a `Value` at this offset, and `root` can't change
    // meanwhile.
    return unsafe withUnsafeBytes(of: root) {
      unsafe $0.load(fromByteOffset: offset, as: Value.self)
    }
  }

  /// Returns the value of the property in an object. The object's class must be the one whose
  /// properties include this one, and no other thread may be writing to the property.
  package func value<Value>(in object: AnyObject, as _: Value.Type) -> Value {
    check(Swift.type(of: object), Value.self, isInObject: true)
    return withExtendedLifetime(object) {
      // Sound: an object's identifier is its address, the object exists until the end of this
      // closure, and the runtime says that its class has a `Value` at this offset.
      let address = unsafe UnsafeRawPointer(bitPattern: UInt(bitPattern: ObjectIdentifier(object)))!
      return unsafe address.load(fromByteOffset: offset, as: Value.self)
    }
  }

  /// Changes the value of the property in place.
  package func update<Root, Value>(
    in root: inout Root, as _: Value.Type, _ work: (inout Value) -> Void
  ) {
    check(Root.self, Value.self, isInObject: false)
    // Sound: the runtime says that a `Root` has a `Value` at this offset, and `root` can't be
    // accessed in any other way meanwhile.
    unsafe withUnsafeMutableBytes(of: &root) { bytes in
      let value = unsafe bytes.baseAddress! + offset
      unsafe work(&value.assumingMemoryBound(to: Value.self).pointee)
    }
  }

  /// Returns whether the property has the same bytes in both values.
  ///
  /// This works for every property, even if it isn't readable. Two weak references with the same
  /// bytes refer to the same object.
  package func hasSameBytes<Root>(in one: Root, _ other: Root) -> Bool {
    func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
    precondition(owner == ObjectIdentifier(Root.self) && !isInObject)
    let type = type
    return StateFlowCombine.haveSameBytes(one, other, in: offset..<offset + size(type))
  }

  private func check(_ root: Any.Type, _ value: Any.Type, isInObject: Bool) {
    precondition(
      isReadable && owner == ObjectIdentifier(root) && type == value
        && self.isInObject == isInObject,
      "\(root) has no property \(name) of type \(value).")
  }
}

/// Returns whether two values have the same bytes.
///
/// Values with the same bytes are equal. Equal values can have different bytes, for example
/// because some of the bytes are unused.
package func haveSameBytes<Value>(_ one: Value, _ other: Value) -> Bool {
  haveSameBytes(one, other, in: 0..<MemoryLayout<Value>.size)
}

private func haveSameBytes<Value>(_ one: Value, _ other: Value, in range: Range<Int>) -> Bool {
  // Sound: the range is inside of both values, which can't change meanwhile, and the bytes are only
  // compared.
  unsafe withUnsafeBytes(of: one) { one in
    unsafe withUnsafeBytes(of: other) { other in
      unsafe memcmp(
        one.baseAddress! + range.lowerBound, other.baseAddress! + range.lowerBound, range.count)
        == 0
    }
  }
}

/// Returns whether values of a type contain no references or closures, so that their bytes
/// describe them completely.
package func isBitwise(_ type: Any.Type) -> Bool {
  func isBitwise<Value>(_: Value.Type) -> Bool { _isPOD(Value.self) }
  return isBitwise(type)
}

/// The kind of a type in the Swift runtime.
package enum TypeKind {
  case structure, tuple, function, reference, existential, other

  package init(of type: Any.Type) {
    if type is AnyObject.Type {
      self = .reference
      return
    }
    // Swift's stable ABI defines these numbers.
    switch metadataKind(type) {
    case 0x200: self = .structure
    case 0x301: self = .tuple
    case 0x302: self = .function
    case 0x303: self = .existential
    default: self = .other
    }
  }
}

// MARK: The runtime

// These functions are part of the Swift runtime on all platforms. `Mirror` calls them, too.

@_silgen_name("swift_getMetadataKind")
private func metadataKind(_: Any.Type) -> UInt

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func propertyCount(_: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func propertyOffset(_: Any.Type, index: Int) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func propertyType(
  _: Any.Type, index: Int, info: UnsafeMutablePointer<PropertyInfo>
) -> Any.Type

@unsafe
private struct PropertyInfo {
  var name: UnsafePointer<CChar>?
  var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}
