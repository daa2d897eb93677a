/// A published property of a class.
struct PublishedField: Sendable {
  /// The name of the property in the source code, such as `count` for `@Published var count`.
  let name: String
  private let property: StoredProperty
  private let type: any PublishedProperty.Type

  private static let known = Locked<[ObjectIdentifier: [PublishedField]]>([:])

  /// Returns the published properties of a class in declaration order, beginning with those of its
  /// superclasses (P8).
  ///
  /// - Complexity: O(*n*) the first time, where *n* is the number of stored properties, and O(1)
  ///   after that.
  static func all(of type: AnyClass) -> [PublishedField] {
    let id = ObjectIdentifier(type)
    if let fields = known.withLock({ $0[id] }) { return fields }
    let fields = StoredProperty.all(of: type).compactMap { PublishedField($0) }
    known.withLock { $0[id] = fields }
    return fields
  }

  private init?(_ property: StoredProperty) {
    guard let type = property.type as? any PublishedProperty.Type else { return nil }
    self.type = type
    self.property = property
    name = String(property.name.drop { $0 == "_" })
  }

  /// Returns the storage of the property in an object. The object's class must have the property.
  ///
  /// This is safe on any thread, because nothing replaces the storage once the object exists.
  func storage(in object: AnyObject) -> PublishedStorage {
    func storage<Property: PublishedProperty>(_ type: Property.Type) -> PublishedStorage {
      property.value(in: object, as: type).storage
    }
    let type = type
    return storage(type)
  }
}

/// A property wrapper that announces the changes of its object.
package protocol PublishedProperty: SendableMetatype {
  var storage: PublishedStorage { get }
}

extension PublishedStorage {
  /// Returns the name of the property in `object` that this storage belongs to, such as `count` for
  /// `@Published var count`.
  package func name(in object: AnyObject) -> String? {
    PublishedField.all(of: type(of: object)).first { $0.storage(in: object) === self }?.name
  }

  /// Returns whether an object with published properties was created while a body ran.
  package static func wasMadeInBody(_ object: AnyObject) -> Bool {
    PublishedField.all(of: type(of: object)).first?.storage(in: object).wasMadeInBody ?? false
  }
}
