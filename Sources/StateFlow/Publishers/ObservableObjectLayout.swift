@preconcurrency @_spi(Reflection) import Swift

/// Where an object of some class keeps its published properties, those of superclasses included
/// (P8).
struct ClassLayout: Sendable {
  /// The offsets of the published properties, in the order of their declaration.
  let published: [Int]

  private static let known = Guarded<[ObjectIdentifier: ClassLayout]>([:])

  /// The layout of a class.
  ///
  /// - Complexity: O(*n*) in the number of fields the first time, O(1) after that.
  static func of(_ type: AnyClass) -> ClassLayout {
    let id = ObjectIdentifier(type)
    if let layout = known.withLock({ $0[id] }) { return layout }
    let layout = ClassLayout(reflecting: type)
    known.withLock { $0[id] = layout }
    return layout
  }

  private init(reflecting type: AnyClass) {
    var published: [Int] = []
    // 1 is the option for classes, which has no public name.
    _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { _, offset, field, _ in
      if field is any PublishedProperty.Type { published.append(offset) }
      return true
    }
    self.published = published
  }
}
