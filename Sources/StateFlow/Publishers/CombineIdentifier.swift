import Synchronization

/// Something that tells one subscriber or subscription from another.
public protocol CustomCombineIdentifierConvertible {
  /// The identity of this subscriber or subscription.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// The identity of a subscriber or a subscription.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private static let next = Atomic<UInt>(0)

  private let raw: UInt

  /// An identity unlike every other that was made this way.
  public init() {
    raw = Self.next.wrappingAdd(1, ordering: .relaxed).newValue
  }

  public init(_ object: AnyObject) {
    raw = UInt(bitPattern: ObjectIdentifier(object))
  }

  /// A text for people who debug.
  public var description: String { "0x" + String(raw, radix: 16) }
}
