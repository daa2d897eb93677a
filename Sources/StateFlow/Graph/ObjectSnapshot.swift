@preconcurrency @_spi(Reflection) import Swift

/// A snapshot of an object's stored properties, except for those that record their own writes.
///
/// Each update compares objects with their snapshots, and most objects haven't changed. The
/// snapshot therefore compares plain data by value, and references by their bits. It compares
/// everything else by its description, which takes a hundred times as long.
struct ObjectSnapshot {
  private let layout: ObjectFields
  private var values: [Any] = []
  private var bits: [UInt8] = []
  private var texts: [String: String] = [:]

  /// Creates a snapshot of an object.
  init(_ object: AnyObject) {
    layout = ObjectFields.of(type(of: object))
    let address = layout.address(of: object)
    values = layout.plain.map { $0.access.value(at: address + $0.offset) }
    texts = layout.texts(of: object)
    bits = layout.bits(at: address)
  }

  /// Returns whether the object has changed since the snapshot was taken.
  func differs(from object: AnyObject) -> Bool {
    let address = layout.address(of: object)
    return zip(layout.plain, values).contains { field, value in
      !field.access.isSame(value, at: address + field.offset)
    } || textsDiffer(object, at: address) && layout.texts(of: object) != texts
  }

  /// Takes a new snapshot and returns the properties that have changed since the old one, along
  /// with their changes.
  mutating func update(to object: AnyObject) -> [(property: String, change: LateChange)] {
    let address = layout.address(of: object)
    var changes: [(property: String, change: LateChange)] = []
    for (index, field) in layout.plain.enumerated()
    where !field.access.isSame(values[index], at: address + field.offset) {
      let value = field.access.value(at: address + field.offset)
      changes.append((field.name, field.access.change(from: values[index], to: value)))
      values[index] = value
    }
    if textsDiffer(object, at: address) {
      let now = layout.texts(of: object)
      for (property, text) in now {
        guard let old = texts[property], old != text else { continue }
        changes.append((property, LateChange(ValueChange(old: old, new: text))))
      }
      texts = now
      bits = layout.bits(at: address)
    }
    return changes.count > 1 ? changes.sorted { $0.property < $1.property } : changes
  }

  /// Returns whether the description of a property may have changed.
  private func textsDiffer(_ object: AnyObject, at address: UnsafeRawPointer) -> Bool {
    layout.hasOpaqueFields || !layout.hasBits(bits, at: address)
  }
}

/// The stored properties of a class, grouped by how a snapshot compares them.
private final class ObjectFields: Sendable {
  struct PlainField: @unchecked Sendable {
    let name: String
    let offset: Int
    let access: any PlainAccess.Type
  }

  /// The fields that are compared by value.
  let plain: [PlainField]
  /// The byte ranges of the fields whose descriptions are the same if their bits are the same.
  private let places: [Range<Int>]
  /// Whether some fields can be compared only by their descriptions.
  let hasOpaqueFields: Bool
  private let plainNames: Set<String>

  private static let known = Locked<[ObjectIdentifier: ObjectFields]>([:])

  static func of(_ type: AnyClass) -> ObjectFields {
    let id = ObjectIdentifier(type)
    if let fields = known.withLock({ $0[id] }) { return fields }
    let fields = ObjectFields(reflecting: type)
    known.withLock { $0[id] = fields }
    return fields
  }

  private init(reflecting type: AnyClass) {
    var plain: [PlainField] = []
    var places: [Range<Int>] = []
    var hasOpaqueFields = false
    // The raw value 1 is the option for classes, which has no public name.
    let isSwift = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) {
      name, offset, type, _ in
      let stored = String(cString: name)
      if Self.isIgnored(stored, type) { return true }
      if PlainData.of(type) != nil {
        plain.append(
          PlainField(name: Self.spoken(stored), offset: offset, access: Self.access(to: type)))
      } else if Self.isTextFixedByBits(type) {
        places.append(offset..<offset + Self.size(of: type))
      } else {
        hasOpaqueFields = true
      }
      return true
    }
    self.plain = plain
    self.places = places
    self.hasOpaqueFields = hasOpaqueFields || !isSwift
    plainNames = Set(plain.map(\.name))
  }

  private static func isIgnored(_ stored: String, _ type: Any.Type) -> Bool {
    // Swift adds such fields to observable classes and to actors.
    type is any AnnouncingField.Type || stored == "_$observationRegistrar"
      || stored == "$defaultActor"
  }

  private static func spoken(_ stored: String) -> String {
    stored.hasPrefix("_") ? String(stored.dropFirst()) : stored
  }

  private static func size(of type: Any.Type) -> Int {
    func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type, do: size)
  }

  private static func access(to type: Any.Type) -> any PlainAccess.Type {
    func access<Value>(_: Value.Type) -> any PlainAccess.Type { PlainValue<Value>.self }
    return _openExistential(type, do: access)
  }

  /// Returns whether values of a type have the same description if their bits are the same. This is
  /// true of references, which are described by the name of their class, of closures, and of
  /// structs whose fields all meet this condition.
  ///
  /// An optional reference doesn't meet the condition. It may be weak, and a weak reference can
  /// become `nil` while its bits stay the same.
  private static func isTextFixedByBits(_ type: Any.Type) -> Bool {
    if let optional = type as? any OptionalValue.Type {
      switch Comparison.Kind(of: optional.wrapped) {
      case .reference, .existential, .other: return false
      case .structure, .tuple, .function: return isTextFixedByBits(optional.wrapped)
      }
    }
    if type is any CustomStringConvertible.Type || type is any CustomReflectable.Type {
      return false
    }
    switch Comparison.Kind(of: type) {
    case .reference, .function: return true
    case .structure, .tuple:
      return _forEachField(of: type, options: []) { _, _, field, _ in
        PlainData.isBits(field) || isTextFixedByBits(field)
      }
    case .existential, .other: return false
    }
  }

  // MARK: Reading an object

  func address(of object: AnyObject) -> UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
  }

  func bits(at address: UnsafeRawPointer) -> [UInt8] {
    places.flatMap { UnsafeRawBufferPointer(start: address + $0.lowerBound, count: $0.count) }
  }

  func hasBits(_ bits: [UInt8], at address: UnsafeRawPointer) -> Bool {
    var start = 0
    return places.allSatisfy { place in
      defer { start += place.count }
      return UnsafeRawBufferPointer(start: address + place.lowerBound, count: place.count)
        .elementsEqual(bits[start..<start + place.count])
    }
  }

  /// Returns the descriptions of the fields that aren't plain data.
  func texts(of object: AnyObject) -> [String: String] {
    guard hasOpaqueFields || !places.isEmpty else { return [:] }
    var texts: [String: String] = [:]
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for case (let label?, let value) in current.children {
        let name = Self.spoken(label)
        if plainNames.contains(name) || Self.isIgnored(label, type(of: value)) { continue }
        texts[name] = describe(value)
      }
      mirror = current.superclassMirror
    }
    return texts
  }
}

/// Access to plain data in the memory of an object.
private protocol PlainAccess {
  static func value(at pointer: UnsafeRawPointer) -> Any
  static func isSame(_ value: Any, at pointer: UnsafeRawPointer) -> Bool
  static func change(from old: Any, to new: Any) -> LateChange
}

private enum PlainValue<Value>: PlainAccess {
  static func value(at pointer: UnsafeRawPointer) -> Any {
    pointer.assumingMemoryBound(to: Value.self).pointee
  }

  // Compares the bits first, because that is fast and because NaN doesn't equal itself.
  static func isSame(_ value: Any, at pointer: UnsafeRawPointer) -> Bool {
    guard let value = value as? Value else { return false }
    return withUnsafePointer(to: value) { kept in
      let count = MemoryLayout<Value>.size
      return UnsafeRawBufferPointer(start: kept, count: count)
        .elementsEqual(UnsafeRawBufferPointer(start: pointer, count: count))
        || Comparison.of(Value.self).areEqual(UnsafeRawPointer(kept), pointer)
    }
  }

  static func change(from old: Any, to new: Any) -> LateChange {
    guard let old = old as? Value, let new = new as? Value else {
      return LateChange(describeChange(from: old, to: new))
    }
    return LateChange(from: old, to: new)
  }
}
