@preconcurrency @_spi(Reflection) import Swift

/// A function that compares two values of one type in memory.
///
/// The graph uses it to decide whether a write changed the value (S4), and whether a view has the
/// same inputs as before (U3). It compares `Equatable` types with `==`, other structs field by
/// field, and references by identity. Functions are never equal, because there is no way to tell
/// whether two closures do the same thing.
///
/// For inputs, there is one more rule: plain data is compared byte by byte rather than with `==`
/// (U13).
struct Comparison: @unchecked Sendable {
  /// Compares the two values that the pointers refer to.
  let areEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// Compares two values of the type that the comparison was created for.
  func callAsFunction<Value>(_ one: Value, _ other: Value) -> Bool {
    withUnsafePointer(to: one) { one in
      withUnsafePointer(to: other) { other in areEqual(one, other) }
    }
  }

  /// Returns the comparison for values of a type.
  static func of(_ type: Any.Type) -> Comparison { of(type, as: .value) }

  /// Returns the comparison for an input type, which is the type of a view or of one of its
  /// properties.
  static func ofInputs(_ type: Any.Type) -> Comparison { of(type, as: .input) }

  /// Returns the `==` of a type whose values are compared byte by byte as inputs. Returns `nil` if
  /// the type has no `==`, or if the comparison of inputs uses it.
  static func ignoredEquality(of type: Any.Type) -> Comparison? {
    guard !(type is any InputComparable.Type), isPlainData(type),
      let type = type as? any Equatable.Type
    else { return nil }
    return byEquality(type)
  }

  /// The purpose of a comparison, which is to compare either values or the inputs of a view.
  fileprivate enum Purpose { case value, input }

  // Reflection is slow, so the result is cached for the lifetime of the program.
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
    // *Choice*: an enumeration is always compared with its `==`, because its unused bytes are
    // undefined.
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
      // Even plain data is compared field by field, because the bytes between fields are undefined.
      guard isComplete, !fields.isEmpty else { return byBits(type) }
      if fields.count == 1, fields[0].offset == 0 { return fields[0].comparison }
      return Comparison { one, other in
        fields.allSatisfy { $0.comparison.areEqual(one + $0.offset, other + $0.offset) }
      }
    // References are compared by address. Enumerations and existentials are equal if their bits are
    // the same. If the bits differ, the values may still be equal, in which case a body runs
    // unnecessarily.
    case .reference, .existential, .other: return byBits(type)
    }
  }

  /// Returns whether values of a type contain no references or closures and can therefore be copied
  /// byte by byte.
  private static func isPlainData(_ type: Any.Type) -> Bool {
    func isPlainData<Value>(_: Value.Type) -> Bool { _isPOD(Value.self) }
    return _openExistential(type, do: isPlainData)
  }

  /// Returns whether a field of the type may be a weak reference.
  ///
  /// Reflection can't distinguish a `weak var` from other optionals, although it has a different
  /// memory layout. Two weak references with the same bits do refer to the same object, however.
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

  /// The kind of a type in the Swift runtime.
  enum Kind {
    case structure, tuple, function, reference, existential, other

    init(of type: Any.Type) {
      if type is AnyObject.Type {
        self = .reference
        return
      }
      // The first word of a type's metadata is its kind. Swift's stable ABI guarantees this.
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

/// A type that defines when two of its values count as the same input of a view.
///
/// If the graph keeps the value of a property wrapper, the wrapper compares the location of that
/// value rather than its own bits.
protocol InputComparable {
  func isSameInput(as other: Self) -> Bool
}

/// A type that wraps values of another type and compares those values.
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
      // The lookup is deferred until the comparison, because a type may contain an array of itself.
      let element = Comparison.of(Element.self, as: purpose)
      let one = one.assumingMemoryBound(to: Self.self).pointee
      let other = other.assumingMemoryBound(to: Self.self).pointee
      return one.count == other.count && zip(one, other).allSatisfy { element($0, $1) }
    }
  }
}
