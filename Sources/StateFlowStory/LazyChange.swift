import StateFlow
import Synchronization

/// The change that a write made. The change isn't described until its description is first read.
///
/// Most stories are never read, so recording a write only keeps the values. But a value is
/// described immediately if it can change later, retains an object, or is large, as determined by
/// ``PlainData``.
final class LazyChange: Sendable {
  private enum Contents: Sendable {
    case pending(@Sendable () -> ValueChange)
    case described(ValueChange)
  }

  private let contents: Mutex<Contents>

  /// Creates a change from one value to another.
  init<Value>(from old: Value, to new: Value) {
    guard PlainData.isSmall(old), PlainData.isSmall(new) else {
      contents = Mutex(.described(describeChange(from: old, to: new)))
      return
    }
    // Sound: plain data can be read on any thread, even if its type isn't `Sendable`.
    nonisolated(unsafe) let (old, new) = (old, new)
    contents = Mutex(.pending { unsafe describeChange(from: old, to: new) })
  }

  /// Creates a change that has already been described.
  init(_ change: ValueChange) {
    contents = Mutex(.described(change))
  }

  /// The description of the change.
  var value: ValueChange {
    let pending: @Sendable () -> ValueChange
    switch contents.withLock({ $0 }) {
    case .described(let change): return change
    case .pending(let describe): pending = describe
    }
    // A description can run any code, so the lock isn't held here.
    let change = pending()
    contents.withLock { $0 = .described(change) }
    return change
  }
}

/// Functions that decide which values a story can keep and describe later.
///
/// Every update records a story, but most stories are never read. So a story keeps values and
/// describes them when it's read. It must not retain objects or show their later changes, so it
/// keeps only plain data: numbers, strings, and collections, tuples, structures, and simple
/// enumeration cases that consist of plain data. A custom description can read anything, so values
/// with a custom description are described immediately.
enum PlainData {
  /// The maximum size of a value to keep, in bytes. A story keeps hundreds of values.
  private static let most = 2_048

  /// Returns whether a value is plain data and is small enough to keep.
  static func isSmall<Value>(_ value: Value) -> Bool {
    guard isPlain(Value.self) else { return false }
    var budget = most
    spend(value, &budget)
    return budget >= 0
  }

  /// Subtracts the size of a value from a budget, and stops when the budget is exceeded.
  fileprivate static func spend<Value>(_ value: Value, _ budget: inout Int) {
    guard budget >= 0 else { return }
    if isBitwise(Value.self) {
      budget -= MemoryLayout<Value>.size
    } else if let container = value as? any PlainContainer {
      container.spend(&budget)
    } else {
      func spendPart<Part>(_ property: StoredProperty, _ type: Part.Type) {
        spend(property.value(in: value, as: type), &budget)
      }
      for property in StoredProperty.all(of: Value.self) { spendPart(property, property.type) }
    }
  }

  // MARK: Types

  private static let known = Locked<[ObjectIdentifier: Bool]>([:])

  /// Returns whether the values of a type are plain data.
  ///
  /// Reflection is slow, so the results are cached for the lifetime of the program.
  static func isPlain(_ type: Any.Type) -> Bool { isPlain(type, inside: []) }

  /// - Parameter outer: The types that contain the type. A type that contains itself isn't plain
  ///   data.
  private static func isPlain(_ type: Any.Type, inside outer: [ObjectIdentifier]) -> Bool {
    let key = ObjectIdentifier(type)
    if let known = known.withLock({ $0[key] }) { return known }
    if outer.contains(key) { return false }
    let isPlain = parts(of: type)?.allSatisfy { Self.isPlain($0, inside: outer + [key]) } ?? false
    known.withLock { $0[key] = isPlain }
    return isPlain
  }

  /// Returns the types of the values in a value of the given type. If all of these types are plain
  /// data, so is the type. Returns `nil` if the type can't be plain data, whatever it contains.
  private static func parts(of type: Any.Type) -> [Any.Type]? {
    if let type = type as? any PlainContainer.Type { return type.parts }
    if isScalar(type) { return [] }
    if type is any CustomStringConvertible.Type || type is any CustomDebugStringConvertible.Type
      || type is any CustomReflectable.Type
    {
      return nil
    }
    switch TypeKind(of: type) {
    case .structure, .tuple:
      let properties = StoredProperty.all(of: type)
      guard properties.allSatisfy(\.isReadable) else { return nil }
      return properties.isEmpty && !isBitwise(type) ? nil : properties.map(\.type)
    // Any other enumeration payload can retain an object.
    case .other: return isBitwise(type) ? [] : nil
    case .function, .reference, .existential: return nil
    }
  }

  private static func isScalar(_ type: Any.Type) -> Bool {
    type is Bool.Type || type is Date.Type || type is UUID.Type
      || type is any FixedWidthInteger.Type || type is any BinaryFloatingPoint.Type
  }
}

/// A type in the standard library that is plain data if its parts are plain data.
private protocol PlainContainer {
  static var parts: [Any.Type] { get }
  func spend(_ budget: inout Int)
}

extension PlainContainer where Self: Sequence {
  fileprivate func spend(_ budget: inout Int) {
    for part in self {
      budget -= 1
      guard budget >= 0 else { return }
      PlainData.spend(part, &budget)
    }
  }
}

extension String: PlainContainer {
  fileprivate static var parts: [Any.Type] { [] }
  fileprivate func spend(_ budget: inout Int) { budget -= 16 + utf8.count }
}

extension Optional: PlainContainer {
  fileprivate static var parts: [Any.Type] { [Wrapped.self] }
  fileprivate func spend(_ budget: inout Int) {
    budget -= 1
    if let value = self { PlainData.spend(value, &budget) }
  }
}

extension Array: PlainContainer {
  fileprivate static var parts: [Any.Type] { [Element.self] }
}

extension Set: PlainContainer {
  fileprivate static var parts: [Any.Type] { [Element.self] }
}

extension Dictionary: PlainContainer {
  fileprivate static var parts: [Any.Type] { [Key.self, Value.self] }
}
