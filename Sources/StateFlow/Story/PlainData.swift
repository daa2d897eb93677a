import Foundation
@preconcurrency @_spi(Reflection) import Swift

/// A type that decides which values a story can keep and describe later.
///
/// Every update records a story, but most stories are never read. So a story keeps values and
/// describes them when it's read. It must not retain objects or show their later changes, so it
/// keeps only plain data: numbers, strings, and collections, tuples, structures, and simple
/// enumeration cases that consist of plain data. A custom description can read anything, so values
/// with a custom description are described immediately.
struct PlainData: @unchecked Sendable {
  /// Subtracts a value's size in bytes from a budget and stops when the budget is exceeded.
  private let spend: (UnsafeRawPointer, inout Int) -> Void

  /// The maximum size of a value to keep, in bytes. A story keeps hundreds of values.
  private static let budget = 2_048

  /// Returns whether a value is plain data and is small enough to keep.
  static func isSmall<Value>(_ value: Value) -> Bool {
    guard let plain = of(Value.self) else { return false }
    var budget = budget
    withUnsafePointer(to: value) { plain.spend($0, &budget) }
    return budget >= 0
  }

  /// Returns an instance that measures values of a type, or `nil` if the type isn't plain data.
  ///
  /// Reflection is slow, so the results are cached for the lifetime of the program.
  static func of(_ type: Any.Type) -> PlainData? { of(type, inside: []) }

  /// Returns an instance that measures values of a type, or `nil` if the type isn't plain data.
  ///
  /// - Parameter outer: The types that contain the type. A type that contains itself isn't plain
  ///   data.
  fileprivate static func of(_ type: Any.Type, inside outer: [ObjectIdentifier]) -> PlainData? {
    let key = ObjectIdentifier(type)
    if let known = cache.withLock({ $0[key] }) { return known }
    if outer.contains(key) { return nil }
    let made = make(for: type, inside: outer + [key])
    cache.withLock { $0[key] = .some(made) }
    return made
  }

  private static let cache = Locked<[ObjectIdentifier: PlainData?]>([:])

  private init(_ spend: @escaping (UnsafeRawPointer, inout Int) -> Void) {
    self.spend = spend
  }

  private static func make(
    for type: Any.Type, inside outer: [ObjectIdentifier]
  ) -> PlainData? {
    func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
    let size = _openExistential(type, do: size)
    if let type = type as? any PlainCollection.Type { return type.plainData(inside: outer) }
    if isScalar(type) { return PlainData { $1 -= size } }
    if type is any CustomStringConvertible.Type || type is any CustomDebugStringConvertible.Type
      || type is any CustomReflectable.Type
    {
      return nil
    }
    switch Comparison.Kind(of: type) {
    case .structure, .tuple:
      var fields: [(offset: Int, data: PlainData)] = []
      let isPlain = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
        guard let data = of(fieldType, inside: outer) else { return false }
        fields.append((offset, data))
        return true
      }
      guard isPlain else { return nil }
      return PlainData { pointer, budget in
        for field in fields where budget >= 0 {
          field.data.spend(pointer + field.offset, &budget)
        }
      }
    // Any other enumeration payload can retain an object.
    case .other: return isBits(type) ? PlainData { $1 -= size } : nil
    case .function, .reference, .existential: return nil
    }
  }

  private static func isScalar(_ type: Any.Type) -> Bool {
    type is Bool.Type || type is Date.Type || type is UUID.Type
      || type is any FixedWidthInteger.Type || type is any BinaryFloatingPoint.Type
  }

  /// Returns whether values of a type contain no references.
  static func isBits(_ type: Any.Type) -> Bool {
    func isBits<Value>(_: Value.Type) -> Bool { _isPOD(Value.self) }
    return _openExistential(type, do: isBits)
  }
}

/// A type in the standard library that is plain data if its parts are plain data.
private protocol PlainCollection {
  static func plainData(inside outer: [ObjectIdentifier]) -> PlainData?
}

extension PlainData {
  /// Creates an instance that uses `spend` to measure values of a type.
  fileprivate init<Value>(
    of type: Value.Type, _ spend: @escaping (Value, inout Int) -> Void
  ) {
    self.init { pointer, budget in
      spend(pointer.assumingMemoryBound(to: Value.self).pointee, &budget)
    }
  }

  /// Creates an instance that measures collections of a type, or returns `nil` if their elements
  /// aren't plain data.
  ///
  /// This initializer is inlined, because each update measures collections, and doing so is slower
  /// if their type isn't known at compile time.
  @inline(__always)
  fileprivate init?<Elements: Sequence>(
    ofElementsIn type: Elements.Type, inside outer: [ObjectIdentifier]
  ) {
    guard let element = PlainData.of(Elements.Element.self, inside: outer) else { return nil }
    self.init(of: type) { value, budget in
      for part in value {
        budget -= 1
        guard budget >= 0 else { return }
        element.spend(part, &budget)
      }
    }
  }

  fileprivate func spend<Part>(_ part: Part, _ budget: inout Int) {
    withUnsafePointer(to: part) { spend($0, &budget) }
  }
}

extension String: PlainCollection {
  fileprivate static func plainData(inside outer: [ObjectIdentifier]) -> PlainData? {
    PlainData(of: String.self) { $1 -= 16 + $0.utf8.count }
  }
}

extension Optional: PlainCollection {
  fileprivate static func plainData(inside outer: [ObjectIdentifier]) -> PlainData? {
    guard let wrapped = PlainData.of(Wrapped.self, inside: outer) else { return nil }
    return PlainData(of: Self.self) { value, budget in
      budget -= 1
      if let value = value { wrapped.spend(value, &budget) }
    }
  }
}

extension Array: PlainCollection {
  fileprivate static func plainData(inside outer: [ObjectIdentifier]) -> PlainData? {
    PlainData(ofElementsIn: Self.self, inside: outer)
  }
}

extension Set: PlainCollection {
  fileprivate static func plainData(inside outer: [ObjectIdentifier]) -> PlainData? {
    PlainData(ofElementsIn: Self.self, inside: outer)
  }
}

extension Dictionary: PlainCollection {
  fileprivate static func plainData(inside outer: [ObjectIdentifier]) -> PlainData? {
    guard let key = PlainData.of(Key.self, inside: outer),
      let data = PlainData.of(Value.self, inside: outer)
    else { return nil }
    return PlainData(of: Self.self) { value, budget in
      for part in value {
        budget -= 1
        guard budget >= 0 else { return }
        key.spend(part.key, &budget)
        data.spend(part.value, &budget)
      }
    }
  }
}
