import StateFlow

/// A snapshot of an object's stored properties, except for those that record their own writes.
///
/// Each update compares objects with their snapshots, and most objects haven't changed. The
/// snapshot therefore keeps and compares plain data. It compares everything else by its description,
/// which takes longer, but doesn't retain other objects.
@MainActor
struct ObjectSnapshot {
  private let properties: [WatchedProperty]
  private var values: [Any]

  /// Creates a snapshot of an object, or returns `nil` if the object may be shared with other
  /// threads.
  init?(_ object: AnyObject) {
    guard let properties = WatchedProperty.all(of: type(of: object)) else { return nil }
    self.properties = properties
    values = properties.map { $0.value(in: object) }
  }

  /// The names of the properties that the snapshot contains.
  var names: [String] { properties.map(\.name) }

  /// Returns whether the object has changed since the snapshot was taken.
  func differs(from object: AnyObject) -> Bool {
    zip(properties, values).contains { property, value in !property.isSame(value, in: object) }
  }

  /// Takes a new snapshot and returns the properties that have changed since the old one, along
  /// with their changes.
  mutating func update(to object: AnyObject) -> [(property: String, change: LazyChange)] {
    var changes: [(property: String, change: LazyChange)] = []
    for (index, property) in properties.enumerated()
    where !property.isSame(values[index], in: object) {
      changes.append((property.name, property.change(from: values[index], in: object)))
      values[index] = property.value(in: object)
    }
    return changes.sorted { $0.property < $1.property }
  }

  /// Returns whether objects of a class may be read on the main actor.
  ///
  /// Views belong to the main actor, and so does every object that they hold, unless its class is
  /// `Sendable`. A program can't ask whether a class is `Sendable`, but the compiler makes sure
  /// that such a class is an actor, is isolated to a global actor, or keeps everything that changes
  /// in a type that protects it, such as `Mutex`. If the compiler doesn't check (`@unchecked
  /// Sendable`), the class has to protect its properties itself.
  ///
  /// *Choice*: an object isn't read if it's an actor or stores something that protects memory: a
  /// value that can't be copied (such as a `Mutex` or an `Atomic`), a lock, a queue, or a pointer.
  /// Two kinds of classes can't be recognized: those that are isolated to a global actor other than
  /// the main actor, and those that rely on external synchronization.
  static func canRead(_ type: AnyClass) -> Bool { WatchedProperty.all(of: type) != nil }
}

/// A stored property that a snapshot contains.
@MainActor
private struct WatchedProperty {
  /// The name in the source code.
  let name: String
  private let property: StoredProperty
  /// Whether the snapshot contains the property's value rather than its description.
  private let isPlain: Bool

  private static var known: [ObjectIdentifier: [WatchedProperty]?] = [:]

  /// Returns the properties to watch in objects of a class, or `nil` if the objects must not be
  /// read.
  static func all(of type: AnyClass) -> [WatchedProperty]? {
    let key = ObjectIdentifier(type)
    if let known = known[key] { return known }
    let properties = StoredProperty.all(of: type)
    let found = isShared(type) ? nil : properties.compactMap(WatchedProperty.init)
    known[key] = .some(found)
    return found
  }

  /// Returns whether objects of a class may be shared between threads.
  private static func isShared(_ type: AnyClass) -> Bool {
    // `UserDefaults` is thread-safe, and every object that saves something holds a reference to it.
    type is any Actor.Type || type is UserDefaults.Type
      || StoredProperty.all(of: type).contains { protectsMemory($0.type) }
  }

  /// Returns whether a property of the given type shows that its object is shared between threads.
  private static func protectsMemory(_ type: Any.Type) -> Bool {
    // The type of a property that can't be copied is `()`.
    type == Void.self || type is any NSLocking.Type || type is DispatchObject.Type
      || type is OperationQueue.Type || type is any _Pointer.Type
  }

  private init?(_ property: StoredProperty) {
    // Swift adds the registrar to observable classes. All functions have the same description.
    guard !(property.type is any ReportingField.Type), property.name != "_$observationRegistrar",
      TypeKind(of: property.type) != .function
    else { return nil }
    isPlain = property.isReadable && PlainData.isPlain(property.type)
    // Only a description can change without a write to the property.
    if !property.isVariable, property.isReadable, Self.hasFixedDescription(property.type) {
      return nil
    }
    self.property = property
    name = property.name.hasPrefix("_") ? String(property.name.dropFirst()) : property.name
  }

  /// Returns whether values of a type keep their description until they are replaced.
  ///
  /// An object's class may describe itself. But an object that may be shared between threads isn't
  /// read.
  private static func hasFixedDescription(_ type: Any.Type) -> Bool {
    if PlainData.isPlain(type) { return true }
    let kind = TypeKind(of: type)
    if kind == .reference { return (type as? AnyClass).map(isShared) ?? false }
    if type is any CustomStringConvertible.Type || type is any CustomReflectable.Type {
      return false
    }
    return kind == .structure
      && StoredProperty.all(of: type).allSatisfy { $0.isReadable && hasFixedDescription($0.type) }
  }

  /// Returns the property's value or description.
  func value(in object: AnyObject) -> Any {
    func value<Value>(_ type: Value.Type) -> Any {
      let value = property.value(in: object, as: type)
      return isPlain ? value : describe(value)
    }
    return property.isReadable ? value(property.type) : descriptionOfReference(in: object)
  }

  /// Returns the description of a weak or unowned reference.
  private func descriptionOfReference(in object: AnyObject) -> String {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == property.name }) {
        return describe(child.value)
      }
      mirror = current.superclassMirror
    }
    return ""
  }

  func isSame(_ old: Any, in object: AnyObject) -> Bool {
    func isSame<Value>(_ type: Value.Type) -> Bool {
      guard let old = old as? Value else { return false }
      let new = property.value(in: object, as: type)
      // NaN doesn't equal itself, but has the same bytes.
      return haveSameBytes(old, new) || Comparison.of(type)(old, new)
    }
    return isPlain ? isSame(property.type) : old as? String == value(in: object) as? String
  }

  func change(from old: Any, in object: AnyObject) -> LazyChange {
    func change<Value>(_ type: Value.Type) -> LazyChange? {
      (old as? Value).map { LazyChange(from: $0, to: property.value(in: object, as: type)) }
    }
    if isPlain, let change = change(property.type) { return change }
    return LazyChange(ValueChange(old: "\(old)", new: "\(value(in: object))"))
  }
}
