@preconcurrency @_spi(Reflection) import Swift

/// How two values of one type, stored somewhere in memory, are compared.
///
/// This is how the graph decides that a view has the inputs that it had before, and that a write
/// changed nothing (U3, S4): by `==` where the type is `Equatable`; field by field where it is
/// plain data; by identity where it is a reference. A function is never equal to another, since
/// nothing can tell whether two closures do the same.
struct Comparison: @unchecked Sendable {
  /// Compares the two values that the pointers lead to.
  let areEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// Compares two values of the type that this comparison was made for.
  func callAsFunction<Value>(_ one: Value, _ other: Value) -> Bool {
    withUnsafePointer(to: one) { one in
      withUnsafePointer(to: other) { other in areEqual(one, other) }
    }
  }

  /// The comparison for a type.
  ///
  /// Reflection is slow, so the answer is kept for the life of the program: one for each type.
  static func of(_ type: Any.Type) -> Comparison {
    let key = ObjectIdentifier(type)
    if let known = cache.withLock({ $0[key] }) { return known }
    let made = make(for: type)
    cache.withLock { $0[key] = made }
    return made
  }

  private static let cache = Locked<[ObjectIdentifier: Comparison]>([:])

  private static func make(for type: Any.Type) -> Comparison {
    if let type = type as? any InputComparable.Type { return byInput(type) }
    if let type = type as? any Equatable.Type { return byEquality(type) }
    if let type = type as? any Wrapping.Type { return type.comparison }
    var fields: [(offset: Int, comparison: Comparison)] = []
    switch Kind(of: type) {
    case .function: return Comparison { _, _ in false }
    case .structure, .tuple:
      let isComplete = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
        fields.append((offset, isMaybeWeak(fieldType) ? byBits(fieldType) : of(fieldType)))
        return true
      }
      guard isComplete, !fields.isEmpty else { return byBits(type) }
      return Comparison { one, other in
        fields.allSatisfy { $0.comparison.areEqual(one + $0.offset, other + $0.offset) }
      }
    // A reference is its address; two enumerations or existentials with the same bits are the
    // same. Other bits may still mean the same, and then a body runs that need not have.
    case .reference, .existential, .other: return byBits(type)
    }
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
  static var comparison: Comparison { get }
}

extension Optional: Wrapping {
  static var comparison: Comparison {
    let wrapped = Comparison.of(Wrapped.self)
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
  static var comparison: Comparison {
    Comparison { one, other in
      // Only now: a type may have an array of itself.
      let element = Comparison.of(Element.self)
      let one = one.assumingMemoryBound(to: Self.self).pointee
      let other = other.assumingMemoryBound(to: Self.self).pointee
      return one.count == other.count && zip(one, other).allSatisfy { element($0, $1) }
    }
  }
}
