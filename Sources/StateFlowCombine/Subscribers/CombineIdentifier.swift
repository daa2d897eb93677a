import Synchronization

/// A type whose values have an identity, such as a subscriber or a subscription.
public protocol CustomCombineIdentifierConvertible {
  /// The identity of the subscriber or subscription.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// The identity of a subscriber or a subscription.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private static let next = Atomic<UInt>(0)

  private let raw: UInt

  /// Creates an identity that differs from all others that are created this way.
  public init() {
    raw = Self.next.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// Creates the identity of an object.
  public init(_ object: AnyObject) {
    raw = UInt(bitPattern: ObjectIdentifier(object))
  }

  /// The identity as a string, for debugging.
  public var description: String { "0x" + String(raw, radix: 16) }
}
