extension Subscribers {
  /// How many values a subscriber is willing to take.
  @frozen
  public struct Demand: Hashable, Comparable, Sendable {
    /// `Int.max` stands for "without limit".
    @usableFromInline let count: Int

    @inlinable
    init(count: Int) { self.count = count }

    /// As many as there are.
    public static var unlimited: Demand { @inlinable get { Demand(count: .max) } }

    /// None. It can be returned from ``Subscriber/receive(_:)``, but not requested (C3).
    public static var none: Demand { @inlinable get { Demand(count: 0) } }

    /// At most so many, which must not be negative.
    @inlinable
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "A demand cannot be negative, but it is \(value).")
      return Demand(count: value)
    }

    /// The number of values, or nil if there is no limit.
    @inlinable public var max: Int? { count == .max ? nil : count }
  }
}

extension Subscribers.Demand {
  /// Demands add up (C2); anything and unlimited is unlimited.
  @inlinable
  public static func + (lhs: Self, rhs: Self) -> Self {
    let (sum, overflow) = lhs.count.addingReportingOverflow(rhs.count)
    return overflow ? .unlimited : Self(count: sum)
  }

  @inlinable
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

  @inlinable
  public static func + (lhs: Self, rhs: Int) -> Self { lhs + .max(rhs) }

  @inlinable
  public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }

  /// Takes from a demand; unlimited stays unlimited, and nothing goes below none.
  @inlinable
  public static func - (lhs: Self, rhs: Self) -> Self {
    if lhs == .unlimited { return .unlimited }
    return Self(count: Swift.max(0, lhs.count - rhs.count))
  }

  @inlinable
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

  @inlinable
  public static func - (lhs: Self, rhs: Int) -> Self { lhs - .max(rhs) }

  @inlinable
  public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }

  @inlinable
  public static func * (lhs: Self, rhs: Int) -> Self {
    let (product, overflow) = lhs.count.multipliedReportingOverflow(by: rhs)
    return overflow || lhs == .unlimited ? .unlimited : .max(product)
  }

  @inlinable
  public static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }

  /// Unlimited is more than any number.
  @inlinable
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.count < rhs.count }

  /// Whether a demand is for exactly so many values.
  @inlinable
  public static func == (lhs: Self, rhs: Int) -> Bool { lhs.max == rhs }

  /// Whether a demand is for more than so many values.
  @inlinable
  public static func > (lhs: Self, rhs: Int) -> Bool { lhs > .max(rhs) }

  /// Whether a demand is for at least so many values.
  @inlinable
  public static func >= (lhs: Self, rhs: Int) -> Bool { lhs >= .max(rhs) }

  /// Whether a demand is for fewer than so many values.
  @inlinable
  public static func < (lhs: Self, rhs: Int) -> Bool { lhs < .max(rhs) }

  /// Whether a demand is for at most so many values.
  @inlinable
  public static func <= (lhs: Self, rhs: Int) -> Bool { lhs <= .max(rhs) }

  /// Stops the program if a subscription is asked for nothing (C3).
  func assertPositive() {
    precondition(
      count > 0, "Subscription.request(_:) was asked for no values. Request at least one.")
  }
}

extension Subscribers.Demand: CustomStringConvertible {
  /// `max(n)` or `unlimited`.
  public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
}
