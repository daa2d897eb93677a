/// A function that compares two values of one type.
///
/// The graph uses it to decide whether a write changed the value (S4), and whether a view has the
/// same inputs as before (U3). It compares `Equatable` types with `==`, other structs property by
/// property, and references by identity. Functions are never equal, because there is no way to tell
/// whether two closures do the same thing.
///
/// For inputs, there is one more rule: plain data is compared byte by byte rather than with `==`
/// (U13).
///
/// A comparison is `Sendable` because its function captures only types, properties, and other
/// comparisons.
package struct Comparison<Value>: @unchecked Sendable {
  private let areEqual: (Value, Value) -> Bool

  fileprivate init(_ areEqual: @escaping (Value, Value) -> Bool) {
    self.areEqual = areEqual
  }

  /// Compares two values.
  package func callAsFunction(_ one: Value, _ other: Value) -> Bool { areEqual(one, other) }

  /// Returns the comparison for values of a type.
  package static func of(_ type: Value.Type) -> Comparison { of(type, as: .value) }

  /// Returns the comparison for an input type, which is the type of a view or of one of its
  /// properties.
  static func ofInputs(_ type: Value.Type) -> Comparison { of(type, as: .input) }

  /// Returns the `==` of a type whose values are compared byte by byte as inputs. Returns `nil` if
  /// the type has no `==`, or if the comparison of inputs uses it.
  static func ignoredEquality(of type: Value.Type) -> Comparison? {
    guard !(type is any InputComparable.Type), isBitwise(type) else { return nil }
    return byEquality
  }

  // Reflection is slow, so the result is cached for the lifetime of the program.
  fileprivate static func of(_ type: Value.Type, as purpose: ComparisonPurpose) -> Comparison {
    let key = ComparisonKey(type: ObjectIdentifier(type), purpose: purpose)
    if let known = comparisons.withLock({ $0[key] }) as? Comparison { return known }
    let made = make(as: purpose)
    comparisons.withLock { $0[key] = made }
    return made
  }

  private static func make(as purpose: ComparisonPurpose) -> Comparison {
    if let type = Value.self as? any InputComparable.Type, let known = byInput(type) as? Comparison
    {
      return known
    }
    let kind = TypeKind(of: Value.self)
    // *Choice*: an enumeration is always compared with its `==`, because its unused bytes are
    // undefined.
    let hasParts = kind == .structure || kind == .tuple || Value.self is any OptionalValue.Type
    let hasBytes = purpose == .input && hasParts && isBitwise(Value.self)
    if !hasBytes, let byEquality { return byEquality }
    if let type = Value.self as? any Wrapping.Type,
      let byParts = type.comparison(as: purpose) as? Comparison
    {
      return byParts
    }
    switch kind {
    case .function: return Comparison { _, _ in false }
    case .structure, .tuple: return byProperties(as: purpose)
    // References are compared by address. Enumerations and existentials are equal if their bytes
    // are the same. If the bytes differ, the values may still be equal, in which case a body runs
    // unnecessarily.
    case .reference, .existential, .other: return Comparison(haveSameBytes)
    }
  }

  // Even plain data is compared property by property, because the bytes between properties are
  // undefined. The runtime doesn't know the parts of some imported types, such as C unions.
  private static func byProperties(as purpose: ComparisonPurpose) -> Comparison {
    let comparisons = StoredProperty.all(of: Value.self).map { property in
      if TypeKind(of: property.type) == .function { return Comparison { _, _ in false } }
      guard property.isReadable else { return Comparison(property.hasSameBytes) }
      return comparison(of: property, property.type, as: purpose)
    }
    if comparisons.isEmpty { return Comparison(haveSameBytes) }
    if comparisons.count == 1 { return comparisons[0] }
    return Comparison { one, other in comparisons.allSatisfy { $0(one, other) } }
  }

  private static func comparison<Part>(
    of property: StoredProperty, _ type: Part.Type, as purpose: ComparisonPurpose
  ) -> Comparison {
    let comparison = Comparison<Part>.of(type, as: purpose)
    return Comparison { one, other in
      comparison(property.value(in: one, as: type), property.value(in: other, as: type))
    }
  }

  private static var byEquality: Comparison? {
    func comparison<E: Equatable>(_: E.Type) -> Any { Comparison<E> { $0 == $1 } }
    return (Value.self as? any Equatable.Type).flatMap { comparison($0) as? Comparison }
  }

  private static func byInput<Input: InputComparable>(_: Input.Type) -> Any {
    Comparison<Input> { $0.isSameInput(as: $1) }
  }
}

/// The purpose of a comparison, which is to compare either values or the inputs of a view.
private enum ComparisonPurpose { case value, input }

private struct ComparisonKey: Hashable {
  let type: ObjectIdentifier
  let purpose: ComparisonPurpose
}

private let comparisons = Locked<[ComparisonKey: any Sendable]>([:])

/// A type that defines when two of its values count as the same input of a view.
///
/// If the graph keeps the value of a property wrapper, the wrapper compares the location of that
/// value rather than its own bytes.
protocol InputComparable {
  func isSameInput(as other: Self) -> Bool
}

/// A type that wraps values of another type and compares those values.
private protocol Wrapping {
  /// Returns a `Comparison<Self>`.
  static func comparison(as purpose: ComparisonPurpose) -> Any
}

extension Optional: Wrapping {
  fileprivate static func comparison(as purpose: ComparisonPurpose) -> Any {
    let wrapped = Comparison<Wrapped>.of(Wrapped.self, as: purpose)
    return Comparison<Self> { one, other in
      switch (one, other) {
      case (nil, nil): true
      case (let one?, let other?): wrapped(one, other)
      default: false
      }
    }
  }
}

extension Array: Wrapping {
  fileprivate static func comparison(as purpose: ComparisonPurpose) -> Any {
    Comparison<Self> { one, other in
      // The lookup is deferred until the comparison, because a type may contain an array of itself.
      let element = Comparison<Element>.of(Element.self, as: purpose)
      return one.count == other.count && zip(one, other).allSatisfy { element($0, $1) }
    }
  }
}
