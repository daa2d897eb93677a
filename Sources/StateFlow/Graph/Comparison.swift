@preconcurrency @_spi(Reflection) import Swift

/// How two values of one type, stored somewhere in memory, are compared.
///
/// This is how the graph decides that a write changed nothing (S4), and that a view has the inputs
/// that it had before (U3): by `==` where the type is `Equatable`; field by field where it is
/// another structure; by identity where it is a reference. A function is never equal to another,
/// since nothing can tell whether two closures do the same.
///
/// Inputs have one rule more: plain data is compared by its bytes, and `==` is not asked (U13).
struct Comparison: @unchecked Sendable {
  /// Compares the two values that the pointers lead to.
  let areEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// Compares two values of the type that this comparison was made for.
  func callAsFunction<Value>(_ one: Value, _ other: Value) -> Bool {
    withUnsafePointer(to: one) { one in
      withUnsafePointer(to: other) { other in areEqual(one, other) }
    }
  }

  /// The comparison for the values of a type.
  static func of(_ type: Any.Type) -> Comparison { of(type, as: .value) }

  /// The comparison for the inputs of a view: the view itself, or a property of it.
  static func ofInputs(_ type: Any.Type) -> Comparison { of(type, as: .input) }

  /// The `==` of a type whose values are compared by their bytes as inputs; nil where inputs of the
  /// type are compared by `==`, or the type has none.
  static func ignoredEquality(of type: Any.Type) -> Comparison? {
    guard !(type is any InputComparable.Type), isPlainData(type),
      let type = type as? any Equatable.Type
    else { return nil }
    return byEquality(type)
  }

  /// What the values are to whoever compares them.
  fileprivate enum Purpose { case value, input }

  // Reflection is slow, so the answer is kept for the life of the program.
  fileprivate static func of(_ type: Any.Type, as purpose: Purpose) -> Comparison {
    let cache = purpose == .input ? inputCache : valueCache
    let key = ObjectIdentifier(type)
    if let known = cache.withLock({ $0[key] }) { return known }
    let made = make(for: type, as: purpose)
    cache.withLock { $0[key] = made }
    return made
  }

  private static let valueCache = Locked<[ObjectIdentifier: Comparison]>([:])
  private static let inputCache = Locked<[ObjectIdentifier: Comparison]>([:])

  private static func make(for type: Any.Type, as purpose: Purpose) -> Comparison {
    if let type = type as? any InputComparable.Type { return byInput(type) }
    let kind = Kind(of: type)
    // *Choice*: an enumeration has its `==` in any case. Its unused bytes are not defined.
    let hasParts = kind == .structure || kind == .tuple || type is any OptionalValue.Type
    let hasBytes = purpose == .input && hasParts && isPlainData(type)
    if !hasBytes, let type = type as? any Equatable.Type { return byEquality(type) }
    if let type = type as? any Wrapping.Type { return type.comparison(as: purpose) }
    var fields: [(offset: Int, comparison: Comparison)] = []
    switch kind {
    case .function: return Comparison { _, _ in false }
    case .structure, .tuple:
      let isComplete = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
        fields.append(
          (offset, isMaybeWeak(fieldType) ? byBits(fieldType) : of(fieldType, as: purpose)))
        return true
      }
      // Field by field also where all are bytes: those between the fields are not defined.
      guard isComplete, !fields.isEmpty else { return byBits(type) }
      if fields.count == 1, fields[0].offset == 0 { return fields[0].comparison }
      return Comparison { one, other in
        fields.allSatisfy { $0.comparison.areEqual(one + $0.offset, other + $0.offset) }
      }
    // A reference is its address; two enumerations or existentials with the same bits are the
    // same. Other bits may still mean the same, and then a body runs that need not have.
    case .reference, .existential, .other: return byBits(type)
    }
  }

  /// Whether a copy of a value is a copy of its bytes: it contains no reference and no closure.
  private static func isPlainData(_ type: Any.Type) -> Bool {
    func isPlainData<Value>(_: Value.Type) -> Bool { _isPOD(Value.self) }
    return _openExistential(type, do: isPlainData)
  }

  /// Whether a field of the type may be a weak reference.
  ///
  /// Reflection does not tell a `weak var` from another optional, and a weak reference in memory is
  /// no optional. But two with the same bits lead to the same object.
  private static func isMaybeWeak(_ type: Any.Type) -> Bool {
    guard let optional = type as? any OptionalValue.Type else { return false }
    return switch Kind(of: optional.wrapped) {
    case .reference, .existential: true
    default: false
    }
  }

  private static func byEquality<Value: Equatable>(_: Value.Type) -> Comparison {
    Comparison { one, other in
      one.assumingMemoryBound(to: Value.self).pointee
        == other.assumingMemoryBound(to: Value.self).pointee
    }
  }

  private static func byInput<Value: InputComparable>(_: Value.Type) -> Comparison {
    Comparison { one, other in
      one.assumingMemoryBound(to: Value.self).pointee
        .isSameInput(as: other.assumingMemoryBound(to: Value.self).pointee)
    }
  }

  private static func byBits(_ type: Any.Type) -> Comparison {
    func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
    let count = _openExistential(type, do: size)
    return Comparison { one, other in
      UnsafeRawBufferPointer(start: one, count: count)
        .elementsEqual(UnsafeRawBufferPointer(start: other, count: count))
    }
  }

  /// The kind of a type, as the runtime knows it.
  enum Kind {
    case structure, tuple, function, reference, existential, other

    init(of type: Any.Type) {
      if type is AnyObject.Type {
        self = .reference
        return
      }
      // The first word of a type's metadata is its kind: part of Swift's stable ABI.
      switch unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee {
      case 0x200: self = .structure
      case 0x301: self = .tuple
      case 0x302: self = .function
      case 0x303: self = .existential
      default: self = .other
      }
    }
  }
}

/// A type that decides for itself when, as an input of a view, it is the same as before.
///
/// A property wrapper whose value is kept by the graph compares where it leads, not its bits.
protocol InputComparable {
  func isSameInput(as other: Self) -> Bool
}

/// A type around values of another, which compares by comparing those.
private protocol Wrapping {
  static func comparison(as purpose: Comparison.Purpose) -> Comparison
}

extension Optional: Wrapping {
  fileprivate static func comparison(as purpose: Comparison.Purpose) -> Comparison {
    let wrapped = Comparison.of(Wrapped.self, as: purpose)
    return Comparison { one, other in
      let one = one.assumingMemoryBound(to: Self.self).pointee
      let other = other.assumingMemoryBound(to: Self.self).pointee
      switch (one, other) {
      case (nil, nil): return true
      case (let one?, let other?): return wrapped(one, other)
      default: return false
      }
    }
  }
}

extension Array: Wrapping {
  fileprivate static func comparison(as purpose: Comparison.Purpose) -> Comparison {
    Comparison { one, other in
      // Only now: a type may have an array of itself.
      let element = Comparison.of(Element.self, as: purpose)
      let one = one.assumingMemoryBound(to: Self.self).pointee
      let other = other.assumingMemoryBound(to: Self.self).pointee
      return one.count == other.count && zip(one, other).allSatisfy { element($0, $1) }
    }
  }
}
