@preconcurrency @_spi(Reflection) import Swift

/// The published properties of a class, including those of its superclasses (P8).
struct ClassLayout: Sendable {
  /// The offsets of the published properties, in declaration order.
  let published: [Int]

  /// The names of the published properties in the source code.
  let names: [String]

  private static let known = Locked<[ObjectIdentifier: ClassLayout]>([:])

  /// Returns the layout of a class.
  ///
  /// - Complexity: O(*n*) the first time, where *n* is the number of fields, and O(1) after that.
  static func of(_ type: AnyClass) -> ClassLayout {
    let id = ObjectIdentifier(type)
    if let layout = known.withLock({ $0[id] }) { return layout }
    let layout = ClassLayout(reflecting: type)
    known.withLock { $0[id] = layout }
    return layout
  }

  private init(reflecting type: AnyClass) {
    var published: [Int] = []
    var names: [String] = []
    // The option for classes is 1. It has no public name.
    _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { name, offset, field, _ in
      if field is any PublishedProperty.Type {
        published.append(offset)
        names.append(String(String(cString: name).drop { $0 == "_" }))
      }
      return true
    }
    self.published = published
    self.names = names
  }
}

extension PublishedStorage {
  /// Returns the name of the property in `object` that this storage belongs to, such as `count` for
  /// `@Published var count`.
  func name(in object: AnyObject) -> String? {
    let address = Unmanaged.passUnretained(object).toOpaque()
    let layout = ClassLayout.of(type(of: object))
    return zip(layout.published, layout.names).first { offset, _ in
      address.load(fromByteOffset: offset, as: PublishedStorage.self) === self
    }?.1
  }
}
